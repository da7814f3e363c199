import ExampleScreen
// Searches actors and movies with one text and shows each under a title of its own.
import MultihitsKit

struct Actor: Codable {
  let name: String
}

struct Movie: Codable {
  let title: String
}

let searcher = MultiSearcher(service: try ExampleData.movieNight())
let textField = TextField()
let searchBoxConnector = SearchBoxConnector(searcher: searcher, controller: textField)
let actorHitsInteractor = HitsInteractor<Hit<Actor>>(infiniteScrolling: .off)
let movieHitsInteractor = HitsInteractor<Hit<Movie>>(infiniteScrolling: .off)

let actorsSearcher = searcher.addHitsSearcher(indexName: "actors", parameters: ["hitsPerPage": 3])
actorHitsInteractor.connectSearcher(actorsSearcher)
let moviesSearcher = searcher.addHitsSearcher(indexName: "movies", parameters: ["hitsPerPage": 5])
movieHitsInteractor.connectSearcher(moviesSearcher)

let results = SearchResultsController()
results.actorsHitsInteractor = actorHitsInteractor
results.moviesHitsInteractor = movieHitsInteractor

// Before anything is typed; then every change of the text searches.
searcher.search()
await searcher.waitForAnswers()
Screen.printSearchBox(textField.text)
results.show()

for text in ["tom", "tom hnaks", "qqqq", "al pacino"] {
  textField.type(text)
  await searcher.waitForAnswers()
  Screen.printSearchBox(textField.text)
  results.show()
}

print("\nThe sections changed \(results.updateCount) times.")
