import IndexSettings
import IndexStore
import SearchModel

/// A search whose parameters were checked and read, as the rules leave them; nothing was looked up yet.
struct ParsedSearch {
  /// The parameters that have no say in which documents have the words of the query, and how.
  private static let parametersBesideWords =
    [
      "filters", "facets", "hitsPerPage", "attributesToRetrieve", "attributesToHighlight", "analytics",
    ] + ParsedFilters.lists.map(\.name)

  let scope: SearchScope
  /// What the rules make of the search.
  let rules: RuleOutcome
  /// The documents of the records that rules promote or hide, by their ids.
  let ruleDocuments: ExactDictionary<DocumentID>

  /// - Parameters:
  ///   - parameters: the parameters of the search.
  ///   - embedded: the index to search.
  ///   - clauses: the clauses of filters of searches that were read before.
  /// - Throws: ``SearchError`` with the code `badRequest` when a parameter is unknown, misplaced or malformed.
  init(_ parameters: SearchParameters, in embedded: EmbeddedIndex, clauses: inout ClauseTable) throws(SearchError) {
    let index = embedded.view
    let parameters = parameters.withoutNulls.canonical.withoutNulls
    var filters = ParsedFilters(parameters)
    try Self.check(parameters, filters, in: index)
    rules = embedded.ruleOutcome(of: parameters)
    if !rules.applied.isEmpty {
      // An edited query can be too long.
      filters = ParsedFilters(rules.parameters)
      try Self.check(rules.parameters, filters, in: index)
    }
    ruleDocuments = rules.promotions.isEmpty && rules.hidings.isEmpty ? [:] : embedded.documentsNamedByRules()
    let options = SearchOptions(settings: index.settings, query: rules.parameters)
    scope = SearchScope(
      index: index, options: options, filter: DocumentFilter(filters, options: options, clauses: &clauses),
      geo: GeoSearch(rules.parameters), hidden: SearchRun.hiddenDocuments(of: rules, among: ruleDocuments))
  }

  private static func check(
    _ parameters: SearchParameters, _ filters: ParsedFilters, in index: IndexView
  ) throws(SearchError) {
    if let problem = parameters.problem(in: .query)
      ?? SettingChecks.problems(inQuery: parameters, filters).first?.description
      ?? SettingChecks.problems(inQuery: parameters, of: index.name, settings: index.settings).first?.description
    {
      throw SearchError(.badRequest, problem)
    }
  }

  /// The parameters on which the documents of the words depend. Searches in which they are the same can share these.
  var wordParameters: SearchParameters {
    var parameters = rules.parameters
    for name in Self.parametersBesideWords { parameters[name] = nil }
    return parameters
  }
}

extension QueryDocuments {
  /// Looks the words of a search up.
  init(_ search: ParsedSearch) {
    let (index, options) = (search.scope.index, search.scope.options)
    var query = QueryParser(tokenizer: index.options.tokenizer, options: options).parse(options.query)
    let languages = options.stopWordLanguages
    if !languages.isEmpty { query.removeStopWords { index.lexicon.isStopWord($0, in: languages) } }
    self.init(PreparedQuery(query, index: index, options: options), index: index)
  }
}

extension ClauseTable {
  /// A table for the filters of searches in an index.
  init(_ index: IndexView) {
    self.init(numericAttributes: index.options.numericAttributes, columns: index.columns)
  }
}
