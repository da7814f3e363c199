import SearchRunner

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of an open file, a stretch at a time.
final class FileChunks {
  private let descriptor: Int32
  private let name: String

  /// Standard input.
  static func standardInput() -> FileChunks { FileChunks(descriptor: 0, name: "standard input") }

  /// Opens a regular file.
  ///
  /// - Throws: ``CommandFailure`` with 66.
  convenience init(path: String) throws {
    // Without O_NONBLOCK the mere opening of a named pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(path, String(cString: strerror(errno))) }
    self.init(descriptor: descriptor, name: path)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Self.unreadable(path, "it is not a regular file")
    }
  }

  private init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  deinit {
    if descriptor > 2 { close(descriptor) }
  }

  /// The next bytes; nil at the end, or when the program was asked to stop while it waited.
  func next() throws -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { return Array(chunk[..<count]) }
      if count == 0 { return nil }
      guard errno == EINTR else { throw Self.unreadable(name, String(cString: strerror(errno))) }
      if Interrupts.signalNumber != nil { return nil }
    }
  }

  private static func unreadable(_ name: String, _ reason: String) -> CommandFailure {
    CommandFailure(.missingInput, "cannot read '\(name)': \(reason)")
  }
}

@available(*, unavailable)
extension FileChunks: Sendable {}
