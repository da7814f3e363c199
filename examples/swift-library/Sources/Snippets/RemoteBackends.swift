import ExampleScreen
import MultihitsKit

@MainActor
func askHostedEngines() {
  struct Actor: Decodable { let name: String }
  struct Movie: Decodable { let title: String }

  let connector = MultiIndexHitsConnector(
    appID: "YourApplicationID", apiKey: "YourSearchOnlyAPIKey",
    indexModules: [
      .init(indexName: "actors", hitsInteractor: HitsInteractor<Hit<Actor>>(infiniteScrolling: .off)),
      .init(indexName: "movies", hitsInteractor: HitsInteractor<Hit<Movie>>()),
    ])
  print(connector.searcher.sections.map(\.indexName))

  let cluster = TypesenseService(
    nodes: ["https://a.example:8108", "https://b.example:8108"], apiKey: "YourSearchOnlyKey",
    indices: ["movies": ["searchableAttributes": ["title", "cast"], "attributesForFaceting": ["genres"]]],
    limits: TransportLimits(timeout: .seconds(5), rate: 50))
  let searcher = MultiSearcher(service: cluster)
  print(searcher.addHitsSearcher(indexName: "movies").indexName)
}

func askARESTSearch() async throws {
  let mapping = try RESTMapping(
    url: "http://127.0.0.1:8001/films/search-{index}.json",
    query: [
      "_shape": "objects", "_json": ["hits", "facets"], "q": "{query}", "limit": "{hitsPerPage}", "offset": "{offset}",
    ],
    responsePaths: ["hits": "$.rows[0].hits", "objectID": "$.id", "nbHits": "$.rows[0].total"])
  let database = RemoteService(mapping: mapping)
  print(await database.answer([]).count)
}

func searchTheBackendsOfASpec() async throws {
  let path = "\(ExampleData.folder)/custom-backend/search.yaml"

  let workspace = try await SearchWorkspace.open(
    path, options: .init(recordings: .replay(folder: "\(ExampleData.folder)/custom-backend/recordings")))
  let result = await workspace.search("kubrick")
  if case .hits(let films) = result.sections[1].content {
    print(films.first?.fields["title"]?.stringValue ?? "")
  }
}
