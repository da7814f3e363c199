import Synchronization

/// Ends operations that take longer than they may.
///
/// A search takes milliseconds and its limit is seconds, so a timer for each would be made and dropped for nothing. One task
/// sleeps until the earliest limit that is known when it begins, and looks then which operations are over theirs.
final class Deadlines: Sendable {
  /// Those of the process.
  static let shared = Deadlines()

  private struct Entry {
    let deadline: ContinuousClock.Instant
    let expire: @Sendable () -> Void
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var nextNumber = 0
    /// When the task that sleeps wakes up; nil when none sleeps.
    var wakeUp: ContinuousClock.Instant?
  }

  private let state = Mutex(State())

  /// Runs an operation in a task of its own, which is cancelled when the limit is over or the caller is cancelled.
  ///
  /// - Throws: what the operation throws; a timeout when the limit is over.
  func run<Value: Sendable>(
    within limit: Duration, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard limit > .zero else { throw WireFailure.timeout }
    let task = Task { try await operation() }
    let expiry = Expiry()
    let number = register(deadline: .now + limit) {
      expiry.isOver.store(true, ordering: .relaxed)
      task.cancel()
    }
    defer { state.withLock { _ = $0.entries.removeValue(forKey: number) } }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch {
      throw expiry.isOver.load(ordering: .relaxed) && !Task.isCancelled ? WireFailure.timeout : error
    }
  }

  /// Whether an operation's time was over.
  private final class Expiry: Sendable {
    let isOver = Atomic(false)
  }

  private func register(deadline: ContinuousClock.Instant, expire: @escaping @Sendable () -> Void) -> Int {
    let (number, mustWake) = state.withLock { state -> (Int, Bool) in
      state.nextNumber += 1
      state.entries[state.nextNumber] = Entry(deadline: deadline, expire: expire)
      if let wakeUp = state.wakeUp, wakeUp <= deadline { return (state.nextNumber, false) }
      state.wakeUp = deadline
      return (state.nextNumber, true)
    }
    if mustWake { watch(until: deadline) }
    return number
  }

  /// Sleeps until a moment, expires what is over, and goes on as long as something is left.
  private func watch(until first: ContinuousClock.Instant) {
    Task {
      var wakeUp = first
      while true {
        try? await Task.sleep(until: wakeUp, clock: .continuous)
        let (expired, next) = state.withLock { state -> ([Entry], ContinuousClock.Instant?) in
          // Another one was begun for an earlier moment and watches now.
          guard state.wakeUp == wakeUp else { return ([], nil) }
          let now = ContinuousClock.now
          let over = state.entries.filter { $0.value.deadline <= now }
          for number in over.keys { state.entries[number] = nil }
          state.wakeUp = state.entries.values.map(\.deadline).min()
          return (Array(over.values), state.wakeUp)
        }
        for entry in expired { entry.expire() }
        guard let next else { return }
        wakeUp = next
      }
    }
  }
}
