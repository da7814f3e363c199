public import SearchModel

/// An Algolia application, whose indices searchers are made from.
///
/// ```swift
/// let client = Client(appID: "YOUR_APP_ID", apiKey: "YOUR_API_KEY")
/// let searcher = Searcher(index: client.index(withName: "index_name"), resultHandler: handleResults)
/// ```
///
/// Modelled on the API client's `Client`.
public struct Client: SearchService {
  /// What answers.
  private let service: any SearchService

  /// A client of an application; see ``AlgoliaService/make(appID:apiKey:)``.
  public init(appID: ApplicationID, apiKey: APIKey) {
    service = AlgoliaService.make(appID: appID, apiKey: apiKey)
  }

  /// Answers requests in one call where Algolia can.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await service.answer(requests)
  }

  /// Answers requests by a strategy, which Algolia follows where it can.
  public func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    await service.answer(requests, strategy: strategy)
  }
}
