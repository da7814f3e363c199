/// Compares numbers the way numeric filters do: whole numbers of 64 bits exactly, others to three decimals.
package enum NumericComparison {
  private static let decimals = 1_000.0
  /// From here on a double has no decimals that rounding could change.
  private static let largestRounded = 1e12

  /// Whether `value OP constant` holds; nothing that is not a number compares.
  package static func holds(_ value: JSON, _ comparison: NumericOperator, _ constant: PlainNumber) -> Bool {
    let (left, right) = (WholeNumber(value), WholeNumber(constant))
    if let left, let right { return comparison.holds(left == right ? 0 : left < right ? -1 : 1, 0) }
    guard let number = value.doubleValue else { return false }
    let bound = constant.doubleValue
    // As doubles, the greatest numbers of 64 bits are equal to the least one beyond them.
    if left != nil, isBeyond64Bits(bound) { return comparison.holds(0, bound) }
    if right != nil, isBeyond64Bits(number) { return comparison.holds(number, 0) }
    return comparison.holds(rounded(number), rounded(bound))
  }

  /// Whether a number is the one that a facet filter names: exactly it, as texts are.
  package static func isEqual(_ value: JSON, _ constant: PlainNumber) -> Bool {
    if let left = WholeNumber(value), let right = WholeNumber(constant) { return left == right }
    return value.doubleValue.map(finite) == finite(constant.doubleValue)
  }

  private static func isBeyond64Bits(_ number: Double) -> Bool { number >= 0x1p64 || number < -0x1p63 }

  /// The whole number from 2⁶³ to 2⁶⁴ − 1 that a literal's digits are, nil for other digits.
  package static func unsigned(_ digits: String) -> UInt64? {
    guard let number = UInt64(digits), number > UInt64(Int.max) else { return nil }
    return number
  }

  private static func rounded(_ number: Double) -> Double {
    abs(number) < largestRounded ? (number * decimals).rounded() / decimals : finite(number)
  }

  /// Whole numbers of hundreds of digits are beyond all doubles; filters have the greatest one for them.
  private static func finite(_ number: Double) -> Double {
    let greatest = Double.greatestFiniteMagnitude
    return min(max(number, -greatest), greatest)
  }
}

/// A whole number of 64 bits, with or without a sign, which compares exactly with others.
private enum WholeNumber: Comparable {
  case signed(Int)
  /// One from 2⁶³ on. The cases are in the order of their numbers.
  case unsigned(UInt64)

  init?(_ value: JSON) {
    switch value {
    case .integer(let number): self = .signed(number)
    case .literal(let digits):
      guard let number = NumericComparison.unsigned(digits) else { return nil }
      self = .unsigned(number)
    default: return nil
    }
  }

  init?(_ constant: PlainNumber) {
    switch constant {
    case .integer(let number): self = .signed(number)
    case .unsigned(let number): self = .unsigned(number)
    case .double: return nil
    }
  }
}
