import Diagnostics
import Presentation
package import Reports
import SpecLoader
import TerminalText
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
  }

  /// The reports, in the order in which they were asked for.
  package var reports: [Report]

  /// A request of reports.
  package init(reports: [Report] = []) {
    self.reports = reports
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
    let unknown = survey.thresholds.filter {
      if case .relevance? = Measure($0.measure) { true } else { false }
    }
    guard unknown.isEmpty else {
      session.console.report(
        unknown.map {
          Diagnostic(
            code: "unavailable-measure", file: $0.file, range: $0.range,
            message: "the measure '\($0.measure)' of judged results is not available yet")
        })
      throw RunFailure(.malformedInput)
    }
    if !survey.judgments.isEmpty { session.console.warn("judgments are not judged yet") }
    // What standard input holds is known in the end.
    guard survey.queryCount != nil, survey.expectationCount == 0, survey.thresholds.isEmpty, !queries.allowsNoQueries
    else { return }
    throw RunFailure(.malformedInput, Self.nothingToJudge(in: queries.files))
  }

  static func nothingToJudge(in files: [String]) -> String {
    "nothing is to be judged in \(files.joined(separator: ", ")): no query that runs has 'expect', and there is no"
      + " threshold; --allow-no-queries makes that a success"
  }

  /// What is written beside results, or instead of them; nil for a run that judges nothing.
  func reporting(_ survey: QuerySurvey) -> Reporting? {
    guard let test else { return nil }
    let hiding: @Sendable (String) -> String = session.console.mask.hiding
    var targets = test.reports.map { report in
      ReportTarget(path: report.path, descriptor: 2, renderer: report.format.renderer(specification: request.spec))
    }
    let isText = request.output.format == .text
    if isText {
      let lines = QueryFileLines(hiding: hiding)
      targets.insert(
        ReportTarget(
          path: request.output.path,
          renderer: FailureRenderer(styler: request.output.rendering.styler) { lines.line($1, of: $0) }), at: 0)
    }
    return Reporting(
      reports: targets, writesResults: !isText, thresholds: survey.thresholds, isTimed: request.output.isTimed,
      hiding: hiding)
  }

  /// The files of reports.
  var reportOutputs: [PlannedOutput] {
    (test?.reports ?? []).compactMap { report in
      report.path.map { path in
        .file(
          path, option: "--report \(report.format.rawValue)",
          suffixes: request.output.path == nil ? [] : [OutputFile.partialSuffix])
      }
    }
  }
}
