package import Diagnostics
package import SearchModel

/// The least that a measure must come to.
package struct Threshold: Sendable, Hashable {
  /// What a missed threshold means.
  package enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The test fails.
    case fail
    /// The test tells.
    case warn
  }

  /// The module whose results are measured.
  package var module: String
  /// The measure by its ir_measures name: `nDCG@10`.
  package var measure: String
  /// The least mean.
  package var minimum: Double
  /// The tags that a query must have to count; empty for all queries.
  package var tags: ExactDictionary<String>
  /// What missing it means.
  package var severity: Severity
  /// The query file that states it.
  package var file: String
  /// Its place in the query file.
  package var range: SourceRange
}
