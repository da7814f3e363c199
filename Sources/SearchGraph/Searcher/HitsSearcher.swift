public import SearchModel

/// Searches the records of one index.
///
/// Source of the behaviour: InstantSearch's `HitsSearcher`, except that a filter text set by hand and the connected filter
/// states are both in the request.
public final class HitsSearcher: SectionSearcher {
  /// Whether attributes with `or` groups and ``SectionSearcher/disjunctiveFacets`` are counted without their own
  /// refinements, and levels of hierarchies beside the chosen one.
  public var isDisjunctiveFacetingEnabled = true {
    didSet { if isDisjunctiveFacetingEnabled != oldValue { inputChanged() } }
  }

  /// A searcher of an index.
  ///
  /// - Parameters:
  ///   - backend: what answers, perhaps shared with other searchers.
  ///   - id: what names the requests, by default the index name.
  ///   - indexName: the index to search.
  ///   - parameters: the search parameters.
  ///   - disjunctiveFacets: the attributes whose own refinements do not lower their counts.
  public init(
    backend: SearchBackend, id: String? = nil, indexName: String, parameters: SearchParameters = [:],
    disjunctiveFacets: [String] = []
  ) {
    super.init(
      searching: indexName, of: backend, id: id, parameters: parameters, disjunctiveFacets: disjunctiveFacets)
  }

  /// A searcher of an index over a backend of its own.
  public convenience init(
    service: any SearchService, indexName: String, parameters: SearchParameters = [:], disjunctiveFacets: [String] = []
  ) {
    self.init(
      backend: SearchBackend(service), indexName: indexName, parameters: parameters,
      disjunctiveFacets: disjunctiveFacets)
  }

  /// The request as things stand: the query, the parameters and all filters.
  public override var request: SectionRequest {
    var request = super.request
    request.parameters.query = query
    guard !isDisjunctiveFacetingEnabled else { return request }
    let own = request.parameters.filters.map { [$0] } ?? []
    // A text that does not parse stays as it is: the backend reports it.
    guard let filters = try? FilterExpression.joined(FilterGroup.text(of: request.filterGroups), own) else {
      return request
    }
    request.parameters.filters = filters
    request.filterGroups = []
    request.disjunctiveFacets = []
    return request
  }
}
