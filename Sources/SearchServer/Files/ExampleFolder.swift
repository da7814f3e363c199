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

  private static let files: [(name: String, bytes: [UInt8])] = [
    ("data/actors.json", PackageResources.actors_json), ("data/films.json", PackageResources.films_json),
    ("queries.yaml", PackageResources.queries_yaml),
    // Last, since its being there says that all are.
    ("search.yaml", PackageResources.search_yaml),
  ]

  /// Writes the files, unless the spec is there already: what somebody changed stays.
  ///
  /// - Returns: whether they were written.
  /// - Throws: ``RunFailure`` with 73.
  package func write() throws -> Bool {
    guard FileStamp(path: spec) == nil else { return false }
    if let own = Self.files.first(where: { FileStamp(path: "\(path)/\($0.name)") != nil }) {
      throw RunFailure(
        .unwritableOutput, "'\(path)/\(own.name)' is there already, and not of the example; name another folder")
    }
    do throws(FileError) {
      try SystemCalls.makeFolder("\(path)/data")
      for (name, bytes) in Self.files {
        var file = try AtomicFile(path: "\(path)/\(name)")
        try file.write(bytes)
        try file.commit()
      }
    } catch {
      throw RunFailure(.unwritableOutput, error.description)
    }
    return true
  }
}
