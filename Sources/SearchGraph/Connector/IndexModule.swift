import Diagnostics
public import SearchModel

/// One section of a multi-index search: an index, the interactor that holds its hits, and its filters.
///
/// Source of the behaviour: InstantSearch's `IndexModule`. Unlike there, the filter state is part of every request from
/// the first search on.
public struct IndexModule {
  /// The backend's name for modules that do not name one.
  public static let defaultBackend = "default"

  /// The section's id, unique in its search; by default the index name.
  public var id: String
  /// The index to search.
  public var indexName: String
  /// The name of the backend that answers.
  public var backend: String
  /// Whether the section searches for hits or for facet values; the text to search for is the searcher's.
  public var target: SectionRequest.Target
  /// Whether the text of a section of facet values selects the records that are counted instead of the values.
  public var followsQuery = false
  /// The section's search parameters.
  public var parameters: SearchParameters
  /// The attributes whose own refinements do not lower their counts.
  public var disjunctiveFacets: [String]
  /// The interactor that holds the section's answers; nil when it is connected by hand.
  public var interactor: (any SectionInteractor)?
  /// The filter states whose groups go into the section's requests.
  public var filterStates: [FilterState]

  /// A section of hits whose interactor, if any, is connected by hand.
  public init(
    id: String? = nil, indexName: String, backend: String = IndexModule.defaultBackend,
    parameters: SearchParameters = [:],
    disjunctiveFacets: [String] = [], filterState: FilterState? = nil
  ) {
    self.id = id ?? indexName
    self.indexName = indexName
    self.backend = backend
    target = .hits
    self.parameters = parameters
    self.disjunctiveFacets = disjunctiveFacets
    filterStates = filterState.map { [$0] } ?? []
  }

  /// A section of hits.
  public init<Hit>(
    id: String? = nil, indexName: String, backend: String = IndexModule.defaultBackend,
    parameters: SearchParameters = [:],
    disjunctiveFacets: [String] = [], hitsInteractor: HitsInteractor<Hit>, filterState: FilterState? = nil
  ) {
    self.init(
      id: id, indexName: indexName, backend: backend, parameters: parameters, disjunctiveFacets: disjunctiveFacets,
      filterState: filterState)
    interactor = hitsInteractor
  }

  /// A section of the values of a facet, counted under the given filter states. An `isDisjunctive` list leaves out the
  /// choices made among its own values.
  public init(
    id: String, indexName: String, backend: String = IndexModule.defaultBackend, facet attribute: String,
    maxFacetHits: Int = 10, isDisjunctive: Bool = true, parameters: SearchParameters = [:],
    facetListInteractor: FacetListInteractor, filterStates: [FilterState] = []
  ) {
    self.id = id
    self.indexName = indexName
    self.backend = backend
    target = .facetValues(attribute: attribute, facetQuery: "", maxFacetHits: maxFacetHits)
    self.parameters = parameters
    disjunctiveFacets = isDisjunctive ? [attribute] : []
    interactor = facetListInteractor
    self.filterStates = filterStates
  }

  /// The section's searcher, its interactor and filter states attached.
  func makeSearcher(backend: SearchBackend) -> SectionSearcher {
    let searcher: SectionSearcher
    switch target {
    case .hits:
      searcher = HitsSearcher(
        backend: backend, id: id, indexName: indexName, parameters: parameters, disjunctiveFacets: disjunctiveFacets)
    case .facetValues(let attribute, let facetQuery, let maxFacetHits):
      searcher = FacetSearcher(
        backend: backend, id: id, indexName: indexName, attribute: attribute, facetQuery: facetQuery,
        maxFacetHits: maxFacetHits, followsQuery: followsQuery,
        isDisjunctive: disjunctiveFacets.contains(bytesOf: attribute),
        parameters: parameters)
    }
    for filterState in filterStates { searcher.attach(filterState) }
    if let interactor { searcher.attach(interactor) }
    return searcher
  }
}

@available(*, unavailable)
extension IndexModule: Sendable {}
