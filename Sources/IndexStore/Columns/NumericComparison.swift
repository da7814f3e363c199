package import SearchModel

/// Compares numbers the way numeric filters do: to three decimals.
package enum NumericComparison {
  static let decimals = 1_000.0
  /// From here on a double has no decimals that rounding could change.
  private static let largestRounded = 1e12

  /// Whether `value OP constant` holds; nothing that is not a number compares.
  package static func holds(_ value: JSON, _ comparison: NumericOperator, _ constant: PlainNumber) -> Bool {
    if case .integer(let left) = value, case .integer(let right) = constant {
      return comparison.holds(left == right ? 0 : left < right ? -1 : 1, 0)
    }
    guard let number = value.doubleValue else { return false }
    return comparison.holds(rounded(number), rounded(constant.doubleValue))
  }

  private static func rounded(_ number: Double) -> Double {
    abs(number) < largestRounded ? (number * decimals).rounded() / decimals : number
  }
}
