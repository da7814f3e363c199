import SearchDialects
import SearchModel
import SpecLoader
import Workspaces

// The composition as Algolia's objects describe one.
extension CompositionEndpoint {
  /// The list of compositions: the spec alone.
  func list(page: Int?, size: Int) -> JSON {
    let items: [JSON] = (page ?? 0) == 0 ? [description] : []
    return [
      "items": .array(items), "nbPages": 1, "page": .integer(page ?? 0), "hitsPerPage": .integer(size), "nbHits": 1,
    ]
  }

  /// The composition of an id.
  ///
  /// - Throws: ``ServedFault`` with 404.
  func describe(_ id: String) throws(ServedFault) -> JSON {
    try requireID(id)
    return description
  }

  private var description: JSON {
    let feeds = spec.workspace.modules.compactMap { module in feed(module).map { (module.id, $0) } }
    return [
      "objectID": .string(id), "name": .string(spec.workspace.specification.name ?? id),
      "behavior": [
        "multifeed": [
          "feeds": .object(JSONObject(feeds, uniquingKeysWith: { $1 })),
          "feedsOrder": .array(feeds.map { .string($0.0) }),
        ]
      ],
    ]
  }

  private func feed(_ module: ModuleSpecification) -> JSON? {
    guard case .hits(let hits) = module.content else { return nil }
    var parameters = spec.workspace.specification.query.overlaid(with: module.query)
    let filters = [FilterGroup.text(of: hits.filterGroups), parameters.filters].compactMap { $0 }
    parameters.filters = filters.isEmpty ? nil : filters.joined(separator: " AND ")
    let own = parameters.object.filter { Self.describedNames.contains($0.key) }
    var search: JSONObject = ["index": .string(module.indexName)]
    if !own.isEmpty { search["params"] = .object(own) }
    return ["injection": ["main": ["source": ["search": .object(search)]]]]
  }

  /// The parameters that the description of a composition may have.
  private static let describedNames: ExactSet = [
    "advancedSyntax", "advancedSyntaxFeatures", "allowTyposOnNumericTokens", "alternativesAsExact",
    "attributeCriteriaComputedByMinProximity", "attributesToHighlight", "attributesToRetrieve", "attributesToSnippet",
    "clickAnalytics", "disableExactOnAttributes", "disableTypoToleranceOnAttributes", "distinct", "enableABTest",
    "enablePersonalization", "enableReRanking", "enableRules", "exactOnSingleWordQuery", "facetFilters",
    "facetingAfterDistinct", "facets", "filters", "getRankingInfo", "highlightPostTag", "highlightPreTag",
    "hitsPerPage", "ignorePlurals", "maxValuesPerFacet", "minProximity", "minWordSizefor1Typo", "minWordSizefor2Typos",
    "naturalLanguages", "numericFilters", "optionalFilters", "optionalWords", "percentileComputation",
    "personalizationImpact", "queryLanguages", "queryType", "removeStopWords", "removeWordsIfNoResults",
    "renderingContent", "replaceSynonymsInHighlight", "responseFields", "restrictHighlightAndSnippetArrays",
    "restrictSearchableAttributes", "ruleContexts", "snippetEllipsisText", "sortFacetValuesBy", "sumOrFiltersScores",
    "synonyms", "typoTolerance",
  ]
}
