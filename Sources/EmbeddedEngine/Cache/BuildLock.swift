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
/// It is a lock on a file, which the system takes away from a process that dies. The file is removed with the lock; so
/// whoever gets a lock looks whether its file is still the one that others would lock.
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
    while true {
      let descriptor = try Self.opened(path)
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        if !hasWaited, errno == EWOULDBLOCK { onWait() }
        hasWaited = true
        guard SystemCalls.retrying({ flock(descriptor, LOCK_EX) }) == 0 else {
          let error = Self.failure(path)
          close(descriptor)
          throw error
        }
      }
      if Self.isFile(descriptor, at: path) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
  }

  /// Takes the lock if nobody has it.
  init?(ifFree path: String) {
    guard let descriptor = try? Self.opened(path) else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, Self.isFile(descriptor, at: path) else {
      close(descriptor)
      return nil
    }
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit {
    // In a folder that was deleted and made anew, another process may have a lock of this name.
    FileIdentity(descriptor: descriptor)?.removeName(path)
    // A process that was just started may have a copy of the descriptor for a moment.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func opened(_ path: String) throws(IndexCacheError) -> Int32 {
    let descriptor = SystemCalls.retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0 else { throw failure(path) }
    return descriptor
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    FileIdentity(descriptor: descriptor)?.isAt(path) ?? false
  }

  private static func failure(_ path: String) -> IndexCacheError {
    IndexCacheError(
      kind: .unavailable, path: path, message: "the index cannot be locked: \(SystemCalls.message(errno))")
  }
}
