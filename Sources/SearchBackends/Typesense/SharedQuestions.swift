import SearchModel
import Synchronization

/// Lets callers that ask for the same at the same time share one question: the first one asks, the others wait for its
/// answer.
final class SharedQuestions<Answer: Sendable>: Sendable {
  /// The result for a caller that waited.
  private enum Outcome: Sendable {
    case answer(Answer)
    /// The task that asked was cancelled, so another one has to ask.
    case abandoned
    /// The caller itself gave up.
    case cancelled
  }

  private struct State {
    /// Those that wait, by what was asked and a number of their own.
    var waiting: ExactDictionary<[Int: CheckedContinuation<Outcome, Never>]> = [:]
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// The answer to a question; nil when the caller's task was cancelled while another one asked.
  ///
  /// - Parameters:
  ///   - key: what is asked for.
  ///   - ask: asks; nil when it was cancelled, which is no answer for others.
  func answer(to key: String, ask: () async -> Answer?) async -> Answer? {
    while !Task.isCancelled {
      let isFirst = state.withLock { state in
        guard state.waiting[key] == nil else { return false }
        state.waiting[key] = [:]
        return true
      }
      if isFirst {
        let answer = await ask()
        let others = state.withLock { $0.waiting.removeValue(forKey: key) } ?? [:]
        for other in others.values { other.resume(returning: answer.map(Outcome.answer) ?? .abandoned) }
        return answer
      }
      switch await wait(for: key) {
      case .answer(let answer): return answer
      case .abandoned: continue
      case .cancelled: return nil
      }
    }
    return nil
  }

  private func wait(for key: String) async -> Outcome {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let outcome: Outcome? = state.withLock { state in
          if Task.isCancelled { return .cancelled }
          // The answer came meanwhile; whether it is kept is known to the caller alone.
          guard state.waiting[key] != nil else { return .abandoned }
          state.waiting[key]?[number] = continuation
          return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    } onCancel: {
      let continuation = state.withLock { $0.waiting[key]?.removeValue(forKey: number) }
      continuation?.resume(returning: .cancelled)
    }
  }
}
