/// A `filters` text as a tree of the two levels that Algolia's syntax has: clauses that must all hold, each an OR or
/// an AND of filters.
public struct FilterExpression: Sendable, Hashable {
  /// Filters between two `AND`s: one filter, `( a OR b )`, or `( a AND b )`, which our own printing produces.
  public struct Clause: Sendable, Hashable {
    /// Whether one filter is enough, rather than all.
    public var isDisjunction: Bool
    /// At least one filter; those of a disjunction are of one kind.
    public var filters: [Filter]

    /// A clause.
    public init(isDisjunction: Bool, filters: [Filter]) {
      self.isDisjunction = isDisjunction
      self.filters = filters
    }
  }

  /// The clauses that must all hold; empty matches everything.
  public var clauses: [Clause]

  /// An expression of ready clauses.
  public init(clauses: [Clause] = []) {
    self.clauses = clauses
  }

  /// Reads a text.
  ///
  /// - Throws: ``FilterSyntaxError`` with the place of what does not fit.
  public init(_ text: String) throws(FilterSyntaxError) {
    var parser = FilterParser(text)
    self = try parser.parseExpression()
  }

  /// Joins filter texts by AND: `first` as it is, of each of `others` the ORs at its top level in parentheses.
  ///
  /// - Returns: nil when no text is left.
  /// - Throws: ``FilterSyntaxError`` when one of `others` does not parse.
  public static func joined(_ first: String?, _ others: [String]) throws(FilterSyntaxError) -> String? {
    var parts: [String] = []
    if let first { parts.append(first) }
    for other in others where !other.allSatisfy(\.isWhitespace) {
      parts.append(try FilterParser.enclosingOrs(other))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " AND ")
  }
}

/// What is wrong with a filter text, and where.
public struct FilterSyntaxError: Error, Sendable, Hashable {
  /// What was found or expected, in words.
  public let message: String
  /// The place as 0-based offsets in Unicode scalars; empty at the end of the text.
  public let scalarRange: Range<Int>

  /// A description of a fault.
  public init(message: String, scalarRange: Range<Int>) {
    self.message = message
    self.scalarRange = scalarRange
  }
}
