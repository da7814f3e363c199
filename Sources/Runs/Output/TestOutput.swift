import Evaluation
import Presentation
package import Reports
import SearchModel
package import SpecLoader

/// A report of a test and where it goes.
package struct ReportTarget: Sendable {
  /// The file; nil for a stream.
  package var path: String?
  /// The stream of a report without a file: standard output (1) or standard error (2).
  package var descriptor: Int32
  /// Writes the report.
  package var renderer: any ReportRenderer

  /// A target.
  package init(path: String?, descriptor: Int32 = 1, renderer: any ReportRenderer) {
    self.path = path
    self.descriptor = descriptor
    self.renderer = renderer
  }
}

/// What an output writes beside results, or instead of them.
package struct Reporting: Sendable {
  /// The reports, in the order in which they were asked for.
  package var reports: [ReportTarget]
  /// Whether results are written, too.
  package var writesResults: Bool
  /// The bounds that the run must keep.
  package var thresholds: [Threshold]
  /// The bounds that wait until all shards of the run are together.
  package var openThresholds: [Threshold] = []
  /// Whether reports tell how long queries took.
  package var isTimed: Bool
  /// Hides secrets in reports.
  package var hiding: @Sendable (String) -> String

  /// Reports on a test.
  package init(
    reports: [ReportTarget], writesResults: Bool, thresholds: [Threshold], isTimed: Bool,
    hiding: @escaping @Sendable (String) -> String
  ) {
    self.reports = reports
    self.writesResults = writesResults
    self.thresholds = thresholds
    self.isTimed = isTimed
    self.hiding = hiding
  }
}

/// Writes the results and the reports of a test. Confined to one task at a time.
package final class TestOutput: ResultOutput {
  /// Where everything is written.
  package let output: RunOutput
  /// What becomes of snapshots.
  let review: SnapshotReview

  /// An output of a test.
  ///
  /// - Parameters:
  ///   - output: an output with reports.
  ///   - review: what becomes of snapshots.
  init(_ output: RunOutput, review: SnapshotReview) {
    self.output = output
    self.review = review
  }

  package var outcome: RunOutcome { output.outcome }

  package var isComplete: Bool { output.isComplete }

  /// How many queries did not pass.
  package var failureCount: Int {
    output.summary.verdicts[.failed, default: 0] + output.summary.verdicts[.error, default: 0]
  }

  package func begin() throws(OutputError) { try output.begin() }

  package func write(_ result: JudgedResult) throws(OutputError) {
    var (found, judged) = (result.result, result.judged)
    review.take(&judged)
    found.expectations = judged.expectations
    try output.write(found, judged: judged)
  }
}

@available(*, unavailable)
extension TestOutput: Sendable {}
