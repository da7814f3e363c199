import Diagnostics
public import SearchModel

/// The base class of hits and facet searchers: one section's request, and which of its answers are awaited.
///
/// The searcher is a state machine. Every input (another text, index, parameter or filter) begins a new generation: the
/// interactors forget what they hold, and answers to requests of earlier generations are dropped when they come. So
/// what is shown depends on the last input alone, in whatever order answers arrive. Source of the behaviour:
/// InstantSearch's `IndexSearcher`. A searcher is confined to the isolation domain that made it.
public class SectionSearcher: SearchComponent, QuerySearcher, PageLoader {
  /// The name of the section's requests; by default the index name.
  public let id: String
  /// What answers.
  package let backend: SearchBackend
  /// The text to search for. A change resets the page; setting the same text again has no effect.
  public var query = "" {
    didSet {
      guard !query.hasSameBytes(as: oldValue) else { return }
      startAtFirstPage()
      inputChanged()
      onQueryChanged.fire(query)
    }
  }
  /// The index to search. A change resets the page.
  public var indexName: String {
    didSet {
      guard !indexName.hasSameBytes(as: oldValue) else { return }
      startAtFirstPage()
      inputChanged()
      onIndexChanged.fire(indexName)
    }
  }
  /// The search parameters, taken as they are: set ``SearchParameters/page`` here to begin at another page.
  public var parameters: SearchParameters {
    get { storedParameters }
    set {
      guard newValue != storedParameters else { return }
      storedParameters = newValue
      inputChanged()
    }
  }
  /// The attributes whose own refinements do not lower their counts.
  public var disjunctiveFacets: [String] {
    didSet { if disjunctiveFacets != oldValue { inputChanged() } }
  }
  /// The filter states whose groups go into every request, from the very first on.
  public private(set) var filterStates: [FilterState] = []
  /// Decides whether a search takes place; when it returns false, nothing is sent and nothing fires.
  public var shouldTriggerSearch: ((SectionRequest) -> Bool)?

  /// Fires when the text changed.
  public let onQueryChanged = Signal<String>()
  /// Fires when the index changed.
  public let onIndexChanged = Signal<String>()
  /// Fires when anything that the request consists of changed.
  public let onRequestChanged = Signal<Void>()
  /// Fires when a search begins, with its request.
  public let onSearch = Signal<SectionRequest>()
  /// Fires after an answer was handed to the interactors; retains the last one.
  public let onResults = Signal<SearchResponse>(retainsLastValue: true)
  /// Fires after a request failed.
  public let onError = Signal<SearchError>()
  /// Fires after the answers of a search or a page load that this searcher began by itself were handed over, so that a
  /// ``MultiSearcher`` learns about answers that it did not request.
  let onAnswers = Signal<Void>()
  /// Fires when ``isLoading`` changes.
  public let onLoadingChanged = Signal<Bool>()

  private var storedParameters: SearchParameters
  private var interactors: [any SectionInteractor] = []
  private var progress = SectionProgress()
  /// The result of the search's first request, for interactors that are attached later.
  private var firstAnswer: (request: SectionRequest, result: Result<SearchResponse, SearchError>)?
  private var toldLoading = false
  let tasks = SearchTasks()

  init(
    searching indexName: String, of backend: SearchBackend, id: String?, parameters: SearchParameters,
    disjunctiveFacets: [String]
  ) {
    self.backend = backend
    self.id = id ?? indexName
    self.indexName = indexName
    self.disjunctiveFacets = disjunctiveFacets
    storedParameters = parameters
  }

  /// Whether answers are awaited.
  public var isLoading: Bool { progress.isLoading }

  /// The present request.
  public var request: SectionRequest {
    SectionRequest(
      moduleID: id, indexName: indexName, parameters: parameters, filterGroups: filterStates.flatMap(\.groups),
      disjunctiveFacets: disjunctiveFacets)
  }

  /// Adds a filter text to the request in place of the one set before, ANDed with the filter states; nil for none.
  /// Starts at the first page.
  public func setFilters(_ filters: String?) {
    guard filters != storedParameters.filters || storedParameters["page"] != nil else { return }
    storedParameters.filters = filters
    startAtFirstPage()
    inputChanged()
  }

  /// Puts the groups of a filter state into every request from now on; each notified change starts at the first page.
  public func attach(_ filterState: FilterState) {
    guard !filterStates.contains(where: { $0 === filterState }) else { return }
    filterStates.append(filterState)
    inputChanged()
    filterState.onChange.subscribe(with: self) { searcher, _ in
      searcher.startAtFirstPage()
      searcher.inputChanged()
    }
  }

  /// Removes a filter state from the requests.
  public func detach(_ filterState: FilterState) {
    guard filterStates.contains(where: { $0 === filterState }) else { return }
    filterStates.removeAll { $0 === filterState }
    filterState.onChange.cancelSubscription(for: self)
    filterState.onChange.cancelSubscription(for: tasks)
    startAtFirstPage()
    inputChanged()
  }

