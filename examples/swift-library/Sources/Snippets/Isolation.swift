import ExampleScreen
import MultihitsKit

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

func searchAfterEach(
  _ signal: Signal<Void>, with searcher: HitsSearcher, isolation: isolated any Actor = #isolation
) {
  signal.subscribe(with: searcher) { searcher, _ in searcher.search(isolation: isolation) }
}

@MainActor
func keepToOneActor() async throws {
  let catalogue = MovieCatalogue(service: try ExampleData.movieNight())
  print(await catalogue.titles(for: "rear w"))

  let searcher = HitsSearcher(service: try ExampleData.movieNight(), indexName: "movies")
  let onRefresh = Signal<Void>()
  searchAfterEach(onRefresh, with: searcher)
  onRefresh.fire(())
  await searcher.waitForAnswers()
  print(searcher.onResults.lastValue?.nbHits ?? 0)
}
