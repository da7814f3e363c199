#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of a check's own for readers that read files, removed when the check ends.
final class ScratchFolder {
  private let folder: String
  private var names: Set<String> = []

  init() throws {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/multihits-fuzz-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw BrokenProperty("a folder can be made in \(place)") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// The path of a file, which is removed with the folder.
  func path(_ name: String) -> String {
    names.insert(name)
    return "\(folder)/\(name)"
  }

  /// Writes a file.
  ///
  /// - Returns: its path.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = path(name)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw BrokenProperty("the file \(path) can be written") }
    defer { close(descriptor) }
    let count = bytes.withUnsafeBytes { Self.write(descriptor, $0) }
    try require(count == bytes.count, "the file \(path) can be written")
    return path
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
