import IndexStore

/// A number of a column while it is made. The two zeros are different numbers, and so are `1` and `1.0`.
struct ColumnNumber: Hashable {
  let isInteger: Bool
  let bits: UInt64

  static func integer(_ value: Int) -> ColumnNumber {
    ColumnNumber(isInteger: true, bits: UInt64(truncatingIfNeeded: value))
  }

  static func double(_ value: Double) -> ColumnNumber {
    ColumnNumber(isInteger: false, bits: value.bitPattern)
  }

  var integerValue: Int { Int(truncatingIfNeeded: bits) }
  var doubleValue: Double { isInteger ? Double(integerValue) : Double(bitPattern: bits) }

  /// Ascending; of numbers that are alike as doubles, the integers come first.
  static func precedes(_ left: ColumnNumber, _ right: ColumnNumber) -> Bool {
    let (first, second) = (NumberLayout.orderedBits(left.doubleValue), NumberLayout.orderedBits(right.doubleValue))
    if first != second { return first < second }
    if left.isInteger != right.isInteger { return left.isInteger }
    return left.isInteger && left.integerValue < right.integerValue
  }
}
