package import Evaluation

/// Writes a report on a test piece by piece, so that any number of queries needs the memory of a few.
///
/// The report is ``header()``, then what ``render(_:)`` gives for each query in order, then ``footer(_:)``. The pieces
/// hold their own line ends. The same queries give the same bytes. A renderer is a value that writes to nothing.
package protocol ReportRenderer: Sendable {
  /// What stands before the first query.
  mutating func header() -> String

  /// What the report says of the next query; empty when that comes later or is nothing.
  mutating func render(_ query: JudgedQuery) -> String

  /// What stands after the last query.
  ///
  /// - Parameter summary: The counts of all queries, with the thresholds.
  mutating func footer(_ summary: TestSummary) -> String
}
