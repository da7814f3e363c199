package import SearchGraph
package import SearchModel
package import SpecLoader

/// The graph of a spec, ready to be asked one query after the other. Confined to the isolation domain that loaded it.
package final class LoadedSearch {
  /// The graph.
  package let connector: MultiIndexHitsConnector
  /// Each section's parameters as the spec gives them.
  private let baseParameters: [SearchParameters]
  /// How many values sections of facet values show as the spec has it; nil for sections of hits.
  private let baseFacetHits: [Int?]
  /// How many hits a page of each section holds when no query says so.
  private let pageSizes: [Int]
  /// How many facet values each section lists when no query says so.
  private let facetLimits: [Int]
  /// Each section's filter texts as the spec gives them.
  private let baseFilters: [[String]]
  /// The modules whose filters count in each section: its own, and those whose hits it counts.
  private let filteringModules: [[String]]

  init(
    connector: MultiIndexHitsConnector, pageSizes: [Int], facetLimits: [Int], baseFilters: [[String]],
    filteringModules: [[String]]
  ) {
    self.connector = connector
    self.pageSizes = pageSizes
    self.facetLimits = facetLimits
    self.baseFilters = baseFilters
    self.filteringModules = filteringModules
    baseParameters = connector.searcher.sections.map(\.parameters)
    baseFacetHits = connector.searcher.sections.map { ($0 as? FacetSearcher)?.maxFacetHits }
  }

  /// Sets the query and what the query's row and the command line add to the spec.
  ///
  /// - Parameters:
  ///   - query: the text to search for.
  ///   - overrides: parameters that win over the spec's. Sections of facet values take those that say which records are
  ///     counted and how many values are shown.
  ///   - filters: filter texts ANDed to those of the sections that they are for.
  ///   - startsAtFirstPage: whether a page that the spec or the row asks for is left aside, because further pages are
  ///     loaded from the first one on.
  /// - Throws: ``FilterSyntaxError`` when a filter text does not parse.
  package func prepare(
    query: String, overrides: SearchParameters = [:], filters: FilterTexts = [],
    startsAtFirstPage: Bool = false
  ) throws(FilterSyntaxError) {
    let searcher = connector.searcher
    searcher.query = query
    lazy var facetOverrides = Self.withoutHitsOnly(overrides)
    for (section, sectionSearcher) in searcher.sections.enumerated() {
      let isHits = sectionSearcher is HitsSearcher
      var parameters = baseParameters[section].overlaid(with: isHits ? overrides : facetOverrides)
      if let searcher = sectionSearcher as? FacetSearcher, let count = baseFacetHits[section] {
        searcher.maxFacetHits =
          overrides["maxFacetHits"] == .null ? facetLimits[section] : overrides.maxFacetHits ?? count
      }
      if isHits, parameters["hitsPerPage"] == .null { parameters.hitsPerPage = pageSizes[section] }
      // A page asked for takes the place of an offset that the spec asks for, which would win otherwise.
      if isHits, overrides["page"] != nil {
        parameters["offset"] = nil
        parameters["length"] = nil
      }
      if startsAtFirstPage { parameters["page"] = nil }
      parameters.filters = try FilterExpression.joined(
        nil, baseFilters[section] + filters.texts(of: filteringModules[section]))
      sectionSearcher.parameters = parameters
    }
  }

  /// The parameters that sections of facet values have.
  private static func withoutHitsOnly(_ parameters: SearchParameters) -> SearchParameters {
    var rest = parameters
    for name in GraphLoader.hitsOnlyParameters + ["query"] { rest[name] = nil }
    return rest
  }

  /// Searches every section and returns when each has its answer or its error.
  package func search() async {
    await connector.searcher.searchAndWait()
  }
}

@available(*, unavailable)
extension LoadedSearch: Sendable {}
