public import SearchModel

/// A backend that takes Algolia's requests and gives Algolia's answers to a function: a subclass overrides
/// ``SearchClient/search(_:searchResultsHandler:)`` alone.
///
/// ```swift
/// class DefaultCustomBackend: DefaultSearchClient {
///   override func search(_ query: any Query, searchResultsHandler: @escaping SearchResultsHandler) {
///     load("https://backend.example/search?\(query.parameters.urlEncoded)") { content, error in
///       searchResultsHandler(try? content.map { try SearchResults(content: $0) }, error)
///     }
///   }
/// }
/// ```
///
/// Each request is expanded into those that Algolia needs for disjunctive and hierarchical facets; filters are part of
/// their parameters. A ``ForwardingSearchService`` does the same with `async`.
///
/// Source of the behaviour: the backend guide's `DefaultSearchClient`.
open class DefaultSearchClient: SearchClient<any Query, SearchResults> {
  /// The query itself.
  nonisolated open override func map(query: any Query) -> any Query { query }

  /// The results themselves.
  nonisolated open override func map(results: SearchResults) -> SearchResults { results }

  /// Answers the requests concurrently, each independently of the others.
  public override nonisolated func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await answerConcurrently(requests) { [self] request in
      try await answerSubrequests(of: request) { subrequest in
        try await self.results(for: RefinedQuery(request, parameters: subrequest.parameters))
      }
    }
  }
}
