/// A `filters` text as a tree of the two levels that Algolia's syntax has: clauses that must all hold, each an OR or
/// an AND of filters.
package struct FilterExpression: Sendable, Hashable {
  /// Filters between two `AND`s: one filter, `( a OR b )`, or `( a AND b )`, which our own printing produces.
  package struct Clause: Sendable, Hashable {
    /// Whether one filter is enough, rather than all.
    package var isDisjunction: Bool
    /// At least one filter; those of a disjunction are of one kind.
    package var filters: [Filter]

    /// A clause.
    package init(isDisjunction: Bool, filters: [Filter]) {
      self.isDisjunction = isDisjunction
      self.filters = filters
    }
  }

  /// The clauses that must all hold; empty matches everything.
  package var clauses: [Clause]

  /// An expression of ready clauses.
  package init(clauses: [Clause] = []) {
    self.clauses = clauses
  }

  /// Reads a text.
  ///
  /// - Throws: ``FilterSyntaxError`` with the place of the error.
  package init(_ text: String) throws(FilterSyntaxError) {
    var parser = FilterParser(text)
    self = try parser.parseExpression()
  }

  /// Joins filter texts by AND: `first` as it is, of each of `others` the ORs at its top level in parentheses.
  ///
  /// - Returns: nil when no text is left.
  /// - Throws: ``FilterSyntaxError`` when one of `others` does not parse.
  package static func joined(_ first: String?, _ others: [String]) throws(FilterSyntaxError) -> String? {
    var parts: [String] = []
    if let first { parts.append(first) }
    for other in others where !other.allSatisfy(\.isWhitespace) {
      parts.append(try FilterParser.enclosingOrs(other))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " AND ")
  }
}
