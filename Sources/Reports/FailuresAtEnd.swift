package import Evaluation

/// Writes what did not pass behind the last query, where results of a form without room for it stand elsewhere and a
/// line of progress may be on the screen meanwhile.
package struct FailuresAtEnd: ReportRenderer {
  private var failures: FailureRenderer
  private var held = ""

  /// A renderer.
  ///
  /// - Parameter failures: writes what did not pass.
  package init(_ failures: FailureRenderer) { self.failures = failures }

  /// Nothing.
  package mutating func header() -> String { failures.header() }

  /// Nothing yet.
  package mutating func render(_ query: JudgedQuery) -> String {
    held += failures.render(query)
    return ""
  }

  /// All that did not pass.
  package mutating func footer(_ summary: TestSummary) -> String { held + failures.footer(summary) }
}
