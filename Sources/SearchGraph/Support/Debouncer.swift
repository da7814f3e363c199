/// Runs the last call of a burst, once no other call has come for a while.
///
/// Each call restarts the delay and replaces the pending call. With a delay of 0.3 s, of calls at 0.1, 0.2, 0.3, 0.4,
/// 0.5, 0.9, 1.0, 1.1 and 1.5 s the fifth, the eighth and the ninth run. A call at the very instant at which the
/// pending one is due begins a new burst. Which calls run depends only on the times of the calls: one whose deadline
/// passed while the actor was busy runs before a newer call is accepted. Source of the behaviour: InstantSearch's
/// `Debouncer`.
///
/// A debouncer is confined to the isolation domain that made it, and runs operations there. When it is released, it
/// drops its pending call; call ``flush()`` before to run it.
public final class Debouncer<ClockType: Clock> where ClockType.Duration == Duration {
  /// How long calls must pause before the last one runs; with zero or less it runs at the next turn of the actor.
  public var delay: Duration { state.delay }
  /// Whether a call waits.
  public var isPending: Bool { pending != nil }

  private let clock: ClockType
  private var state: DebounceState<ClockType.Instant>
  private var pending: (() -> Void)?
  private var sleeper: Task<Void, Never>?

  /// A debouncer on a clock.
  ///
  /// - Parameters:
  ///   - delay: how long calls must pause before the last one runs.
  ///   - clock: what measures it; a virtual one replays a session without waiting.
  public init(delay: Duration, clock: ClockType) {
    self.clock = clock
    state = DebounceState(delay: delay)
  }

  deinit {
    sleeper?.cancel()
  }

  /// Runs an operation after the delay unless another call, ``cancel()`` or ``flush()`` comes before.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the operation runs in, the caller's.
  ///   - operation: what to run; it replaces the pending one.
  public func call(isolation: isolated any Actor = #isolation, _ operation: @escaping () -> Void) {
    let now = clock.now
    if state.expire(at: now) { run() }
    let deadline = state.call(at: now)
    pending = operation
    guard let deadline else { return }
    sleeper = Task { [weak self, clock] in
      _ = isolation
      var deadline = deadline
      while true {
        // Cancelling ends the sleep with an error.
        guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil, let next = self?.wake() else { return }
        deadline = next
      }
    }
  }

  /// Forgets the pending call, if there is one.
  public func cancel() {
    guard state.cancel() else { return }
    pending = nil
    endSleep()
  }

  /// Runs the pending call at once, if there is one.
  public func flush() {
    guard state.cancel() else { return }
    run()
  }

  /// Returns until when to sleep on, nil for no longer.
  private func wake() -> ClockType.Instant? {
    switch state.wake(at: clock.now) {
    case .fire:
      run()
      return nil
    case .sleep(let deadline): return deadline
    case .end: return nil
    }
  }

  /// Runs the pending call, which may well call, cancel or flush itself: nothing is pending by then.
  private func run() {
    let operation = pending
    pending = nil
    endSleep()
    operation?()
  }

  private func endSleep() {
    sleeper?.cancel()
    sleeper = nil
  }
}

extension Debouncer where ClockType == ContinuousClock {
  /// A debouncer on the machine's clock.
  public convenience init(delay: Duration) {
    self.init(delay: delay, clock: ContinuousClock())
  }

  /// A debouncer on the machine's clock, its delay in seconds; what is no number of seconds is none.
  public convenience init(delay seconds: Double) {
    self.init(delay: seconds > 0 ? .seconds(min(seconds, 1_000_000_000)) : .zero)
  }
}

@available(*, unavailable)
extension Debouncer: Sendable {}
