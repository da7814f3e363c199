#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the file system says of a file without reading it. While it stays the same, so does the file, as far as the
/// clock of the file system tells moments apart.
package struct FileStamp: Hashable, Sendable {
  package let size: Int64
  package let inode: UInt64
  /// When the contents changed, in nanoseconds since 1970. Anybody may set it.
  package let modified: Int64
  /// When the file changed in any way, its time of modification and its name included. The system alone sets it.
  package let changed: Int64

  package init(size: Int64, inode: UInt64, modified: Int64, changed: Int64) {
    (self.size, self.inode, self.modified, self.changed) = (size, inode, modified, changed)
  }

  /// The stamp of the file that a path leads to; nil when there is no file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of an open file; nil with `errno` on failure.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int64(status.st_size), inode: UInt64(status.st_ino), modified: Self.nanoseconds(modified),
      changed: Self.nanoseconds(changed))
  }

  /// Whether the file was last changed so long before a moment that a later change must have another stamp: two
  /// seconds, the coarsest clock of a file system.
  ///
  /// Every change of the contents, and of the time of modification, is a change of the file, so that the time that the
  /// system sets tells. The other one may lie in the future, where it would never be long ago.
  package func isSettled(at moment: Int64) -> Bool {
    let (age, overflows) = moment.subtractingReportingOverflow(changed)
    return !overflows && age >= 2_000_000_000
  }

  /// The present in nanoseconds since 1970, by the clock that file systems use.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Files may claim any time; one beyond the range of numbers is some other one, which does no harm.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
