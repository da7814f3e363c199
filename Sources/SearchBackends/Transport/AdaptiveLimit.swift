/// How many requests of a backend may be open at once: halved when it says that it is asked too often, grown again one
/// by one while it answers.
///
/// A state machine without a clock. Source of the idea: the additive increase and multiplicative decrease of congestion
/// control, as HTTP clients with adaptive concurrency have it.
struct AdaptiveLimit {
  /// The most that are ever open.
  let maximum: Int
  /// The most that are open now, from 1.
  private(set) var current: Int
  /// How many are open.
  private(set) var openCount = 0
  /// Answers since the limit changed; as many as the limit make it grow by one.
  private var goodAnswers = 0
  /// Requests that were open when the limit was halved: their refusals say nothing new.
  private var staleCount = 0

  /// A limit that begins at its maximum, which is at least 1.
  init(maximum: Int) {
    self.maximum = max(maximum, 1)
    current = self.maximum
  }

  /// Opens a request if one more may be open.
  mutating func open() -> Bool {
    guard openCount < current else { return false }
    openCount += 1
    return true
  }

  /// Closes a request.
  ///
  /// - Parameter wasRefused: whether the backend said that it is asked too often.
  mutating func close(wasRefused: Bool) {
    openCount -= 1
    let isStale = staleCount > 0
    if isStale { staleCount -= 1 }
    if wasRefused {
      goodAnswers = 0
      guard !isStale else { return }
      current = max(current / 2, 1)
      staleCount = openCount
    } else if current < maximum {
      goodAnswers += 1
      guard goodAnswers >= current else { return }
      goodAnswers = 0
      current += 1
    }
  }
}
