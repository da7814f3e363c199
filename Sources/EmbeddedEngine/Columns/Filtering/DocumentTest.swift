import SearchModel

/// A filter made ready to be asked about the documents of an index.
struct DocumentTest: Sendable {
  private enum Condition: Sendable {
    /// No document has an element that is accepted.
    case elements(CodeColumn, ElementTest)
    case document(DocumentID?)
    /// Only the documents tell.
    case records(@Sendable (DocumentID) -> Bool)
  }

  let filter: Filter
  private let condition: Condition

  init(_ filter: Filter, numericAttributes: NumericAttributes, columns: ColumnTable) {
    self.filter = filter
    condition = Self.condition(filter.condition, numericAttributes, columns)
  }

  private static func condition(
    _ condition: Filter.Condition, _ numericAttributes: NumericAttributes, _ columns: ColumnTable
  ) -> Condition {
    switch condition {
    case .tag(let tag):
      guard let tags = columns.tags else { return never }
      return .elements(tags.rows, tags.test(forTag: tag))
    case .facet("objectID", let value): return .document(columns.documents.document(value.text))
    case .facet(let attribute, let value):
      guard let facet = columns.facet(attribute) else { return never }
      return .elements(facet.rows, facet.test(for: value))
    case .comparison(let attribute, let comparison, let number):
      guard numericAttributes.allows(attribute, comparison) else { return never }
      return numbers(
        FieldPath(attribute), columns, { $0.test(comparison, number) },
        { NumericComparison.holds($0, comparison, number) })
    case .range(let attribute, let lower, let upper):
      guard numericAttributes.allows(attribute, .lessOrEqual) else { return never }
      @Sendable func isWithin(_ value: JSON) -> Bool {
        NumericComparison.holds(value, .greaterOrEqual, lower) && NumericComparison.holds(value, .lessOrEqual, upper)
      }
      return numbers(FieldPath(attribute), columns, { $0.test(from: lower, to: upper) }, isWithin)
    }
  }

  private static var never: Condition { .elements(.empty, .none) }

  private static func numbers(
    _ path: FieldPath, _ columns: ColumnTable, _ test: (StoredNumbers) -> ElementTest,
    _ holds: @escaping @Sendable (JSON) -> Bool
  ) -> Condition {
    switch columns.numbers(at: path) {
    case .none: return never
    case .column(let column): return .elements(column.rows, test(column))
    case .documents:
      let record = columns.documents.record
      return .records { record($0).values(at: path).contains(where: holds) }
    }
  }

  /// What a filter without a score counts.
  private static let defaultScore = 1

  /// What the filter counts for documents that meet it.
  var score: Int { filter.score ?? Self.defaultScore }

  /// Whether a document meets the filter; of a list one item is enough, and a negated filter wants none.
  @inline(__always)
  func accepts(_ document: DocumentID) -> Bool {
    meetsCondition(document) != filter.isNegated
  }

  private func meetsCondition(_ document: DocumentID) -> Bool {
    switch condition {
    case .elements(let column, let test): column.accepts(document, test)
    case .document(let only): document == only
    case .records(let holds): holds(document)
    }
  }
}
