#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Locks on files that are renamed or removed while they are locked.
///
/// A process that waited for such a lock may hold the lock of a file that lost its name meanwhile, while others lock
/// the file that has the name now. So a lock counts only when its file still stands at the path.
package enum FileLock {
  /// How often the file at the path may be another one by the time it is locked. Each time, some process has just put
  /// it there. Processes that take turns need a few attempts; so after this many something else must be at work, and
  /// opening fails with `EBUSY`.
  private static let attemptCount = 1_000

  /// Opens a file and locks it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - flags: How it is opened.
  ///   - mode: Its mode if it is made.
  ///   - lock: Locks the open file; false with `errno` when that fails. By default it does not wait.
  /// - Returns: The descriptor of the file that stands at the path; -1 with `errno` on failure, which is `EWOULDBLOCK`
  ///   while another process has the lock.
  package static func open(
    _ path: String, flags: Int32, mode: UInt16, lock: (Int32) -> Bool = takeIfFree
  ) -> Int32 {
    for _ in 0..<attemptCount {
      let descriptor = SystemCalls.retrying { systemOpen(path, flags, mode_t(mode)) }
      guard descriptor >= 0 else { return -1 }
      guard lock(descriptor) else {
        let number = errno
        close(descriptor)
        errno = number
        return -1
      }
      if FileIdentity(descriptor: descriptor)?.isAt(path) == true { return descriptor }
      close(descriptor)
    }
    errno = EBUSY
    return -1
  }

  /// Takes the lock of an open file if it is free; false with `errno` otherwise.
  package static func takeIfFree(_ descriptor: Int32) -> Bool {
    SystemCalls.retrying { flock(descriptor, LOCK_EX | LOCK_NB) } == 0
  }

  /// Closes a file. Its lock ends here even while a process that was just started still has a copy of the descriptor.
  @discardableResult
  package static func release(_ descriptor: Int32) -> Int32 {
    flock(descriptor, LOCK_UN)
    return close(descriptor)
  }

  private static func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags, mode)
    #elseif canImport(Musl)
      Musl.open(path, flags, mode)
    #elseif canImport(Darwin)
      Darwin.open(path, flags, mode)
    #endif
  }
}
