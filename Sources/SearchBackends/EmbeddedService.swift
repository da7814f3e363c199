public import EmbeddedEngine
import OrderedCollections
public import SearchModel

/// The embedded engine as a backend: indices in memory, shared by every search.
public struct EmbeddedService: SearchService {
  /// The indices by name.
  public let indices: [String: EmbeddedIndex]

  /// A backend over ready indices; of equal names the last one counts.
  public init(indices: [EmbeddedIndex]) {
    self.indices = Dictionary(indices.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// Answers each request on its own.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { request in
      guard !Task.isCancelled else { return .failure(SearchError(.cancelled, "the search was cancelled")) }
      return Result { () throws(SearchError) in try answer(request) }
    }
  }

  private func answer(_ request: SectionRequest) throws(SearchError) -> SearchResponse {
    guard let index = indices[request.indexName] else {
      throw SearchError(.indexNotFound, "there is no index named '\(request.indexName)'")
    }
    let subrequests: [SearchSubrequest]
    var widened = request
    do {
      // Chosen values must be among the counts even when they are not among the most frequent ones.
      if !FacetingRecipe.disjunctiveAttributes(of: request).isEmpty { widened.parameters["maxValuesPerFacet"] = 1_000 }
      subrequests = try FacetingRecipe.expand(widened)
    } catch {
      throw SearchError(.badRequest, "filters: \(error.message)")
    }
    var responses: [SearchResponse] = []
    for subrequest in subrequests {
      switch subrequest.target {
      case .hits: responses.append(try index.search(subrequest.parameters))
      case .facetValues(let attribute, let facetQuery, let maxFacetHits):
        responses.append(
          try index.searchFacetValues(
            attribute: attribute, facetQuery: facetQuery, maxFacetHits: maxFacetHits,
            parameters: subrequest.parameters))
      }
    }
    var response = try FacetingRecipe.merge(
      responses, to: subrequests, of: widened, order: index.facetOrder(under: widened.parameters))
    guard !response.facets.isEmpty else { return response }
    let limit = index.maxValuesPerFacet(under: request.parameters)
    let chosen = FacetingRecipe.chosenValues(in: request)
    for (attribute, values) in response.facets where values.count > limit {
      response.facets[attribute] = values.enumerated()
        .filter { $0.offset < limit || chosen[attribute]?.contains($0.element.value) ?? false }.map(\.element)
    }
    return response
  }
}

extension EmbeddedService: LocalSearchService {}
