#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, removed with all its contents when the test ends.
package final class TemporaryFolder {
  /// The folder's path, without a slash at its end.
  package let path: String

  /// - Throws: ``TestSupportError`` when the system makes no folder.
  package init() throws {
    var template = Array("/tmp/multihits-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TestSupportError("no temporary folder") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    Self.remove(path)
  }

  /// The path of a file in the folder.
  package subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders above it, and returns its path.
  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let folders = name.split(separator: "/").dropLast()
    for count in folders.indices { makeFolder(folders[...count].joined(separator: "/")) }
    guard let file = fopen(self[name], "w") else { throw TestSupportError("\(self[name]) cannot be opened") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw TestSupportError("\(self[name]) cannot be written")
    }
    return self[name]
  }

  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  package func makeFolder(_ name: String) {
    mkdir(self[name], 0o755)
  }

  package func makePipe(_ name: String) throws {
    guard mkfifo(self[name], 0o644) == 0 else { throw TestSupportError("no pipe at \(self[name])") }
  }

  package func makeLink(_ name: String, to target: String) throws {
    guard symlink(target, self[name]) == 0 else { throw TestSupportError("no link at \(self[name])") }
  }

  /// The names in the folder, sorted.
  package var names: [String] { Self.names(in: path).sorted() }

  package static func names(in path: String) -> [String] {
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
package let isRoot = geteuid() == 0
