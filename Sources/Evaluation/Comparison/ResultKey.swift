package import Diagnostics
import SearchModel

/// What names a query in a run.
///
/// A numeric id is a position in a query file, as ids are by default, and counts only together with the query's text.
package enum ResultKey: Hashable, Sendable {
  /// By its id.
  case id(ExactText)
  /// By its place and its text.
  case place(ExactText?, query: ExactText)

  /// The name of a query.
  package init(id: String?, query: String) {
    guard let id, !id.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      self = .place(id.map { ExactText($0) }, query: ExactText(query))
      return
    }
    self = .id(ExactText(id))
  }

  /// The name of a result's query.
  package init(_ result: ResultOutline) { self.init(id: result.id, query: result.query) }
}

extension ResultKey: CustomStringConvertible {
  /// The id, or the text of a query that has none of its own, in quotes.
  package var description: String {
    switch self {
    case .id(let id): "'\(id.text)'"
    case .place(_, let query): "'\(query.text)'"
    }
  }
}
