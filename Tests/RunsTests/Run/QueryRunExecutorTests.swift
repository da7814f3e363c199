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

  /// How often tasks go on where the plan says, in a run of queries by one worker that judges them.
  private func countOfJobs(_ queries: [String], showsItems: Bool = true, expecting: String = "") async throws -> Int {
    executor.count.withLock { $0 = 0 }
    let service = ScriptedService { .success(ScriptedService.response(to: $0, count: 1)) }
    let modules = "indexModules: [{ indexName: movies, showItemsOnEmptyQuery: \(showsItems) }]"
    let plan = try makePlan("{ indices: { movies: { records: m.json } }, \(modules) }", service: service)
    let rows = queries.map { "- { query: '\($0)'\(expecting) }\n" }.joined()
    let run = QueryRun(makeReader(rows), options: QueryRunOptions(), on: executor) {
      QueryJudge(plan: plan, indices: [:], snapshots: SnapshotStore())
    }
    var count = 0
    while try await run.next() != nil { count += 1 }
    expectEqual(count, queries.count)
    return executor.count.withLock { $0 }
  }

  /// A thread that reads answers would go on with one such query after the other.
  @Test func workerLetsOthersGoOnAfterAQueryThatAsksNobody() async throws {
    let queries = Array(repeating: "", count: 100)
    let asked = try await countOfJobs(queries)
    try await #expect(countOfJobs(queries, showsItems: false) >= asked + 90)
  }

  /// Judging may take long, and the thread that read the answer has others to read.
  @Test func workerLetsOthersGoOnBeforeItJudges() async throws {
    let queries = Array(repeating: "a", count: 100)
    let searched = try await countOfJobs(queries)
    try await #expect(countOfJobs(queries, expecting: ", expect: { all: { nbHits: 1 } }") >= searched + 90)
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
