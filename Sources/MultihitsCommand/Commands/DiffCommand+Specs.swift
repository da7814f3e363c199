import Diagnostics
import SearchBackends
import SearchModel
import SearchRunner
import SpecLoader

extension DiffCommand {
  /// Asks two specs, or one on two backends, every query.
  func compareSpecs() async throws {
    let left = try SpecSession(path: files[0], options: specOptions, console: console)
    let right = try counterpart(of: left)
    try left.refuse(
      diffOptions.plannedOutputs, recordings: recordingOptions,
      reading: files.dropFirst().map { ($0, "a query file") }, and: right)
    let queryFiles = QueryFiles(
      paths: Array(files.dropFirst()), specification: left.specification, console: console)
    try queryFiles.checkThatAllExist()
    let selection = queryOptions.selection
    let survey = try queryFiles.survey(selection: selection, allowsNone: queryOptions.allowNoQueries)
    let recordings = try recordings(left, right)
    let plans = (
      left: try await plan(of: left, recordings.left), right: try await plan(of: right, recordings.right)
    )
    let options = diffOptions.comparison()
    let rightSide: ComparisonHeading.Side = .spec(againstSpec ?? files[0], backend: againstBackend)
    let output = try ComparisonOutput(
      path: diffOptions.output, format: diffOptions.format,
      heading: ComparisonHeading(left: .spec(files[0]), right: rightSide, options: options),
      rendering: diffOptions.rendering(console: console))
    let progress = ProgressLine(
      isShown: console.showsProgress(whileWriting: diffOptions.output), total: survey.queryCount)
    let run = ComparisonRun(
      left: plans.left, right: plans.right,
      options: ComparisonRun.Options(
        comparison: options, jobs: queryOptions.jobCount, selection: selection, hiding: Redaction.hiding,
        isStopping: { Interrupts.signalNumber != nil }, onProgress: progress.update),
      reader: queryFiles.reader(), output: output)
    Interrupts.listen()
    let summary = try await finish(run, files: queryFiles, progress: progress)
    try report(recordings, of: left)
    left.reportTruncation(summary.outcome)
    try conclude(summary)
  }

  private func plan(of session: SpecSession, _ recordings: RemoteBackends.Recordings) async throws -> RunPlan {
    session.plan(
      services: try await session.loadServices(recordings: recordings).services, search: searchOptions,
      reach: scrollOptions.reach)
  }

  /// Where the requests of both sides are kept or answered from: one folder for the backends of one spec. Two specs may mean
  /// different hosts by one name, so each has a folder in it.
  private func recordings(
    _ left: SpecSession, _ right: SpecSession
  ) throws -> (left: RemoteBackends.Recordings, right: RemoteBackends.Recordings) {
    guard againstSpec != nil else {
      let both = try recordingOptions.open()
      return (both, both)
    }
    return (
      left.asksRemoteBackends ? try recordingOptions.open("left") : .none,
      right.asksRemoteBackends ? try recordingOptions.open("right") : .none
    )
  }

  /// Says what became of the recordings of both sides.
  private func report(
    _ recordings: (left: RemoteBackends.Recordings, right: RemoteBackends.Recordings), of session: SpecSession
  ) throws {
    guard againstSpec != nil else { return try session.report(recordings.left) }
    try session.report(recordings.left, inFolder: "left/")
    try session.report(recordings.right, inFolder: "right/")
  }

  /// The spec that a spec is compared with: another one, or the same one on another backend.
  private func counterpart(of session: SpecSession) throws -> SpecSession {
    guard let backend = againstBackend else {
      return try SpecSession(path: againstSpec ?? files[0], options: specOptions, console: console)
    }
    let names = session.specification.backends.map(\.name)
    guard names.contains(backend) else {
      let hint =
        Suggestions.closestMatch(to: backend, among: names).map { "did you mean '\($0)'?" }
        ?? "the spec has " + names.joined(separator: ", ")
      throw CommandFailure(.usage, "--against-backend: the spec has no backend '\(backend)'; \(hint)")
    }
    var options = specOptions
    // Named for each module, so that one with a backend of its own is answered by the other one, too.
    options.backends = session.modules.map { "\($0.id)=\(backend)" }
    var console = console
    // What there is to say about the spec was said when it was read first.
    console.quiet = true
    return try SpecSession(path: files[0], options: options, console: console)
  }

  /// Runs the comparison and leaves its file whole or not at all.
  private func finish(
    _ run: ComparisonRun, files: QueryFiles, progress: ProgressLine
  ) async throws -> ComparisonSummary {
    do {
      try await run.run()
      progress.clear()
      if let interruption { throw interruption }
      let summary = await run.summary
      guard summary.queryCount > 0 || queryOptions.allowNoQueries else { throw files.noQueries }
      try await run.finish()
      return summary
    } catch {
      progress.clear()
      await run.discard()
      throw files.failure(for: error)
    }
  }
}
