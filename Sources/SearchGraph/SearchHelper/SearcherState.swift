import SearchModel

/// The order of a searcher's requests and answers, and the hits they came to.
///
/// A session is a sequence of searches, each with one request per page. Three rules keep it consistent. A page is
/// requested only while no answer is awaited, and a new search cancels the page under way. An answer is dropped when a
/// newer one was received, and a newer one cancels all older requests. A cancelled request counts as never made. So,
/// once no answer is awaited, the state is the result of the newest search that was not cancelled, in whatever order
/// answers arrived: its pages in their order, or nothing when it failed.
struct SearcherState {
  /// The last page received and the search it belongs to.
  struct Received {
    /// The request that began the search.
    let search: Searcher.Request
    /// The request of the last page.
    let request: Searcher.Request
    /// The answer with the last page.
    let response: SearchResponse
  }

  /// What an answer led to.
  struct Reception {
    /// Whether the answer was awaited.
    var isAwaited = false
    /// The requests cancelled because of it; the answer's own request when the answer says that it was cancelled.
    var cancelled: [Searcher.Request] = []
  }

  /// The number of the last request.
  private(set) var lastSeqNo = 0
  /// The requests whose answers are awaited, oldest first: searches, or one further page alone.
  private(set) var pending: [Searcher.Request] = []
  /// What was received of the search whose hits are held.
  private(set) var received: Received?
  /// The hits of all pages received of that search, in the order of pages.
  private(set) var hits: [JSONObject] = []

  /// Begins a search.
  ///
  /// - Returns: the request to send, and the requests cancelled for it: a page under way, and the oldest searches when
  ///   more than `limit` would be awaited.
  mutating func search(
    _ request: SectionRequest, limit: Int
  ) -> (issued: Searcher.Request, cancelled: [Searcher.Request]) {
    var cancelled = pending.filter(\.isLoadingMore)
    pending.removeAll(where: \.isLoadingMore)
    let excess = pending.count + 1 - max(limit, 1)
    if excess > 0 {
      cancelled += pending.prefix(excess)
      pending.removeFirst(excess)
    }
    return (issue(request, isLoadingMore: false), cancelled)
  }

  /// Asks for the page after the last one received.
  ///
  /// - Parameter present: the request that a search would send now.
  /// - Returns: nil when ``nextPage(for:)`` is.
  mutating func loadMore(_ present: SectionRequest) -> Searcher.Request? {
    guard let page = nextPage(for: present) else { return nil }
    var request = present
    request.parameters.page = page
    return issue(request, isLoadingMore: true)
  }

  /// The page after the last one received. It is nil when there are no more pages, while an answer is awaited, when the
  /// request has changed since the hits came, and when hits are requested by offset instead of by page.
  func nextPage(for present: SectionRequest) -> Int? {
    guard pending.isEmpty, let received, received.search.request == present,
      present.parameters["offset"] == nil, received.response.extra["offset"] == nil,
      received.request.page < received.response.nbPages, received.request.page + 1 < received.response.nbPages
    else { return nil }
    return received.request.page + 1
  }

  /// Takes an answer.
  mutating func receive(_ result: Result<SearchResponse, SearchError>, for issued: Searcher.Request) -> Reception {
    guard let position = pending.firstIndex(of: issued) else { return Reception() }
    if case .failure(let error) = result, error.code == .cancelled {
      pending.remove(at: position)
      return Reception(cancelled: [issued])
    }
    let older = Array(pending[..<position])
    pending.removeFirst(position + 1)
    switch result {
    case .success(let response):
      if !issued.isLoadingMore { forget() }
      hits += response.hits
      received = Received(search: received?.search ?? issued, request: issued, response: response)
    case .failure where issued.isLoadingMore: break
    case .failure: forget()
    }
    return Reception(isAwaited: true, cancelled: older)
  }

  /// Gives up a request.
  ///
  /// - Returns: the request, nil when it is not awaited.
  mutating func cancel(seqNo: Int) -> Searcher.Request? {
    pending.firstIndex { $0.seqNo == seqNo }.map { pending.remove(at: $0) }
  }

  /// Gives up all requests.
  ///
  /// - Returns: the requests, oldest first.
  mutating func cancelAll() -> [Searcher.Request] {
    defer { pending = [] }
    return pending
  }

  /// Forgets what was received.
  mutating func forget() {
    received = nil
    hits = []
  }

  private mutating func issue(_ request: SectionRequest, isLoadingMore: Bool) -> Searcher.Request {
    lastSeqNo += 1
    let issued = Searcher.Request(seqNo: lastSeqNo, request: request, isLoadingMore: isLoadingMore)
    pending.append(issued)
    return issued
  }
}
