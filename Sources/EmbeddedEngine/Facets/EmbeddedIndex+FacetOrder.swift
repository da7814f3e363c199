public import SearchModel

extension EmbeddedIndex {
  /// The order of facet values when a query sets none.
  public var facetOrder: FacetOrder {
    settings["sortFacetValuesBy"]?.stringValue.flatMap(FacetOrder.init) ?? .count
  }
}
