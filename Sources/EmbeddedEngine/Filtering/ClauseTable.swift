import IndexSettings
import IndexStore
import SearchModel

/// The clauses of filters, made ready to be asked; what filters have in common they share.
struct ClauseTable {
  /// A clause and the parameter that has it.
  private struct Source: Hashable {
    let parameter: String
    let clause: FilterExpression.Clause
  }

  private let numericAttributes: NumericAttributes
  let columns: ColumnTable
  private var clauses: [Source: DocumentFilter.Clause] = [:]

  /// A table without clauses.
  ///
  /// - Parameters:
  ///   - numericAttributes: which attributes may be compared.
  ///   - columns: the columns of the index.
  init(numericAttributes: NumericAttributes, columns: ColumnTable) {
    self.numericAttributes = numericAttributes
    self.columns = columns
  }

  /// The clauses of each parameter that has filters.
  mutating func clauses(
    of filters: ParsedFilters
  ) -> [(parameter: String, clauses: [DocumentFilter.Clause])] {
    let all = filters.expressions.lazy.flatMap(\.expression.clauses).flatMap(\.filters)
    let documents = columns.documents.documents(ExactSet(all.compactMap(DocumentTest.objectID)))
    return filters.expressions.map { parameter, expression in
      (parameter, expression.clauses.map { clause($0, of: parameter, documents) })
    }
  }

  private mutating func clause(
    _ clause: FilterExpression.Clause, of parameter: String, _ documents: ExactDictionary<DocumentID>
  ) -> DocumentFilter.Clause {
    let source = Source(parameter: parameter, clause: clause)
    if let known = clauses[source] { return known }
    let made = DocumentFilter.Clause(
      number: clauses.count, isDisjunction: clause.isDisjunction,
      tests: clause.filters.map {
        DocumentTest($0, numericAttributes: numericAttributes, columns: columns, documents: documents)
      }, parameter: parameter)
    clauses[source] = made
    return made
  }
}
