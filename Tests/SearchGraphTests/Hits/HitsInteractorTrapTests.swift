import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// What the components that inspired these ones do unexpectedly, each with what these do instead.
@MainActor
struct HitsInteractorTrapTests {
  private let server = PageServer(count: 95, hitsPerPage: 10)

  private func makeInteractor(
    _ infiniteScrolling: InfiniteScrolling = .on(withOffset: 10), showItemsOnEmptyQuery: Bool = true,
    pageCleanUpOffset: Int? = 3
  ) -> HitsInteractor<DynamicHit> {
    HitsInteractor(
      infiniteScrolling: infiniteScrolling, showItemsOnEmptyQuery: showItemsOnEmptyQuery,
      pageCleanUpOffset: pageCleanUpOffset, decoder: DynamicHitDecoder(schema: nil))
  }

  private func receive(_ page: Int, query: String = "q", by interactor: HitsInteractor<DynamicHit>) {
    interactor.receive(.success(server.response(page: page)), for: pageRequest(page, query: query))
  }

  @Test func trapEmptyQueryRuleGatesTheCountAlone() {
    let interactor = makeInteractor(showItemsOnEmptyQuery: false)
    receive(0, by: interactor)
    interactor.reset()
    receive(0, query: "", by: interactor)
    expectEqual(interactor.state, .hidden)
    #expect(interactor.numberOfHits() == 0 && interactor.loadedHitCount == 0)
    #expect(interactor.hits.isEmpty && interactor.getCurrentHits().isEmpty && interactor.loadedRows.isEmpty)
    #expect(interactor.hit(atIndex: 0) == nil && interactor.rawHit(atIndex: 0) == nil)
    #expect(interactor.nextPage == nil && interactor.pagesToLoad(presentingRow: 0) == [])
    interactor.reset()
    receive(0, query: " ", by: interactor)
    #expect(interactor.numberOfHits() == 10 && interactor.hits.count == 10)
  }

  @Test func trapErrorForTheEmptyQueryShowsInAHiddenSection() {
    let interactor = makeInteractor(showItemsOnEmptyQuery: false)
    interactor.receive(.failure(SearchError(.server, "down")), for: pageRequest(0, query: ""))
    expectEqual(interactor.state, .hidden)
  }

  @Test func trapLateAnswerSeedsTheNewPageMap() throws {
    let interactor = makeInteractor()
    let searcher = HitsSearcher(service: EchoService(), indexName: "m")
    interactor.connectSearcher(searcher)
    searcher.query = "old"
    _ = searcher.makeRequests()
    let late = try #require(searcher.makePageRequest(3))
    searcher.query = "new"
    let present = try #require(searcher.makeRequests().first)
    searcher.receive(.success(server.response(page: 3)), for: late)
    #expect(interactor.state == .waiting && interactor.numberOfHits() == 0)
    searcher.receive(.success(server.response(page: 0)), for: present)
    expectEqual(interactor.numberOfHits(), 10)
  }

  @Test func trapRowsOfTheOldFiltersStayAfterAFilterChange() {
    let interactor = makeInteractor()
    let filterState = FilterState()
    let connection = interactor.connectFilterState(filterState)
    for page in 0...2 { receive(page, by: interactor) }
    expectEqual(interactor.numberOfHits(), 30)
    filterState.notifyChange()
    #expect(interactor.numberOfHits() == 0 && interactor.hits.isEmpty && interactor.state == .waiting)
    receive(0, by: interactor)
    expectEqual(interactor.numberOfHits(), 10)
    connection.disconnect()
    filterState.notifyChange()
    expectEqual(interactor.numberOfHits(), 10)
    connection.connect()
    filterState.notifyChange()
    expectEqual(interactor.numberOfHits(), 0)
  }

  @Test func trapPageSizeIsTheFirstPagesLength() {
    let interactor = makeInteractor(.on(withOffset: 1), pageCleanUpOffset: nil)
    // The last page has 5 hits; pages have 10.
    receive(9, by: interactor)
    expectEqual(interactor.numberOfHits(), 95)
    #expect(interactor.hit(atIndex: 90)?.objectID == "90" && interactor.hit(atIndex: 89) == nil)
    expectEqual(interactor.pagesToLoad(presentingRow: 89), [8])
    receive(0, by: interactor)
    #expect(interactor.hit(atIndex: 0)?.objectID == "0" && interactor.pagesToLoad(presentingRow: 10) == [1])
  }

