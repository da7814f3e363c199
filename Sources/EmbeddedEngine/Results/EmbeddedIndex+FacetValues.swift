import IndexSettings
import IndexStore
public import SearchModel

extension EmbeddedIndex {
  /// Searches the values of a facet among the records that the parameters match.
  ///
  /// - Parameters:
  ///   - attribute: the facet; it must be declared `searchable(…)` in `attributesForFaceting`.
  ///   - facetQuery: the text that values must match, its last word as a prefix; the empty text matches all.
  ///   - maxFacetHits: how many values to return, 1 to 100.
  ///   - parameters: query parameters that select the records.
  /// - Returns: a response with `facetHits` in the order of `sortFacetValuesBy`, by count unless it says otherwise.
  /// - Throws: ``SearchError`` with the code `badRequest`; with the code `server` when the index's file is damaged.
  public func searchFacetValues(
    attribute: String, facetQuery: String, maxFacetHits: Int, parameters: SearchParameters
  ) throws(SearchError) -> SearchResponse {
    guard view.options.faceting.isSearchable(attribute) else {
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
    let run = try SearchRun(parameters, in: self)
    let query = FacetQuery(facetQuery, index: view, options: run.options)
    let marker = TextMarker(query: query.marked, index: view, options: run.options, onlyExact: false)
    let path = FieldPath(components: [])
    let tags = run.options.values.highlightTags
    var hits: [Facet] = []
    // No record may have the member of an object that is declared.
    guard let column = view.columns.facet(attribute) else { return SearchResponse(facetHits: []) }
    let documents = run.found.documents.union(run.promotedDocuments().documents.map(\.document))
    let values = column.orderedValues(column.counts(over: documents), by: run.options.values.facetOrder)
    for (value, count) in values {
      var facet = Facet(value: column.text(of: value), count: count)
      let marked = marker.mark(facet.value, at: path, ways: nil)
      guard marked.words.count == query.marked.query.words.count else { continue }
      facet.highlighted = marked.tagged(tags: tags)
      hits.append(facet)
      if hits.count == maxFacetHits { break }
    }
    try view.checkDamage()
    return SearchResponse(facetHits: hits)
  }
}

/// A query for facet values: all words as they are, no advanced syntax and nothing optional.
private struct FacetQuery {
  let marked: MarkedQuery

  init(_ text: String, index: IndexView, options: SearchOptions) {
    var values = options.values
    for name in ["advancedSyntax", "optionalWords", "queryType", "similarQuery"] { values[name] = nil }
    let plain = SearchOptions(settings: values, query: [:])
    let parsed = QueryParser(tokenizer: index.options.tokenizer, options: plain).parse(text)
    marked = MarkedQuery(parsed)
  }
}
