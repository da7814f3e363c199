import NetworkWire
import SearchBackends
import SearchGraph
import SearchModel
import TestSupport
import Testing

struct AlgoliaServiceTests {
  private let request = SectionRequest(moduleID: "m", indexName: "movies")

  private func message(_ results: [Result<SearchResponse, SearchError>]) -> String? {
    guard case .failure(let error) = results.first else { return nil }
    return error.message
  }

  @Test func anApplicationIDThatIsNoHostNameIsAnErrorOfEachRequest() async {
    let client = Client(appID: "evil.example/", apiKey: "0123456789abcdef")
    let expected = "'evil.example/' is no application ID: letters, digits and hyphens were expected"
    expectEqual(message(await client.answer([request])), expected)
    expectEqual(message(await client.answer([request], strategy: .stopIfEnoughMatches)), expected)
    await expectEqual(client.answer([request, request]).count, 2)
  }

  @Test func theKeyIsNowhereInADescription() {
    let client = Client(appID: "APP", apiKey: "0123456789abcdef")
    var dumped = ""
    dump(client, to: &dumped)
    #expect(!dumped.contains("0123456789abcdef") && !String(reflecting: client).contains("0123456789abcdef"))
  }

  @Test @MainActor func searchersAndConnectorsAreMadeAsInTheGuides() {
    let appID: ApplicationID = "latency"
    let apiKey: APIKey = "key"
    let searcher: MultiSearcher = .init(appID: appID, apiKey: apiKey)
    expectEqual(searcher.addHitsSearcher(indexName: "movies").indexName, "movies")
    let indices: MultiIndexSearcher = .init(appID: appID, apiKey: apiKey, indexNames: ["actors", "movies"])
    expectEqual(indices.sections.map(\.indexName), ["actors", "movies"])
    let connector = MultiIndexHitsConnector(
      appID: appID, apiKey: apiKey,
      indexModules: [
        .init(indexName: "actors", hitsInteractor: HitsInteractor<QuerySuggestion>(infiniteScrolling: .off)),
        .init(
          indexName: "movies", hitsInteractor: HitsInteractor<QuerySuggestion>(infiniteScrolling: .off),
          filterState: FilterState()),
      ])
    expectEqual(connector.searcher.sections.count, 2)
    expectEqual(HitsSearcher(appID: appID, apiKey: apiKey, indexName: "movies").indexName, "movies")
    expectEqual(FacetSearcher(appID: appID, apiKey: apiKey, indexName: "movies", attribute: "genre").attribute, "genre")
    expectEqual(Client(appID: appID, apiKey: apiKey).index(withName: "movies").name, "movies")
  }
}
