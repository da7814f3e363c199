public import SearchModel

/// A backend that also finds the values of a facet by a text; a ``MappingSearchService`` or a
/// ``ForwardingSearchService`` may be one.
///
/// Modelled on the custom backends of InstantSearch Core.
public protocol AdvancedSearchClient: SearchService {
  /// Searches in the values of a facet.
  ///
  /// - Parameters:
  ///   - facetName: The facet.
  ///   - text: What the values must match; empty matches all.
  ///   - query: The request: its parameters and filters choose the records whose values count, its target has the
  ///     greatest number of values to return.
  /// - Returns: the values, best first, with their matched part between tags if the backend knows it.
  func searchForFacetValues(of facetName: String, matching text: String, query: SectionRequest) async throws -> [Facet]
}

extension SearchService {
  /// Answers a request for facet values.
  ///
  /// - Throws: ``SearchError`` with the code `unsupported` when the backend cannot; whatever the backend throws.
  func facetValues(for request: SectionRequest) async throws -> SearchResponse {
    guard case .facetValues(let attribute, let text, let maxFacetHits) = request.target else {
      throw SearchError(.badRequest, "the request is for hits, not for facet values")
    }
    guard let client = self as? any AdvancedSearchClient else {
      throw SearchError(.unsupported, "the backend of '\(request.indexName)' cannot search in facet values")
    }
    let facets = try await client.searchForFacetValues(of: attribute, matching: text, query: request)
    return SearchResponse(facetHits: Array(facets.prefix(max(maxFacetHits, 0))))
  }
}
