package import Diagnostics
package import SearchModel

/// What one section of one query must be, with the place where that is written.
package struct Expectation: Sendable, Hashable {
  /// The condition.
  package enum Check: Sendable, Hashable {
    /// What the section comes to.
    case status(ExpectedStatus)
    /// How many records match.
    case nbHits(CountCondition)
    /// The first object ids (or facet values), in this order.
    case first([String])
    /// An object id that is there, perhaps within the first places.
    case contains(objectID: String, within: Int?)
    /// An object id that is not there.
    case excludes(String)
    /// Object ids in this order; others may stand between them.
    case order([String])
    /// A filter that every loaded hit satisfies.
    case each(FilterExpression)
    /// The count of a facet's value.
    case facet(attribute: String, value: String, count: CountCondition)
    /// How many requests the section costs.
    case requests(CountCondition)
  }

  /// The id of the module whose section is meant.
  package var module: String
  /// The condition.
  package var check: Check
  /// The condition's value as it was written.
  package var expected: JSON
  /// The file that holds it.
  package var file: String
  /// Its place in the file.
  package var range: SourceRange

  /// The line of the expectation, from 1.
  package var line: Int { range.start.line }

  /// The check's key: `status`, `nbHits`, `first`, `contains`, `excludes`, `order`, `each`, `facets` or `requests`.
  package var name: String {
    switch check {
    case .status: "status"
    case .nbHits: "nbHits"
    case .first: "first"
    case .contains: "contains"
    case .excludes: "excludes"
    case .order: "order"
    case .each: "each"
    case .facet: "facets"
    case .requests: "requests"
    }
  }
}

/// What a section can be expected to come to.
package enum ExpectedStatus: String, Sendable, Hashable, CaseIterable {
  /// It has rows.
  case ok
  /// It was answered and has no rows.
  case empty
  /// It shows nothing for the empty query.
  case hidden
  /// It ended in an error.
  case error
}

/// A condition on a count: `5`, `>= 1`, `!= 0` or `3..10`.
package enum CountCondition: Sendable, Hashable {
  /// A comparison with a number.
  case comparison(NumericOperator, Int)
  /// Between two numbers, both included.
  case range(ClosedRange<Int>)

  /// Reads a condition; nil for anything else.
  package init?(_ text: String) {
    let text = text.split(whereSeparator: \.isWhitespace).joined()
    if let number = Int(text) {
      self = .comparison(.equal, number)
      return
    }
    // Two-sign operators first: `<` begins `<=`.
    let operators = NumericOperator.allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }
    if let comparison = operators.first(where: { text.hasPrefix($0.rawValue) }) {
      guard let number = Int(text.dropFirst(comparison.rawValue.count)) else { return nil }
      self = .comparison(comparison, number)
      return
    }
    guard let dots = text.firstRange(of: ".."), let lower = Int(text[..<dots.lowerBound]),
      let upper = Int(text[dots.upperBound...]), lower <= upper
    else { return nil }
    self = .range(lower...upper)
  }

  /// Whether a count meets the condition.
  package func holds(_ count: Int) -> Bool {
    switch self {
    case .comparison(.less, let number): count < number
    case .comparison(.lessOrEqual, let number): count <= number
    case .comparison(.equal, let number): count == number
    case .comparison(.notEqual, let number): count != number
    case .comparison(.greaterOrEqual, let number): count >= number
    case .comparison(.greater, let number): count > number
    case .range(let range): range.contains(count)
    }
  }
}

extension CountCondition: CustomStringConvertible {
  /// The condition as a query file writes it: `5`, `>= 1`, `3..10`.
  package var description: String {
    switch self {
    case .comparison(.equal, let number): String(number)
    case .comparison(let comparison, let number): "\(comparison.rawValue) \(number)"
    case .range(let range): "\(range.lowerBound)..\(range.upperBound)"
    }
  }
}
