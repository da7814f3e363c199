import IndexSettings
import IndexStore
import SearchModel

/// All filters of a query over the columns of an index: which documents they let through, and how they score them.
struct DocumentFilter: Sendable {
  /// When fewer than one in so many documents are left, they are judged one by one.
  private static let fewestScanned = 32

  private struct Clause: Sendable {
    let isDisjunction: Bool
    let tests: [DocumentTest]
    /// The parameter it came from.
    let parameter: String

    /// Whether a document meets it: one of its tests, or all.
    @inline(__always)
    func accepts(_ document: DocumentID) -> Bool {
      for place in tests.indices where tests[place].accepts(document) == isDisjunction { return isDisjunction }
      return !isDisjunction
    }

    func score(_ document: DocumentID, sumsAlternatives: Bool) -> Int {
      var score = 0
      for place in tests.indices where tests[place].accepts(document) {
        let next = tests[place].score
        score = isDisjunction && !sumsAlternatives ? max(score, next) : score &+ next
      }
      return score
    }

    /// The highest score of a document.
    func maximumScore(sumsAlternatives: Bool) -> Int {
      tests.reduce(0) { isDisjunction && !sumsAlternatives ? max($0, $1.score) : $0 &+ $1.score }
    }

    /// Keeps the documents that meet it.
    func restrict(_ documents: inout DocumentSet) {
      var passed = DocumentSet(capacity: documents.capacity)
      for (number, test) in tests.enumerated() {
        if !isDisjunction, number > 0 {
          swap(&documents, &passed)
          passed.clear()
        }
        test.scan(into: &passed, among: documents)
      }
      documents = passed
    }
  }

  /// What documents must meet, then what only counts.
  private var clauses: [Clause] = []
  private var requiredCount = 0
  private let sumsAlternatives: Bool
  private let documentCount: Int
  /// Whether any filter could make a difference between documents; else every score is 0.
  let isScoring: Bool
  /// A score that no document exceeds.
  let maximumScore: Int

  /// - Parameters:
  ///   - filters: the filters of the query.
  ///   - options: says how scores add up.
  ///   - numericAttributes: which attributes may be compared.
  ///   - columns: the columns of the index.
  init(
    _ filters: ParsedFilters, options: SearchOptions, numericAttributes: NumericAttributes, columns: ColumnTable
  ) {
    documentCount = columns.documentCount
    let sumsAlternatives = options.flag("sumOrFiltersScores")
    self.sumsAlternatives = sumsAlternatives
    var optional: [Clause] = []
    let all = filters.expressions.lazy.flatMap(\.expression.clauses).flatMap(\.filters)
    let documents = columns.documents.documents(Set(all.compactMap(DocumentTest.objectID)))
    for (parameter, expression) in filters.expressions {
      let new = expression.clauses.map { clause in
        Clause(
          isDisjunction: clause.isDisjunction,
          tests: clause.filters.map {
            DocumentTest($0, numericAttributes: numericAttributes, columns: columns, documents: documents)
          },
          parameter: parameter)
      }
      if parameter == "optionalFilters" { optional += new } else { clauses += new }
    }
    requiredCount = clauses.count
    isScoring =
      !optional.isEmpty || sumsAlternatives || clauses.contains { $0.tests.contains { $0.filter.score != nil } }
    clauses += optional
    maximumScore = isScoring ? clauses.reduce(0) { $0 &+ $1.maximumScore(sumsAlternatives: sumsAlternatives) } : 0
  }

  /// Whether every document is accepted.
  var isEmpty: Bool { requiredCount == 0 }

  /// Whether a document meets all filters but the optional ones.
  func accepts(_ document: DocumentID) -> Bool {
    for place in 0..<requiredCount where !clauses[place].accepts(document) { return false }
    return true
  }

  /// The sum of the scores of the filters that a document meets.
  func score(_ document: DocumentID) -> Int {
    guard isScoring else { return 0 }
    var score = 0
    for place in clauses.indices {
      score = score &+ clauses[place].score(document, sumsAlternatives: sumsAlternatives)
    }
    return score
  }

  /// The filters that keep a document out, as text with their parameter.
  func failures(of document: DocumentID) -> [String] {
    clauses[..<requiredCount].filter { !$0.accepts(document) }.map { clause in
      "\(clause.parameter): "
        + clause.tests.map(\.filter.description).joined(separator: clause.isDisjunction ? " OR " : " AND ")
    }
  }

  /// Keeps the documents that are accepted.
  func restrict(_ documents: inout DocumentSet) {
    guard !isEmpty else { return }
    guard documents.count < documentCount / Self.fewestScanned else { return scan(&documents) }
    var kept = DocumentSet(capacity: documents.capacity)
    for document in documents where accepts(document) { kept.insert(document) }
    documents = kept
  }

  private func scan(_ documents: inout DocumentSet) {
    guard !isEmpty else { return }
    for clause in clauses[..<requiredCount] { clause.restrict(&documents) }
  }
}
