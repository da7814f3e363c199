import FileSystem

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
  /// Tells those who wait that this process lives.
  private let heartbeat: BuildHeartbeat?

  /// Waits for the lock as long as the process that has it gives signs of life.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - waiting: how to wait.
  /// - Throws: ``IndexCacheError`` of the kind `unavailable` when the file cannot be made or locked, or the other
  ///   process does not go on; `CancellationError`.
  init(_ path: String, waiting: BuildWaiting = BuildWaiting()) throws {
    var isFirst = true
    var fault: (any Error)?
    let descriptor = FileLock.open(path, flags: Self.flags, mode: 0o600) { descriptor in
      if isFirst {
        isFirst = false
        if FileLock.takeIfFree(descriptor) { return true }
        if errno == EWOULDBLOCK { waiting.onNews(.begins) }
      }
      do {
        try Self.wait(for: descriptor, path, waiting)
        return true
      } catch {
        fault = error
        return false
      }
    }
    if let fault { throw fault }
    guard descriptor >= 0 else { throw Self.failure(path) }
    (self.path, self.descriptor) = (path, descriptor)
    heartbeat = BuildHeartbeat(descriptor: descriptor)
  }

  /// Locks a file; it looks again and again, since the system would wait for a stopped process as well.
  private static func wait(for descriptor: Int32, _ path: String, _ waiting: BuildWaiting) throws {
    let start = SuspendingClock.now
    var patience = BuildPatience(BuildSign(descriptor: descriptor), at: .zero)
    var pause: UInt32 = 1_000
    while !FileLock.takeIfFree(descriptor) {
      guard errno == EWOULDBLOCK else { throw failure(path) }
      guard !waiting.isCancelled() else { throw CancellationError() }
      let sign = BuildSign(descriptor: descriptor)
      switch patience.step(sign, at: SuspendingClock.now - start) {
      case .wait: break
      case .tell: waiting.onNews(.lasts(processID: sign.processID))
      case .giveUp:
        let holder = sign.processID.map { "process \($0)" } ?? "another process"
        throw IndexCacheError(
          kind: .unavailable, path: path,
          message:
            "\(holder) builds the index and does not go on; continue or end it, until then the index is built in "
            + "memory")
      }
      usleep(pause)
      pause = min(pause * 2, 50_000)
    }
  }

  /// Takes the lock if it is free.
  init?(ifFree path: String) {
    let descriptor = FileLock.open(path, flags: Self.flags, mode: 0o600)
    guard descriptor >= 0 else { return nil }
    (self.path, self.descriptor) = (path, descriptor)
    heartbeat = nil
  }

  deinit {
    heartbeat?.stop()
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
