import SearchDialects
import SearchModel
import Synchronization

/// A query of a run, by which recordings tell apart what the same request was answered at different times.
///
/// The code that searches a query sets it for the task; recordings find it there. A recorded run then gives the same
/// answers when it is replayed, however many queries are searched at once.
///
/// ```swift
/// await RunQuery.$current.withValue(RunQuery(ordinal: 1)) { await search.searchAndWait() }
/// ```
package final class RunQuery: Sendable {
  /// The query that this task searches; nil when there is no run of queries.
  @TaskLocal package static var current: RunQuery?

  /// Its place among all queries of the run, from 1.
  package let ordinal: Int

  private struct Key: Hashable {
    var call: HTTPCall
    var backend: String
  }

  private enum Answer {
    /// The call was sent already; the other callers that wait for its outcome.
    case pending([CheckedContinuation<HTTPOutcome?, Never>])
    case known(HTTPOutcome)
  }

  private let answers = Mutex<[Key: Answer]>([:])

  /// A query.
  package init(ordinal: Int) {
    self.ordinal = ordinal
  }

  /// The outcome of a call, which is sent once for this query however many of its sections make it. All sections of a
  /// query then get the same answer, and it does not matter which of them asked first.
  func outcome(of call: HTTPCall, to backend: String, sending send: () async -> HTTPOutcome) async -> HTTPOutcome {
    let key = Key(call: call, backend: backend)
    while !begins(key) {
      if let outcome = await outcome(of: key) { return outcome }
    }
    let outcome = await send()
    end(key, with: outcome)
    return outcome
  }

  /// Whether this is the first request for the call.
  private func begins(_ key: Key) -> Bool {
    answers.withLock { answers in
      guard answers[key] == nil else { return false }
      answers[key] = .pending([])
      return true
    }
  }

  /// The outcome of a call that another section has sent; nil when that was cancelled.
  private func outcome(of key: Key) async -> HTTPOutcome? {
    await withCheckedContinuation { continuation in
      let known = answers.withLock { answers -> HTTPOutcome?? in
        switch answers[key] {
        case .pending(let waiting):
          answers[key] = .pending(waiting + [continuation])
          return nil
        case .known(let outcome): return outcome
        case nil: return .some(nil)
        }
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  private func end(_ key: Key, with outcome: HTTPOutcome) {
    let isGivenUp = if case .failure(let error) = outcome.result { error.code == .cancelled } else { false }
    let before = answers.withLock { answers in
      defer { answers[key] = isGivenUp ? nil : .known(outcome) }
      return answers[key]
    }
    guard case .pending(let waiting) = before else { return }
    for continuation in waiting { continuation.resume(returning: isGivenUp ? nil : outcome) }
  }
}
