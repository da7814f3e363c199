/// How the values of facets are listed.
package struct FacetListing: Sendable {
  /// The order of the values.
  package let order: FacetOrder
  /// How many values a facet lists at most.
  package let limit: Int

  /// The listing that parameters ask for.
  package init(_ parameters: SearchParameters) {
    order = parameters.facetOrder
    limit = parameters.maxValuesPerFacet
  }
}
