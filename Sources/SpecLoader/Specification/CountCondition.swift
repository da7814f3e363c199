package import SearchModel

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

extension CountCondition {
  /// The condition as a value that was written: a plain number as a number.
  package func json(of text: String) -> JSON {
    if case .comparison(.equal, let number) = self, Int(text) != nil { return .integer(number) }
    return .string(text)
  }
}
