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

  /// What queries are read from. Reading may wait for input, so only one worker at a time uses it, and no lock is held
  /// that somebody else needs.
  private struct Source: ~Copyable {
    var reader: QueryFileReader
    var skipCount: Int
    var check: SelectionCheck
    var isAtEnd = false
  }

  private struct State {
    /// Whether a worker reads the next query.
    var isReading = false
    var handedOut = 0
    var taken = 0
    var finished: [Int: Value]
    var waitingWorkers: [CheckedContinuation<Void, Never>] = []
    var waitingTaker: CheckedContinuation<Void, Never>?
    /// Whether no more queries are handed out.
    var isEnded = false
    /// Whether nobody waits for queries in flight any more.
    var isGivenUp = false
    /// What reading a query threw.
    var failure: (any Error)?
    /// What is selected and no query has, once all queries were read.
    var selectionProblem: String?

    /// Whether the next result can be taken. One of an earlier run waits until its query was read.
    var isNextFinished: Bool { taken < handedOut && finished[taken] != nil }

    /// Whether no result is still to come.
    var isOver: Bool { isEnded && (taken == handedOut || isGivenUp) }

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

  /// What a worker does next.
  private enum Turn: Sendable {
    case read, wait, over
  }

  private let source: Mutex<Source>
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
  ///   - early: results of queries that need not be searched for, by their place among those that are.
  ///   - isStopping: asked before each query: whether no new one may start.
  init(
    _ reader: consuming sending QueryFileReader, selection: QuerySelection, jobs: Int, skipping skipCount: Int,
    early: [Int: Value], isStopping: @escaping @Sendable () -> Bool
  ) {
    state = Mutex(State(finished: early))
    source = Mutex(Source(reader: reader, skipCount: skipCount, check: SelectionCheck(selection)))
    self.selection = selection
    self.isStopping = isStopping
    width = jobs * 64
  }

  /// How many workers wait until results are taken.
  var waitingCount: Int { state.withLock { $0.handedOut - $0.taken >= width ? $0.waitingWorkers.count : 0 } }

  /// What is selected and no query has; nil for nothing, and when not all queries were read.
  var selectionProblem: String? { state.withLock { $0.selectionProblem } }

  /// Hands out no more queries.
  func end() { state.withLock { $0.end() } }

  /// Hands out no more queries, and waits for none of those in flight: of these only results that are here are taken.
  func giveUp() {
    state.withLock { state in
      state.isGivenUp = true
      state.end()
    }
  }

  /// The next query; nil when there are no more queries or the run ends early. Waits while the window is full, and
  /// while another worker reads.
  func next() async -> Handout? {
    while true {
      switch state.withLock({ takeTurn(&$0) }) {
      case .over: return nil
      case .read:
        guard let (handout, hasResult) = read() else { return nil }
        guard hasResult else { return handout }
        continue
      case .wait: break
      }
      await withCheckedContinuation { continuation in
        state.withLock { state in
          // Something may have been read or taken meanwhile.
          guard mustWait(state) else { return continuation.resume() }
          state.waitingWorkers.append(continuation)
        }
      }
    }
  }

  private func takeTurn(_ state: inout State) -> Turn {
    guard !state.isEnded else { return .over }
    guard !mustWait(state) else { return .wait }
    state.isReading = true
    return .read
  }

  private func mustWait(_ state: State) -> Bool {
    !state.isEnded && (state.isReading || state.handedOut - state.taken >= width)
  }

  /// The next query, and whether it has a result already, which is taken in its turn; nil when there is none.
  private func read() -> (Handout, hasResult: Bool)? {
    let (entry, problem) = source.withLock { source in
      (Result { try nextEntry(&source) }, source.isAtEnd ? source.check.problem : nil)
    }
    return state.withLock { state in
      state.isReading = false
      state.selectionProblem = problem
      guard !state.isEnded, case .success(let entry?) = entry else {
        if !state.isEnded, case .failure(let error) = entry { state.failure = error }
        state.end()
        return nil
      }
      state.resumeWorkers()
      let place = state.handedOut
      state.handedOut += 1
      let hasResult = state.finished[place] != nil
      if hasResult, place == state.taken { state.resumeTaker() }
      return ((place, entry), hasResult)
    }
  }

  /// The next of the selected queries that no earlier run has done; nil when there are no more, or none may start.
  private func nextEntry(_ source: inout Source) throws -> QueryEntry? {
    while !isStopping() {
      let next = Result { try source.reader.next() }
      // What came of the wait for standard input counts no more.
      guard !isStopping() else { return nil }
      guard let entry = try next.get() else {
        source.isAtEnd = true
        return nil
      }
      source.check.note(entry)
      guard selection.contains(entry) else { continue }
      guard source.skipCount > 0 else { return entry }
      source.skipCount -= 1
    }
    return nil
  }

  /// The results that are there and were not taken, in the order of the queries, with the number of queries before each
  /// whose results were not taken either.
  var unwritten: [(distance: Int, value: Value)] {
    state.withLock { state in
      state.finished.sorted { $0.key < $1.key }.map { (distance: $0.key - state.taken, value: $0.value) }
    }
  }

  /// Hands in the result of the query at a place.
  func finish(_ value: Value, at place: Int) {
    state.withLock { state in
      // What ends now was cancelled.
      guard !state.isGivenUp else { return }
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
      let step: Value?? = try state.withLock { state in
        if state.isNextFinished, let value = state.finished.removeValue(forKey: state.taken) {
          state.taken += 1
          state.resumeWorkers()
          return .some(value)
        }
        guard state.isOver else { return .none }
        if let failure = state.failure { throw failure }
        return .some(nil)
      }
      if let step { return step }
      await withCheckedContinuation { continuation in
        state.withLock { state in
          if state.isNextFinished || state.isOver {
            continuation.resume()
          } else {
            state.waitingTaker = continuation
          }
        }
      }
    }
  }
}
