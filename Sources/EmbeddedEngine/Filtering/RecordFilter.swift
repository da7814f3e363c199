import SearchModel

/// All filters of a query: which records they let through, and how they score them.
struct RecordFilter {
  /// What a filter without a score counts.
  static let defaultScore = 1

  private struct Clause {
    let isDisjunction: Bool
    let filters: [CompiledFilter]
    /// The parameter it came from.
    let parameter: String

    /// How often the record meets it: once, or never; an AND needs all.
    func matches(_ record: Int, in index: EmbeddedIndex) -> Bool {
      isDisjunction
        ? filters.contains { $0.matches(record, in: index) } : filters.allSatisfy { $0.matches(record, in: index) }
    }

    func score(_ record: Int, in index: EmbeddedIndex, sumsAlternatives: Bool) -> Int {
      let scores = filters.lazy.filter { $0.matches(record, in: index) }
        .map { $0.filter.score ?? RecordFilter.defaultScore }
      return isDisjunction && !sumsAlternatives ? scores.max() ?? 0 : scores.reduce(0, &+)
    }
  }

  private var required: [Clause] = []
  private var optional: [Clause] = []
  private let sumsAlternatives: Bool
  private let index: EmbeddedIndex

  init(options: SearchOptions, index: EmbeddedIndex) throws(SearchError) {
    self.index = index
    sumsAlternatives = options.flag("sumOrFiltersScores")
    for (parameter, expression) in try options.values.filterExpressions() {
      let clauses = expression.clauses.map { clause in
        Clause(
          isDisjunction: clause.isDisjunction, filters: clause.filters.map { CompiledFilter($0, index: index) },
          parameter: parameter)
      }
      if parameter == "optionalFilters" { optional += clauses } else { required += clauses }
    }
  }

  /// Whether a record meets all filters but the optional ones.
  func accepts(_ record: Int) -> Bool {
    required.allSatisfy { $0.matches(record, in: index) }
  }

  /// The filters that keep a record out, as text with their parameter.
  func failures(of record: Int) -> [String] {
    required.filter { !$0.matches(record, in: index) }.map { clause in
      "\(clause.parameter): "
        + clause.filters.map(\.filter.description).joined(separator: clause.isDisjunction ? " OR " : " AND ")
    }
  }

  /// The sum of the scores of the filters that a record meets; 0 as long as no filter could make a difference.
  func score(_ record: Int) -> Int {
    guard isScoring else { return 0 }
    return (required + optional).reduce(0) { $0 &+ $1.score(record, in: index, sumsAlternatives: sumsAlternatives) }
  }

  private var isScoring: Bool {
    !optional.isEmpty || sumsAlternatives || required.contains { $0.filters.contains { $0.filter.score != nil } }
  }
}
