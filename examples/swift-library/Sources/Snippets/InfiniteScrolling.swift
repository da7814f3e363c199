import ExampleScreen
import MultihitsKit

@MainActor
func scroll() async throws {
  struct Movie: Decodable { let title: String }
  let searcher = HitsSearcher(
    service: try ExampleData.movieNight(), indexName: "movies", parameters: ["hitsPerPage": 5])

  let hitsInteractor = HitsInteractor<Movie>(infiniteScrolling: .on(withOffset: 3))
  hitsInteractor.connectSearcher(searcher)
  await searcher.searchAndWait()
  print(hitsInteractor.numberOfHits())

  // Reading a row loads nothing; presenting one loads the pages of the three rows before and after it.
  hitsInteractor.presentRow(4)
  await searcher.waitForAnswers()
  print(hitsInteractor.numberOfHits())

  // Or page by page, whatever is presented.
  if let page = hitsInteractor.nextPage { await searcher.loadPageAndWait(page) }
  print(hitsInteractor.numberOfHits(), hitsInteractor.hit(atIndex: 14)?.title ?? "")
}
