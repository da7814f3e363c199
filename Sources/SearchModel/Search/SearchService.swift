/// A backend: it answers the requests of sections.
///
/// A service is shared between searches that run at once, so it is `Sendable`.
public protocol SearchService: Sendable {
  /// Answers requests: as many answers as requests, in their order, each a response or that request's own error.
  ///
  /// It never fails as a whole, so that one section's fault cannot silence another's answer. A cancelled task ends in
  /// ``SearchError/Code/cancelled`` for what was not answered yet.
  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>]

  /// Answers requests by a strategy. Requests that are not sent get empty responses whose ``SearchResponse/extra`` says
  /// `processed: false`. By default ``answer(_:)`` does it, once for all requests or for one after the other.
  func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>]
}

/// A backend that ends at once when its task is cancelled: because it waits for nothing but the processor, or because
/// it takes care of that itself. A search on it then needs no separate task that could be left running.
package protocol PromptSearchService: SearchService {}
