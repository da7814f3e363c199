import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A fresh temporary folder in which a test runs the program, removed with all its contents when the test ends.
final class Workspace: Sendable {
  private let folder: TemporaryFolder
  let path: String
  /// Where the program keeps indices unless told otherwise: beside the folder, so that tests see in it what they
  /// expect.
  var cacheHome: String { folder["cache"] }

  init() throws {
    folder = try TemporaryFolder()
    folder.makeFolder("work")
    path = folder["work"]
  }

  /// A folder with files.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(name, text) }
  }

  /// The path of a file in the folder.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders above it.
  func write(_ name: String, bytes: [UInt8]) throws {
    try folder.write("work/\(name)", bytes)
  }

  func write(_ name: String, _ text: String) throws {
    try write(name, bytes: Array(text.utf8))
  }

  func makeFolder(_ name: String) {
    folder.makeFolder("work/\(name)")
  }

  /// The contents of a file.
  func bytes(_ name: String) throws -> [UInt8] {
    try folder.bytes("work/\(name)")
  }

  /// The contents of a file as text.
  func text(_ name: String) throws -> String {
    try folder.text("work/\(name)")
  }

  func remove(_ name: String) throws {
    try folder.remove("work/\(name)")
  }

  func exists(_ name: String) -> Bool {
    access(self[name], F_OK) == 0
  }

  /// The names in the folder, or in one within it, sorted.
  func names(in folder: String = ".") -> [String] {
    TemporaryFolder.names(in: self[folder]).sorted()
  }
}
