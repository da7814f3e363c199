import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What ends the wait for standard input, where somebody may type for ever: a request to end the program.
package enum InputInterruption {
  private static let descriptor = Atomic<Int32>(-1)

  /// From now on reading standard input fails with `ECANCELED` where nothing is there to read and a descriptor is
  /// readable.
  package static func listen(to interruption: Int32) {
    descriptor.store(interruption, ordering: .relaxed)
  }

  /// Waits for standard input.
  ///
  /// - Returns: whether it is to be read.
  static func waitForInput() -> Bool {
    let interruption = descriptor.load(ordering: .relaxed)
    guard interruption >= 0 else { return true }
    var awaited = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
    ]
    _ = SystemCalls.retrying { poll(&awaited, 2, -1) }
    return awaited[0].revents != 0 || awaited[1].revents == 0
  }
}
