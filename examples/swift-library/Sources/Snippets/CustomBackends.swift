import ExampleScreen
import MultihitsKit

struct LibraryParameters: Sendable {
  var text: String
}

struct LibraryResults: Sendable {
  var total: Int
  var titles: [String]
}

struct LibraryBackend: MappingSearchService {
  func map(query: SectionRequest) -> LibraryParameters {
    LibraryParameters(text: query.parameters.query)
  }

  func search(_ parameters: LibraryParameters) async throws -> LibraryResults {
    // Here the request goes over the network.
    let titles = ["A Field Guide", "The Field", "Mountains"].filter { $0.contains(parameters.text) }
    return LibraryResults(total: titles.count, titles: titles)
  }

  func map(results: LibraryResults) -> SearchResults {
    let hits = results.titles.map { title -> JSONObject in ["objectID": .string(title), "title": .string(title)] }
    return SearchResults(nbHits: results.total, hits: hits)
  }
}

@MainActor
func askABackendOfOnesOwn() async throws {
  let searcher = Searcher(index: LibraryBackend())
  searcher.query.query = "Field"
  await searcher.searchAndWait()
  print(searcher.results?.nbHits ?? 0)

  let connector = MultiIndexHitsConnector(
    services: ["library": LibraryBackend(), "films": try ExampleData.movieNight()],
    indexModules: [.init(indexName: "books", backend: "library"), .init(indexName: "movies", backend: "films")])
  connector.searcher.query = "Field"
  await connector.searcher.searchAndWait()
  print(connector.interactor.rawHit(atIndex: 0, inSection: 0)?["title"]?.stringValue ?? "")
}
