import SearchModel

/// Answers from a closure.
struct ScriptedService: SearchService {
  var script: @Sendable (SectionRequest) -> Result<SearchResponse, SearchError>

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map(script)
  }
}

/// Answers every request with too few results.
struct ForgetfulService: SearchService {
  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] { [] }
}

/// Answers each request with one hit, or one facet value, that says what was asked.
struct EchoService: SearchService {
  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { request in
      switch request.target {
      case .hits:
        let id = "\(request.indexName) \(request.parameters.query)"
        return .success(SearchResponse(hits: [["objectID": .string(id)]], nbHits: 1, nbPages: 1))
      case .facetValues(let attribute, let facetQuery, _):
        return .success(SearchResponse(facetHits: [Facet(value: "\(attribute) \(facetQuery)", count: 1)]))
      }
    }
  }
}
