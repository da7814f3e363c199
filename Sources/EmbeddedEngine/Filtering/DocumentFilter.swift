import IndexSettings
import IndexStore
import SearchModel

/// All filters of a query over the columns of an index: which documents they let through, and how they score them.
struct DocumentFilter: Sendable {
  /// When fewer than one in so many documents are left, they are judged one by one.
  private static let fewestScanned = 32

  /// A clause made ready to be asked about documents.
  struct Clause: Sendable {
    /// Tells it from the other clauses of a ``ClauseTable``.
    let number: Int
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
      // By their places, since a test is large to copy.
      for place in tests.indices {
        if !isDisjunction, place > 0 {
          swap(&documents, &passed)
          passed.clear()
        }
        tests[place].scan(into: &passed, among: documents)
      }
      documents = passed
    }
  }

  /// What documents must meet, then what only counts.
  private var clauses: [Clause] = []
  private var requiredCount = 0
  private let sumsAlternatives: Bool
  private let documentCount: Int
  /// Whether any filter could make a difference between documents; else those that are accepted have one score.
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
    var clauses = ClauseTable(numericAttributes: numericAttributes, columns: columns)
    self.init(filters, options: options, clauses: &clauses)
  }

  /// - Parameters:
  ///   - filters: the filters of the query.
  ///   - options: says how scores add up.
  ///   - table: has the clauses of filters that were made before, and gets those of this one.
  init(_ filters: ParsedFilters, options: SearchOptions, clauses table: inout ClauseTable) {
    documentCount = table.columns.documentCount
    let sumsAlternatives = options.flag("sumOrFiltersScores")
    self.sumsAlternatives = sumsAlternatives
    var optional: [Clause] = []
    for (parameter, clauses) in table.clauses(of: filters) {
      if parameter == "optionalFilters" { optional += clauses } else { self.clauses += clauses }
    }
    requiredCount = clauses.count
    isScoring =
      !optional.isEmpty || sumsAlternatives || clauses.contains { $0.tests.contains { $0.filter.score != nil } }
    clauses += optional
    maximumScore = clauses.reduce(0) { $0 &+ $1.maximumScore(sumsAlternatives: sumsAlternatives) }
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
    guard isScanned(documents) else { return documents.keep { accepts($0) } }
    for clause in clauses[..<requiredCount] { clause.restrict(&documents) }
  }

  private func isScanned(_ documents: DocumentSet) -> Bool { documents.count >= documentCount / Self.fewestScanned }

  /// The documents that each of several filters accepts; a clause that several of them have is tested once.
  ///
  /// - Parameter filters: filters that were made with one ``ClauseTable``.
  static func accepted(_ documents: DocumentSet, by filters: [DocumentFilter]) -> [DocumentSet] {
    var acceptedByClause: [Int: DocumentSet] = [:]
    return filters.map { filter in
      var accepted: DocumentSet?
      for clause in filter.clauses[..<filter.requiredCount] {
        let own = acceptedByClause[clause.number] ?? filter.accepted(documents, by: clause)
        acceptedByClause[clause.number] = own
        if accepted == nil { accepted = own } else { accepted?.formIntersection(own) }
      }
      return accepted ?? documents
    }
  }

  private func accepted(_ documents: DocumentSet, by clause: Clause) -> DocumentSet {
    var accepted = documents
    if isScanned(documents) { clause.restrict(&accepted) } else { accepted.keep { clause.accepts($0) } }
    return accepted
  }
}

extension DocumentSet {
  /// Leaves out the documents that do not pass a test.
  @inline(__always)
  fileprivate mutating func keep(where isKept: (DocumentID) -> Bool) {
    var kept = DocumentSet(capacity: capacity)
    kept.update { kept in
      for document in self where isKept(document) { kept.insert(document) }
    }
    self = kept
  }
}
