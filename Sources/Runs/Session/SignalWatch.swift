import FileSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for a signal on a thread of its own, and then does something.
///
/// A handler of signals must not wake a task, but may write to a pipe. A task that asked for signals now and then would
/// wake the program all the time.
package final class SignalWatch: Sendable {
  private let ending: WakePipe

  /// Begins to wait; nil when the system has no descriptors or threads left.
  ///
  /// - Parameters:
  ///   - signals: what becomes readable with the first signal.
  ///   - delay: how long after the signal something is done.
  ///   - action: what is done, on the watch's thread.
  init?(_ signals: WakePipe, delay: Duration, _ action: @escaping @Sendable () -> Void) {
    guard let pipe = WakePipe() else { return nil }
    ending = pipe
    // The thread keeps the watch, so that the pipe is closed by who needs it last.
    let thread = WorkerThread { [self] in
      guard wait(for: signals) == .signal, wait(for: nil, until: .now + delay) == .time else { return }
      action()
    }
    guard let thread else { return nil }
    thread.detach()
  }

  deinit { ending.end() }

  /// Waits no longer.
  package func cancel() { ending.wakeUp() }
}

extension SignalWatch {
  private enum Event {
    case signal, time, end
  }

  /// Waits for a signal or a time, and for the end of the watch.
  private func wait(for signals: WakePipe?, until time: ContinuousClock.Instant? = nil) -> Event {
    var watched = [pollfd(fd: ending.reading, events: Int16(POLLIN), revents: 0)]
    if let signals { watched.append(pollfd(fd: signals.reading, events: Int16(POLLIN), revents: 0)) }
    while true {
      var milliseconds: Int32 = -1
      if let time {
        let (seconds, attoseconds) = ContinuousClock.now.duration(to: time).components
        // Rounded up, since a wait that ends too early would only begin again.
        milliseconds = Int32(clamping: max(seconds * 1_000 + attoseconds / 1_000_000_000_000_000 + 1, 0))
      }
      // A signal that another handler takes ends the wait, too.
      _ = poll(&watched, nfds_t(watched.count), milliseconds)
      if watched[0].revents != 0 { return .end }
      if watched.count > 1, watched[1].revents != 0 { return .signal }
      if let time, time <= .now { return .time }
    }
  }
}
