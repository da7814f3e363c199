import SearchModel

/// Ids of rows that people can read, made of their queries.
enum QueryRowID {
  /// How many characters of a query are in its id.
  private static let limit = 40

  /// An id that no other row has: `tom-hanks`, else `tom-hanks-2` and so on.
  static func make(of query: String, besides taken: ExactSet) -> String {
    let base = base(of: query)
    guard taken.contains(base) else { return base }
    var number = 2
    while taken.contains("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }

  /// The words of a query with hyphens between. Rows without an id have numbers, so that no id is a number.
  private static func base(of query: String) -> String {
    guard query.contains(where: { !$0.isWhitespace }) else { return "empty" }
    let words = query.lowercased().split { !$0.isLetter && !$0.isNumber }
    var id = words.joined(separator: "-").prefix(limit)
    while id.last == "-" { id.removeLast() }
    guard id.contains(where: \.isLetter) else { return id.isEmpty ? "query" : "query-\(id)" }
    return String(id)
  }
}
