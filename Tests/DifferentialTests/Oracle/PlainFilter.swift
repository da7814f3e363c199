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
    if stored.folded == value.text.lowercased() { return true }
    guard case .number(let number) = value, let stored = stored.number else { return false }
    return holds(stored, .equal, number)
  }

  /// Whether `value OP constant` holds, to three decimals; nothing that is not a number compares.
  private static func holds(_ value: JSON, _ comparison: NumericOperator, _ constant: PlainNumber) -> Bool {
    if case .integer(let left) = value, case .integer(let right) = constant {
      return comparison.holds(left == right ? 0 : left < right ? -1 : 1, 0)
    }
    guard let number = value.doubleValue else { return false }
    return comparison.holds(rounded(number), rounded(constant.doubleValue))
  }

  /// Three decimals of a number; from 1e12 on a double has no decimals that rounding could change.
  private static func rounded(_ number: Double) -> Double {
    abs(number) < 1e12 ? (number * 1_000).rounded() / 1_000 : number
  }
}
