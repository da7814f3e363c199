import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// Answers pages of a list of rows.
private struct ListService: SearchService {
  var count: Int

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { request in
      let server = PageServer(count: count, hitsPerPage: request.parameters.hitsPerPage ?? 20)
      return .success(server.response(page: request.parameters.page))
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HitsSearcherConnectionTests {
  private let interactor = HitsInteractor(
    infiniteScrolling: .on(withOffset: 40), decoder: DynamicHitDecoder(schema: nil))
  private let searcher = HitsSearcher(
    service: ListService(count: 95), indexName: "m", parameters: ["hitsPerPage": 10])

  @Test func connectedInteractorLoadsThePagesOfPresentedRows() async {
    interactor.connectSearcher(searcher)
    #expect(interactor.state == .waiting && interactor.pageLoader === searcher)
    await searcher.searchAndWait()
    expectEqual(interactor.numberOfHits(), 10)
    var requests: [Int] = []
    for _ in 0..<3 {
      requests.append(interactor.pagesToLoad(presentingRow: 9).count)
      await interactor.presentRowAndWait(9)
    }
    #expect(requests == [4, 0, 0] && interactor.hits.count == 50)
  }

  @Test func presentingStartsLoadsInTheCallersActor() async {
    interactor.connectSearcher(searcher)
    await searcher.searchAndWait()
    interactor.presentRow(0)
    interactor.presentRow(0)
    #expect(searcher.isLoading && interactor.pagesToLoad(presentingRow: 0) == [])
    while searcher.isLoading, !Task.isCancelled { await Task.yield() }
    #expect(interactor.hits.count == 50 && interactor.hit(atIndex: 49)?.objectID == "49")
  }

  @Test func disconnectedInteractorKeepsItsHitsAndHearsNothing() async {
    let connection = interactor.connectSearcher(searcher)
    await searcher.searchAndWait()
    connection.disconnect()
    #expect(interactor.pageLoader == nil)
    searcher.query = "other"
    await searcher.searchAndWait()
    await interactor.presentRowAndWait(9)
    expectEqual(interactor.hits.count, 10)
    connection.connect()
    await searcher.searchAndWait()
    await interactor.presentRowAndWait(9)
    expectEqual(interactor.hits.count, 50)
  }

  @Test func filterChangeStartsAtTheFirstPageAndScrollsToTheTop() async {
    let filterState = FilterState()
    var events: [String] = []
    interactor.connectSearcher(searcher)
    interactor.connectFilterState(filterState)
    searcher.attach(filterState)
    await searcher.searchAndWait()
    await interactor.presentRowAndWait(9)
    interactor.onRequestChanged.subscribe { events.append("changed \(interactor.numberOfHits())") }
    filterState.notifyChange()
    #expect(!events.isEmpty && events.allSatisfy { $0 == "changed 0" })
    await searcher.searchAndWait()
    expectEqual(interactor.hits.count, 10)
  }
}
