import FileSystem
import Runs

/// The example of films, which is part of the program, as files in a folder.
package struct ExampleFolder: Sendable {
  /// The folder.
  package let path: String

  /// A folder, which need not be there.
  package init(path: String) {
    self.path = path
  }

  /// The spec in the folder.
  package var spec: String { "\(path)/search.yaml" }

  /// Writes the files, unless the spec is there already: what somebody changed stays.
  ///
  /// - Returns: whether they were written.
  /// - Throws: ``RunFailure`` with 73.
  package func write() throws -> Bool {
    guard FileStamp(path: spec) == nil else { return false }
    if let own = EmbeddedFile.example.first(where: { FileStamp(path: "\(path)/\($0.path)") != nil }) {
      throw RunFailure(
        .unwritableOutput, "'\(path)/\(own.path)' is there already, and not of the example; name another folder")
    }
    do throws(FileError) {
      try SystemCalls.makeFolder("\(path)/data")
      for example in EmbeddedFile.example {
        var file = try AtomicFile(path: "\(path)/\(example.path)")
        try file.write(example.bytes)
        try file.commit()
      }
    } catch {
      throw RunFailure(.unwritableOutput, error.description)
    }
    return true
  }
}
