import Synchronization

/// Lets requests go one after the other, no faster than a rate allows, in the order in which they came.
final class Turnstile: Sendable {
  private let pacer: Mutex<Pacer>
  /// Where one waits for its moment, and all others for that one.
  private let queue = RequestGate(maximum: 1)
  private let isLimiting: Bool

  init(_ pacer: Pacer) {
    isLimiting = pacer.isLimiting
    self.pacer = Mutex(pacer)
  }

  /// Waits until a request may go, which it does then.
  ///
  /// - Throws: `CancellationError`, or what waiting throws, when the task is cancelled meanwhile; no turn is lost then.
  func pass(_ environment: TransportEnvironment) async throws {
    guard isLimiting else { return }
    try await queue.enter()
    defer { queue.leave(wasRefused: false) }
    while true {
      let delay = pacer.withLock { pacer in
        let now = environment.now()
        let delay = pacer.delay(at: now)
        if delay <= .zero { pacer.go(at: now) }
        return delay
      }
      guard delay > .zero else { return }
      try await environment.sleep(delay)
    }
  }
}
