public import SearchModel

extension Searcher {
  /// An event of a ``Searcher`` about one of its requests.
  public protocol Event {
    /// The request.
    var request: Request { get }
  }

  /// A request was sent or cancelled.
  public struct RequestEvent: Event {
    /// The request.
    public let request: Request
  }

  /// A request was answered.
  public struct ResultEvent: Event {
    /// The request.
    public let request: Request
    /// The answer.
    public let results: SearchResults
  }

  /// A request failed.
  public struct ErrorEvent: Event {
    /// The request.
    public let request: Request
    /// Why.
    public let error: SearchError
  }

  /// Refinements were added or removed.
  public struct RefinementChangeEvent {
    /// The number of the last request made before the change; 0 before the first one.
    public let seqNo: Int
    /// The parameters as they are now.
    public let parameters: SearchParameters
    /// Whether a further page was under way.
    public let isLoadingMore: Bool
    /// The refined values as they are now, by facet.
    public let facetRefinements: [String: [String]]
    /// The numeric conditions as they are now, by attribute.
    public let numericRefinements: [String: [Filter]]
  }
}

extension Searcher.Event {
  /// The request's number in its searcher, from 1; higher is newer.
  public var seqNo: Int { request.seqNo }
  /// The parameters of the request.
  public var parameters: SearchParameters { request.parameters }
  /// Whether the request is for a further page and not a new search.
  public var isLoadingMore: Bool { request.isLoadingMore }
}
