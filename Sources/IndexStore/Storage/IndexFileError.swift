/// Why an index file cannot be used.
package struct IndexFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, so that callers can choose between building anew and giving up.
  package enum Kind: Sendable, Hashable {
    /// There is no file.
    case missing
    /// The file cannot be opened, read or mapped.
    case unreadable
    /// The file is not one of this program's index files.
    case foreign
    /// An earlier version of this program wrote it.
    case older
    /// A later version of this program wrote it.
    case newer
    /// The file ends before its last byte.
    case truncated
    /// Bytes of the file are not those that were written.
    case damaged
    /// The file cannot be written.
    case notWritable
  }

  /// What is wrong.
  package let kind: Kind
  /// The file.
  package let path: String
  /// One sentence without a period that does not repeat the path.
  package let message: String

  package init(kind: Kind, path: String, message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }

  /// The file and the message.
  package var description: String { "\(path): \(message)" }
}
