import SearchModel
import SpecLoader
import Synchronization
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

/// Where the workers of a run go on.
struct QueryRunExecutorTests {
  /// Passes jobs on, and counts them.
  private final class CountingExecutor: TaskExecutor {
    let count = Mutex(0)

    func enqueue(_ job: consuming ExecutorJob) {
      count.withLock { $0 += 1 }
      globalConcurrentExecutor.enqueue(job)
    }
  }

  private let executor = CountingExecutor()

  private func plan() throws -> RunPlan {
    let service = ScriptedService { .success(ScriptedService.response(to: $0, count: 1)) }
    var plan = try makePlan(
      "{ indices: { movies: { records: m.json } }, indexModules: [{ indexName: movies }] }", service: service)
    plan.executor = executor
    return plan
  }

  @Test func workersRunWhereThePlanSays() async throws {
    let run = try plan().run(QueryFileReader(queries: ["a", "b"]), options: QueryRunOptions(jobs: 2))
    var queries: [String] = []
    for try await result in run { queries.append(result.query) }
    expectEqual(queries, ["a", "b"])
    #expect(executor.count.withLock { $0 } > 0)
  }

  @Test func workersThatLookForTheirQueriesRunAnywhere() async throws {
    var options = QueryRunOptions(jobs: 2)
    options.skipCount = 1
    let run = try plan().run(QueryFileReader(queries: ["a", "b"]), options: options)
    try await expectEqual(run.next()?.query, "b")
    await run.end()
    expectEqual(executor.count.withLock { $0 }, 0)
  }

  @Test func workersThatWaitForStandardInputRunAnywhere() async throws {
    let reader = QueryFileReader([QuerySource(file: "-", form: .lines, origin: .standardInput)])
    // Nothing is read of the tests' own.
    let run = try plan().run(reader, options: QueryRunOptions(jobs: 2, isStopping: { true }))
    #expect(try await run.next() == nil)
    await run.end()
    expectEqual(executor.count.withLock { $0 }, 0)
  }
}
