import Diagnostics
import SearchModel

// Whether a record satisfies filters, as far as one record shows it: what is declared for faceting, and what an index
// does with letters beyond their case, is left aside.
extension FilterExpression {
  /// Whether a record satisfies every clause.
  func matches(_ record: JSON) -> Bool {
    clauses.allSatisfy { clause in
      clause.isDisjunction
        ? clause.filters.contains { $0.matches(record) } : clause.filters.allSatisfy { $0.matches(record) }
    }
  }

  /// Whether a record satisfies every clause; nil where that depends on attributes that it comes without.
  func matches(_ record: JSON, lacking attributes: [String]) -> Bool? {
    let holds = matches(record, lacking: attributes, assuming: true)
    return holds == matches(record, lacking: attributes, assuming: false) ? holds : nil
  }

  private func matches(_ record: JSON, lacking attributes: [String], assuming isHeld: Bool) -> Bool {
    func holds(_ filter: Filter) -> Bool {
      attributes.contains { $0.hasSameBytes(as: filter.attribute) } ? isHeld : filter.matches(record)
    }
    return clauses.allSatisfy { $0.isDisjunction ? $0.filters.contains(where: holds) : $0.filters.allSatisfy(holds) }
  }

  /// The attributes that the filters read.
  var attributes: [String] { clauses.flatMap(\.filters).map(\.attribute) }
}

extension Filter {
  /// Whether a record satisfies the filter.
  func matches(_ record: JSON) -> Bool { condition.holds(of: record) != isNegated }
}

extension Filter.Condition {
  fileprivate func holds(of record: JSON) -> Bool {
    switch self {
    case .facet("objectID", let value): record.value(at: FieldPath("objectID"))?.scalarText == value.text
    case .facet(let attribute, let value): values(attribute, record).contains { value.isEqual(to: $0) }
    case .tag(let tag): values("_tags", record).contains { $0.scalarText == tag }
    case .comparison(let attribute, let comparison, let number):
      values(attribute, record).contains { NumericComparison.holds($0, comparison, number) }
    case .range(let attribute, let lower, let upper):
      values(attribute, record).contains {
        NumericComparison.holds($0, .greaterOrEqual, lower) && NumericComparison.holds($0, .lessOrEqual, upper)
      }
    }
  }

  private func values(_ attribute: String, _ record: JSON) -> [JSON] { record.values(at: FieldPath(attribute)) }
}

extension FacetValue {
  /// Whether a value of a record is meant, texts without regard to case.
  fileprivate func isEqual(to value: JSON) -> Bool {
    if case .number(let number) = self, value.doubleValue != nil { return NumericComparison.isEqual(value, number) }
    guard let other = value.countedText else { return false }
    return text.caseFolded == other.caseFolded
  }
}

extension JSON {
  /// The text under which it is counted as a facet: numbers of tables have their shortest form there.
  fileprivate var countedText: String? {
    if case .literal(let digits) = self, let number = PlainNumber(digits) { return number.description }
    return scalarText
  }
}
