import SearchModel

/// All filters of a query over the columns of an index: which documents they let through, and how they score them.
struct DocumentFilter: Sendable {
  private struct Clause: Sendable {
    let isDisjunction: Bool
    let tests: [DocumentTest]
    /// The parameter it came from.
    let parameter: String

    /// Whether a document meets it: one of its tests, or all.
    func accepts(_ document: DocumentID) -> Bool {
      isDisjunction ? tests.contains { $0.accepts(document) } : tests.allSatisfy { $0.accepts(document) }
    }

    func score(_ document: DocumentID, sumsAlternatives: Bool) -> Int {
      var score = 0
      for test in tests where test.accepts(document) {
        score = isDisjunction && !sumsAlternatives ? max(score, test.score) : score &+ test.score
      }
      return score
    }
  }

  private var required: [Clause] = []
  private var optional: [Clause] = []
  private let sumsAlternatives: Bool
  private let documentCount: Int

  init(
    options: SearchOptions, numericAttributes: NumericAttributes, columns: ColumnTable
  ) throws(SearchError) {
    documentCount = columns.documentCount
    sumsAlternatives = options.flag("sumOrFiltersScores")
    for (parameter, expression) in try options.values.filterExpressions() {
      let clauses = expression.clauses.map { clause in
        Clause(
          isDisjunction: clause.isDisjunction,
          tests: clause.filters.map { DocumentTest($0, numericAttributes: numericAttributes, columns: columns) },
          parameter: parameter)
      }
      if parameter == "optionalFilters" { optional += clauses } else { required += clauses }
    }
  }

  /// Whether every document is accepted.
  var isEmpty: Bool { required.isEmpty }

  /// Whether a document meets all filters but the optional ones.
  func accepts(_ document: DocumentID) -> Bool {
    required.allSatisfy { $0.accepts(document) }
  }

  /// All documents that are accepted.
  func documents() -> DocumentSet {
    var accepted = DocumentSet(capacity: documentCount)
    accepted.insertAll()
    restrict(&accepted)
    return accepted
  }

  /// Keeps the documents that are accepted.
  func restrict(_ documents: inout DocumentSet) {
    guard !isEmpty else { return }
    for document in documents where !accepts(document) { documents.remove(document) }
  }

  /// Whether any filter could make a difference between documents; else every score is 0.
  var isScoring: Bool {
    !optional.isEmpty || sumsAlternatives || required.contains { $0.tests.contains { $0.filter.score != nil } }
  }

  /// The sum of the scores of the filters that a document meets.
  func score(_ document: DocumentID) -> Int {
    guard isScoring else { return 0 }
    return (required + optional).reduce(0) { $0 &+ $1.score(document, sumsAlternatives: sumsAlternatives) }
  }

  /// A score that no document exceeds.
  var maximumScore: Int {
    guard isScoring else { return 0 }
    return (required + optional).reduce(0) { sum, clause in
      let scores = clause.tests.map(\.score)
      return sum &+ (clause.isDisjunction && !sumsAlternatives ? scores.max() ?? 0 : scores.reduce(0, &+))
    }
  }

  /// The filters that keep a document out, as text with their parameter.
  func failures(of document: DocumentID) -> [String] {
    required.filter { !$0.accepts(document) }.map { clause in
      "\(clause.parameter): "
        + clause.tests.map(\.filter.description).joined(separator: clause.isDisjunction ? " OR " : " AND ")
    }
  }
}
