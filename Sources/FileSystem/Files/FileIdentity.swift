#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells a file from all others, whatever name it is called by. No other file has it while it is open, or has a
/// name.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// The identity of an open file; nil with `errno` on failure.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of a file that a process has open under a number, such as 0 for its standard input; nil for a
  /// terminal, a pipe or a device, which no output replaces.
  package static func file(openAs descriptor: Int32) -> FileIdentity? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileIdentity(status)
  }

  /// The identity of the file that a path leads to; nil when there is no file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    (device, inode) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
  }

  /// Whether a path leads to the file.
  package func isAt(_ path: String) -> Bool {
    FileIdentity(path: path) == self
  }

  /// Takes the file's name away; another file that has it by now is left alone.
  ///
  /// The system cannot check and remove atomically. That does not matter while the caller holds the lock under which
  /// the name is given and removed; without it, a file that gets the name in between is lost.
  package func removeName(_ path: String) {
    if isAt(path) { unlink(path) }
  }
}
