public import SpecLoader

/// Runs the queries of a batch on several workers and writes their results in query order.
public struct BatchRun: Sendable {
  /// What is asked of every query.
  public var plan: RunPlan
  /// How many queries run at once.
  public var jobs: Int
  /// Asked before each query: whether no new one may start.
  public var isStopping: @Sendable () -> Bool

  /// A batch run.
  public init(plan: RunPlan, jobs: Int, isStopping: @escaping @Sendable () -> Bool) {
    self.plan = plan
    self.jobs = max(jobs, 1)
    self.isStopping = isStopping
  }

  /// Runs every query that `nextQuery` gives and hands each result to `emit`, in order and one at a time.
  ///
  /// - Throws: what `nextQuery` or `emit` throws; no new query starts then.
  public func run(
    nextQuery: sending @escaping () throws -> QueryEntry?, emit: sending @escaping (QueryResult) throws -> Void
  ) async throws {
    let queue = BatchQueue(window: jobs * 64, isStopping: isStopping, nextQuery: nextQuery, emit: emit)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<jobs {
        group.addTask {
          let runner = QueryRunner(plan: plan)
          while let (place, entry) = await queue.next() {
            await queue.finish(place, await runner.run(entry))
          }
        }
      }
    }
    try await queue.check()
  }
}
