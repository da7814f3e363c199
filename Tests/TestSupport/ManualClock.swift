import Synchronization

/// A clock that stands still until it is advanced.
package final class ManualClock: Clock {
  package struct Instant: InstantProtocol {
    /// The time since the clock began.
    package var offset: Duration

    package init(offset: Duration) {
      self.offset = offset
    }

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var watchers: [(deadlines: [Duration], continuation: CheckedContinuation<Void, Never>)] = []

    /// The deadlines that are slept for, in their order.
    var deadlines: [Duration] { sleepers.values.map(\.deadline.offset).sorted() }

    /// Takes out the watchers whose deadlines are the ones that are slept for.
    mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
      let deadlines = deadlines
      defer { watchers.removeAll { $0.deadlines == deadlines } }
      return watchers.filter { $0.deadlines == deadlines }.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Instant { state.withLock(\.now) }
  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let watchers: [CheckedContinuation<Void, Never>] = state.withLock { state in
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline <= state.now {
            continuation.resume()
          } else {
            state.sleepers[id] = (deadline, continuation)
          }
          return state.takeWatchers()
        }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      let (sleeper, watchers) = state.withLock { state in
        (state.sleepers.removeValue(forKey: id)?.continuation, state.takeWatchers())
      }
      sleeper?.resume(throwing: CancellationError())
      for watcher in watchers { watcher.resume() }
    }
  }

  /// Sets the time and wakes the tasks that slept until then.
  package func advance(to offset: Duration) {
    let (sleepers, watchers) = state.withLock { state in
      state.now = Instant(offset: offset)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }.sorted { $0.key < $1.key }
      for (id, _) in due { state.sleepers[id] = nil }
      return (due.map(\.value.continuation), state.takeWatchers())
    }
    for sleeper in sleepers { sleeper.resume() }
    for watcher in watchers { watcher.resume() }
  }

  /// Returns once exactly these deadlines are slept for.
  package func waitForSleepers(until deadlines: [Duration]) async {
    await withCheckedContinuation { continuation in
      let reached = state.withLock { state in
        guard state.deadlines != deadlines else { return true }
        state.watchers.append((deadlines, continuation))
        return false
      }
      if reached { continuation.resume() }
    }
  }
}
