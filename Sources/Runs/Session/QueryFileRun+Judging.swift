import Diagnostics
import Evaluation
import FileSystem
import Presentation
package import Reports
import SearchModel
import SpecLoader
package import TerminalText
import Workspaces

/// How the results of a run are judged and told of.
package struct TestRequest: Sendable {
  /// A report that was asked for.
  package struct Report: Sendable, Hashable {
    /// How it looks.
    package var format: ReportFormat
    /// The file; nil for standard error.
    package var path: String?

    /// A report.
    package init(format: ReportFormat, path: String?) {
      self.format = format
      self.path = path
    }

    /// The file that is written; nil for a stream.
    ///
    /// - Parameter suffixes: what follows its name in those of files beside it.
    func output(suffixes: [String] = []) -> PlannedOutput? {
      path.map { .file($0, option: "--report \(format.rawValue)", suffixes: suffixes) }
    }
  }

  /// The reports, in the order in which they were asked for.
  package var reports: [Report]
  /// The file to which a job of GitHub Actions adds Markdown for its page; nil where nothing is added.
  package var stepSummary: String?
  /// What is done with rows that differ from their snapshots.
  package var snapshots = SnapshotUse.compare
  /// Whether snapshots are removed that no query asks for.
  package var removesUnusedSnapshots = false
  /// What is done with a baseline; nil without one.
  package var baseline: BaselineUse?
  /// The version of the program, which a baseline tells.
  package var programVersion: String
  /// The time of the run in seconds since 1970.
  package var now: Int
  /// How failures look on standard error.
  package var errorStyler = Styler.plain

  /// A request of reports.
  package init(reports: [Report] = [], programVersion: String = "", now: Int = 0) {
    self.reports = reports
    self.programVersion = programVersion
    self.now = now
  }
}

// What a test does beside a batch.
extension QueryFileRun {
  /// Says what of the query files is not judged.
  ///
  /// - Throws: ``RunFailure`` with 65 for a test without anything to judge, and for thresholds that cannot be judged.
  func checkJudging(_ survey: QuerySurvey) throws {
    guard test != nil else {
      let what = [
        survey.expectationCount > 0 ? "expectations" : nil, survey.thresholds.isEmpty ? nil : "thresholds",
        survey.judgments.isEmpty ? nil : "judgments",
      ].compactMap { $0 }
      if !what.isEmpty {
        session.console.warn("\(what.joined(separator: " and ")) are not judged here; multihits test judges them")
      }
      return
    }
    let unavailable = survey.unavailableMeasures
    guard unavailable.isEmpty else {
      session.console.report(unavailable)
      throw RunFailure(.malformedInput)
    }
    if test?.baseline == nil {
      try refuse(
        survey.thresholds.filter { Measure($0.measure)?.needsBaseline == true }, code: "missing-baseline",
        because: "is measured beside a baseline: name one with --baseline")
    }
    try checkShard(survey.thresholds)
    if !survey.judgments.isEmpty { session.console.warn("judgments are not judged yet") }
    if test?.snapshots == .review, !survey.thresholds.isEmpty {
      session.console.warn("thresholds are not judged with --review, which asks when the run is over")
    }
    // What standard input holds is known in the end.
    guard survey.queryCount != nil, test?.baseline == nil, survey.expectationCount == 0, survey.thresholds.isEmpty,
      !queries.allowsNoQueries
    else { return }
    throw RunFailure(.malformedInput, Self.nothingToJudge(in: queries.files))
  }

  /// Thresholds bound the whole run, so that a shard leaves them to `merge`.
  ///
  /// - Throws: ``RunFailure`` with 64 for a shard that does not write what `merge` needs.
  private func checkShard(_ thresholds: [Threshold]) throws {
    guard let shard = queries.selection.shard, !thresholds.isEmpty else { return }
    guard test?.reports.contains(where: { $0.format == .json }) == true else {
      throw RunFailure(
        .usage,
        "the thresholds bound the whole run, of which --shard \(shard) is a part: add --report json=FILE, and let"
          + " multihits merge judge them over the reports of all shards")
    }
    let isMeasured = { (threshold: Threshold) in if case .latency? = Measure(threshold.measure) { true } else { false }
    }
    if !request.output.isTimed, let threshold = thresholds.first(where: isMeasured) {
      throw RunFailure(
        .usage, "the threshold on \(threshold.measure) is judged when shards are merged: their reports need --timings")
    }
  }

  /// - Throws: ``RunFailure`` with 65 when there are thresholds that cannot be judged.
  private func refuse(_ thresholds: [Threshold], code: String, because reason: String) throws {
    guard !thresholds.isEmpty else { return }
    session.console.report(
      thresholds.map {
        Diagnostic(code: code, file: $0.file, range: $0.range, message: "the measure '\($0.measure)' \(reason)")
      })
    throw RunFailure(.malformedInput)
  }

