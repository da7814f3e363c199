import SearchModel

/// Asks a question again and again, in waits that grow, until it is answered with yes or the time is over.
struct Polling {
  /// How long it goes on, waits and answers together.
  let limit: Duration
  /// By how much each wait is longer than the one before.
  let step: Duration
  /// The longest wait.
  let maximum: Duration
  /// Waits; throws when the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameter question: gets the time since the first question began.
  /// - Returns: whether the answer was yes in time. The question is asked once at least.
  /// - Throws: what the question throws; `cancelled` when a wait was.
  func waits(until question: (Duration) async throws(SearchError) -> Bool) async throws(SearchError) -> Bool {
    var spent = Duration.zero
    var count = 0
    while true {
      let start = ContinuousClock.now
      if try await question(spent) { return true }
      spent += ContinuousClock.now - start
      count += 1
      let pause = min(step * count, maximum, limit - spent)
      guard pause > .zero else { return false }
      do {
        try await sleep(pause)
      } catch {
        throw SearchError(.cancelled, "the upload was cancelled")
      }
      spent += pause
    }
  }
}
