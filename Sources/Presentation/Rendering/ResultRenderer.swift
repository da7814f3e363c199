/// Writes results in one format, piece by piece, so that a batch of any length needs the memory of one result.
///
/// The output is ``header()``, then what ``render(_:)`` gives for each result in order, then ``footer()``; the pieces
/// hold their own line ends. The same results give the same bytes. A renderer is a value that only formats: it starts
/// no search and writes to nothing.
package protocol ResultRenderer: Sendable {
  /// What stands before the first result; empty when an interrupted output is continued.
  func header() -> String

  /// The next result as text, with what separates it from the one before.
  mutating func render(_ result: QueryResult) -> String

  /// The next result as UTF-8, as outputs take it; by default the bytes of ``render(_:)``.
  mutating func renderUTF8(_ result: QueryResult) -> [UInt8]

  /// What stands after the last result.
  func footer() -> String
}

extension ResultRenderer {
  /// Nothing: most formats begin with their first result.
  package func header() -> String { "" }

  /// The bytes of ``render(_:)``.
  package mutating func renderUTF8(_ result: QueryResult) -> [UInt8] { Array(render(result).utf8) }

  /// Nothing: most formats end with their last result.
  package func footer() -> String { "" }
}
