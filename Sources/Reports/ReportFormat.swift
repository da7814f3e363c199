package import Presentation

/// The formats of reports on a test: the values of `--report FORMAT=FILE`.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// JUnit's XML, as CI servers read it.
  case junit
  /// The Test Anything Protocol, version 14.
  case tap
  /// One object that holds a line for each query.
  case json
  /// Markdown that fits the comment of a pull request.
  case markdown
  /// Annotations of GitHub Actions, one a line.
  case github
}

extension ReportFormat {
  /// A renderer of this format.
  ///
  /// - Parameters:
  ///   - specification: The file name of the spec.
  ///   - shard: The part of a run that is reported on, nil for a whole one.
  package func renderer(specification: String, shard: ShardMark? = nil) -> any ReportRenderer {
    switch self {
    case .junit: JUnitReport()
    case .tap: TAPReport()
    case .json: JSONReport(specification: specification, shard: shard)
    case .markdown: MarkdownReport()
    case .github: GitHubReport()
    }
  }
}

extension ReportFormat {
  /// Markdown for a page that steps of a job share.
  ///
  /// - Parameter isFirst: whether nothing is on the page yet.
  package static func pageRenderer(isFirst: Bool) -> any ReportRenderer { MarkdownReport(isFirst: isFirst) }
}
