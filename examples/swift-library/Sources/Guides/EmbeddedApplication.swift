// The samples ask Algolia. Here what they make of an application is made of the built-in engine, with the data of the
// other examples under the names that the guides have, so that nothing goes over the network.
import ExampleScreen
import InstantSearch

/// What answers in Algolia's place.
enum EmbeddedApplication {
  static let service: any SearchService = GuideIndices()
}

/// The examples' indices by the guides' names.
private struct GuideIndices: SearchService {
  private let films = Result { try ExampleData.movieNight() }
  private let products = Result { try ExampleData.electronics() }
  private let shop = Result { try ExampleData.shop() }

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    var answers: [Result<SearchResponse, SearchError>] = []
    for request in requests { answers.append(await answer(request)) }
    return answers
  }

  private func answer(_ request: SectionRequest) async -> Result<SearchResponse, SearchError> {
    var request = request
    request.parameters["hitsPerPage"] = request.parameters["hitsPerPage"] ?? 3
    let asked: (service: Result<EmbeddedService, any Error>, index: String) =
      switch request.indexName {
      case "actors", "mobile_demo_actors": (films, "actors")
      case "movies", "mobile_demo_movies": (films, "movies")
      case "instantsearch_query_suggestions": (products, "suggestions")
      default: request.target == .hits ? (products, "products") : (shop, "products")
      }
    request.indexName = asked.index
    guard let service = try? asked.service.get(), let answer = await service.answer([request]).first else {
      return .failure(SearchError(.server, "the data of the examples are missing"))
    }
    return answer
  }
}

extension MultiSearcher {
  convenience init(appID: ApplicationID, apiKey: APIKey) {
    self.init(service: EmbeddedApplication.service)
  }
}

extension MultiIndexSearcher {
  convenience init(appID: ApplicationID, apiKey: APIKey, indexNames: [String]) {
    self.init(service: EmbeddedApplication.service, indexNames: indexNames)
  }
}

extension MultiIndexHitsConnector {
  convenience init(
    appID: ApplicationID, apiKey: APIKey, indexModules: [IndexModule],
    controller: (any MultiIndexHitsController)? = nil, isolation: isolated any _Concurrency.Actor = #isolation
  ) {
    self.init(
      service: EmbeddedApplication.service, indexModules: indexModules, controller: controller, isolation: isolation)
  }
}