  /// Feeds an interactor with the answers from now on.
  ///
  /// It forgets its contents, which belong to another request, and gets the answer for the first page of the present
  /// search if there is one. An interactor whose pages another searcher loads is detached from that one.
  public func attach(_ interactor: any SectionInteractor) {
    guard !isAttached(interactor) else { return }
    let paged = interactor as? any AnyHitsInteractor
    (paged?.pageLoader as? SectionSearcher)?.detach(interactor)
    interactors.append(interactor)
    paged?.pageLoader = self
    if interactor.state != .waiting { interactor.reset() }
    if let firstAnswer {
      interactor.willLoad(page: firstAnswer.request.parameters.page)
      give(firstAnswer.result, for: firstAnswer.request, to: interactor)
    } else if progress.isHidden, interactor.followsSection || !interactor.showItemsOnEmptyQuery {
      interactor.hide()
    }
  }

  /// Stops feeding an interactor.
  public func detach(_ interactor: any SectionInteractor) {
    interactors.removeAll { $0 === interactor }
    if let paged = interactor as? any AnyHitsInteractor, paged.pageLoader === self { paged.pageLoader = nil }
  }

  /// Starts a new search, unless ``shouldTriggerSearch`` forbids it or the query has no word and every connected
  /// interactor shows nothing then.
  package func makeRequests() -> [IssuedRequest] {
    guard shouldTriggerSearch?(request) ?? true else { return [] }
    if !progress.isFresh { inputChanged() }
    // A handler that heard of the change may have searched already.
    guard progress.isFresh else { return [] }
    let deciding = interactors.filter { !$0.followsSection }
    guard deciding.isEmpty || deciding.contains(where: \.showItemsOnEmptyQuery) || hasWord(query) else {
      progress.hide()
      tellInteractors { $0.hide() }
      return []
    }
    let request = request
    progress.begin(request)
    guard let issued = issue(request) else { return [] }
    onSearch.fire(request)
    return awaits(issued) ? [issued] : []
  }

  /// Asks for one more page of the present search, filters and all else as they were when it began.
  ///
  /// - Returns: nil when no search has begun since the last input, or the page is under way.
  package func makePageRequest(_ page: Int) -> IssuedRequest? {
    if let request = progress.begin(page: page) { return issue(request) }
    if progress.isLoading(page: page) {
      // It is under way, but perhaps was no longer wanted.
      for interactor in interactors { interactor.willLoad(page: page) }
    }
    return nil
  }

  /// Takes an answer; one to a request of an earlier generation, or one that was answered before, is dropped.
  package func receive(_ result: Result<SearchResponse, SearchError>, for issued: IssuedRequest) {
    guard issued.component === self, progress.finish(issued.request, sequence: issued.sequence) else { return }
    let result = issued.request.checked(result)
    if progress.isFirst(issued.request) { firstAnswer = (issued.request, result) }
    tellInteractors { give(result, for: issued.request, to: $0) }
    if awaits(issued) {
      switch result {
      case .success(let response): onResults.fire(response)
      case .failure(let error): onError.fire(error)
      }
    }
    tellLoading()
  }

  /// Whether a request belongs to the present generation, so that its answer counts.
  func awaits(_ issued: IssuedRequest) -> Bool {
    issued.sequence == progress.generation
  }

  /// Cancels the requests under way: their answers are dropped, and pages that did not come can be requested again.
  public func cancel() {
    guard isLoading else { return }
    inputChanged()
  }

  /// Returns nil when a handler that heard of the request has changed the input.
  private func issue(_ request: SectionRequest) -> IssuedRequest? {
    let issued = IssuedRequest(request: request, sequence: progress.generation, component: self)
    tellInteractors { $0.willLoad(page: request.parameters.page) }
    tellLoading()
    return awaits(issued) ? issued : nil
  }

  func isAttached(_ interactor: any SectionInteractor) -> Bool { interactors.contains { $0 === interactor } }

  /// Notifies the interactors of the present generation, until a handler begins another one; interactors that a handler
  /// detached are not notified any more.
  private func tellInteractors(_ tell: (any SectionInteractor) -> Void) {
    let generation = progress.generation
    for interactor in interactors where generation == progress.generation && isAttached(interactor) { tell(interactor) }
  }

  private func tellLoading() {
    guard isLoading != toldLoading else { return }
    toldLoading = isLoading
    onLoadingChanged.fire(toldLoading)
  }

  private func startAtFirstPage() { storedParameters["page"] = nil }

  /// Begins a new generation: whatever is held or awaited belongs to a request that is no longer the present one.
  final func inputChanged() {
    progress.invalidate()
    firstAnswer = nil
    tasks.cancelAll()
    tellInteractors { $0.reset() }
    onRequestChanged.fire(())
    tellLoading()
  }
}

@available(*, unavailable)
extension SectionSearcher: Sendable {}
