import RecordFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The right to build an index, which one process at a time has, and in it one thread.
///
/// It is a lock on a file, which the system takes away from a process that dies. The file is removed with the lock.
struct BuildLock: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - onWait: called once before the process waits for another one; it waits without limit.
  init(_ path: String, onWait: () -> Void = {}) throws(IndexCacheError) {
    var hasWaited = false
    let descriptor = FileLock.open(path, flags: Self.flags, mode: 0o600) { descriptor in
      if FileLock.takeIfFree(descriptor) { return true }
      if !hasWaited, errno == EWOULDBLOCK { onWait() }
      hasWaited = true
      return FileLock.take(descriptor)
    }
    guard descriptor >= 0 else { throw Self.failure(path) }
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Takes the lock if nobody has it.
  init?(ifFree path: String) {
    let descriptor = FileLock.open(path, flags: Self.flags, mode: 0o600)
    guard descriptor >= 0 else { return nil }
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit {
    // In a folder that was deleted and made anew, another process may have a lock of this name.
    FileIdentity(descriptor: descriptor)?.removeName(path)
    FileLock.release(descriptor)
  }

  private static let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW

  private static func failure(_ path: String) -> IndexCacheError {
    IndexCacheError(
      kind: .unavailable, path: path, message: "the index cannot be locked: \(SystemCalls.message(errno))")
  }
}
