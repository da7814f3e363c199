import Diagnostics
public import SearchModel

/// Manages the searches on one index: their order, their pages and their refinements.
///
/// Set ``query`` and refinements, then call ``search(isolation:)``; nothing is sent before. Result handlers are called
/// with each answer, except answers to cancelled requests; an answer cancels all older requests. While several searches
/// are under way, each newer answer replaces the earlier ones, so that results appear while the user types. Once no
/// answer is awaited, ``hits`` and ``results`` are those of the newest search that was not cancelled, in whatever order
/// answers arrived, and empty when it failed. ``makeRequest()``, ``makeLoadMoreRequest()`` and ``receive(_:for:)`` are
/// synchronous; ``search(isolation:)`` and the other asynchronous methods call them.
///
/// Source of the behaviour: the Helper's `Searcher`, with three differences: a failed page can be requested again,
/// filters set by hand and refinements are both in the request, and a failed search clears the earlier results. A
/// searcher is confined to the isolation domain that made it.
public final class Searcher {
  /// Called with an answer: either the results or the error is not nil.
  public typealias ResultHandler = (SearchResults?, SearchError?) -> Void

  /// What answers.
  package let backend: SearchBackend
  /// The index to search. A change resets the page; answers under way arrive all the same.
  public var indexName: String {
    didSet { if !indexName.hasSameBytes(as: oldValue) { query["page"] = nil } }
  }
  /// The parameters of the next search. Another text or filter resets the page, unless the page is set with it.
  public var query: SearchParameters {
    didSet { queryDidChange(from: oldValue) }
  }
  /// How many requests may be under way at once, at least 1; a new one cancels the oldest.
  public var maxPendingRequests = 3
  /// Decides whether a search takes place; when it returns false, nothing is sent and nothing fires.
  public var shouldTriggerSearch: ((SectionRequest) -> Bool)?
  /// The delegate, which gets each answer before the result handlers.
  public weak var delegate: (any SearcherDelegate)?
  /// The results with the last page received; nil before the first one and after a failed search.
  public private(set) var results: SearchResults?

  /// Fires when the text changed.
  public let onQueryChanged = Signal<String>()
  /// Fires when a request goes out.
  public let onSearch = Signal<RequestEvent>()
  /// Fires when a request was answered, after the delegate and the result handlers were called.
  public let onResult = Signal<ResultEvent>()
  /// Fires when a request failed, after the delegate and the result handlers were called.
  public let onError = Signal<ErrorEvent>()
  /// Fires when a request was cancelled; its answer is not reported.
  public let onCancel = Signal<RequestEvent>()
  /// Fires when refinements were added or removed; whether to search then is the subscriber's choice.
  public let onRefinementChange = Signal<RefinementChangeEvent>()

  var refinementState = SearcherRefinements() {
    didSet { refinementsDidChange(from: oldValue) }
  }
  var running: [Int: Task<Void, Never>] = [:]
  private var state = SearcherState()
  private let resultHandlers = Signal<(SearchResults?, SearchError?)>()

  /// A searcher of an index.
  ///
  /// - Parameters:
  ///   - backend: what answers, perhaps shared with other searchers.
  ///   - indexName: the index to search.
  ///   - query: the parameters to begin with.
  ///   - resultHandler: the first result handler.
  package init(
    backend: SearchBackend, indexName: String, query: SearchParameters = [:], resultHandler: ResultHandler? = nil
  ) {
    self.backend = backend
    self.indexName = indexName
    self.query = query
    if let resultHandler { addResultHandler(resultHandler) }
  }

  /// A searcher of an index with its own backend.
  public convenience init(
    service: any SearchService, indexName: String, query: SearchParameters = [:], resultHandler: ResultHandler? = nil
  ) {
    self.init(
      backend: SearchBackend(service), indexName: indexName, query: query, resultHandler: resultHandler)
  }

  /// Adds a result handler; handlers are called in the order in which they were added.
  ///
  /// - Returns: a subscription that removes it when cancelled.
  @discardableResult
  public func addResultHandler(_ resultHandler: @escaping ResultHandler) -> Subscription {
    resultHandlers.subscribe { resultHandler($0.0, $0.1) }
  }

  /// The hits of all pages received of the search that ``results`` belong to, in the order of pages.
  public var hits: [JSONObject] { state.hits }

  /// The page last received, from 0; nil without results.
  public var receivedPage: Int? { state.received?.request.page }

  /// The requests whose answers are awaited, oldest first.
  public var pendingRequests: [Searcher.Request] { state.pending }

