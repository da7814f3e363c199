import Synchronization

/// A clock that stands still until it is told to advance.
///
/// A sleep on it ends when the time is advanced to its end, so a script takes no time and gives the same screens on
/// every machine.
package final class VirtualClock: Clock {
  /// A time since the clock was made.
  package struct Instant: InstantProtocol, Sendable {
    /// The time that has passed.
    package var offset: Duration

    /// An instant some time after this one.
    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this instant to another.
    package func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether an instant is before another.
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var nextID = 0
  }

  private let state = Mutex(State())

  /// A clock at its beginning.
  package init() {}

  /// The present instant.
  package var now: Instant { state.withLock { $0.now } }

  /// The clock is exact.
  package var minimumResolution: Duration { .nanoseconds(1) }

  /// Returns when the time has been advanced to an instant.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before.
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, and wakes those whose sleep ends by then, the earliest first.
  package func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: max(duration, .zero))
      let ended = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in ended.keys { state.sleepers[id] = nil }
      return ended.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    for sleeper in woken { sleeper.value.continuation.resume() }
  }
}
