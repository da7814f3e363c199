public import SearchModel

/// A backend with its own types of parameters and results. An implementation says how a request becomes parameters, how
/// they are searched, and how results become Algolia's; the rest of ``SearchService`` is provided.
///
/// ```swift
/// struct BackendImplementation: MappingSearchService {
///   func map(query: SectionRequest) -> BackendSearchParameters { BackendSearchParameters(q: query.query) }
///   func search(_ parameters: BackendSearchParameters) async throws -> BackendSearchResults { … }
///   func map(results: BackendSearchResults) -> SearchResults {
///     SearchResults(nbHits: results.total, hits: results.hits, extraContent: ["facets": …])
///   }
/// }
/// ```
///
/// A thrown error becomes the error of that one request: a ``SearchError`` as it is, other errors of `search` with the
/// code `server`, of the mappings with `badRequest` and `badResponse`. A cancelled task ends at once in `cancelled`,
/// even when `search` goes on. A request for facet values ends in `unsupported` unless the type is an
/// ``AdvancedSearchClient`` too. Modelled on the backend guide's `SearchClient`.
public protocol MappingSearchService<Parameters, Results>: SearchService {
  /// What the backend is asked with.
  associatedtype Parameters: Sendable
  /// What the backend answers.
  associatedtype Results: Sendable

  /// The backend's parameters for a request; take from it whatever the backend understands.
  func map(query: SectionRequest) throws -> Parameters

  /// The backend's parameters for a request with disjunctive facets; by default those of ``map(query:)``.
  ///
  /// - Parameters:
  ///   - query: The request.
  ///   - disjunctiveFacets: The facets whose own refinements must not lower their counts, sorted.
  ///   - refinements: The facet values that records must have, by attribute: ``SectionRequest/facetRefinements``.
  func map(query: SectionRequest, disjunctiveFacets: [String], refinements: [String: [String]]) throws -> Parameters

  /// Searches. Several searches may run at once.
  func search(_ parameters: Parameters) async throws -> Results

  /// The backend's results in Algolia's terms. Where they do not say `page` and `hitsPerPage`, the request does;
  /// without `nbPages` there is one page.
  func map(results: Results) throws -> SearchResults
}

extension MappingSearchService {
  /// The parameters of ``map(query:)``.
  public func map(
    query: SectionRequest, disjunctiveFacets: [String], refinements: [String: [String]]
  ) throws -> Parameters {
    try map(query: query)
  }

  /// Answers the requests concurrently, each independently of the others.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await answerConcurrently(requests) { request in
      try await answerSearch(request) { request in
        let results = try await search(parameters(for: request))
        do {
          return try map(results: results)
        } catch {
          throw SearchError(error, code: .badResponse)
        }
      }
    }
  }

  private func parameters(for request: SectionRequest) throws(SearchError) -> Parameters {
    let disjunctiveFacets = FacetingRecipe.disjunctiveAttributes(of: request)
    do {
      return try disjunctiveFacets.isEmpty
        ? map(query: request)
        : map(query: request, disjunctiveFacets: disjunctiveFacets, refinements: request.facetRefinements)
    } catch {
      throw SearchError(error, code: .badRequest)
    }
  }
}

extension SearchService {
  /// Answers a request by one search, whatever facets are disjunctive.
  func answerSearch(
    _ request: SectionRequest, _ search: (SectionRequest) async throws -> SearchResults
  ) async throws -> SearchResponse {
    guard request.target == .hits else { return try await facetValues(for: request) }
    let results = try await search(request)
    return FacetingRecipe.addingChosenValues(to: try SearchResponse(results, for: request), for: request)
  }
}
