public import Diagnostics

/// Why a file could not be read, understood or written.
public struct FileError: Error, Sendable, Hashable {
  /// What went wrong, so that callers can choose an exit status.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// There is nothing at the path, or a glob matches nothing.
    case missing
    /// Permission is denied.
    case notReadable
    /// A folder, a pipe, a device or a socket.
    case notRegular
    /// Larger than the limit, before or after decompression.
    case tooLarge
    /// The process, or the system, has too many files open to open another one.
    case tooManyOpen
    /// Standard input was no longer waited for, because the program is to end.
    case interrupted
    /// Any other failure of the operating system.
    case io
    /// Compressed data that is damaged or cut off.
    case corruptGzip
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// Text that does not keep to its format.
    case malformed
    /// The output cannot be written.
    case notWritable
  }

  /// The file as it was named.
  public var path: String
  /// What went wrong.
  public var kind: Kind
  /// The place in the (decompressed) text, nil when the whole file is meant.
  public var position: SourcePosition?
  /// One sentence without a period that does not repeat the path.
  public var message: String

  /// Makes an error.
  package init(path: String, kind: Kind, position: SourcePosition? = nil, message: String) {
    self.path = path
    self.kind = kind
    self.position = position
    self.message = message
  }

  /// The error as a finding of a report.
  public var diagnostic: Diagnostic {
    Diagnostic(code: code, file: path, range: position.map { SourceRange(at: $0) }, message: message)
  }

  private static let tooManyOpenCode = "too-many-open-files"

  /// Whether one of some findings is that too many files are open, which says nothing of what is in the files.
  package static func areTooManyOpen(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.code == tooManyOpenCode }
  }

  private var code: String {
    switch kind {
    case .missing: "missing-file"
    case .notReadable: "unreadable-file"
    case .notRegular: "not-a-regular-file"
    case .tooLarge: "file-too-large"
    case .tooManyOpen: Self.tooManyOpenCode
    case .interrupted: "interrupted"
    case .io: "read-failed"
    case .corruptGzip: "corrupt-gzip"
    case .invalidUTF8: "invalid-utf8"
    case .malformed: "malformed-file"
    case .notWritable: "unwritable-file"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The file, the place when there is one, and the message: `a.csv:3:7: …`.
  public var description: String {
    guard let position else { return "\(path): \(message)" }
    return "\(path):\(position.line):\(position.column): \(message)"
  }
}
