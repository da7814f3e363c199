import Diagnostics
public import SearchModel

/// Searches the records of one index.
///
/// Source of the behaviour: InstantSearch's `HitsSearcher`, except that a filter text set by hand and the connected
/// filter states are both in the request.
public final class HitsSearcher: SectionSearcher {
  /// Whether attributes with `or` groups and ``SectionSearcher/disjunctiveFacets`` are counted without their own
  /// refinements, and whether other levels of hierarchies than the chosen one are counted.
  public var isDisjunctiveFacetingEnabled = true {
    didSet { if isDisjunctiveFacetingEnabled != oldValue { inputChanged() } }
  }
  /// Whether chosen values of disjunctive facets that no record has are counted as 0 instead of missing.
  public var keepsSelectedEmptyFacets = true {
    didSet { if keepsSelectedEmptyFacets != oldValue { inputChanged() } }
  }

  /// The attributes whose counts connected lists show, in the order of connecting, one entry for each list.
  private var connectedFacets: [String] = []

  /// A searcher of an index.
  ///
  /// - Parameters:
  ///   - backend: what answers, perhaps shared with other searchers.
  ///   - id: what names the requests, by default the index name.
  ///   - indexName: the index to search.
  ///   - parameters: the search parameters.
  ///   - disjunctiveFacets: the attributes whose own refinements do not lower their counts.
  package init(
    backend: SearchBackend, id: String? = nil, indexName: String, parameters: SearchParameters = [:],
    disjunctiveFacets: [String] = []
  ) {
    super.init(
      searching: indexName, of: backend, id: id, parameters: parameters, disjunctiveFacets: disjunctiveFacets)
  }

  /// A searcher of an index with its own backend.
  public convenience init(
    service: any SearchService, indexName: String, parameters: SearchParameters = [:], disjunctiveFacets: [String] = []
  ) {
    self.init(
      backend: SearchBackend(service), indexName: indexName, parameters: parameters,
      disjunctiveFacets: disjunctiveFacets)
  }

  /// The present request: the query, the parameters, all filters, and the facets that connected lists show.
  public override var request: SectionRequest {
    var request = super.request
    request.parameters.query = query
    request.keepsSelectedEmptyFacets = keepsSelectedEmptyFacets
    addConnectedFacets(to: &request.parameters)
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

  /// Counts attributes in every request from now on, whatever the parameters ask for.
  func countFacets(of attributes: [String]) {
    changeConnectedFacets { $0 += attributes }
  }

  /// Takes back one ``countFacets(of:)``; what the parameters ask for or another list shows is still counted.
  func stopCountingFacets(of attributes: [String]) {
    changeConnectedFacets { connected in
      for attribute in attributes {
        if let index = connected.lastIndex(of: attribute) { connected.remove(at: index) }
      }
    }
  }

  private func changeConnectedFacets(_ change: (inout [String]) -> Void) {
    let before = request.parameters
    change(&connectedFacets)
    if request.parameters != before { inputChanged() }
  }

  private func addConnectedFacets(to parameters: inout SearchParameters) {
    guard !connectedFacets.isEmpty, !parameters.facets.contains("*") else { return }
    var facets = parameters.facets
    for attribute in connectedFacets where !facets.contains(bytesOf: attribute) { facets.append(attribute) }
    if facets.count > parameters.facets.count { parameters.facets = facets }
  }
}
