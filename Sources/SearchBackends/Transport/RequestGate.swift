import DequeModule
import Synchronization

/// Lets requests through as their limit allows, in the order in which they came.
package final class RequestGate: Sendable {
  private struct Waiting {
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var limit: AdaptiveLimit
    var waiting: Deque<Waiting> = []
    var nextNumber = 0
    /// Requests that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>
  /// How many may ever be open.
  package let maximum: Int

  /// A gate for so many requests at once, at least one.
  package init(maximum: Int) {
    self.maximum = max(maximum, 1)
    state = Mutex(State(limit: AdaptiveLimit(maximum: maximum)))
  }

  /// Waits until a request may go; each must be followed by ``leave(wasRefused:)``.
  ///
  /// - Throws: `CancellationError` when the task is cancelled while it waits; the request is not open then.
  func enter() async throws {
    try Task.checkCancellation()
    let number = state.withLock { state -> Int? in
      if state.waiting.isEmpty, state.limit.open() { return nil }
      state.nextNumber += 1
      return state.nextNumber
    }
    guard let number else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(number) != nil { return true }
          state.waiting.append(Waiting(number: number, continuation: continuation))
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) } else { admit() }
      }
    } onCancel: {
      let waiting = state.withLock { state -> Waiting? in
        guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.waiting.remove(at: index)
      }
      waiting?.continuation.resume(throwing: CancellationError())
    }
    // A request that was admitted and cancelled at the same moment was noted for nothing.
    state.withLock { _ = $0.cancelled.remove(number) }
  }

  /// Says that a request ended.
  func leave(wasRefused: Bool) {
    state.withLock { $0.limit.close(wasRefused: wasRefused) }
    admit()
  }

  private func admit() {
    while true {
      let next = state.withLock { state -> Waiting? in
        guard !state.waiting.isEmpty, state.limit.open() else { return nil }
        return state.waiting.removeFirst()
      }
      guard let next else { return }
      next.continuation.resume()
    }
  }
}
