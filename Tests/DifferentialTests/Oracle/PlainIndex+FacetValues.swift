import SearchModel

@testable import EmbeddedEngine
@testable import IndexSettings

extension PlainIndex {
  /// Searches the values of a facet, as
  /// ``EmbeddedIndex/searchFacetValues(attribute:facetQuery:maxFacetHits:parameters:)`` says.
  func searchFacetValues(
    attribute: String, facetQuery: String, maxFacetHits: Int, parameters: SearchParameters
  ) throws(SearchError) -> SearchResponse {
    guard faceting.isSearchable(attribute), let column = facetColumn(attribute) else {
      throw SearchError(
        .badRequest,
        "the values of '\(attribute)' cannot be searched: declare searchable(\(attribute)) in "
          + "attributesForFaceting of the index '\(name)'")
    }
    guard (1...100).contains(maxFacetHits) else {
      throw SearchError(.badRequest, "maxFacetHits must be from 1 to 100, found \(maxFacetHits)")
    }
    guard facetQuery.utf8.count <= SettingChecks.longestQuery else {
      throw SearchError(.badRequest, "facetQuery has at most \(SettingChecks.longestQuery) bytes")
    }
    let run = try PlainSearchRun(parameters, in: self)
    let query = PlainQuery(parsed(facetQuery, options: run.options))
    var marker = PlainTextMarker(query: query, index: self, options: run.options)
    let order = facetOrder(under: parameters)
    let hits = order.sorted(PlainFacetCounter.facets(in: column, of: run.ranked)).compactMap { facet -> Facet? in
      let marked = marker.mark(facet.value, at: FieldPath(components: []), match: nil)
      guard marked.words.count == query.query.words.count else { return nil }
      let highlighted = marked.tagged(tags: run.options.values.highlightTags)
      return Facet(value: facet.value, count: facet.count, highlighted: highlighted)
    }
    return SearchResponse(facetHits: Array(hits.prefix(maxFacetHits)))
  }

  /// A query for facet values: all words as they are, no advanced syntax and nothing optional.
  private func parsed(_ text: String, options: SearchOptions) -> ParsedQuery {
    var values = options.values
    for name in ["advancedSyntax", "optionalWords", "queryType", "similarQuery"] { values[name] = nil }
    return QueryParser(tokenizer: tokenizer, options: SearchOptions(settings: values, query: [:])).parse(text)
  }

  /// The order of facet values under a query's parameters: theirs, else the index's setting, else by count.
  func facetOrder(under parameters: SearchParameters) -> FacetOrder {
    let parameters = ruleOutcome(of: parameters).parameters
    return settings.overlaid(with: parameters)["sortFacetValuesBy"]?.stringValue.flatMap(FacetOrder.init) ?? .count
  }
}
