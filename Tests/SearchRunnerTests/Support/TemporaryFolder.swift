import Foundation

/// A folder of a test's own, removed with all its contents when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "search-runner-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the folder's files, sorted; those of folders below with the folder's name.
  var names: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? []
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: self[name])), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: self[name]))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
  }

  func makeLink(_ name: String, to target: String, isHard: Bool = false) throws {
    if isHard {
      try FileManager.default.linkItem(atPath: self[target], toPath: self[name])
    } else {
      try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
    }
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self[name])
  }
}
