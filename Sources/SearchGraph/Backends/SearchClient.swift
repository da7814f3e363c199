public import SearchModel

/// A backend with its own types of parameters and results that gives its results to a function. A subclass overrides
/// ``map(query:)``, ``map(results:)`` and ``search(_:searchResultsHandler:)``.
///
/// ```swift
/// class BackendImplementation: SearchClient<BackendSearchParameters, BackendSearchResults> {
///   override func map(query: any Query) -> BackendSearchParameters { BackendSearchParameters(q: query.query) }
///   override func map(results: BackendSearchResults) -> SearchResults { … }
///   override func search(_ query: BackendSearchParameters, searchResultsHandler: @escaping SearchResultsHandler) { … }
/// }
/// ```
///
/// Searches begin in the main actor, the functions that map may be called anywhere. What is said of errors and of
/// cancellation of a ``MappingSearchService`` holds, which does the same with `async`. A client that forgets its
/// handler without calling it has failed; one that keeps it is waited for until the search is cancelled.
///
/// Source of the behaviour: the backend guide's `SearchClient`.
@MainActor
open class SearchClient<Parameters, Results>: SearchService {
  /// What is called with an answer, from any thread: either the results or an error is not nil. The first call counts.
  public typealias SearchResultsHandler = @Sendable (Results?, (any Error)?) -> Void
  /// The guide's name for what a ``Query`` is in truth.
  public typealias SearchParameters = RefinedQuery

  /// A client.
  public nonisolated init() {}

  /// The backend's parameters for a query; take from it whatever the backend understands.
  ///
  /// - Throws: ``SearchError`` when it is not overridden.
  nonisolated open func map(query: any Query) throws -> Parameters {
    throw Self.missing("map(query:)")
  }

  /// The backend's parameters for a query with disjunctive facets; by default those of ``map(query:)``.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - disjunctiveFacets: The facets whose own refinements must not lower their counts, sorted.
  ///   - refinements: The facet values that records must have, by attribute.
  nonisolated open func map(
    query: any Query, disjunctiveFacets: [String], refinements: [String: [String]]
  ) throws -> Parameters {
    try map(query: query)
  }

  /// The backend's results in Algolia's terms.
  ///
  /// - Throws: ``SearchError`` when it is not overridden.
  nonisolated open func map(results: Results) throws -> SearchResults {
    throw Self.missing("map(results:)")
  }

  /// Searches, returns at once, and calls the handler with the answer. Several searches may run at once.
  open func search(_ query: Parameters, searchResultsHandler: @escaping SearchResultsHandler) {
    searchResultsHandler(nil, Self.missing("search(_:searchResultsHandler:)"))
  }

  /// Answers the requests concurrently, each independently of the others.
  public nonisolated func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await answerConcurrently(requests) { [self] request in
      try await answerSearch(request) { request in
        let query = RefinedQuery(request)
        return try await results(
          for: query, disjunctiveFacets: query.disjunctiveFacets, refinements: query.facetRefinements)
      }
    }
  }

  /// Searches and waits for the answer.
  func results(
    for query: RefinedQuery, disjunctiveFacets: [String] = [], refinements: [String: [String]] = [:]
  ) async throws -> SearchResults {
    let parameters = try wrapping(.badRequest) {
      disjunctiveFacets.isEmpty
        ? try map(query: query)
        : try map(query: query, disjunctiveFacets: disjunctiveFacets, refinements: refinements)
    }
    return try await withCheckedThrowingContinuation { continuation in
      let answer = ClientAnswer(continuation)
      search(parameters) { [self] results, error in
        answer.give(
          Result {
            if let error { throw error }
            guard let results else { throw SearchError(.badResponse, "the backend gave neither results nor an error") }
            return try wrapping(.badResponse) { try map(results: results) }
          })
      }
    }
  }

  private nonisolated static func missing(_ function: String) -> SearchError {
    SearchError(.unsupported, "'\(Self.self)' does not override \(function)")
  }
}

/// Runs what may throw anything, and throws it as a search error.
private func wrapping<Value>(_ code: SearchError.Code, _ body: () throws -> Value) throws(SearchError) -> Value {
  do {
    return try body()
  } catch {
    throw SearchError(error, code: code)
  }
}
