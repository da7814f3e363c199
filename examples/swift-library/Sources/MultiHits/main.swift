import ExampleScreen
// The hits of two indices in one view: connected at once, then by hand from the parts.
import MultihitsKit

struct Actor: Codable {
  let name: String
  let born: Int
}

struct Movie: Codable {
  let title: String
  let year: Int
}

let service = try ExampleData.movieNight()

// All at once. The movies have filters of their own.
print("MultiIndexHitsConnector")
let actorHitsInteractor = HitsInteractor<Actor>(infiniteScrolling: .off)
let movieHitsInteractor = HitsInteractor<Movie>(infiniteScrolling: .off)
let movieFilterState = FilterState()
let table = HitsTable()
let multiIndexHitsConnector = MultiIndexHitsConnector(
  service: service,
  indexModules: [
    .init(indexName: "actors", parameters: ["hitsPerPage": 3], hitsInteractor: actorHitsInteractor),
    .init(
      indexName: "movies", parameters: ["hitsPerPage": 3], hitsInteractor: movieHitsInteractor,
      filterState: movieFilterState),
  ],
  controller: table)
multiIndexHitsConnector.searcher.connectFilterStates()

multiIndexHitsConnector.searcher.query = "john"
multiIndexHitsConnector.searcher.search()
await multiIndexHitsConnector.searcher.waitForAnswers()
try table.show()

// A change of the filters asks the movies alone.
movieFilterState[and: "decade"].add(Filter(attribute: "year", range: 1980...1989))
movieFilterState.notifyChange()
await multiIndexHitsConnector.searcher.waitForAnswers()
print("\nWith \(movieFilterState.text ?? "no filter")")
try table.show()

// The same from the parts: the position of an interactor is that of its index.
print("\nMultiIndexSearcher, MultiIndexHitsInteractor, MultiIndexHitsController")
let searcher = MultiIndexSearcher(service: service, indexNames: ["actors", "movies"])
for section in searcher.sections { section.parameters.hitsPerPage = 2 }
let actors = HitsInteractor<Actor>(infiniteScrolling: .off)
let movies = HitsInteractor<Movie>(infiniteScrolling: .on(withOffset: 2))
let hitsInteractor = MultiIndexHitsInteractor(hitsInteractors: [actors, movies])
hitsInteractor.connectSearcher(searcher)
let secondTable = HitsTable()
hitsInteractor.connectController(secondTable)

let genres = FilterState()
movies.connectFilterState(genres)
searcher.connectFilterState(genres, withQueryAtIndex: 1)
searcher.search()
await searcher.waitForAnswers()
try secondTable.show()

print("\nWesterns")
genres[or: "genres"].add(Filter(attribute: "genres", stringValue: "Western"))
genres.notifyChange()
await searcher.waitForAnswers()
try secondTable.show()

// A row near the end is presented: the movies load their next page, the actors nothing.
hitsInteractor.presentRow(1, inSection: 1)
await searcher.waitForAnswers()
print("\nAfter scrolling")
try secondTable.show()
print("\nThe second table reloaded \(secondTable.reloadCount) times.")
