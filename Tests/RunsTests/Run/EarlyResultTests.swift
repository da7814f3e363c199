import Evaluation
import SearchModel
import SpecLoader
import Synchronization
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

/// Interrupted runs that wait for one query while those behind it are finished.
struct EarlyResultTests {
  private static let spec = """
    indices: { movies: { records: m.json } }
    indexModules: [{ indexName: movies }, { id: again, indexName: movies }]
    """
  private static let queries = (1...10).map { "q\($0)\n" }.joined()

  private let folder: TemporaryFolder
  private let running = Running()

  /// The run that asks a backend.
  private final class Running: Sendable {
    private let state = Mutex<QueryRun<RenderedResult>?>(nil)

    var run: QueryRun<RenderedResult>? {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }

    /// Waits until the run has written all that it can, and the last queries are finished, and gives it up.
    func giveUp(finished: Int) async {
      guard let run else { return }
      while !Task.isCancelled {
        let results = run.unwrittenResults
        // The last one tells which query the run waits for: it may still wait for one ahead of that which hangs.
        if results.map(\.distance) == Array(1...finished), let last = results.last?.result,
          last.texts.contains(where: { String(decoding: $0, as: UTF8.self).contains("q10") })
        {
          break
        }
        try? await Task.sleep(for: .milliseconds(1))
      }
      run.giveUp()
    }
  }

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func response(to request: SectionRequest) -> Result<SearchResponse, SearchError> {
    request.parameters.query == "q7"
      ? .failure(SearchError(.server, "down")) : .success(ScriptedService.response(to: request, count: 1))
  }

  /// A run of ten queries that writes what the service answers.
  private func run(
    _ service: ScriptedService, format: OutputFormat, resumes: Bool, isSplit: Bool = false, mostFailures: Int? = nil
  ) async throws -> (run: QueryRun<RenderedResult>, output: RunOutput) {
    let plan = try makePlan(Self.spec, service: service)
    let output = try RunOutput(
      destination: isSplit ? .folder(folder["out"]) : .file(folder["out"]), format: format,
      shape: OutputShape(.batch, layouts: plan.layouts), options: RenderingOptions(), fingerprint: "f",
      resumes: resumes)
    let run = plan.run(
      makeReader(Self.queries, form: .lines),
      options: QueryRunOptions(jobs: 4, skipCount: output.resumedCount), rendering: output.rendering,
      early: output.earlyResults)
    running.run = run
    try await output.write(run, mostFailures: mostFailures)
    running.run = nil
    return (run, output)
  }

  /// A backend that hangs with a query until the run that asks has finished others and is given up.
  private func hanging(with query: String, finished: Int) -> ScriptedService {
    ScriptedService { [running] request in
      if request.parameters.query == query { await running.giveUp(finished: finished) }
      return Self.response(to: request)
    }
  }

  private func files() throws -> [String] { try folder.subpaths.sorted().map { try folder.text($0) } }

  @Test(arguments: [OutputFormat.ndjson, .json, .csv, .text], ["q1", "q4", "q9"])
  func theNextRunSearchesOnlyForWhatIsNotFinished(format: OutputFormat, open: String) async throws {
    let number = try #require(Int(open.dropFirst()))
    for isSplit in [false, true] {
      let whole = try await run(
        ScriptedService { Self.response(to: $0) }, format: format, resumes: false, isSplit: isSplit)
      try whole.output.finish()
      let expected = try (files(), whole.output.outcome)
      try folder.remove("out")

      let interrupted = try await run(
        hanging(with: open, finished: 10 - number), format: format, resumes: false, isSplit: isSplit)
      expectEqual(interrupted.output.outcome.queryCount, number - 1)
      interrupted.output.interrupt(keeping: interrupted.output.early(of: interrupted.run))

      let service = ScriptedService { Self.response(to: $0) }
      let resumed = try await run(service, format: format, resumes: true, isSplit: isSplit)
      try resumed.output.finish()
      expectEqual(Set(service.requests.map(\.parameters.query)), [open])
      try expectEqual(files(), expected.0)
      expectEqual(resumed.output.outcome, expected.1)
      try folder.remove("out")
    }
  }

  /// Neither what it kept before nor what it has finished since is lost.
  @Test func aRunMayBeInterruptedAgain() async throws {
    let first = try await run(hanging(with: "q2", finished: 8), format: .ndjson, resumes: false)
    first.output.interrupt(keeping: first.output.early(of: first.run))
    let second = try await run(hanging(with: "q2", finished: 8), format: .ndjson, resumes: true)
    expectEqual(second.output.resumedCount, 1)
    second.output.interrupt(keeping: second.output.early(of: second.run))
    let service = ScriptedService { Self.response(to: $0) }
    let third = try await run(service, format: .ndjson, resumes: true)
    try third.output.finish()
    expectEqual(Set(service.requests.map(\.parameters.query)), ["q2"])
    try expectEqual(folder.text("out").split(separator: "\n").count, 10)
  }

  @Test func whatTheJournalCannotHoldIsSaidAndSearchedForAgain() async throws {
    let first = try await run(hanging(with: "q4", finished: 6), format: .ndjson, resumes: false)
    folder.makeFolder("out.journal.new")
    #expect(first.output.interrupt(keeping: first.output.early(of: first.run)) != nil)
    try folder.remove("out.journal.new")
    let second = try await run(ScriptedService { Self.response(to: $0) }, format: .ndjson, resumes: true)
    try second.output.finish()
    try expectEqual(folder.text("out").split(separator: "\n").count, 10)
  }

  @Test func nothingIsAddedToARunThatHasFailedAsOftenAsItMay() async throws {
    let answering = ScriptedService { Self.response(to: $0) }
    let interrupted = try await run(answering, format: .ndjson, resumes: false, mostFailures: 1)
    expectEqual(interrupted.output.outcome.queryCount, 7)
    interrupted.output.interrupt(keeping: interrupted.output.early(of: interrupted.run))
    let service = ScriptedService { Self.response(to: $0) }
    let resumed = try await run(service, format: .ndjson, resumes: true, mostFailures: 1)
    try resumed.output.finish()
    expectEqual(resumed.output.outcome.queryCount, 7)
    try expectEqual(folder.text("out").split(separator: "\n").count, 7)
    #expect(service.requests.isEmpty)
  }

  @Test func whatWouldTakeTooLongToWriteIsNotKept() async throws {
    let large = String(repeating: "x", count: EarlyResult.byteLimit / 3)
    let service = ScriptedService { [running] request in
      if request.parameters.query == "q1" { await running.giveUp(finished: 9) }
      return .success(
        SearchResponse(
          hits: [["objectID": "1", "name": .string(large)]], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20))
    }
    let (run, output) = try await run(service, format: .ndjson, resumes: false, isSplit: true)
    let early = output.early(of: run)
    #expect(!early.isEmpty && early.count < 9)
    expectEqual(early.map(\.distance), Array(1...early.count))
  }
}
