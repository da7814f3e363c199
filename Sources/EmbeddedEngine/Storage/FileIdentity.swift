#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells an open file from others that stand, or will stand, at its path. No other file has it while it is open.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// The identity of an open file; nil with `errno` on failure.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of the file that a path leads to; nil when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    (device, inode) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
  }

  /// Whether a path leads to the file.
  func isAt(_ path: String) -> Bool {
    FileIdentity(path: path) == self
  }

  /// Takes the file's name away; another file that has it by now is left alone.
  ///
  /// The system cannot do both at once. What gets the name in between is lost, which costs caches and locks no more than
  /// to be made again.
  func removeName(_ path: String) {
    if isAt(path) { unlink(path) }
  }
}
