import Diagnostics
import Evaluation
import FileSystem
import Presentation
import SearchBackends
import SearchModel
import SpecLoader
import Workspaces

/// How the queries of a comparison are searched on both sides.
package struct ComparedSearch: Sendable {
  /// The spec on the left, and what is asked of both.
  package var search: RunRequest
  /// What stands on the right.
  package var counterpart: ComparisonRequest.Counterpart
  /// Which queries of which files are asked.
  package var queries: QueryFileRequest

  /// A comparison of the first page.
  package init(
    _ search: RunRequest, queries: QueryFileRequest, with counterpart: ComparisonRequest.Counterpart
  ) {
    self.counterpart = counterpart
    self.search = search
    self.queries = queries
    // A variable may be for one of two.
    if case .spec = counterpart { self.search.workspace.sharesVariables = true }
  }

  /// Whether both sides are of one spec.
  var isOfOneSpec: Bool { if case .backend = counterpart { true } else { false } }
}

// Specs, or backends of one, beside each other.
extension RunSession {
  /// Asks two specs, or one on two backends, every query.
  ///
  /// - Throws: ``RunFailure`` with the statuses of a run, and 1 when more changed than may.
  package func compareSpecs(_ compared: ComparedSearch, _ request: ComparisonRequest) async throws {
    let left = try read(compared.search.spec, options: compared.search.workspace)
    let right = try counterpart(of: left, compared)
    if let unknown = left.unknownVariable(and: right) { throw RunFailure(unknown) }
    try checkBounds(left, right, request)
    try left.refuse(
      request.plannedOutputs, reading: compared.queries.files.map { ($0, "a query file") }, and: right)
    let files = QueryFiles(compared.queries.files, specification: left.specification)
    let survey = try survey(
      files, selection: compared.queries.selection, allowsNoQueries: compared.queries.allowsNoQueries)
    let recordings = try recordings(left, right, compared)
    let plans = (
      left: try await plan(of: left, recordings.left, compared),
      right: try await plan(of: right, recordings.right, compared, tells: !compared.isOfOneSpec)
    )
    warn(ofName: request.output, form: request.format)
    let output = try request.output(left: .spec(compared.search.spec), right: compared.rightSide)
    let progress = console.progress(of: survey.queryCount, whileWriting: request.output)
    let run = ComparisonPlan(
      left: plans.left, right: plans.right, options: request.options, hiding: console.mask.hiding
    )
    .run(files.reader(), options: compared.queries.runOptions())
    Interrupts.listen()
    try await write(
      run, to: output, files: files, progress: progress, allowsNoQueries: compared.queries.allowsNoQueries)
    try report(recordings, compared)
    reportTruncation(output.summary.outcome)
    try request.conclude(output.summary)
  }

  /// - Throws: ``RunFailure`` for a bound of a module that is not compared.
  private func checkBounds(_ left: CheckedSpec, _ right: CheckedSpec, _ request: ComparisonRequest) throws {
    let modules = right.modules.map(\.id)
    try request.checkBounds(
      among: left.modules.map(\.id).filter { module in modules.contains { $0.hasSameBytes(as: module) } })
  }

  /// Opens one of the sides.
  ///
  /// - Parameter tells: whether progress and warnings are said; those of one spec on two backends are said once.
  private func plan(
    of spec: CheckedSpec, _ recordings: RemoteBackends.Recordings, _ compared: ComparedSearch, tells: Bool = true
  ) async throws -> RunPlan {
    let workspace = try await open(spec, recordings: recordings, tells: tells)
    let filters = try filterTexts(compared.search.filters, for: spec)
    if tells {
      warn(ofFilters: filters, in: workspace)
      warn(ofPaging: compared.search.parameters, reach: compared.search.reach, in: workspace)
    }
    var plan = workspace.plan(
      parameters: compared.search.parameters, filters: filters, reach: compared.search.reach)
    if console.isVerbose { plan.executor = nil }
    return plan
  }

  /// Where the requests of both sides are kept or answered from: one folder for the backends of one spec. Two specs may
  /// mean different hosts by one name, so each has a folder in it.
  private func recordings(
    _ left: CheckedSpec, _ right: CheckedSpec, _ compared: ComparedSearch
  ) throws -> (left: RemoteBackends.Recordings, right: RemoteBackends.Recordings) {
    guard !compared.isOfOneSpec else {
      let both = try openRecordings(of: left)
      return (both, both)
    }
    return (
      left.asksRemoteBackends ? try openRecordings(of: left, "left") : .none,
      right.asksRemoteBackends ? try openRecordings(of: right, "right") : .none
    )
  }

  /// Reports on the recordings of both sides.
  private func report(
    _ recordings: (left: RemoteBackends.Recordings, right: RemoteBackends.Recordings), _ compared: ComparedSearch
  ) throws {
    guard !compared.isOfOneSpec else { return try report(recordings.left) }
    try report(recordings.left, inFolder: "left/")
    try report(recordings.right, inFolder: "right/")
  }

  /// The spec that a spec is compared with: another one, or the same one on another backend.
  private func counterpart(of spec: CheckedSpec, _ compared: ComparedSearch) throws -> CheckedSpec {
    switch compared.counterpart {
    case .backend(let name): try read(spec, onBackend: name)
    case .spec(let file): try read(file, options: compared.search.workspace)
    }
  }

  /// Writes the comparisons and leaves the file whole or not at all.
  private func write(
    _ run: QueryRun<QueryComparison>, to output: ComparisonOutput, files: QueryFiles, progress: any RunProgress,
    allowsNoQueries: Bool
  ) async throws {
    do {
      try await output.write(run, onProgress: progress.update)
      progress.clear()
      try stopIfInterrupted()
      if let problem = run.selectionProblem { throw RunFailure(.usage, problem) }
      guard output.summary.queryCount > 0 || allowsNoQueries else { throw RunFailure(noQueriesIn: files) }
      try output.finish()
    } catch {
      progress.clear()
      output.discard()
      throw failure(for: error)
    }
  }
}

extension ComparedSearch {
  /// What stands on the right, for the heading.
  fileprivate var rightSide: ComparisonHeading.Side {
    switch counterpart {
    case .backend(let name): .spec(search.spec, backend: name)
    case .spec(let file): .spec(file, backend: nil)
    }
  }
}
