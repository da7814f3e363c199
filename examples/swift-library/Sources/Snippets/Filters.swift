import ExampleScreen
import MultihitsKit

@MainActor
func filterHits() async throws {
  struct Movie: Decodable { let title: String }
  let searcher = HitsSearcher(service: try ExampleData.movieNight(), indexName: "movies")
  searcher.parameters.hitsPerPage = 3
  let hitsInteractor = HitsInteractor<Movie>()
  hitsInteractor.connectSearcher(searcher)

  let filterState = FilterState()
  searcher.connectFilterState(filterState)

  // Changes are silent until they are told, so that several make one search.
  filterState[or: "genres"].add(
    Filter(attribute: "genres", stringValue: "Western"), Filter(attribute: "genres", stringValue: "Crime"))
  filterState[and: "years"].add(Filter(attribute: "year", operator: .less, value: 1970))
  filterState[and: "countries"].add(!Filter(attribute: "country", stringValue: "Italy"))
  filterState.notifyChange()
  await searcher.waitForAnswers()
  print(filterState.text ?? "")
  print(hitsInteractor.hits.map(\.title))

  // The text can be read back.
  let copy = try FilterState(text: "year >= 2000 AND NOT genres:Comedy")
  print(copy.text ?? "")
}
