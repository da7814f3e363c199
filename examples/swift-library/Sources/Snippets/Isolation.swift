import MultihitsKit
import Terminal

actor MovieCatalogue {
  struct Movie: Decodable, Sendable { let title: String }

  private let searcher: HitsSearcher
  private let hitsInteractor = HitsInteractor<Movie>(infiniteScrolling: .off)

  init(service: any SearchService) {
    searcher = HitsSearcher(service: service, indexName: "movies", parameters: ["hitsPerPage": 2])
    hitsInteractor.connectSearcher(searcher)
  }

  func titles(for text: String) async -> [String] {
    searcher.query = text
    await searcher.searchAndWait()
    return hitsInteractor.hits.map(\.title)
  }
}

@MainActor
func keepToOneActor() async throws {
  let catalogue = MovieCatalogue(service: try ExampleData.movieNight())
  print(await catalogue.titles(for: "rear w"))
}
