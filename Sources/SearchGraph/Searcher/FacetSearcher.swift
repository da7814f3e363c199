import Diagnostics
public import SearchModel

/// Searches the values of a facet among the records that the parameters and filters match.
///
/// The text to search for is compared with the values, not with the records, unless the searcher follows the query.
/// Source of the behaviour: InstantSearch's `FacetSearcher`.
public final class FacetSearcher: SectionSearcher {
  /// The attribute whose values are searched.
  public let attribute: String
  /// How many values are returned at most.
  public package(set) var maxFacetHits: Int
  /// Whether the text selects records instead of values: all values are listed, with the counts of what it finds.
  public let followsQuery: Bool

  /// A searcher of the values of a facet.
  ///
  /// - Parameters:
  ///   - backend: what answers, perhaps shared with other searchers.
  ///   - id: what names the requests, by default the index name.
  ///   - indexName: the index to search.
  ///   - attribute: the facet.
  ///   - facetQuery: the text to begin with.
  ///   - maxFacetHits: how many values are returned at most (1 … 100).
  ///   - followsQuery: whether the text selects records instead of values.
  ///   - isDisjunctive: whether the values chosen in `or` groups are left out of the filters, so that a list whose
  ///     values can be chosen counts all of them.
  ///   - parameters: parameters that say among which records.
  package init(
    backend: SearchBackend, id: String? = nil, indexName: String, attribute: String, facetQuery: String = "",
    maxFacetHits: Int = 10, followsQuery: Bool = false, isDisjunctive: Bool = true, parameters: SearchParameters = [:]
  ) {
    self.attribute = attribute
    self.maxFacetHits = maxFacetHits
    self.followsQuery = followsQuery
    super.init(
      searching: indexName, of: backend, id: id, parameters: parameters,
      disjunctiveFacets: isDisjunctive ? [attribute] : [])
    query = facetQuery
  }

  /// A searcher of the values of a facet with its own backend.
  public convenience init(
    service: any SearchService, indexName: String, attribute: String, facetQuery: String = "", maxFacetHits: Int = 10,
    followsQuery: Bool = false, isDisjunctive: Bool = true, parameters: SearchParameters = [:]
  ) {
    self.init(
      backend: SearchBackend(service), indexName: indexName, attribute: attribute, facetQuery: facetQuery,
      maxFacetHits: maxFacetHits, followsQuery: followsQuery, isDisjunctive: isDisjunctive, parameters: parameters)
  }

  /// The present request.
  public override var request: SectionRequest {
    var request = super.request
    if followsQuery { request.parameters.query = query }
    request.target = .facetValues(
      attribute: attribute, facetQuery: followsQuery ? "" : query, maxFacetHits: maxFacetHits)
    for index in request.filterGroups.indices where request.filterGroups[index].kind == .or {
      request.filterGroups[index].filters.removeAll { filter in
        filter.kind == .facet && disjunctiveFacets.contains(bytesOf: filter.attribute)
      }
    }
    return request
  }
}
