/// Turns the results of queries into text, result by result, so that a batch of any length needs the memory of a few.
///
/// An output is ``header``, then the results in order with ``separator`` between them, then ``footer(hasResults:)``.
/// The pieces hold their own line ends. The same results give the same bytes. A renderer keeps nothing between two
/// results, so that any number of tasks may use the same one.
package protocol ResultRenderer: Sendable {
  /// What stands before the first result.
  var header: String { get }

  /// What stands between two results.
  var separator: String { get }

  /// A result as UTF-8.
  func render(_ result: QueryResult) -> [UInt8]

  /// What stands after the last result.
  ///
  /// - Parameter hasResults: whether there is one.
  func footer(hasResults: Bool) -> String
}

extension ResultRenderer {
  /// Nothing: most formats begin with their first result.
  package var header: String { "" }

  /// Nothing: results of most formats follow each other at once.
  package var separator: String { "" }

  /// Nothing: most formats end with their last result.
  package func footer(hasResults: Bool) -> String { "" }
}
