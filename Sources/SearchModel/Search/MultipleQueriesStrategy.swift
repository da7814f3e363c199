/// How a backend processes the requests of one batch.
///
/// Source of the behaviour: the `strategy` of Algolia's multiple queries.
public enum MultipleQueriesStrategy: String, Sendable, Hashable, CaseIterable {
  /// Every request is answered.
  case none
  /// Requests are answered one after the other until one fills its page; the others are not sent.
  case stopIfEnoughMatches
}

extension SearchService {
  /// Answers requests by a strategy. Requests that are not sent get empty responses whose ``SearchResponse/extra`` says
  /// `processed: false`.
  public func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    guard strategy == .stopIfEnoughMatches else { return await answer(requests) }
    var results: [Result<SearchResponse, SearchError>] = []
    var isEnough = false
    for request in requests {
      guard !isEnough else {
        results.append(.success(SearchResponse(unasked: request)))
        continue
      }
      let result = await answer([request]).first ?? .failure(SearchError(.badResponse, "no answer came"))
      results.append(result)
      isEnough = (try? result.get()).map { $0.isFull(for: request) } ?? false
    }
    return results
  }
}

extension SearchResponse {
  /// The answer to a request that was not made because an earlier one found enough.
  package init(unasked request: SectionRequest) {
    self.init(
      page: request.parameters.page, hitsPerPage: request.parameters.hitsPerPage ?? 20,
      facetHits: request.target == .hits ? nil : [], extra: ["processed": false])
  }

  /// Whether there are as many hits as were asked for; a request for none, or for facet values, is never full.
  fileprivate func isFull(for request: SectionRequest) -> Bool {
    let size = request.parameters.hitsPerPage ?? hitsPerPage
    return request.target == .hits && size > 0 && hits.count >= size
  }
}
