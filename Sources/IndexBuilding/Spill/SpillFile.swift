import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary file without a name, which vanishes with its last user even when the process is killed.
final class SpillFile: Sendable {
  private let descriptor: Int32
  /// How many bytes were appended so far.
  private let end = Mutex(0)

  /// Makes a file.
  ///
  /// - Parameter folder: where; it is never seen there.
  init(folder: String) throws(SpillError) {
    descriptor = Self.opened(in: folder)
    guard descriptor >= 0 else { throw SpillError(folder: folder, number: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Opens a new file that no process that is started meanwhile gets a descriptor of, which `mkstemp` cannot do; -1
  /// with `errno` on failure.
  private static func opened(in folder: String) -> Int32 {
    while true {
      let path = "\(folder)/.multihits-build-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { unlink(path) }
      guard descriptor < 0, errno == EEXIST || errno == EINTR else { return descriptor }
    }
  }

  /// Appends bytes and tells where they are.
  func append(_ bytes: UnsafeRawBufferPointer) throws(SpillError) -> Range<Int> {
    let start = end.withLock { end in
      defer { end += bytes.count }
      return end
    }
    var done = 0
    while done < bytes.count {
      let count = pwrite(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(start + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SpillError(folder: nil, number: count < 0 ? errno : ENOSPC) }
      done += count
    }
    return start..<start + bytes.count
  }

  /// Reads bytes that were appended before.
  func read(from offset: Int, into bytes: UnsafeMutableRawBufferPointer) throws(SpillError) {
    var done = 0
    while done < bytes.count {
      let count = pread(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SpillError(folder: nil, number: count < 0 ? errno : EIO) }
      done += count
    }
  }
}

/// Why what does not fit into memory could not be kept in a temporary file.
package struct SpillError: Error, CustomStringConvertible {
  /// The folder in which no file could be made; nil when the file was there.
  let folder: String?
  /// The system's number of the error.
  let number: Int32

  package var description: String {
    let reason = String(cString: strerror(number))
    return folder.map { "no temporary file can be made in \($0): \(reason)" } ?? "the temporary file fails: \(reason)"
  }
}