  @Test func trapReadingARowLoadsPages() {
    let interactor = makeInteractor()
    let loader = ServedPageLoader(server, for: interactor)
    loader.search()
    for row in -1...200 {
      _ = interactor.hit(atIndex: row)
      _ = interactor.rawHit(atIndex: row)
      _ = interactor.pagesToLoad(presentingRow: row)
    }
    _ = interactor.hits
    #expect(loader.asked.isEmpty && interactor.loadedHitCount == 10)
  }

  @Test func trapCancelledPageLoadStaysPendingForEver() {
    let interactor = makeInteractor()
    let loader = ServedPageLoader(server, for: interactor)
    loader.search()
    interactor.presentRow(9)
    expectEqual(loader.asked, [[1]])
    loader.fail(SearchError(.cancelled, "cancelled"))
    interactor.presentRow(9)
    expectEqual(loader.asked, [[1], [1]])
    loader.answer()
    #expect(interactor.numberOfHits() == 20 && interactor.pagesToLoad(presentingRow: 9) == [])
  }

  @Test func trapCountIgnoresForgottenPages() {
    let interactor = makeInteractor(.off, pageCleanUpOffset: 1)
    let loader = ServedPageLoader(PageServer(count: 44, hitsPerPage: 11), for: interactor)
    loader.search()
    for page in [3, 2, 1, 0] {
      interactor.willLoad(page: page)
      interactor.receive(.success(loader.server.response(page: page)), for: pageRequest(page))
    }
    #expect(interactor.lastLoadedPage == 1 && interactor.numberOfHits() == 22)
  }

  @Test(arguments: [(1, 10), (10, 40)])
  func trapRedrawingAsksForPagesForEver(hitsPerPage: Int, offset: Int) {
    let interactor = makeInteractor(.on(withOffset: offset))
    let loader = ServedPageLoader(PageServer(count: 300, hitsPerPage: hitsPerPage), for: interactor)
    loader.search()
    interactor.presentRow(0)
    loader.answer()
    let count = loader.asked.count
    for _ in 0..<10 {
      for row in 0..<min(interactor.numberOfHits(), 3) { interactor.presentRow(row) }
      loader.answer()
    }
    // The rows after row 0 need what lies ahead of them, once.
    #expect(loader.asked.count <= count + 2)
    #expect(interactor.numberOfHits() > offset)
  }

  @Test func trapErrorWithoutAPageNumberStaysPendingForEver() {
    let interactor = makeInteractor()
    interactor.willLoad(page: 0)
    interactor.receive(.failure(SearchError(.timeout, "late")), for: pageRequest(nil))
    expectEqual(interactor.state, .failed(SearchError(.timeout, "late")))
    expectEqual(interactor.pagesToLoad(presentingRow: 0), [0])
  }

  @Test func trapNetworkErrorsAreKeptFromSections() {
    let interactor = makeInteractor()
    var errors: [SearchError] = []
    var updates = 0
    interactor.onError.subscribe { errors.append($0) }
    interactor.onResultsUpdated.subscribe { _ in updates += 1 }
    receive(0, by: interactor)
    interactor.receive(.failure(SearchError(.connect, "refused")), for: pageRequest(1))
    #expect(errors == [SearchError(.connect, "refused")] && updates == 1)
    #expect(interactor.state == .failed(errors[0]) && interactor.numberOfHits() == 10)
  }

  @Test func trapLoadingOnAfterTheLastPageStartsAtTheFirst() {
    let interactor = makeInteractor(pageCleanUpOffset: nil)
    for page in 0..<server.nbPages {
      expectEqual(interactor.nextPage, (page == 0 ? nil : page))
      receive(page, by: interactor)
    }
    #expect(interactor.nextPage == nil && interactor.numberOfHits() == 95)
  }

  @Test func trapOneBadHitTakesTheRowsOfOtherPages() {
    let interactor = makeInteractor()
    var updates = 0
    interactor.onResultsUpdated.subscribe { _ in updates += 1 }
    receive(0, by: interactor)
    var bad = server.response(page: 1)
    bad.hits[4]["objectID"] = nil
    interactor.receive(.success(bad), for: pageRequest(1))
    #expect(interactor.state == .failed(SearchError(.invalidHit, "a hit has no objectID")) && updates == 1)
    expectEqual(interactor.hits.count, 10)
    receive(1, by: interactor)
    guard case .answered = interactor.state else {
      Issue.record("the error stays")
      return
    }
    expectEqual(interactor.hits.count, 20)
  }
}
