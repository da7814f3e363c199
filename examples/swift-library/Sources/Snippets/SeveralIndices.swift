import ExampleScreen
import MultihitsKit

@MainActor
func searchSeveralIndices() async throws {
  struct Actor: Decodable { let name: String }
  struct Movie: Decodable { let title: String }
  let service = try ExampleData.movieNight()

  let searcher = MultiSearcher(service: service)
  let actorHitsInteractor = HitsInteractor<Hit<Actor>>(infiniteScrolling: .off)
  let movieHitsInteractor = HitsInteractor<Hit<Movie>>(infiniteScrolling: .off)

  let actorsSearcher = searcher.addHitsSearcher(indexName: "actors")
  actorHitsInteractor.connectSearcher(actorsSearcher)
  let moviesSearcher = searcher.addHitsSearcher(indexName: "movies", parameters: ["hitsPerPage": 3])
  movieHitsInteractor.connectSearcher(moviesSearcher)

  searcher.query = "susan"
  await searcher.searchAndWait()
  print("Actors:", actorHitsInteractor.hits.map(\.name))
  print("Movies:", movieHitsInteractor.hits.map(\.title))
}
