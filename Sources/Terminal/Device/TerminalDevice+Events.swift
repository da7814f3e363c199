import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether the process stops itself at the moment.
private let stopsItself = Atomic(false)

extension TerminalDevice {
  /// What happens at the terminal from now on, until ``stopEvents()`` or the end of the terminal.
  ///
  /// Signals that would stop or end the program, and those of another size, are events meanwhile. There is one such
  /// stream in a process at a time; another one is over at once.
  ///
  /// - Parameter escapeTimeout: how long to wait for more after an escape character, before it is a key.
  package func events(escapeTimeout: Duration = .milliseconds(50)) -> AsyncStream<TerminalEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    let reader = EventReader(
      descriptor: descriptor, output: output, escapeTimeout: escapeTimeout, size: sizeReader,
      takesOwnStop: { stopsItself.exchange(false, ordering: .relaxed) }, continuation: continuation)
    let isStarted = state.withLock { state in
      guard state.thread == nil, let thread = EventThread(reader) else { return false }
      state.thread = thread
      return true
    }
    if !isStarted { continuation.finish() }
    return stream
  }

  /// Ends the stream of events; signals act as before.
  package func stopEvents() {
    let thread = state.withLock { state in
      defer { state.thread = nil }
      return state.thread
    }
    thread?.stop()
  }

  /// Stops the program as Ctrl-Z does elsewhere, and returns when it goes on.
  ///
  /// To be called out of raw mode, with the screen as it was before the program. No ``TerminalEvent/resumed`` follows,
  /// but the terminal may have another size.
  package func suspend() {
    _ = stop(by: SIGTSTP)
  }

  /// Stops the program as long as the terminal is another job's, as reading from it would: until the shell brings it to
  /// the foreground. Where no shell could do that, it returns soon.
  package func waitForForeground() {
    while tcgetpgrp(descriptor) != getpgrp(), stop(by: SIGTTIN) {}
  }

  /// Stops the program, and returns when it goes on.
  ///
  /// - Returns: whether it was stopped.
  private func stop(by signal: Int32) -> Bool {
    stopsItself.store(true, ordering: .relaxed)
    let wasStopped = SignalRelay.suspendGroup(by: signal)
    // Else the thread of events takes it, when it reads that the program went on.
    if !wasStopped || state.withLock({ $0.thread == nil }) { stopsItself.store(false, ordering: .relaxed) }
    return wasStopped
  }
}
