/// The rules of a ``Debouncer`` without its clock: instants go in, and what to do comes out.
///
/// A call fires unless another comes before its deadline, so that which calls fire depends on the instants of the calls
/// alone, however late the sleeping task wakes up.
struct DebounceState<Instant: InstantProtocol> {
  /// What the task has to do after its sleep.
  enum Wake: Equatable {
    /// Run the pending call.
    case fire
    /// Sleep on, because a later call moved the deadline.
    case sleep(until: Instant)
    /// Nothing: the call was cancelled or has run.
    case end
  }

  let delay: Instant.Duration
  /// When the pending call fires; nil when no call is pending.
  private(set) var deadline: Instant?

  init(delay: Instant.Duration) {
    self.delay = delay
  }

  /// Takes a call.
  ///
  /// - Returns: until when to sleep; nil when another task sleeps already for an earlier call of the burst.
  mutating func call(at now: Instant) -> Instant? {
    let deadline = now.advanced(by: delay)
    defer { self.deadline = deadline }
    return self.deadline == nil ? deadline : nil
  }

  /// Ends the burst if its deadline has passed.
  ///
  /// - Returns: whether the pending call is to run, before anything newer is taken.
  mutating func expire(at now: Instant) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    return true
  }

  /// Says what follows a sleep.
  mutating func wake(at now: Instant) -> Wake {
    if expire(at: now) { return .fire }
    return deadline.map { .sleep(until: $0) } ?? .end
  }

  /// Forgets the pending call.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  mutating func cancel() -> Bool {
    defer { deadline = nil }
    return deadline != nil
  }
}

extension DebounceState: Sendable where Instant.Duration: Sendable {}
