import SearchModel

@testable import IndexSettings

/// A filter that is asked about the records of an index.
struct PlainFilter {
  let filter: Filter
  let index: PlainIndex

  /// Whether a record meets the filter; of a list one item is enough, and a negated filter wants none.
  func matches(_ record: Int) -> Bool { meetsCondition(record) != filter.isNegated }

  private func meetsCondition(_ record: Int) -> Bool {
    func values(_ attribute: String) -> [JSON] { index.records[record].plainValues(at: FieldPath(attribute)) }
    switch filter.condition {
    case .tag(let tag): return values("_tags").contains { $0.scalarText == tag }
    case .facet("objectID", let value): return index.records[record].objectID == value.text
    case .facet(let attribute, let value):
      guard let column = index.facetColumn(attribute) else { return false }
      return column.rows[record].contains { Self.accepts(column.values[$0], value) }
    case .comparison(let attribute, let comparison, let number):
      guard index.numericAttributes.allows(attribute, comparison) else { return false }
      return values(attribute).contains { Self.holds($0, comparison, number) }
    case .range(let attribute, let lower, let upper):
      guard index.numericAttributes.allows(attribute, .lessOrEqual) else { return false }
      return values(attribute).contains {
        Self.holds($0, .greaterOrEqual, lower) && Self.holds($0, .lessOrEqual, upper)
      }
    }
  }

  /// Whether a stored value is the one that a filter names: the same text but for its case, or an equal number.
  private static func accepts(_ stored: PlainFacetColumn.Value, _ value: FacetValue) -> Bool {
    if stored.folded == PlainFacetColumn.folded(value.text) { return true }
    guard case .number(let number) = value, let stored = stored.number else { return false }
    if let left = whole(stored), let right = whole(number) { return left == right }
    return stored.doubleValue.map(finite) == finite(number.doubleValue)
  }

  /// Whether `value OP constant` holds, to three decimals; nothing that is not a number compares.
  private static func holds(_ value: JSON, _ comparison: NumericOperator, _ constant: PlainNumber) -> Bool {
    if let left = whole(value), let right = whole(constant) {
      return comparison.holds(left == right ? 0 : left < right ? -1 : 1, 0)
    }
    guard let number = value.doubleValue else { return false }
    func isInRange(_ number: Double) -> Bool { (-0x1p63..<0x1p64).contains(number) }
    if whole(value) != nil, !isInRange(constant.doubleValue) {
      return comparison.holds(constant.doubleValue < 0 ? 1 : -1, 0)
    }
    if whole(constant) != nil, !isInRange(number) { return comparison.holds(number < 0 ? -1 : 1, 0) }
    return comparison.holds(rounded(number), rounded(constant.doubleValue))
  }

  /// A whole number of 64 bits, with a sign or without: its digits in front of which there are enough zeros, so that
  /// their order is that of their texts. Those below zero count from the least one.
  private static func whole(_ value: JSON) -> String? {
    switch value {
    case .integer(let number): padded(number)
    case .literal(let digits): UInt64(digits).flatMap { $0 > UInt64(Int.max) ? padded($0) : nil }
    default: nil
    }
  }

  private static func whole(_ constant: PlainNumber) -> String? {
    switch constant {
    case .integer(let number): padded(number)
    case .unsigned(let number): padded(number)
    case .double: nil
    }
  }

  private static func padded(_ number: some FixedWidthInteger) -> String {
    let digits = String(number < 0 ? UInt64(truncatingIfNeeded: number &- .min) : UInt64(truncatingIfNeeded: number))
    return (number < 0 ? "-" : "0") + String(repeating: "0", count: 20 - digits.count) + digits
  }

  /// Three decimals of a number; from 1e12 on a double has no decimals that rounding could change.
  private static func rounded(_ number: Double) -> Double {
    abs(number) >= 1e12 ? finite(number) : (number * 1_000).rounded() / 1_000
  }

  private static func finite(_ number: Double) -> Double {
    min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
