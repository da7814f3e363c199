import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A fresh temporary folder in which a test runs the program, removed with all its contents when the test ends.
final class Workspace: Sendable {
  let path: String
  /// Where the program keeps indices unless told otherwise: beside the folder, so that tests see in it what they expect.
  var cacheHome: String { path + ".cache" }

  init() throws {
    var template = Array("/tmp/multihits-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A folder with files.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    Self.remove(path)
    Self.remove(cacheHome)
  }

  /// The path of a file in the folder.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders above it.
  func write(_ name: String, bytes: [UInt8]) throws {
    let folders = name.split(separator: "/").dropLast()
    for count in folders.indices { makeFolder(folders[...count].joined(separator: "/")) }
    try Self.write(bytes, toFile: self[name])
  }

  func write(_ name: String, _ text: String) throws {
    try write(name, bytes: Array(text.utf8))
  }

  func makeFolder(_ name: String) {
    mkdir(self[name], 0o755)
  }

  /// The contents of a file.
  func bytes(_ name: String) throws -> [UInt8] {
    try Self.bytes(ofFile: self[name])
  }

  /// The contents of a file as text.
  func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// Takes a file away.
  func remove(_ name: String) throws {
    try #require(unlink(self[name]) == 0, "\(name) cannot be removed")
  }

  func exists(_ name: String) -> Bool {
    access(self[name], F_OK) == 0
  }

  /// The names in the folder, or in one within it, sorted.
  func names(in folder: String = ".") -> [String] {
    Self.names(in: self[folder]).sorted()
  }

  /// Writes any file.
  static func write(_ bytes: [UInt8], toFile path: String) throws {
    let file = try #require(fopen(path, "w"), "\(path) cannot be written")
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  /// The contents of any file.
  static func bytes(ofFile path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"), "\(path) cannot be read")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The names in any folder, unsorted.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
