import SearchModel

@testable import IndexSettings

/// All filters of a query: which records they let through, and how they score them.
struct PlainFilters {
  private struct Clause {
    let isDisjunction: Bool
    let filters: [PlainFilter]
    /// The parameter it came from.
    let parameter: String

    /// Whether a record meets it: an AND needs all filters, an OR one.
    func matches(_ record: Int) -> Bool {
      isDisjunction ? filters.contains { $0.matches(record) } : filters.allSatisfy { $0.matches(record) }
    }

    /// A filter without a score counts 1; of an OR's filters the highest score counts, or all.
    func score(_ record: Int, sumsAlternatives: Bool) -> Int {
      let scores = filters.filter { $0.matches(record) }.map { $0.filter.score ?? 1 }
      return isDisjunction && !sumsAlternatives ? scores.max() ?? 0 : scores.reduce(0, +)
    }
  }

  private var required: [Clause] = []
  private var optional: [Clause] = []
  private let sumsAlternatives: Bool

  init(options: SearchOptions, index: PlainIndex) throws(SearchError) {
    sumsAlternatives = options.flag("sumOrFiltersScores")
    for (parameter, expression) in try Self.expressions(options.values) {
      let clauses = expression.clauses.map { clause in
        Clause(
          isDisjunction: clause.isDisjunction, filters: clause.filters.map { PlainFilter(filter: $0, index: index) },
          parameter: parameter)
      }
      if parameter == "optionalFilters" { optional += clauses } else { required += clauses }
    }
  }

  /// The filters of each parameter.
  private static func expressions(
    _ values: SearchParameters
  ) throws(SearchError) -> [(parameter: String, expression: FilterExpression)] {
    var expressions: [(String, FilterExpression)] = []
    if let text = values.filters {
      do throws(FilterSyntaxError) {
        expressions.append(("filters", try FilterExpression(text)))
      } catch {
        throw SearchError(.badRequest, "filters: \(error.message)")
      }
    }
    for (name, kind) in ParsedFilters.lists {
      guard let list = values[name] else { continue }
      do throws(FilterListError) {
        expressions.append((name, try FilterExpression(list: list, of: kind)))
      } catch {
        throw SearchError(.badRequest, "\(name): \(error.message)")
      }
    }
    return expressions
  }

  /// Whether a record meets all filters but the optional ones.
  func accepts(_ record: Int) -> Bool { required.allSatisfy { $0.matches(record) } }

  /// The filters that keep a record out, as text with their parameter.
  func failures(of record: Int) -> [String] {
    required.filter { !$0.matches(record) }.map { clause in
      "\(clause.parameter): "
        + clause.filters.map(\.filter.description).joined(separator: clause.isDisjunction ? " OR " : " AND ")
    }
  }

  /// The sum of the scores of the filters that a record meets.
  func score(_ record: Int) -> Int {
    (required + optional).reduce(0) { $0 + $1.score(record, sumsAlternatives: sumsAlternatives) }
  }
}
