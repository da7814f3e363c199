#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, removed with all its contents when the test ends.
package final class TemporaryFolder: Sendable {
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
  package func write(_ name: String, _ bytes: some Collection<UInt8>) throws -> String {
    let folders = name.split(separator: "/").dropLast()
    for count in folders.indices { makeFolder(folders[...count].joined(separator: "/")) }
    try Self.write(bytes, toFile: self[name])
    return self[name]
  }

  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, text.utf8)
  }

  /// The contents of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    try Self.bytes(ofFile: self[name])
  }

  /// The contents of a file as text.
  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The permissions of a file; 0 without a file.
  package func mode(_ name: String) -> UInt32 {
    var status = stat()
    return stat(self[name], &status) == 0 ? UInt32(status.st_mode) & 0o7777 : 0
  }

  package func makeFolder(_ name: String) {
    mkdir(self[name], 0o755)
  }

  package func makePipe(_ name: String) throws {
    guard mkfifo(self[name], 0o644) == 0 else { throw TestSupportError("no pipe at \(self[name])") }
  }

  package func makeLink(_ name: String, to target: String, isHard: Bool = false) throws {
    let status = isHard ? link(self[target], self[name]) : symlink(target, self[name])
    guard status == 0 else { throw TestSupportError("no link at \(self[name])") }
  }

  /// Removes a file, or a folder with all its contents.
  package func remove(_ name: String) throws {
    Self.remove(self[name])
    guard access(self[name], F_OK) != 0 else { throw TestSupportError("\(self[name]) cannot be removed") }
  }

  /// The names in the folder, sorted.
  package var names: [String] { Self.names(in: path).sorted() }

  /// The paths of everything in the folder and in those below it, relative to the folder and sorted.
  package var subpaths: [String] { Self.subpaths(of: path).sorted() }

  private static func subpaths(of path: String) -> [String] {
    var status = stat()
    // Links are not followed: they may lead back.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
    return names(in: path).flatMap { name in [name] + subpaths(of: "\(path)/\(name)").map { "\(name)/\($0)" } }
  }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

/// Files anywhere.
extension TemporaryFolder {
  package static func write(_ bytes: some Collection<UInt8>, toFile path: String) throws {
    guard let file = fopen(path, "w") else { throw TestSupportError("\(path) cannot be opened") }
    defer { fclose(file) }
    let bytes = Array(bytes)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw TestSupportError("\(path) cannot be written")
    }
  }

  /// The contents of a file.
  package static func bytes(ofFile path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw TestSupportError("\(path) cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The names in a folder, unsorted.
  package static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

/// Whether permissions do not bind the user who runs the tests.
package let isRoot = geteuid() == 0
