import FileSystem
package import SpecLoader
import TerminalText

/// The query file that takes what is on the screen as a row, to be judged by later tests.
///
/// Everything that is there stays. A file that cannot take a row is left as it is, and so is one that another program
/// writes meanwhile.
package struct QueryFile: Sendable {
  /// What became of a row.
  package enum Outcome: Sendable, Hashable {
    /// It was written under an id.
    case written(id: String)
    /// The file has a row of this id that asks and expects the same.
    case isThere(id: String)
    /// It was not written, for a reason for people.
    case refused(String)
  }

  /// The file.
  package let path: String
  private let form: QueryFileForm
  private let spec: String

  /// How large a file is read.
  private static let byteLimit = 64 << 20

  /// A query file, which need not be there yet; nil for a name of no form that takes rows.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - spec: the spec that its queries are for, as the user named it.
  package init?(path: String, spec: String) {
    guard let form = QueryFileForm(fileName: path), QueryFileText.forms.contains(form) else { return nil }
    self.path = path
    self.form = form
    self.spec = spec
  }

  /// Adds a row at the end of the file's queries.
  package func add(_ row: QueryRow) -> Outcome {
    do {
      let bytes = try present()
      let text = QueryFileText(file: path, form: form, bytes: bytes ?? [])
      switch try text.adding(row, heading: heading) {
      case .isThere(let id): return .isThere(id: id)
      case .added(let id, let new):
        try replace(bytes, by: new)
        return .written(id: id)
      }
    } catch let error as QueryFileRefusal {
      return .refused("\(path) is left as it is: \(error.reason)")
    } catch let error as FileError {
      return .refused("\(error)")
    } catch {
      return .refused("\(path) cannot be written")
    }
  }

  /// What the file holds; nil when there is none.
  private func present() throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try FileReading.bytes(ofFile: path, limit: Self.byteLimit)
    } catch {
      guard error.kind == .missing else { throw error }
      return nil
    }
  }

  private func replace(_ old: [UInt8]?, by new: [UInt8]) throws(FileError) {
    var file = try AtomicFile(path: path)
    try file.write(new)
    try file.seal()
    guard try present() == old else {
      throw FileError(path: path, kind: .notWritable, message: "another program has just written it; press F4 again")
    }
    try file.commit()
  }

  /// How the queries are judged.
  private var heading: String {
    "Run these with: multihits test \(Self.shellWord(spec)) \(Self.shellWord(path))".visiblyEscaped()
  }

  /// A path as one word of a shell.
  private static func shellWord(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789_-./+,:@".unicodeScalars.contains(scalar)
    }
    return isPlain && !path.isEmpty ? path : "'" + path.replacing("'", with: #"'\''"#) + "'"
  }
}
