public import SearchModel

/// A backend that takes Algolia's requests and returns Algolia's answers: one function is enough.
///
/// ```swift
/// struct DefaultCustomBackend: ForwardingSearchService {
///   func search(_ query: SearchSubrequest) async throws -> SearchResults {
///     let content = try await load("https://backend.example/search?\(query.parameters.urlEncoded)")
///     return try SearchResults(content: content, disjunctiveFacets: [])
///   }
/// }
/// ```
///
/// Each request is expanded into those that Algolia needs for disjunctive and hierarchical facets. They are searched
/// concurrently, and their answers are merged. Errors and cancellation are those of ``MappingSearchService``. Modelled
/// on the backend guide's `DefaultSearchClient`.
public protocol ForwardingSearchService: SearchService {
  /// Searches for one subrequest. Several searches may run at once.
  func search(_ query: SearchSubrequest) async throws -> SearchResults
}

extension ForwardingSearchService {
  /// Answers the requests concurrently, each independently of the others.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await answerConcurrently(requests) { request in
      try await answerSubrequests(of: request) { try await search($0) }
    }
  }
}

extension SearchService {
  /// Answers a request by searches for the subrequests of which it consists.
  func answerSubrequests(
    of request: SectionRequest, _ search: @escaping @Sendable (SearchSubrequest) async throws -> SearchResults
  ) async throws -> SearchResponse {
    guard request.target == .hits else { return try await facetValues(for: request) }
    let plan = try FacetingRecipe.Plan(request)
    let results = await answerConcurrently(plan.subrequests) { subrequest in
      let results = try await search(subrequest)
      var asked = request
      asked.parameters = subrequest.parameters
      return try SearchResponse(results, for: asked)
    }
    var responses: [SearchResponse] = []
    for result in results { responses.append(try result.get()) }
    return try plan.merge(responses)
  }
}
