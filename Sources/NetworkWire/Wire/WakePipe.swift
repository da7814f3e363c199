#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe by which other threads end the wait of one for its sockets. It is never closed.
struct WakePipe: Sendable {
  /// The end that becomes readable.
  let reading: Int32
  private let writing: Int32

  /// - Returns: nil when there are too few descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Ends the wait, now or before it begins. Where the pipe is full, it ends anyway.
  func wakeUp() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Takes what woke the thread.
  func empty() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
      while read(reading, bytes.baseAddress, bytes.count) == bytes.count {}
    }
  }

  /// Gives the descriptors back, when no thread has begun to wait.
  func end() {
    close(reading)
    close(writing)
  }
}
