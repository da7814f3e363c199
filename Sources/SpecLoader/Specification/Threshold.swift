package import Diagnostics
package import SearchModel

/// The bounds that a measure of a whole run must keep.
package struct Threshold: Sendable, Hashable {
  /// What a missed threshold means.
  package enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The test fails.
    case fail
    /// The test tells.
    case warn
  }

  /// The module whose sections are measured; nil for whole queries.
  package var module: String?
  /// The measure by its name: `empty`, `p95(latency)`, `nDCG@10`.
  package var measure: String
  /// The least that it must come to; nil without such a bound.
  package var minimum: Double?
  /// The most that it may come to; nil without such a bound.
  package var maximum: Double?
  /// The tags that a query must have to count; empty for all queries.
  package var tags: ExactDictionary<String>
  /// What missing it means.
  package var severity: Severity
  /// The query file that states it.
  package var file: String
  /// Its place in the query file.
  package var range: SourceRange

  /// A threshold.
  package init(
    module: String?, measure: String, minimum: Double? = nil, maximum: Double? = nil,
    tags: ExactDictionary<String> = [:], severity: Severity = .fail, file: String, range: SourceRange
  ) {
    self.module = module
    self.measure = measure
    self.minimum = minimum
    self.maximum = maximum
    self.tags = tags
    self.severity = severity
    self.file = file
    self.range = range
  }
}
