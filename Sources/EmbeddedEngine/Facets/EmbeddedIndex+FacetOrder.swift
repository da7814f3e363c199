public import SearchModel

extension EmbeddedIndex {
  /// The order of facet values under a query's parameters: theirs, else the index's setting, else by count.
  public func facetOrder(under parameters: SearchParameters) -> FacetOrder {
    let parameters = ruleBook.outcome(of: parameters, settings: settings).parameters
    return settings.overlaid(with: parameters)["sortFacetValuesBy"]?.stringValue.flatMap(FacetOrder.init) ?? .count
  }

  /// How many values a facet lists under a query's parameters.
  public func maxValuesPerFacet(under parameters: SearchParameters) -> Int {
    settings.overlaid(with: parameters).maxValuesPerFacet
  }
}
