import SpecLoader
import Synchronization

/// The queries of a run on their way through its workers: handed out in the order of their files, and their results
/// taken in the same order.
///
/// Workers run at most the window's width ahead of the results taken, so that memory is bounded whatever the number of
/// queries.
final class QueryWindow<Value: Sendable>: Sendable {
  /// A query with its place in the run.
  typealias Handout = (place: Int, entry: QueryEntry)

  private struct State: ~Copyable {
    var reader: QueryFileReader
    var skipCount: Int
    var handedOut = 0
    var taken = 0
    var finished: [Int: Value] = [:]
    var waitingWorkers: [CheckedContinuation<Void, Never>] = []
    var waitingTaker: CheckedContinuation<Void, Never>?
    /// Whether no more queries are handed out.
    var isEnded = false
    /// What reading a query threw.
    var failure: (any Error)?

    /// Whether no result is still to come.
    var isOver: Bool { isEnded && taken == handedOut }

    mutating func end() {
      isEnded = true
      resumeWorkers()
      resumeTaker()
    }

    mutating func resumeWorkers() {
      for continuation in waitingWorkers { continuation.resume() }
      waitingWorkers = []
    }

    mutating func resumeTaker() {
      waitingTaker.take()?.resume()
    }
  }

  private enum Step<Result: Sendable>: Sendable {
    case done(Result?)
    case wait
  }

  private let state: Mutex<State>
  private let selection: QuerySelection
  private let width: Int
  private let isStopping: @Sendable () -> Bool

  /// A window over the queries of a reader.
  ///
  /// - Parameters:
  ///   - reader: the queries.
  ///   - selection: which of them run.
  ///   - jobs: how many workers there are.
  ///   - skipCount: how many of the selected queries an earlier run has done.
  ///   - isStopping: asked before each query: whether no new one may start.
  init(
    _ reader: consuming sending QueryFileReader, selection: QuerySelection, jobs: Int, skipping skipCount: Int,
    isStopping: @escaping @Sendable () -> Bool
  ) {
    state = Mutex(State(reader: reader, skipCount: skipCount))
    self.selection = selection
    self.isStopping = isStopping
    width = jobs * 64
  }

  /// How many workers wait until results are taken.
  var waitingCount: Int { state.withLock { $0.waitingWorkers.count } }

  /// Hands out no more queries.
  func end() { state.withLock { $0.end() } }

  /// The next query; nil when there are no more queries or the run ends early. Waits while the window is full.
  func next() async -> Handout? {
    while true {
      let step: Step<Handout> = state.withLock { state in
        if !state.isEnded, state.handedOut - state.taken >= width { return .wait }
        return .done(handout(&state))
      }
      if case .done(let handout) = step { return handout }
      await withCheckedContinuation { continuation in
        state.withLock { state in
          // Something may have been taken meanwhile.
          guard !state.isEnded, state.handedOut - state.taken >= width else { return continuation.resume() }
          state.waitingWorkers.append(continuation)
        }
      }
    }
  }

  private func handout(_ state: inout State) -> Handout? {
    guard !state.isEnded else { return nil }
    do {
      while !isStopping(), let entry = try state.reader.next() {
        guard selection.contains(entry) else { continue }
        guard state.skipCount == 0 else {
          state.skipCount -= 1
          continue
        }
        defer { state.handedOut += 1 }
        return (state.handedOut, entry)
      }
    } catch {
      state.failure = error
    }
    state.end()
    return nil
  }

  /// Hands in the result of the query at a place.
  func finish(_ value: Value, at place: Int) {
    state.withLock { state in
      state.finished[place] = value
      if place == state.taken { state.resumeTaker() }
    }
  }

  /// The next result in the order of the queries; nil after the last one. Waits for it. For one taker at a time.
  ///
  /// - Throws: what reading a query threw, after the results of all queries before it, so that what a run gives does
  ///   not depend on the number of workers.
  func take() async throws -> Value? {
    while true {
      let step: Step<Value> = try state.withLock { state in
        if let value = state.finished.removeValue(forKey: state.taken) {
          state.taken += 1
          state.resumeWorkers()
          return .done(value)
        }
        guard state.isOver else { return .wait }
        if let failure = state.failure { throw failure }
        return .done(nil)
      }
      if case .done(let value) = step { return value }
      await withCheckedContinuation { continuation in
        state.withLock { state in
          if state.finished[state.taken] != nil || state.isOver {
            continuation.resume()
          } else {
            state.waitingTaker = continuation
          }
        }
      }
    }
  }
}
