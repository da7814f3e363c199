import SearchModel
import SpecLoader
import Synchronization
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

/// Runs whose results go to an output.
struct QueryRunTests {
  private static let spec = """
    indices: { movies: { records: m.json } }
    indexModules: [{ indexName: movies }]
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeRun(
    _ service: ScriptedService, queries: String, form: QueryFileForm = .lines, options: QueryRunOptions,
    resumes: Bool = false, format: OutputFormat = .ndjson
  ) throws -> (run: QueryRun<RenderedResult>, output: RunOutput) {
    let plan = try makePlan(Self.spec, service: service)
    let output = try RunOutput(
      destination: .file(folder["out"]), format: format, shape: OutputShape(.batch, layouts: plan.layouts),
      options: RenderingOptions(), fingerprint: "f", resumes: resumes)
    var options = options
    options.skipCount = output.resumedCount
    return (plan.run(makeReader(queries, form: form), options: options, rendering: output.rendering), output)
  }

  private static func queries(_ range: ClosedRange<Int>) -> String { range.map { "q\($0)\n" }.joined() }

  /// The queries of the output's lines, in their order.
  private func written(_ name: String = "out") throws -> [String] {
    try folder.text(name).split(separator: "\n").map { line in
      try JSON(parsing: Array(line.utf8)).objectValue?["query"]?.stringValue ?? ""
    }
  }

  private static func response(to request: SectionRequest) -> Result<SearchResponse, SearchError> {
    .success(ScriptedService.response(to: request, count: 1))
  }

  @Test(arguments: [1, 2, 7, 50])
  func resultsStandInQueryOrderWhateverTheAnswersDo(jobs: Int) async throws {
    let service = ScriptedService { request in
      let hash = request.parameters.query.utf8.reduce(7) { ($0 &* 31 &+ UInt64($1)) % 97 }
      try? await Task.sleep(for: .microseconds(hash * 40))
      return Self.response(to: request)
    }
    let (run, output) = try makeRun(service, queries: Self.queries(1...40), options: .init(jobs: jobs))
    try await output.write(run)
    try output.finish()
    try expectEqual(written(), (1...40).map { "q\($0)" })
    expectEqual(output.outcome.queryCount, 40)
    expectEqual(folder.names, ["out"])
  }

  @Test(arguments: [1, 2, 5])
  func noWorkerRunsFurtherAheadThanTheWindow(jobs: Int) async throws {
    let queryCount = 400
    let started = Mutex(0)
    let ahead = Mutex(0)
    let running = Mutex<QueryRun<RenderedResult>?>(nil)
    let service = ScriptedService { request in
      started.withLock { $0 += 1 }
      guard request.parameters.query == "q1", let run = running.withLock({ $0 }) else {
        return Self.response(to: request)
      }
      // The first query answers only when all other workers wait for it; without a window they would run out of
      // queries.
      while run.waitingCount < jobs - 1, started.withLock({ $0 }) < queryCount {
        try? await Task.sleep(for: .milliseconds(2))
      }
      ahead.withLock { $0 = started.withLock { $0 } }
      return Self.response(to: request)
    }
    let (run, output) = try makeRun(service, queries: Self.queries(1...queryCount), options: .init(jobs: jobs))
    running.withLock { $0 = run }
    try await output.write(run)
    try output.finish()
    expectEqual(ahead.withLock { $0 }, (jobs == 1 ? 1 : jobs * 64))
    try expectEqual(written(), (1...queryCount).map { "q\($0)" })
    running.withLock { $0 = nil }
  }

  @Test(arguments: [true, false])
  func failFastWritesNothingAfterTheFirstError(errorIsSlow: Bool) async throws {
    let service = ScriptedService { request in
      let isFailing = request.parameters.query == "q3"
      if isFailing == errorIsSlow { try? await Task.sleep(for: .milliseconds(isFailing ? 20 : 4)) }
      return isFailing ? .failure(SearchError(.server, "down")) : Self.response(to: request)
    }
    let (run, output) = try makeRun(service, queries: Self.queries(1...500), options: .init(jobs: 3))
    try await output.write(run, mostFailures: 1)
    try output.finish()
    try expectEqual(written(), ["q1", "q2", "q3"])
    expectEqual(output.outcome.errorCount, 1)
    #expect(service.requests.count < 500)
  }

  /// A query behind the end would be waited for until its time is over.
  @Test func failFastCancelsQueriesBehindTheEnd() async throws {
    let cancelled = Mutex(0)
    let isOpen = Mutex(false)
    let service = ScriptedService { request in
      if request.parameters.query == "q3" {
        while !isOpen.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(1)) }
        return .failure(SearchError(.server, "down"))
      }
      if request.parameters.query == "q4" {
        isOpen.withLock { $0 = true }
        do { try await Task.sleep(for: .seconds(60)) } catch { cancelled.withLock { $0 += 1 } }
      }
      return Self.response(to: request)
    }
    let (run, output) = try makeRun(service, queries: Self.queries(1...10), options: .init(jobs: 4))
    try await output.write(run, mostFailures: 1)
    try output.finish()
    try expectEqual(written(), ["q1", "q2", "q3"])
    expectEqual(cancelled.withLock { $0 }, 1)
  }

  @Test func errorsDoNotEndARunThatMayGoOn() async throws {
    let service = ScriptedService { request in
      request.parameters.query == "q2" ? .failure(SearchError(.server, "down")) : Self.response(to: request)
    }
    let (run, output) = try makeRun(service, queries: Self.queries(1...5), options: .init(jobs: 2))
    try await output.write(run)
    try output.finish()
    try expectEqual(written().count, 5)
    expectEqual(output.outcome.status, .sectionErrors)
  }

  @Test(arguments: [1, 3])
  func errorOfTheQueryFileEndsTheRun(jobs: Int) async throws {
    let lines = (1...20).map { $0 == 12 ? "{broken\n" : "{\"query\":\"q\($0)\"}\n" }.joined()
    let service = ScriptedService.pages(of: 1)
    let (run, output) = try makeRun(service, queries: lines, form: .jsonLines, options: .init(jobs: jobs))
    let error = try #require(await #expect(throws: QueryFileError.self) { try await output.write(run) })
    #expect(service.requests.count <= 11)
    expectEqual(output.fail(error), false)
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [1, 3, 20])
  func resultsBeforeAnErrorOfTheQueryFileComeWhateverTheNumberOfJobs(jobs: Int) async throws {
    let lines = (1...20).map { $0 == 12 ? "{broken\n" : "{\"query\":\"q\($0)\"}\n" }.joined()
    let service = ScriptedService { request in
      try? await Task.sleep(for: .milliseconds(request.parameters.query == "q1" ? 20 : 1))
      return Self.response(to: request)
    }
    let plan = try makePlan(Self.spec, service: service)
    let run = plan.run(makeReader(lines, form: .jsonLines), options: QueryRunOptions(jobs: jobs))
    var queries: [String] = []
    await #expect(throws: QueryFileError.self) { for try await result in run { queries.append(result.query) } }
    expectEqual(queries, (1...11).map { "q\($0)" })
  }

  #if os(Linux)
    @Test func errorOfTheOutputEndsTheRun() async throws {
      let large = JSON.string(String(repeating: "x", count: 20_000))
      let service = ScriptedService { request in
        .success(SearchResponse(hits: [["objectID": "1", "text": large]], nbHits: 1, nbPages: 1))
      }
      let plan = try makePlan(Self.spec, service: service)
      let output = try RunOutput(
        destination: .file("/dev/full"), format: .ndjson, shape: OutputShape(.batch, layouts: plan.layouts),
        options: RenderingOptions())
      let run = plan.run(
        makeReader(Self.queries(1...500), form: .lines), options: .init(jobs: 2), rendering: output.rendering)
      let error = await #expect(throws: OutputError.self) { try await output.write(run) }
      expectEqual(error?.description.contains("/dev/full"), true)
      #expect(service.requests.count < 100)
    }
  #endif

  @Test func onlySelectedQueriesRun() async throws {
    let service = ScriptedService.pages(of: 1)
    let shard = try #require(QuerySelection.Shard("2/3"))
    let (run, output) = try makeRun(
      service, queries: Self.queries(1...8), options: .init(jobs: 2, selection: QuerySelection(shard: shard)))
    try await output.write(run)
    try output.finish()
    try expectEqual(written(), ["q2", "q5", "q8"])
    expectEqual(service.requests.count, 3)
  }

  @Test func runWithoutQueriesIsWhole() async throws {
    let (run, output) = try makeRun(
      ScriptedService.pages(of: 1), queries: "\n# none\n", options: .init(jobs: 2), format: .json)
    try await output.write(run)
    try output.finish()
    try expectEqual(folder.text("out"), "[]\n")
    expectEqual(output.outcome, RunOutcome())
  }

  @Test func progressIsToldAfterEachResult() async throws {
    let told = Mutex<[Int]>([])
    let (run, output) = try makeRun(ScriptedService.pages(of: 1), queries: Self.queries(1...9), options: .init(jobs: 3))
    try await output.write(run) { outcome in told.withLock { $0.append(outcome.queryCount) } }
    output.interrupt()
    expectEqual(told.withLock { $0 }, Array(1...9))
  }

  @Test(arguments: [1, 4], OutputFormat.allCases)
  func stoppedRunGoesOnToTheSameBytes(jobs: Int, format: OutputFormat) async throws {
    let queries = Self.queries(1...30)
    let whole = try makeRun(ScriptedService.pages(of: 1), queries: queries, options: .init(jobs: jobs), format: format)
    try await whole.output.write(whole.run)
    try whole.output.finish()
    let expected = try folder.text("out")
    try folder.remove("out")

    var resumes = false
    for limit in [3, 11, 17] {
      let service = ScriptedService.pages(of: 1)
      let isStopping: @Sendable () -> Bool = { service.requests.count >= limit }
      let (run, output) = try makeRun(
        service, queries: queries, options: .init(jobs: jobs, isStopping: isStopping), resumes: resumes, format: format)
      try await output.write(run)
      output.interrupt()
      expectEqual(folder.names, ["out.journal", "out.partial"])
      resumes = true
    }
    // By now 31 or more were asked for, so that the third stop came after the last query or none is left.
    let last = ScriptedService.pages(of: 1)
    let (run, output) = try makeRun(last, queries: queries, options: .init(jobs: jobs), resumes: true, format: format)
    try await output.write(run)
    try output.finish()
    try expectEqual(folder.text("out"), expected)
    expectEqual(folder.names, ["out"])
    expectEqual(output.outcome.queryCount, 30)
    #expect(last.requests.isEmpty)
  }

  @Test func resultsCanBeTakenWithoutAnOutput() async throws {
    let plan = try makePlan(Self.spec, service: ScriptedService.pages(of: 1))
    var queries: [String] = []
    for try await result in plan.run(QueryFileReader(queries: ["b", "", "a"]), options: .init(jobs: 2)) {
      queries.append(result.query)
      expectEqual(result.id, "\(queries.count)")
    }
    expectEqual(queries, ["b", "", "a"])
  }

  @Test func aRunThatNobodyHoldsAnyMoreEnds() async throws {
    let service = ScriptedService { request in
      try? await Task.sleep(for: .milliseconds(1))
      return Self.response(to: request)
    }
    let plan = try makePlan(Self.spec, service: service)
    for try await _ in plan.run(makeReader(Self.queries(1...5_000), form: .lines), options: .init(jobs: 2)) { break }
    let count = service.requests.count
    try await Task.sleep(for: .milliseconds(50))
    // What was in flight may still have been asked.
    #expect(service.requests.count <= count + 4)
    #expect(count < 5_000)
  }

  @Test func cancellingTheTaskEndsTheRun() async throws {
    let service = ScriptedService { request in
      try? await Task.sleep(for: .seconds(60))
      return Self.response(to: request)
    }
    let plan = try makePlan(Self.spec, service: service)
    let task = Task {
      let run = plan.run(QueryFileReader(queries: ["a", "b", "c"]), options: .init(jobs: 2))
      return try await run.next() != nil
    }
    while service.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    // The cancelled search still ends in a result.
    #expect(try await task.value)
    #expect(service.requests.count <= 2)
  }
}
