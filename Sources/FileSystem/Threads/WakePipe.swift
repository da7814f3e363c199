#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe by which others end the wait of a thread for its descriptors.
package struct WakePipe: Sendable {
  /// The end that becomes readable.
  package let reading: Int32
  /// The other end.
  package let writing: Int32

  /// - Returns: nil when there are too few descriptors.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Ends the wait, now or before it begins. Where the pipe is full, it ends anyway.
  package func wakeUp() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Takes what woke the thread.
  package func empty() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
      while read(reading, bytes.baseAddress, bytes.count) == bytes.count {}
    }
  }

  /// Gives the descriptors back, when nobody uses them any more.
  package func end() {
    close(reading)
    close(writing)
  }
}
