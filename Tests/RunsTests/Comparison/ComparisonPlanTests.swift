import Evaluation
import SearchModel
import SpecLoader
import Synchronization
import TestSupport
import Testing

@testable import Runs

/// Two plans asked the same queries.
struct ComparisonPlanTests {
  private static let spec = """
    indices: { films: { records: m.json } }
    indexModules: [{ indexName: films }, { id: again, indexName: films, showItemsOnEmptyQuery: false }]
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeRun(
    _ left: ScriptedService, _ right: ScriptedService, queries: String, form: QueryFileForm = .lines,
    options: QueryRunOptions, hiding: @escaping @Sendable (String) -> String = { $0 }
  ) throws -> (run: QueryRun<QueryComparison>, output: ComparisonOutput) {
    let plan = ComparisonPlan(
      left: try makePlan(Self.spec, service: left), right: try makePlan(Self.spec, service: right), hiding: hiding)
    let heading = ComparisonHeading(left: .spec("a.yaml"), right: .spec("b.yaml"), options: plan.options)
    return (
      plan.run(makeReader(queries, form: form), options: options),
      try ComparisonOutput(path: folder["out"], format: .ndjson, heading: heading)
    )
  }

  private static func queries(_ range: ClosedRange<Int>) -> String { range.map { "q\($0)\n" }.joined() }

  /// A backend that finds so many records and takes a time that the query decides.
  private static func slow(_ count: Int) -> ScriptedService {
    ScriptedService { request in
      let hash = request.parameters.query.utf8.reduce(7) { ($0 &* 31 &+ UInt64($1)) % 97 }
      try? await Task.sleep(for: .microseconds(hash * 30))
      return .success(ScriptedService.response(to: request, count: count))
    }
  }

  @Test(arguments: [1, 2, 7])
  func comparisonsStandInQueryOrderWhateverTheJobs(jobs: Int) async throws {
    let (run, output) = try makeRun(
      Self.slow(3), Self.slow(4), queries: Self.queries(1...40), options: .init(jobs: jobs))
    try await output.write(run)
    try output.finish()
    let lines = try folder.text("out").split(separator: "\n").map { try JSON(parsing: Array($0.utf8)).objectValue }
    expectEqual(lines.dropLast().map { $0?["query"]?.stringValue }, (1...40).map { "q\($0)" })
    let summary = output.summary
    #expect(summary.total.compared == 80 && summary.total.changed == 80)
    #expect(summary.total.new == 80 && summary.total.lost == 0)
    expectEqual(summary.total.meanOverlap, 0.75)
  }

  @Test func equalSidesAreIdentical() async throws {
    let (run, output) = try makeRun(
      ScriptedService.pages(of: 3), ScriptedService.pages(of: 3), queries: Self.queries(1...5), options: .init(jobs: 2))
    try await output.write(run)
    try output.finish()
    expectEqual(output.summary.total.identical, 10)
    expectEqual(output.summary.status(bounds: [ChangeBound(percent: 0)]), .success)
  }

  @Test func messagesOfErrorsAreHiddenAndIDsAreNot() async throws {
    let failing = ScriptedService { _ in .failure(SearchError(.auth, "the key s3cret is refused")) }
    let naming = ScriptedService { _ in
      .success(SearchResponse(hits: [["objectID": "s3cret"]], nbHits: 1, nbPages: 1, hitsPerPage: 20))
    }
    let (run, output) = try makeRun(
      naming, failing, queries: "tom\n",
      options: .init(jobs: 1), hiding: { $0.split(separator: "s3cret").joined(separator: "***") })
    try await output.write(run)
    try output.finish()
    let text = try folder.text("out")
    #expect(text.contains("the key *** is refused"))
    #expect(!text.contains("s3cret is"))
    expectEqual(output.summary.status(bounds: []), .sectionErrors)
  }

  @Test func onlySelectedQueriesAreAsked() async throws {
    let left = ScriptedService.pages(of: 1)
    let shard = try #require(QuerySelection.Shard("2/3"))
    let (run, output) = try makeRun(
      left, ScriptedService.pages(of: 1), queries: Self.queries(1...8),
      options: .init(jobs: 2, selection: QuerySelection(shard: shard)))
    try await output.write(run)
    try output.finish()
    expectEqual(output.summary.queryCount, 3)
    expectEqual(left.requests.count, 6)
  }

  @Test(arguments: [1, 3])
  func errorOfTheQueryFileEndsTheRun(jobs: Int) async throws {
    let lines = (1...20).map { $0 == 12 ? "{broken\n" : "{\"query\":\"q\($0)\"}\n" }.joined()
    let (run, output) = try makeRun(
      ScriptedService.pages(of: 1), ScriptedService.pages(of: 1), queries: lines, form: .jsonLines,
      options: .init(jobs: jobs))
    await #expect(throws: QueryFileError.self) { try await output.write(run) }
    output.discard()
    #expect(folder.names.isEmpty)
  }

  @Test func aStoppedRunAsksNoMore() async throws {
    let left = ScriptedService.pages(of: 1)
    let (run, output) = try makeRun(
      left, ScriptedService.pages(of: 1), queries: Self.queries(1...200),
      options: .init(jobs: 2, isStopping: { left.requests.count >= 10 }))
    try await output.write(run)
    output.discard()
    #expect(left.requests.count < 20)
    #expect(folder.names.isEmpty)
  }

  @Test func noWorkerRunsFurtherAheadThanTheWindow() async throws {
    let started = Mutex(0)
    let asked = Mutex(0)
    let right = ScriptedService { request in
      if request.parameters.query == "q1" {
        // The first query waits until no worker has begun another one for a while.
        var last = -1
        while started.withLock({ $0 }) != last {
          last = started.withLock { $0 }
          try? await Task.sleep(for: .milliseconds(100))
        }
        asked.withLock { $0 = last }
      }
      return .success(ScriptedService.response(to: request, count: 1))
    }
    let left = ScriptedService { request in
      started.withLock { $0 += 1 }
      return .success(ScriptedService.response(to: request, count: 1))
    }
    let (run, output) = try makeRun(left, right, queries: Self.queries(1...400), options: .init(jobs: 2))
    try await output.write(run)
    try output.finish()
    // Two sections a query.
    #expect(asked.withLock { $0 } <= 2 * 2 * 64)
    expectEqual(output.summary.queryCount, 400)
  }
}
