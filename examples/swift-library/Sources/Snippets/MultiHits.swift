import ExampleScreen
import MultihitsKit

final class TitleTable: MultiIndexHitsController {
  weak var hitsSource: (any MultiIndexHitsSource)?

  func reload() {
    guard let hitsSource else { return }
    for section in 0..<hitsSource.numberOfSections() {
      print("section \(section): \(hitsSource.numberOfHits(inSection: section)) rows")
    }
  }

  func scrollToTop() {}
}

@MainActor
func showHitsOfSeveralIndices() async throws {
  let service = try ExampleData.movieNight()

  let connector = MultiIndexHitsConnector(
    service: service,
    indexModules: [.init(indexName: "actors"), .init(indexName: "movies", parameters: ["hitsPerPage": 5])],
    controller: TitleTable())
  connector.searcher.query = "john"
  await connector.searcher.searchAndWait()

  // The parts, connected by hand: the position of an interactor is that of its index.
  struct Actor: Decodable { let name: String }
  struct Movie: Decodable { let title: String }
  let searcher = MultiIndexSearcher(service: service, indexNames: ["actors", "movies"])
  let actors = HitsInteractor<Actor>(infiniteScrolling: .off)
  let movies = HitsInteractor<Movie>(infiniteScrolling: .off)
  let interactor = MultiIndexHitsInteractor(hitsInteractors: [actors, movies])
  interactor.connectSearcher(searcher)
  let table = TitleTable()
  interactor.connectController(table)
  searcher.query = "tom h"
  await searcher.searchAndWait()
  print(try interactor.hit(atIndex: 0, inSection: 0, as: Actor.self)?.name ?? "nobody")
}
