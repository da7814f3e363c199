import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// Answers after other work had its turn, with three pages of one hit each.
private struct SlowService: SearchService {
  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    for _ in 0..<20 { await Task.yield() }
    return requests.map { request in
      let page = request.parameters.page
      return .success(
        SearchResponse(
          hits: [["objectID": .string("\(request.parameters.query)\(page)")]], nbHits: 3, page: page, nbPages: 3,
          hitsPerPage: 1))
    }
  }
}

@MainActor
struct WaitForAnswersTests {
  private let interactor = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))

  @Test func aMultiSearcherWaitsForItsSearch() async {
    let searcher = MultiSearcher(service: SlowService())
    interactor.connectSearcher(searcher.addHitsSearcher(indexName: "a"))
    for text in ["t", "to", "tom"] {
      searcher.query = text
      searcher.search()
    }
    await searcher.waitForAnswers()
    #expect(!searcher.isLoading)
    expectEqual(interactor.hits.map(\.objectID), ["tom0"])
  }

  @Test func aMultiSearcherWaitsForPagesOfItsComponents() async {
    let searcher = MultiSearcher(service: SlowService())
    let component = searcher.addHitsSearcher(indexName: "a")
    interactor.connectSearcher(component)
    await searcher.searchAndWait()
    component.loadPages([1, 2])
    await searcher.waitForAnswers()
    expectEqual(interactor.hits.map(\.objectID), ["0", "1", "2"])
  }

  @Test func aSearchThatAnAnswerStartsIsWaitedFor() async {
    let searcher = HitsSearcher(service: SlowService(), indexName: "a")
    interactor.connectSearcher(searcher)
    searcher.onResults.subscribe(with: searcher) { searcher, _ in
      guard searcher.query.isEmpty else { return }
      searcher.query = "next"
      searcher.search()
    }
    searcher.search()
    await searcher.waitForAnswers()
    expectEqual(interactor.hits.map(\.objectID), ["next0"])
  }

  @Test func theHelpersSearcherWaitsForFurtherPages() async {
    let searcher = Searcher(service: SlowService(), indexName: "a")
    searcher.search()
    await searcher.waitForAnswers()
    searcher.loadMore()
    await searcher.waitForAnswers()
    #expect(!searcher.hasPendingRequests)
    expectEqual(searcher.hits.compactMap { $0["objectID"]?.stringValue }, ["0", "1"])
  }

  @Test func withoutASearchNothingIsWaitedFor() async {
    let searcher = MultiSearcher(service: SlowService())
    searcher.addHitsSearcher(indexName: "a")
    await searcher.waitForAnswers()
    #expect(!searcher.isLoading)
  }
}
