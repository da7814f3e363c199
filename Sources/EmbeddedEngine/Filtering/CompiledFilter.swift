import SearchModel

/// A filter made ready to be asked about many records of an index.
struct CompiledFilter {
  private enum Test {
    /// Nothing meets it: the attribute is not declared for what the filter asks.
    case never
    /// The record has one of these values of a facet.
    case facet(attribute: String, accepted: [Bool])
    /// The record has this text at a path.
    case text(FieldPath, String)
    case comparison(FieldPath, NumericOperator, PlainNumber)
    case range(FieldPath, PlainNumber, PlainNumber)
  }

  /// Tags stand under this name in records.
  private static let tagsPath = FieldPath(components: ["_tags"])

  let filter: Filter
  private let test: Test

  init(_ filter: Filter, index: EmbeddedIndex) {
    self.filter = filter
    test = Self.test(of: filter.condition, index: index)
  }

  private static func test(of condition: Filter.Condition, index: EmbeddedIndex) -> Test {
    switch condition {
    case .tag(let tag): return .text(tagsPath, tag)
    case .facet("objectID", let value): return .text(FieldPath(components: ["objectID"]), value.text)
    case .facet(let attribute, let value):
      guard let column = index.facetColumns[attribute] else { return .never }
      let folded = value.text.lowercased()
      return .facet(
        attribute: attribute,
        accepted: column.values.map { candidate in
          if candidate.folded == folded { return true }
          guard case .number(let number) = value, let stored = candidate.number else { return false }
          return NumericComparison.holds(stored, .equal, number)
        })
    case .comparison(let attribute, let comparison, let number):
      guard index.numericAttributes.allows(attribute, comparison) else { return .never }
      return .comparison(FieldPath(attribute), comparison, number)
    case .range(let attribute, let lower, let upper):
      guard index.numericAttributes.allows(attribute, .lessOrEqual) else { return .never }
      return .range(FieldPath(attribute), lower, upper)
    }
  }

  /// Whether a record meets the filter; of a list one item is enough, and a negated filter wants none.
  func matches(_ record: Int, in index: EmbeddedIndex) -> Bool {
    meetsCondition(record, in: index) != filter.isNegated
  }

  private func meetsCondition(_ number: Int, in index: EmbeddedIndex) -> Bool {
    switch test {
    case .never: return false
    case .facet(let attribute, let accepted):
      return index.facetColumns[attribute]?.rows[number].contains { accepted[Int($0)] } ?? false
    case .text(let path, let text):
      return index.records[number].values(at: path).contains { $0.scalarText == text }
    case .comparison(let path, let comparison, let constant):
      return index.records[number].values(at: path).contains { NumericComparison.holds($0, comparison, constant) }
    case .range(let path, let lower, let upper):
      return index.records[number].values(at: path).contains { value in
        NumericComparison.holds(value, .greaterOrEqual, lower) && NumericComparison.holds(value, .lessOrEqual, upper)
      }
    }
  }
}