  /// Whether answers are awaited.
  public var hasPendingRequests: Bool { !state.pending.isEmpty }

  /// Whether ``loadMore(isolation:)`` would ask for a page.
  public var canLoadMore: Bool { state.nextPage(for: request) != nil }

  /// The present request: the parameters, and the refinements as groups of filters.
  public var request: SectionRequest {
    var parameters = query
    // Said in every request, so that an absent page is equal to the first one.
    parameters.page = query.page
    return SectionRequest(
      moduleID: indexName, indexName: indexName, parameters: parameters, filterGroups: refinementState.groups,
      disjunctiveFacets: disjunctiveFacets)
  }

  /// Begins a search.
  ///
  /// - Returns: the request to send; nil when ``shouldTriggerSearch`` forbids it.
  public func makeRequest() -> Searcher.Request? {
    let request = request
    guard shouldTriggerSearch?(request) ?? true else { return nil }
    let (issued, cancelled) = state.search(request, limit: maxPendingRequests)
    tellCancelled(cancelled)
    onSearch.fire(RequestEvent(request: issued))
    return issued
  }

  /// Asks for the page after the last one received.
  ///
  /// - Returns: the request to send; nil before the first results, after the last page, while any request is under way,
  ///   and when the index, the parameters or the refinements have changed since the results came.
  public func makeLoadMoreRequest() -> Searcher.Request? {
    guard let issued = state.loadMore(request) else { return nil }
    onSearch.fire(RequestEvent(request: issued))
    return issued
  }

  /// Takes an answer and passes it to the delegate, to the result handlers in their order and then to the signal. An
  /// answer that is not awaited is dropped: a repeated one, one to a cancelled request, or one that comes after a newer
  /// one.
  public func receive(_ result: Result<SearchResponse, SearchError>, for issued: Searcher.Request) {
    let reception = state.receive(result, for: issued)
    guard reception.isAwaited else { return tellCancelled(reception.cancelled) }
    switch result {
    case .success(let response):
      let received = SearchResults(response: response, request: issued.request)
      results = received
      tellCancelled(reception.cancelled)
      tell(received, nil, for: issued)
      onResult.fire(ResultEvent(request: issued, results: received))
    case .failure(let error):
      if state.received == nil { results = nil }
      tellCancelled(reception.cancelled)
      tell(nil, error, for: issued)
      onError.fire(ErrorEvent(request: issued, error: error))
    }
  }

  /// Cancels one request.
  public func cancelRequest(seqNo: Int) {
    tellCancelled(state.cancel(seqNo: seqNo).map { [$0] } ?? [])
  }

  /// Cancels all requests under way; received results stay.
  public func cancelPendingRequests() {
    tellCancelled(state.cancelAll())
  }

  /// Clears the parameters and refinements, cancels all requests and forgets all results. Result handlers stay.
  public func reset() {
    query = [:]
    refinementState = SearcherRefinements()
    cancelPendingRequests()
    state.forget()
    results = nil
  }

  private func tell(_ results: SearchResults?, _ error: SearchError?, for issued: Searcher.Request) {
    delegate?.searcher(self, didReceive: results, error: error, for: issued)
    resultHandlers.fire((results, error))
  }

  private func tellCancelled(_ requests: [Searcher.Request]) {
    for request in requests { running.removeValue(forKey: request.seqNo)?.cancel() }
    for request in requests { onCancel.fire(RequestEvent(request: request)) }
  }

  private func queryDidChange(from old: SearchParameters) {
    if query["page"] == old["page"], Self.selecting.contains(where: { query[$0] != old[$0] }) { query["page"] = nil }
    if !query.query.hasSameBytes(as: old.query) { onQueryChanged.fire(query.query) }
  }

  private func refinementsDidChange(from old: SearcherRefinements) {
    guard refinementState != old else { return }
    query["page"] = nil
    guard refinementState.facets != old.facets || refinementState.numerics != old.numerics else { return }
    onRefinementChange.fire(
      RefinementChangeEvent(
        seqNo: state.lastSeqNo, parameters: query, isLoadingMore: state.pending.contains(where: \.isLoadingMore),
        facetRefinements: facetRefinements, numericRefinements: numericRefinements))
  }

  /// The parameters that say which records match; pages of one value of them are not those of another.
  private static let selecting = [
    "query", "similarQuery", "filters", "facetFilters", "numericFilters", "tagFilters", "optionalFilters",
  ]
}

@available(*, unavailable)
extension Searcher: Sendable {}
