import SpecLoader

/// Hands the queries of a batch to workers and their results, in query order, to the output.
///
/// Workers may not run further ahead of the output than a window, so that memory is bounded whatever the number of queries.
actor BatchQueue {
  /// Reads the next selected query.
  private let nextQuery: () throws -> QueryEntry?
  /// Writes a result.
  private let emit: (QueryResult) throws -> Void
  /// Whether no new query may start.
  private let isStopping: @Sendable () -> Bool

  private let window: Int
  private var handedOut = 0
  private var emitted = 0
  private var finished: [Int: QueryResult] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isExhausted = false
  private var failure: (any Error)?

  init(
    window: Int, isStopping: @escaping @Sendable () -> Bool, nextQuery: sending @escaping () throws -> QueryEntry?,
    emit: sending @escaping (QueryResult) throws -> Void
  ) {
    self.window = max(window, 1)
    self.isStopping = isStopping
    self.nextQuery = nextQuery
    self.emit = emit
  }

  /// The next query with its place in the run, nil when there is no more or the run ends early.
  func next() async -> (place: Int, entry: QueryEntry)? {
    while handedOut - emitted >= window, failure == nil {
      await withCheckedContinuation { waiting.append($0) }
    }
    guard failure == nil, !isExhausted, !isStopping() else { return nil }
    do {
      guard let entry = try nextQuery() else {
        isExhausted = true
        return nil
      }
      defer { handedOut += 1 }
      return (handedOut, entry)
    } catch {
      stop(because: error)
      return nil
    }
  }

  /// Takes the result of the query at a place.
  func finish(_ place: Int, _ result: QueryResult) {
    finished[place] = result
    do {
      while failure == nil, let next = finished.removeValue(forKey: emitted) {
        emitted += 1
        try emit(next)
      }
    } catch {
      stop(because: error)
    }
    resumeWaiting()
  }

  /// Throws what ended the run early.
  func check() throws {
    if let failure { throw failure }
  }

  private func stop(because error: any Error) {
    if failure == nil { failure = error }
    resumeWaiting()
  }

  private func resumeWaiting() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
