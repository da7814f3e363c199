import OrderedCollections

/// How the requests of one search belong together. Source of the behaviour: Algolia's multiple queries.
public enum MultipleQueriesStrategy: String, Sendable, Hashable, CaseIterable {
  /// Each is answered.
  case none
  /// They are asked one after the other, until one has all the hits it asked for.
  case stopIfEnoughMatches
}

extension SearchService {
  /// Asks one after the other and stops where one page is full.
  func answerUntilFull(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    var results: [Result<SearchResponse, SearchError>] = []
    var isEnough = false
    for request in requests {
      guard !isEnough else {
        results.append(.success(SearchResponse(unprocessed: request)))
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
  /// The answer to a request that was not made because an earlier one found enough: no hits, `processed` false.
  fileprivate init(unprocessed request: SectionRequest) {
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
