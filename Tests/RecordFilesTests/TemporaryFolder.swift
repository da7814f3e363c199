import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, removed with all its contents when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/record-files-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    Self.remove(path)
  }

  /// The path of a file in the folder.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders above it, and returns its path.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let folders = name.split(separator: "/").dropLast()
    for count in folders.indices { makeFolder(folders[...count].joined(separator: "/")) }
    let file = try #require(fopen(self[name], "w"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    return self[name]
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  func makeFolder(_ name: String) {
    mkdir(self[name], 0o755)
  }

  func makePipe(_ name: String) throws {
    try #require(mkfifo(self[name], 0o644) == 0)
  }

  func makeLink(_ name: String, to target: String) throws {
    try #require(symlink(target, self[name]) == 0)
  }

  /// The names in the folder, sorted.
  var names: [String] { Self.names(in: path).sorted() }

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

/// Whether permissions do not bind the user who runs the tests.
let isRoot = geteuid() == 0
