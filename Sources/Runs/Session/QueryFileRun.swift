import Diagnostics
import Evaluation
import FileSystem
import Presentation
import Reports
import SearchModel
import SpecLoader
import TerminalText
import Workspaces

/// A run of query files, whose results are written in the order of the queries, and perhaps judged.
package struct QueryFileRun: Sendable {
  let session: RunSession
  let request: RunRequest
  let queries: QueryFileRequest
  /// How results are judged; nil when they are not.
  let test: TestRequest?

  /// A run that has not begun.
  package init(_ request: RunRequest, queries: QueryFileRequest, test: TestRequest? = nil, in session: RunSession) {
    self.request = request
    self.queries = queries
    self.test = test
    self.session = session
  }

  /// Runs the queries, writes their results and tells what came of them.
  ///
  /// - Throws: ``RunFailure`` unless every section was answered, and everything that is judged holds.
  package func run() async throws {
    let spec = try session.read(request.spec, options: request.workspace)
    let filters = try session.filterTexts(request.filters, for: spec)
    try session.check(request.output.fields, of: spec)
    try refuseOutputs(of: spec)
    let files = QueryFiles(queries.files, specification: spec.specification)
    try await choosing(in: files).run(files, of: spec, filters)
  }

  /// The run of the queries of some of the files, which writes no file; nil for all.
  func choosing(files: [String]?) -> QueryFileRun {
    guard let files else { return self }
    var (request, queries, test) = (request, queries, test)
    queries.selection.files = ExactSet(files)
    if request.output.path != nil {
      request.output.path = nil
      request.output.isSplit = false
      request.output.format = .text
    }
    if test?.reports.isEmpty == false { test?.reports.removeAll { $0.path != nil } }
    test?.stepSummary = nil
    return QueryFileRun(request, queries: queries, test: test, in: session)
  }

  /// The run of the queries that are drawn, or that failed in an earlier run.
  private func choosing(in files: QueryFiles) throws -> QueryFileRun {
    guard queries.sample != nil || queries.failedRun != nil else { return self }
    var queries = queries
    if let path = queries.failedRun { queries.selection.keys = try failedQueries(of: path, in: files) }
    if let sample = queries.sample { queries.selection.ordinals = try files.draw(sample, of: queries.selection) }
    return QueryFileRun(request, queries: queries, test: test, in: session)
  }

  private func run(_ files: QueryFiles, of spec: CheckedSpec, _ filters: FilterTexts) async throws {
    let survey = try session.survey(
      files, selection: queries.selection, allowsNoQueries: queries.allowsNoQueries)
    try checkJudging(survey)
    try checkPruning()
    // What the run reads is read before anything is asked.
    let (baseline, snapshots) = (try baseline(of: spec, queryCount: survey.queryCount), try snapshots())
    let recordings = try session.openRecordings(of: spec)
    // Also when the run is interrupted.
    defer { recordings.finish() }
    let workspace = try await session.open(spec, recordings: recordings)
    session.warn(ofFilters: filters, in: workspace)
    warnOfNarrowedSnapshots()
    session.warn(of: request.output.fields, in: workspace)
    if !request.output.isSplit { session.warn(ofName: request.output.path, form: request.output.format) }
    session.warn(
      ofPaging: request.parameters, reach: request.reach, pagedQueryID: survey.pagedQueryID, in: workspace)
    session.warn(of: survey.filterUses, in: workspace)
    session.warn(of: survey.namedAttributes.filter { test != nil || !$0.isExpected }, in: workspace)
    let start = ContinuousClock.now
    var plan = workspace.plan(
      parameters: request.parameters, filters: filters, reach: request.reach, isTimed: request.output.isTimed)
    if request.output.isTimed || test != nil { plan = plan.measuring() }
    if session.console.isVerbose { plan.executor = nil }
    let output = try output(plan, survey, of: spec, baseline)
    var rejectedCount = 0
    let options = queries.runOptions(skipping: output.resumedCount)
    if test == nil {
      let run = plan.run(files.reader(), options: options, rendering: output.rendering, early: output.earlyResults)
      try await write(run, to: output, output, files: files, survey)
    } else {
      let run = QueryRun(files.reader(), options: options, on: plan.executor) { [plan] in
        QueryJudge(plan: plan, indices: workspace.indices, snapshots: snapshots)
      }
      let review = SnapshotReview(test?.snapshots ?? .compare, snapshots)
      try await write(run, to: TestOutput(output, review: review), output, files: files, survey)
      let isWhole = queries.selection == QuerySelection() && queries.mostFailures == nil && output.resumedCount == 0
      rejectedCount = try settle(review, isWhole: isWhole, &output.summary)
    }
    try session.report(recordings)
    session.reportTruncation(output.outcome)
    session.reportInvalidHits(output.outcome, in: request.output.format)
    session.reportFailures(output.outcome)
    session.tell(output.summary.baseline)
    session.tell(output.latencies)
    session.summarize(output.outcome, test == nil ? nil : output.summary, duration: .now - start)
    try conclude(output, rejectedCount: rejectedCount)
  }

  /// - Throws: ``RunFailure`` when the run did not go as it should.
  ///
  /// - Parameter rejectedCount: how many snapshots differ and were not accepted.
  private func conclude(_ output: RunOutput, rejectedCount: Int) throws {
    let status = output.outcome.status
    guard status == .success else { throw RunFailure(status) }
    guard test != nil else { return }
    let summary = output.summary
    let thresholds = summary.thresholds.count + summary.openThresholds.count
    // Whether there is anything to judge in all shards was looked at before.
    guard
      summary.checkCount > 0 || thresholds > 0 || test?.baseline != nil || queries.allowsNoQueries
        || queries.selection.shard != nil
    else {
      throw RunFailure(.malformedInput, Self.nothingToJudge(in: queries.files))
    }
    if rejectedCount > 0 {
      let what = rejectedCount == 1 ? "1 snapshot differs and was" : "\(rejectedCount) snapshots differ and were"
      throw RunFailure(.failed, "\(what) not accepted")
    }
    if !summary.hasPassed { throw RunFailure(.failed) }
  }

  private func output(
    _ plan: RunPlan, _ survey: QuerySurvey, of spec: CheckedSpec, _ baseline: RunBaseline?
  ) throws -> RunOutput {
    let shard = try shardMark(of: spec, survey)
    return try RunOutput(
      destination: request.output.destination, format: request.output.format,
      shape: request.output.shape(.batch, layouts: plan.layouts, carriedColumns: survey.carriedColumns),
      options: request.output.rendering,
      fingerprint: request.output.path == nil ? nil : try fingerprint(of: spec, survey), resumes: queries.resumes,
      reporting: reporting(survey, shard), baseline: baseline,
      backends: ExactDictionary(
        plan.loader.modules.map { ($0.id, plan.loader.specification.backendName(of: $0)) },
        uniquingKeysWith: { first, _ in first }),
      shard: shard)
  }

  /// Writes the results and leaves files whole, interrupted with a journal, or not at all.
  private func write<Output: ResultOutput>(
    _ run: QueryRun<Output.Result>, to results: Output, _ output: RunOutput, files: QueryFiles, _ survey: QuerySurvey
  ) async throws {
    let progress = session.console.progress(of: survey.queryCount, whileWriting: request.output.path)
    Interrupts.setLastWords(lastWords)
    defer { Interrupts.setLastWords(nil) }
    Interrupts.listen(grace: .seconds(3))
    let watch = Interrupts.whenStopped(for: .seconds(2)) { run.giveUp() }
    defer { watch?.cancel() }
    do {
      try await results.write(run, mostFailures: queries.mostFailures, onProgress: progress.update)
      progress.clear()
      if let status = Interrupts.status {
        Interrupts.settle()
        let loss = output.interrupt(keeping: results.early(of: run))
        throw RunFailure(status, "interrupted" + (loss.map(wayOn(lacking:)) ?? wayOn))
      }
      if let problem = run.selectionProblem { throw RunFailure(.usage, problem) }
      guard output.outcome.queryCount > 0 || survey.runQueryCount > 0 || queries.allowsNoQueries else {
        throw RunFailure(noQueriesIn: files)
      }
      if let mostFailures = queries.mostFailures, results.failureCount >= mostFailures {
        output.baseline?.isWhole = false
        output.summary.isCutShort = true
      }
      try output.finish()
      if let failure = output.baseline?.failure { throw failure }
    } catch let failure as RunFailure where failure.status == Interrupts.status {
      throw failure
    } catch {
      progress.clear()
      let isKept = output.fail(error)
      let failure = session.failure(for: error)
      guard isKept, let error = error as? OutputError, let failure = RunFailure(error) else { throw failure }
      throw RunFailure(failure.status, (failure.message ?? "") + wayOn)
    }
  }

  /// What an interrupted run leaves, and how to go on; begins with a semicolon.
  private var wayOn: String {
    guard let output = request.output.path else { return "" }
    let place = request.output.isSplit ? "the partial files in '\(output)'" : "'\(output).partial'"
    // Nobody can give standard input once more.
    guard !queries.files.contains("-") else { return "; the results so far are in \(place)" }
    return "; what is done is in \(place) and the journal, and the same command with --resume goes on from there"
  }

  /// The same, where the journal could not be written.
  private func wayOn(lacking loss: OutputError) -> String {
    guard !queries.files.contains("-") else { return wayOn }
    return "; the journal lacks a part of what is done: \(loss); the same command with --resume searches for that again"
  }

  /// What is said of the output when the run ends at once.
  private var lastWords: ConsoleText? {
    guard request.output.path != nil else { return nil }
    return queries.files.contains("-")
      ? "most of what was done is in the partial output"
      : "the same command with --resume goes on from the partial output"
  }

  /// Refuses outputs that would overwrite inputs, and modules whose files would overwrite each other.
  private func refuseOutputs(of spec: CheckedSpec) throws {
    let modules = spec.modules.map(\.id)
    try spec.refuse(
      request.output.destination.plannedOutputs(
        modules: modules, format: request.output.format, option: "--output", hasJournal: true)
        + reportOutputs,
      reading: queries.files.map { ($0, "a query file") } + judgingInputs)
    guard request.output.isSplit, let (one, other) = OutputDestination.collision(ofModules: modules) else { return }
    throw RunFailure(
      .usage,
      "--split: the modules '\(one)' and '\(other)' would have one file where letter case does not count;"
        + " rename one of them, or choose modules with --module")
  }
}
