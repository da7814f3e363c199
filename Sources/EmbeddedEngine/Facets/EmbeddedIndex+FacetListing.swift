import IndexSettings
import IndexStore
package import SearchModel

extension EmbeddedIndex {
  /// How facets are listed under a query's parameters: as these and the rules say, else the index's settings.
  package func facetListing(under parameters: SearchParameters) -> FacetListing {
    let parameters = ruleOutcome(of: parameters).parameters
    return FacetListing(SearchOptions(settings: view.settings, query: parameters).values)
  }
}
