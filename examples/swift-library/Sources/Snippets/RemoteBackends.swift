import ExampleScreen
import MultihitsKit

struct CannedCaller: HTTPCaller {
  func send(_ call: HTTPCall) async -> HTTPOutcome {
    let body = #"{"rows": [{"hits": [{"id": "1", "name": "Canned Tom"}], "total": 1}]}"#
    return HTTPOutcome(.success(HTTPReply(status: 200, body: Array(body.utf8))), attempts: 1)
  }
}

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

@MainActor
func askARESTSearch() async throws {
  struct Actor: Decodable { let name: String }

  let mapping = try RESTMapping(
    url: "http://127.0.0.1:8001/films/search-{index}.json",
    query: [
      "_shape": "objects", "_json": ["hits", "facets"], "q": "{query}", "limit": "{hitsPerPage}", "offset": "{offset}",
    ],
    responsePaths: ["hits": "$.rows[0].hits", "objectID": "$.id", "nbHits": "$.rows[0].total"])
  let database = RemoteService(mapping: mapping)
  print(await database.answer([]).count)

  let recordings = try ReplayFolder(path: "\(ExampleData.folder)/custom-backend/recordings")
  let replayed = RemoteService(
    dialect: RESTDialect(mapping: mapping),
    caller: ReplayCaller(backend: "database", folder: recordings, mask: SecretMask([])))
  let searcher = MultiSearcher(service: replayed)
  let interactor = HitsInteractor<Hit<Actor>>(infiniteScrolling: .off)
  interactor.connectSearcher(searcher.addHitsSearcher(indexName: "actors", parameters: ["hitsPerPage": 5]))
  searcher.query = "bruce"
  await searcher.searchAndWait()
  print(interactor.hits.map(\.name))

  let canned = RemoteService(dialect: RESTDialect(mapping: mapping), caller: CannedCaller())
  let results = await canned.answer([SectionRequest(moduleID: "actors", indexName: "actors")])
  print(try results[0].get().hits[0]["name"]?.stringValue ?? "")
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
