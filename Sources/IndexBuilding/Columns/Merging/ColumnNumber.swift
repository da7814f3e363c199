import IndexStore

/// A number of a column while it is made. The two zeros are different numbers, and so are `1` and `1.0`.
struct ColumnNumber: Hashable {
  let kind: NumberTable.Kind
  let bits: UInt64

  static func integer(_ value: Int) -> ColumnNumber {
    ColumnNumber(kind: .integer, bits: UInt64(truncatingIfNeeded: value))
  }

  static func double(_ value: Double) -> ColumnNumber {
    ColumnNumber(kind: .double, bits: value.bitPattern)
  }

  /// One from 2⁶³ on.
  static func unsigned(_ value: UInt64) -> ColumnNumber {
    ColumnNumber(kind: .unsigned, bits: value)
  }

  var isInteger: Bool { kind == .integer }
  var integerValue: Int { Int(truncatingIfNeeded: bits) }
  var doubleValue: Double {
    switch kind {
    case .integer: Double(integerValue)
    case .unsigned: Double(bits)
    case .double: Double(bitPattern: bits)
    }
  }

  /// Ascending; of numbers that are alike as doubles, the integers come first, those with a sign before others.
  static func precedes(_ left: ColumnNumber, _ right: ColumnNumber) -> Bool {
    let (first, second) = (NumberLayout.orderedBits(left.doubleValue), NumberLayout.orderedBits(right.doubleValue))
    if first != second { return first < second }
    if left.kind != right.kind { return left.rank < right.rank }
    return left.isInteger ? left.integerValue < right.integerValue : left.bits < right.bits
  }

  private var rank: Int {
    switch kind {
    case .integer: 0
    case .unsigned: 1
    case .double: 2
    }
  }
}
