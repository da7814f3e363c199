import OrderedCollections
public import SearchModel

/// Sends one query to several indices, on one or several backends, and gives each section its own answer.
///
/// The searcher is a state machine: ``makeRequests()`` says what to ask, ``receive(_:for:)`` takes an answer and drops it
/// unless it still belongs to the section's present request. ``searchAndWait()`` drives the two. Source of the behaviour:
/// InstantSearch's `MultiIndexSearcher`. A searcher is confined to the isolation domain that made it.
public final class MultiIndexSearcher {
  /// The name of the backend of modules that do not name one.
  public static let defaultBackend = "default"

  /// The sections in their order.
  public var modules: [IndexModule]
  /// The text searched for in every section. A change starts every section anew at its first page.
  public var query = "" {
    didSet {
      guard query != oldValue else { return }
      for index in modules.indices { modules[index].parameters["page"] = nil }
      onQueryChanged.fire(query)
    }
  }
  /// Fires when the text changed.
  public let onQueryChanged = Signal<String>()
  /// Fires when a search begins, with its requests.
  public let onSearch = Signal<[SectionRequest]>()
  /// Fires after the answers of a search or of a page load were handed to their sections.
  public let onResults = Signal<Void>()

  private let services: [String: any SearchService]

  /// A searcher over backends by name.
  public init(modules: [IndexModule], services: [String: any SearchService]) {
    self.modules = modules
    self.services = services
  }

  /// A searcher over one backend.
  public convenience init(modules: [IndexModule], service: any SearchService) {
    self.init(modules: modules, services: [Self.defaultBackend: service])
  }

  /// The request of a section as things stand: the query, the section's parameters and all its filters.
  public func request(forSection section: Int) -> SectionRequest {
    let module = modules[section]
    var request = SectionRequest(
      moduleID: module.id, indexName: module.indexName, target: module.target, parameters: module.parameters,
      filterGroups: module.filterStates.flatMap(\.groups), disjunctiveFacets: module.disjunctiveFacets)
    switch module.target {
    case .hits: request.parameters.query = query
    case .facetValues(let attribute, _, let maxFacetHits):
      request.target = .facetValues(attribute: attribute, facetQuery: query, maxFacetHits: maxFacetHits)
      for index in request.filterGroups.indices where request.filterGroups[index].kind == .or {
        request.filterGroups[index].filters.removeAll { filter in
          filter.kind == .facet && module.disjunctiveFacets.contains(filter.attribute)
        }
      }
    }
    return request
  }

  /// Starts a new search: forgets all answers and says what to ask. A section that shows nothing for the empty query is
  /// hidden and asks nothing.
  public func makeRequests() -> [SectionRequest] {
    var requests: [SectionRequest] = []
    for (section, module) in modules.enumerated() {
      if query.isEmpty, !module.interactor.showItemsOnEmptyQuery {
        module.interactor.hide()
      } else {
        module.interactor.reset()
        requests.append(request(forSection: section))
      }
    }
    onSearch.fire(requests)
    return requests
  }

  /// Takes an answer; one that no longer belongs to its section's present request, pages apart, is dropped.
  public func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest) {
    guard let section = modules.firstIndex(where: { $0.id == request.moduleID }) else { return }
    var present = self.request(forSection: section)
    present.parameters["page"] = request.parameters["page"]
    guard present == request else { return }
    modules[section].interactor.receive(result, for: request)
  }

  /// Searches all sections and returns when each has its answer or its error.
  public func searchAndWait() async {
    await answer(makeRequests())
  }

  /// Asks for one page of one section alone, and returns when it has come or failed.
  public func loadPageAndWait(_ page: Int, ofSection section: Int) async {
    var request = request(forSection: section)
    request.parameters.page = page
    await answer([request])
  }

  /// Sends requests to their backends at once and hands each answer to its section.
  private func answer(_ requests: [SectionRequest]) async {
    let backends = Dictionary(modules.map { ($0.id, $0.backend) }, uniquingKeysWith: { first, _ in first })
    let batches = OrderedDictionary(grouping: requests) { backends[$0.moduleID] ?? Self.defaultBackend }
    if let only = batches.elements.first, batches.count == 1 {
      receive(await Self.answer(only.value, of: services[only.key], named: only.key), for: only.value)
    } else {
      await withTaskGroup(of: (String, [Result<SearchResponse, SearchError>]).self) { group in
        for (name, batch) in batches {
          let service = services[name]
          group.addTask { (name, await Self.answer(batch, of: service, named: name)) }
        }
        for await (name, results) in group { receive(results, for: batches[name] ?? []) }
      }
    }
    onResults.fire(())
  }

  private func receive(_ results: [Result<SearchResponse, SearchError>], for requests: [SectionRequest]) {
    for (request, result) in zip(requests, results) { receive(result, for: request) }
  }

  /// As many answers as requests, whatever the backend does.
  private static func answer(
    _ requests: [SectionRequest], of service: (any SearchService)?, named name: String
  ) async -> [Result<SearchResponse, SearchError>] {
    guard let service else {
      return requests.map { _ in .failure(SearchError(.unsupported, "there is no backend named '\(name)'")) }
    }
    let results = await service.answer(requests)
    guard results.count == requests.count else {
      let error = SearchError(.badResponse, "\(requests.count) requests were sent and \(results.count) answers came")
      return requests.map { _ in .failure(error) }
    }
    return results
  }
}

@available(*, unavailable)
extension MultiIndexSearcher: Sendable {}
