/// Where the results of a run go, one after the other.
package protocol ResultOutput<Result>: AnyObject {
  /// What is written.
  associatedtype Result: Sendable

  /// How the queries written so far ended.
  var outcome: RunOutcome { get }
  /// How many queries went wrong so far, which a run can be ended for.
  var failureCount: Int { get }
  /// Whether nothing is left to write.
  var isComplete: Bool { get }
  /// Writes what stands before the first result.
  func begin() throws(OutputError)
  /// Writes a result.
  func write(_ result: Result) throws(OutputError)
  /// What of a run is finished and cannot be written, for a later run that goes on.
  func early(of run: QueryRun<Result>) -> [EarlyResult]
}

extension ResultOutput {
  /// Nothing.
  package func early(of run: QueryRun<Result>) -> [EarlyResult] { [] }

  /// Writes the results of a run in its order. Nothing of the run is in flight any more in the end: what nobody needs
  /// is cancelled.
  ///
  /// - Parameters:
  ///   - run: the results.
  ///   - mostFailures: after how many queries that went wrong the run ends; nil for never.
  ///   - onProgress: called after each result.
  /// - Throws: what reading a query or writing a result throws; no new query starts then.
  package func write(
    _ run: QueryRun<Result>, mostFailures: Int? = nil, onProgress: (RunOutcome) -> Void = { _ in }
  ) async throws {
    guard !isComplete else { return }
    do {
      try begin()
      // A run that is gone on with may have failed as often as it may.
      while failureCount < mostFailures ?? .max, let result = try await run.next() {
        try write(result)
        onProgress(outcome)
      }
    } catch {
      run.giveUp()
      await run.end()
      throw error
    }
    run.giveUp()
    await run.end()
  }
}
