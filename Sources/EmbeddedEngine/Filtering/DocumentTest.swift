import IndexSettings
import IndexStore
import SearchModel

/// A filter made ready to be asked about the documents of an index.
struct DocumentTest: Sendable {
  /// What a filter without a score counts.
  private static let defaultScore = 1

  let filter: Filter
  /// What the filter counts for documents that meet it.
  let score: Int
  private let column: CodeColumn
  /// The codes of the column, which needs no counting of references.
  private let codes: Codes
  private let test: ElementTest
  /// Decides instead of the test where no column can.
  private let other: (@Sendable (DocumentID) -> Bool)?
  private let isNegated: Bool

  /// - Parameters:
  ///   - filter: the filter.
  ///   - numericAttributes: which attributes may be compared.
  ///   - columns: the columns of the index.
  ///   - documents: the documents of the ids that filters name.
  init(
    _ filter: Filter, numericAttributes: NumericAttributes, columns: ColumnTable, documents: ExactDictionary<DocumentID>
  ) {
    self.filter = filter
    score = filter.score ?? Self.defaultScore
    isNegated = filter.isNegated
    (column, test, other) = Self.condition(filter.condition, numericAttributes, columns, documents)
    codes = column.codes
  }

  /// The name by which filters choose records.
  private static let objectIDName = "objectID"

  /// The id that a filter asks for, nil when it asks for something else.
  static func objectID(of filter: Filter) -> String? {
    if case .facet(objectIDName, let value) = filter.condition { value.text } else { nil }
  }

  private typealias Condition = (CodeColumn, ElementTest, (@Sendable (DocumentID) -> Bool)?)

  /// What nothing meets: the attribute is not declared for what the filter asks, or no record has it.
  private static var never: Condition { (.empty, .none, nil) }

  private static func condition(
    _ condition: Filter.Condition, _ numericAttributes: NumericAttributes, _ columns: ColumnTable,
    _ documents: ExactDictionary<DocumentID>
  ) -> Condition {
    switch condition {
    case .tag(let tag):
      guard let tags = columns.tags else { return never }
      return (tags.column, tags.test(forTag: tag), nil)
    case .facet(objectIDName, let value):
      let only = documents[value.text]
      return (.empty, .none, { $0 == only })
    case .facet(let attribute, let value):
      guard let facet = columns.facet(attribute) else { return never }
      return (facet.column, facet.test(for: value), nil)
    case .comparison(let attribute, let comparison, let number):
      guard numericAttributes.allows(attribute, comparison) else { return never }
      @Sendable func holds(_ value: JSON) -> Bool { NumericComparison.holds(value, comparison, number) }
      return numbers(at: attribute, columns, { $0.test(comparison, number) }, holds)
    case .range(let attribute, let lower, let upper):
      guard numericAttributes.allows(attribute, .lessOrEqual) else { return never }
      @Sendable func isWithin(_ value: JSON) -> Bool {
        NumericComparison.holds(value, .greaterOrEqual, lower) && NumericComparison.holds(value, .lessOrEqual, upper)
      }
      return numbers(at: attribute, columns, { $0.test(from: lower, to: upper) }, isWithin)
    }
  }

  private static func numbers(
    at attribute: String, _ columns: ColumnTable, _ test: (StoredNumbers) -> ElementTest,
    _ holds: @escaping @Sendable (JSON) -> Bool
  ) -> Condition {
    let path = FieldPath(attribute)
    switch columns.numbers(at: path) {
    case .none: return never
    case .column(let numbers): return (numbers.column, test(numbers), nil)
    case .documents:
      let record = columns.documents.record
      return (.empty, .none, { record($0).values(at: path).contains(where: holds) })
    }
  }

  /// Whether a document meets the filter; of a list one item is enough, and a negated filter wants none.
  @inline(__always)
  func accepts(_ document: DocumentID) -> Bool {
    if let other { return other(document) != isNegated }
    return codes.containsElement(of: codes[document]) { test.accepts($0) } != isNegated
  }

  /// Adds the documents that meet the filter.
  ///
  /// - Parameters:
  ///   - passed: takes them; it is as large as the set of the candidates.
  ///   - candidates: the documents that are asked about.
  func scan(into passed: inout DocumentSet, among candidates: DocumentSet) {
    guard other == nil else { return ask(into: &passed, among: candidates) }
    CodeTest(codes, test).scan(into: &passed, among: candidates, isNegated: isNegated)
  }

  private func ask(into passed: inout DocumentSet, among candidates: DocumentSet) {
    for document in candidates where !passed.contains(document) && accepts(document) { passed.insert(document) }
  }
}
