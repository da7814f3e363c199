import Diagnostics
package import Evaluation

/// Writes what did not pass behind the last query, where results of a form without room for it stand elsewhere and a
/// line of progress may be on the screen meanwhile: the first queries, and how many more there are.
package struct FailuresAtEnd: ReportRenderer {
  private var failures: FailureRenderer
  private var held = ""
  /// How many queries did not pass.
  private var count = 0

  /// How many queries are shown.
  package static let mostQueries = 100

  /// A renderer.
  ///
  /// - Parameter failures: writes what did not pass.
  package init(_ failures: FailureRenderer) { self.failures = failures }

  /// Nothing.
  package mutating func header() -> String { failures.header() }

  /// Nothing yet.
  package mutating func render(_ query: JudgedQuery) -> String {
    let block = failures.render(query)
    guard !block.isEmpty else { return "" }
    count += 1
    if count <= Self.mostQueries { held += block }
    return ""
  }

  /// What did not pass.
  package mutating func footer(_ summary: TestSummary) -> String {
    let rest = count - Self.mostQueries
    if rest > 0 { held += "\n… and \(rest.counted("more query", "more queries"))\n" }
    var summary = summary
    summary.thresholds.removeAll { $0.status == .passed }
    return held + failures.footer(summary)
  }
}
