public import Diagnostics

/// The least that a measure must come to.
public struct Threshold: Sendable, Hashable {
  /// What a missed threshold means.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The test fails.
    case fail
    /// The test tells.
    case warn
  }

  /// The module whose results are measured.
  public var module: String
  /// The measure by its ir_measures name: `nDCG@10`.
  public var measure: String
  /// The least mean.
  public var minimum: Double
  /// The tags that a query must have to count; empty for all queries.
  public var tags: [String: String]
  /// What missing it means.
  public var severity: Severity
  /// The query file that states it.
  public var file: String
  /// Its place in the query file.
  public var range: SourceRange
}