  /// The baseline of a run; nil without one.
  ///
  /// - Throws: ``RunFailure`` with 66 for one that is missing, 65 for one that is malformed.
  func baseline(of spec: CheckedSpec, queryCount: Int?) throws -> RunBaseline? {
    guard let test, let use = test.baseline else { return nil }
    do {
      let identity = try spec.identity()
      let header = BaselineHeader(
        day: CalendarDay(secondsSince1970: test.now).description, program: test.programVersion, spec: identity.spec,
        data: identity.data, backends: identity.backends, options: optionsName(of: spec), queryCount: queryCount)
      if case .update = use { try refuseLoss(of: header, in: use.path) }
      return try RunBaseline(
        use, present: header, isWhole: queries.selection == QuerySelection(),
        hasAllModules: request.workspace.modules.isEmpty)
    } catch let error as FileError {
      guard error.kind == .missing, error.path == use.path else { throw session.failure(for: error) }
      throw RunFailure(.missingInput, "\(error.description); --update-baseline makes it")
    }
  }

  /// - Throws: ``RunFailure`` with 65 for a file that is neither a baseline nor a saved run, with 64 when the baseline
  ///   has sections that do not run, which the new one would not have.
  private func refuseLoss(of header: BaselineHeader, in path: String) throws {
    guard BaselineReader.mayReplace(path) else {
      throw RunFailure(
        .malformedInput,
        "\(Diagnostic.quoted(path)) is no baseline and no saved run, and would be lost; name another file, or remove it"
      )
    }
    guard !request.workspace.modules.isEmpty, let there = (try? BaselineReader(path))?.header else { return }
    let lost = there.backends.keys.filter { header.backends[$0] == nil }
    guard lost.isEmpty else {
      throw RunFailure(
        .usage,
        "the baseline has \(lost.count == 1 ? "the section" : "the sections") \(lost.map(Diagnostic.quoted).joined(separator: ", ")),"
          + " which --module leaves out: leave out --module, or name another file")
    }
  }

  static func nothingToJudge(in files: [String]) -> String {
    "nothing is to be judged in \(files.joined(separator: ", ")): no query that runs has 'expect', and there is no"
      + " threshold; --allow-no-queries makes that a success"
  }

  /// What is written beside results, or instead of them; nil for a run that judges nothing.
  func reporting(_ survey: QuerySurvey, _ shard: ShardMark?) -> Reporting? {
    guard let test else { return nil }
    let hiding: @Sendable (String) -> String = session.console.mask.hiding
    var targets = test.reports.map { report in
      ReportTarget(
        path: report.path, descriptor: 2,
        renderer: report.format.renderer(specification: request.spec, shard: shard))
    }
    if let path = test.stepSummary { targets += session.stepSummary(in: path) }
    let isText = request.output.format == .text
    let lines = QueryFileLines(hiding: hiding)
    func failures(_ styler: Styler) -> FailureRenderer {
      FailureRenderer(styler: styler) { lines.line($1, of: $0) }
    }
    if isText {
      let styler = request.output.rendering.styler
      targets.insert(ReportTarget(path: request.output.path, renderer: failures(styler)), at: 0)
    } else if !request.output.format.hasExpectations, !targets.contains(where: { $0.path == nil && $0.descriptor == 2 })
    {
      targets.append(ReportTarget(path: nil, descriptor: 2, renderer: FailuresAtEnd(failures(test.errorStyler))))
    }
    // A run that writes a baseline has none to be measured beside.
    var thresholds = survey.thresholds
    if case .update? = test.baseline { thresholds.removeAll { Measure($0.measure)?.needsBaseline == true } }
    if test.snapshots == .review { thresholds = [] }
    var reporting = Reporting(
      reports: targets, writesResults: !isText, thresholds: thresholds, isTimed: request.output.isTimed,
      hiding: hiding)
    if queries.selection.leavesThresholdsOpen { swap(&reporting.thresholds, &reporting.openThresholds) }
    return reporting
  }

  /// What is read beside query files, or stands beside them: snapshots, a baseline, a run whose failures run again.
  var judgingInputs: [(path: String, kind: String)] {
    var inputs = queries.files.compactMap(SnapshotStore.path).map { ($0, "a file of snapshots") }
    guard let test else { return inputs }
    if case .compare(let path)? = test.baseline { inputs.append((path, "the baseline")) }
    if let path = queries.failedRun { inputs.append((path, "the run of --failed-from")) }
    return inputs
  }

  /// The files of reports, and a baseline that is written.
  var reportOutputs: [PlannedOutput] {
    var outputs: [PlannedOutput] = []
    if case .update(let path)? = test?.baseline { outputs.append(.file(path, option: "--baseline")) }
    let suffixes = request.output.path == nil ? [] : [OutputFile.partialSuffix]
    return outputs + (test?.reports ?? []).compactMap { $0.output(suffixes: suffixes) }
  }
}

extension QuerySurvey {
  /// The thresholds that no run can judge.
  var unavailableMeasures: [Diagnostic] {
    thresholds.compactMap { threshold in
      guard case .relevance? = Measure(threshold.measure) else { return nil }
      return Diagnostic(
        code: "unavailable-measure", file: threshold.file, range: threshold.range,
        message: "the measure '\(threshold.measure)' of judged results is not available yet")
    }
  }
}
