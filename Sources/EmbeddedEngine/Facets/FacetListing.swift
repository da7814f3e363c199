import IndexSettings
package import SearchModel

/// How the values of facets are listed.
package struct FacetListing: Sendable {
  /// The order of the values.
  package let order: FacetOrder
  /// How many values a facet lists at most.
  package let limit: Int

  init(_ options: SearchOptions) {
    order = FacetOrder(rawValue: options.string("sortFacetValuesBy")) ?? .count
    limit = options.values.maxValuesPerFacet
  }
}

extension EmbeddedIndex {
  /// How facets are listed under a query's parameters: as these and the rules say, else the index's settings.
  package func facetListing(under parameters: SearchParameters) -> FacetListing {
    let parameters = ruleBook.outcome(of: parameters, settings: settings).parameters
    return FacetListing(SearchOptions(settings: settings, query: parameters))
  }
}
