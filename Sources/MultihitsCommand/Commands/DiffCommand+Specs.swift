import Diagnostics
import Evaluation
import Runs
import SearchBackends
import SearchModel
import SpecLoader
import Workspaces

extension DiffCommand {
  /// Asks two specs, or one on two backends, every query.
  func compareSpecs() async throws {
    let left = try console.session.read(files[0], options: options)
    let right = try counterpart(of: left)
    if let unknown = left.unknownVariable(and: right) { throw RunFailure(unknown) }
    try checkBounds(left, right)
    try left.refuse(
      diffOptions.plannedOutputs, reading: files.dropFirst().map { ($0, "a query file") }, and: right)
    let queryFiles = QueryFiles(Array(files.dropFirst()), specification: left.specification)
    let survey = try console.session.survey(
      queryFiles, selection: queryOptions.selection, allowsNoQueries: queryOptions.allowNoQueries)
    let recordings = try recordings(left, right)
    let plans = (
      left: try await plan(of: left, recordings.left),
      right: try await plan(of: right, recordings.right, tells: againstSpec != nil)
    )
    let comparison = diffOptions.comparison()
    let rightSide: ComparisonHeading.Side = .spec(againstSpec ?? files[0], backend: againstBackend)
    let output = try ComparisonOutput(
      path: diffOptions.output, format: diffOptions.format,
      heading: ComparisonHeading(left: .spec(files[0]), right: rightSide, options: comparison),
      rendering: diffOptions.rendering(console: console))
    let progress = ProgressLine(console.progressForm(whileWriting: diffOptions.output), total: survey.queryCount)
    let run = ComparisonPlan(left: plans.left, right: plans.right, options: comparison, hiding: Redaction.hiding)
      .run(queryFiles.reader(), options: queryOptions.request(files: queryFiles.paths).runOptions())
    Interrupts.listen()
    try await write(run, to: output, files: queryFiles, progress: progress)
    let summary = output.summary
    try report(recordings)
    console.session.reportTruncation(summary.outcome)
    try conclude(summary)
  }

  /// - Throws: ``RunFailure`` for a bound of a module that is not compared.
  private func checkBounds(_ left: CheckedSpec, _ right: CheckedSpec) throws {
    let modules = right.modules.map(\.id)
    let compared = left.modules.map(\.id).filter { module in modules.contains { $0.hasSameBytes(as: module) } }
    if let unknown = diffOptions.unknownModule(among: compared) { throw unknown }
  }

  /// What the specs are read with; a variable may be for one of two.
  private var options: SearchWorkspace.Options {
    var options = specOptions.workspaceOptions(recordingOptions)
    options.sharesVariables = againstSpec != nil
    return options
  }

  /// Opens one of the sides.
  ///
  /// - Parameter tells: whether progress and warnings are said; those of one spec on two backends are said once.
  private func plan(
    of spec: CheckedSpec, _ recordings: RemoteBackends.Recordings, tells: Bool = true
  ) async throws -> RunPlan {
    let workspace = try await console.session.open(spec, recordings: recordings, tells: tells)
    let filters = try console.session.filterTexts(searchOptions.filters, for: spec)
    if tells { console.session.warn(ofFilters: filters, in: workspace) }
    return workspace.plan(parameters: searchOptions.parameters, filters: filters, reach: scrollOptions.reach)
  }

  /// Where the requests of both sides are kept or answered from: one folder for the backends of one spec. Two specs may
  /// mean different hosts by one name, so each has a folder in it.
  private func recordings(
    _ left: CheckedSpec, _ right: CheckedSpec
  ) throws -> (left: RemoteBackends.Recordings, right: RemoteBackends.Recordings) {
    guard againstSpec != nil else {
      let both = try console.session.openRecordings(of: left)
      return (both, both)
    }
    return (
      left.asksRemoteBackends ? try console.session.openRecordings(of: left, "left") : .none,
      right.asksRemoteBackends ? try console.session.openRecordings(of: right, "right") : .none
    )
  }

  /// Reports on the recordings of both sides.
  private func report(
    _ recordings: (left: RemoteBackends.Recordings, right: RemoteBackends.Recordings)
  ) throws {
    guard againstSpec != nil else { return try console.session.report(recordings.left) }
    try console.session.report(recordings.left, inFolder: "left/")
    try console.session.report(recordings.right, inFolder: "right/")
  }

  /// The spec that a spec is compared with: another one, or the same one on another backend.
  private func counterpart(of spec: CheckedSpec) throws -> CheckedSpec {
    guard let backend = againstBackend else {
      return try console.session.read(againstSpec ?? files[0], options: options)
    }
    return try console.session.read(spec, onBackend: backend)
  }

  /// Writes the comparisons and leaves the file whole or not at all.
  private func write(
    _ run: QueryRun<QueryComparison>, to output: ComparisonOutput, files: QueryFiles, progress: ProgressLine
  ) async throws {
    do {
      try await output.write(run, onProgress: progress.update)
      progress.clear()
      if let interruption { throw interruption }
      if let problem = run.selectionProblem { throw RunFailure(.usage, problem) }
      guard output.summary.queryCount > 0 || queryOptions.allowNoQueries else {
        throw RunFailure(noQueriesIn: files)
      }
      try output.finish()
    } catch {
      progress.clear()
      output.discard()
      throw console.session.failure(for: error)
    }
  }
}
