public import SearchModel

extension Searcher {
  /// A sent request of a ``Searcher`` and its place in the sequence of requests.
  ///
  /// An answer is handed back together with the request that caused it. Source of the behaviour: the sequence numbers
  /// of the Helper's `Searcher`.
  public struct Request: Sendable, Hashable {
    /// The request's number in its searcher, from 1; higher is newer.
    public let seqNo: Int
    /// What was asked.
    public let request: SectionRequest
    /// Whether the request is for a further page and not a new search.
    public let isLoadingMore: Bool

    /// The parameters of the request, including the page; refinements are in ``request``.
    public var parameters: SearchParameters { request.parameters }

    /// The page that was asked for, from 0.
    public var page: Int { request.parameters.page }

    /// A numbered request.
    public init(seqNo: Int, request: SectionRequest, isLoadingMore: Bool) {
      self.seqNo = seqNo
      self.request = request
      self.isLoadingMore = isLoadingMore
    }
  }
}
