import OrderedCollections

/// How a backend goes through the requests of one batch.
///
/// Source of the behaviour: the `strategy` of Algolia's multiple queries.
public enum MultipleQueriesStrategy: String, Sendable, Hashable, CaseIterable {
  /// Every request is answered.
  case none
  /// Requests are answered one after the other until one has as many hits as a page holds; the others stay unasked.
  case stopIfEnoughMatches
}

extension SearchService {
  /// Answers requests by a strategy. Requests that stay unasked are answered by empty responses whose
  /// ``SearchResponse/extra`` says `processed: false`.
  public func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    guard strategy == .stopIfEnoughMatches else { return await answer(requests) }
    var results: [Result<SearchResponse, SearchError>] = []
    for request in requests {
      let result = await answer([request])
      results += result
      guard case .success(let response)? = result.first, result.count == 1 else { continue }
      if response.hitsPerPage > 0, response.hits.count >= response.hitsPerPage { break }
    }
    let unasked = max(requests.count - results.count, 0)
    return results + Array(repeating: .success(SearchResponse(extra: ["processed": false])), count: unasked)
  }
}
