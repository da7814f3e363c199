import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, removed with all its contents when the test ends.
final class ScratchFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/embedded-engine-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    Self.remove(path)
  }

  /// The path of a file in the folder.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  @discardableResult
  func write(_ name: String, _ bytes: some Collection<UInt8>) throws -> String {
    let file = try #require(fopen(self[name], "w"))
    defer { fclose(file) }
    let bytes = Array(bytes)
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    return self[name]
  }

  func read(_ name: String) throws -> [UInt8] {
    let file = try #require(fopen(self[name], "r"))
    defer { fclose(file) }
    var status = stat()
    try #require(fstat(fileno(file), &status) == 0)
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    try #require(fread(&bytes, 1, bytes.count, file) == bytes.count)
    return bytes
  }

  /// The mode of a file, without its kind.
  func mode(_ name: String) -> UInt32 {
    var status = stat()
    return stat(self[name], &status) == 0 ? UInt32(status.st_mode) & 0o7777 : 0
  }

  /// The names in the folder, sorted.
  var names: [String] { Self.names(in: path).sorted() }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
