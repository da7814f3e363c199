import Diagnostics
public import SearchModel

/// Searches with several components at once: hits and facet values, of several indices and backends.
///
/// Requests are sent in the order in which components were added, those of one backend in one batch. Each component
/// ends in its own answer or error. Source of the behaviour: InstantSearch's `MultiSearcher`. A searcher is confined to
/// the isolation domain that made it.
public class MultiSearcher: SearchComponent, QuerySearcher {
  /// The backend of components that do not name one.
  package let backend: SearchBackend
  /// The components in the order in which they were added.
  package private(set) var components: [any SearchComponent] = []
  /// How the backend processes the requests of one batch.
  public var strategy = MultipleQueriesStrategy.none
  /// Decides whether a search takes place, given the requests of all components; when it returns false, nothing is
  /// sent.
  public var shouldTriggerSearch: (([SectionRequest]) -> Bool)?
  /// The text to search for in every component. Setting another text starts every component at its first page; setting
  /// the same text again has no effect.
  public var query = "" {
    didSet {
      guard !query.hasSameBytes(as: oldValue) else { return }
      cancel()
      for component in components { component.query = query }
      onQueryChanged.fire(query)
    }
  }

  /// Fires when the text changed.
  public let onQueryChanged = Signal<String>()
  /// Fires when a search begins, with its requests.
  public let onSearch = Signal<[SectionRequest]>()
  /// Fires after the answers of a backend were handed to their components, including those of searches and page loads
  /// that a component began by itself.
  public let onResults = Signal<Void>()

  let tasks = SearchTasks()

  /// A searcher without components.
  package init(backend: SearchBackend) {
    self.backend = backend
  }

  /// A searcher without components, with its own backend.
  public convenience init(service: any SearchService) {
    self.init(backend: SearchBackend(service))
  }

  /// Whether answers are awaited.
  public var isLoading: Bool { components.contains { $0.isLoading } }

  /// The index of the first component. Setting another one moves all components of that index to it, for example to a
  /// sorted replica; components of other indices keep their index.
  public var indexName: String {
    get { components.first?.indexName ?? "" }
    set {
      let present = indexName
      for component in components where component.indexName.hasSameBytes(as: present) { component.indexName = newValue }
    }
  }

  /// Sets the filter text of every component.
  public func setFilters(_ filters: String?) {
    for component in components { component.setFilters(filters) }
  }

  /// Adds a component, which takes over the text.
  @discardableResult
  package func addSearcher<Component: SearchComponent>(_ component: Component) -> Component {
    components.append(component)
    let ownAnswers = (component as? SectionSearcher)?.onAnswers ?? (component as? MultiSearcher)?.onResults
    ownAnswers?.subscribe(with: self) { searcher, _ in searcher.onResults.fire(()) }
    if !query.isEmpty { component.query = query }
    return component
  }

  /// Adds a searcher of the records of an index.
  ///
  /// - Parameter id: the name of its requests; by default the index name; give one when an index occurs twice.
  @discardableResult
  public func addHitsSearcher(
    indexName: String, id: String? = nil, parameters: SearchParameters = [:], disjunctiveFacets: [String] = []
  ) -> HitsSearcher {
    addSearcher(
      HitsSearcher(
        backend: backend, id: id, indexName: indexName, parameters: parameters, disjunctiveFacets: disjunctiveFacets))
  }

  /// Adds a searcher of the values of a facet.
  ///
  /// - Parameters:
  ///   - indexName: the index to search.
  ///   - attribute: the facet.
  ///   - facetQuery: the first text to search for, until the text of this searcher changes.
  ///   - id: the name of its requests; by default the index name and the attribute.
  ///   - maxFacetHits: how many values are returned at most (1 … 100).
  @discardableResult
  public func addFacetsSearcher(
    indexName: String, attribute: String, facetQuery: String = "", id: String? = nil, maxFacetHits: Int = 10
  ) -> FacetSearcher {
    addSearcher(
      FacetSearcher(
        backend: backend, id: id ?? "\(indexName).\(attribute)", indexName: indexName, attribute: attribute,
        facetQuery: facetQuery, maxFacetHits: maxFacetHits))
  }

  /// Starts a new search in every component.
  ///
  /// - Returns: what to ask, in the order of the components; empty when ``shouldTriggerSearch`` forbids it.
  package func makeRequests() -> [IssuedRequest] {
    makeRequests(of: components)
  }

  /// Hands an answer to the component that asked.
  package func receive(_ result: Result<SearchResponse, SearchError>, for issued: IssuedRequest) {
    guard issued.component !== self else { return }
    issued.component.receive(result, for: issued)
  }

  /// Cancels the requests under way in every component.
  public func cancel() {
    tasks.cancelAll()
    for component in components { component.cancel() }
  }

  /// Starts a new search in some of the components.
  func makeRequests(of components: [any SearchComponent]) -> [IssuedRequest] {
    if let shouldTriggerSearch {
      let requests = components.compactMap { ($0 as? SectionSearcher)?.request }
      guard shouldTriggerSearch(requests) else { return [] }
    }
    let issued = components.flatMap { $0.makeRequests() }
    onSearch.fire(issued.map(\.request))
    // A handler may have changed the input, or have begun a newer search, of some components.
    return issued.filter { ($0.component as? SectionSearcher)?.awaits($0) ?? true }
  }

  /// Starts a search of some of the components in the caller's actor.
  func search(of components: [any SearchComponent], isolation: isolated any Actor) {
    let issued = makeRequests(of: components)
    guard !issued.isEmpty else { return }
    // Only a search of everything makes the ones before it superfluous as a whole.
    if Set(issued.map { ObjectIdentifier($0.component) }).count == self.components.count { tasks.cancelAll() }
    tasks.start(isolation: isolation) { await self.send(issued) }
  }

  func send(_ issued: [IssuedRequest]) async {
    await RequestDispatch.send(issued, strategy: strategy) { onResults.fire(()) }
  }
}

@available(*, unavailable)
extension MultiSearcher: Sendable {}

extension MultiSearcher {
  /// Starts a search of all components in the caller's actor and returns at once. An earlier one that is still under
  /// way is cancelled.
  public func search(isolation: isolated any Actor = #isolation) {
    search(of: components, isolation: isolation)
  }

  /// Searches with all components and returns when each has its answer or its error.
  public func searchAndWait() async {
    await send(makeRequests())
  }

  /// Returns when all searches have ended that this searcher or one of its components started, including page loads and
  /// searches after changed filters; at once when no search is under way.
  ///
  /// This is for programs that have nothing else to do meanwhile, and for tests; a user interface should use the
  /// signals.
  public func waitForAnswers() async {
    repeat {
      await tasks.finish()
      for component in components { await component.waitForAnswers() }
    } while !tasks.isEmpty
  }
}
