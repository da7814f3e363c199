import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

@MainActor
struct HitsInteractorPagesTests {
  private let server = PageServer(count: 45, hitsPerPage: 10)
  private let error = SearchError(.timeout, "late")

  private func makeInteractor(
    _ infiniteScrolling: InfiniteScrolling = .on(withOffset: 10), showItemsOnEmptyQuery: Bool = true,
    pageCleanUpOffset: Int? = 3, keepsRawHits: Bool = true
  ) -> HitsInteractor<DynamicHit> {
    HitsInteractor(
      infiniteScrolling: infiniteScrolling, showItemsOnEmptyQuery: showItemsOnEmptyQuery,
      pageCleanUpOffset: pageCleanUpOffset, keepsRawHits: keepsRawHits, decoder: DynamicHitDecoder(schema: nil))
  }

  private func ids(_ interactor: HitsInteractor<DynamicHit>) -> [Int?] {
    interactor.hits.map { Int($0.objectID) }
  }

  @Test func presentingRowsLoadsTheWholeListOnce() {
    let interactor = makeInteractor(pageCleanUpOffset: nil)
    let loader = ServedPageLoader(server, for: interactor)
    loader.search()
    var row = 0
    while row < interactor.numberOfHits() {
      interactor.presentRow(row)
      loader.answer()
      row += 1
    }
    #expect(ids(interactor) == Array(0..<45) && loader.asked == [[1], [2], [3], [4]])
  }

  @Test func presentingAndWaitingReturnsWhenThePagesAreThere() async {
    let interactor = makeInteractor(.on(withOffset: 15))
    let loader = ServedPageLoader(server, for: interactor)
    loader.search()
    await interactor.presentRowAndWait(9)
    #expect(interactor.numberOfHits() == 30 && loader.asked == [[1], [2]])
  }

  @Test func presentingWithoutALoaderDoesNothing() async {
    let interactor = makeInteractor()
    interactor.receive(.success(server.response(page: 0)), for: pageRequest(0))
    interactor.presentRow(9)
    await interactor.presentRowAndWait(9)
    #expect(interactor.numberOfHits() == 10 && interactor.pagesToLoad(presentingRow: 9) == [1])
  }

  @Test func interactorDoesNotKeepItsLoaderAlive() {
    let interactor = makeInteractor()
    _ = ServedPageLoader(server, for: interactor)
    #expect(interactor.pageLoader == nil)
  }

  @Test func everyReaderAgreesOnHoles() {
    let interactor = makeInteractor(pageCleanUpOffset: nil)
    for page in [4, 1] { interactor.receive(.success(server.response(page: page)), for: pageRequest(page)) }
    let rows = Array(10..<20) + Array(40..<45)
    #expect(interactor.numberOfHits() == 45 && interactor.loadedHitCount == 15)
    #expect(ids(interactor) == rows && interactor.getCurrentHits() == interactor.hits)
    #expect(interactor.loadedRows.map(\.row) == rows && interactor.loadedRows.map(\.hit) == interactor.hits)
    for row in -1...46 {
      expectEqual(interactor.hit(atIndex: row)?.objectID, (rows.contains(row) ? "\(row)" : nil))
      expectEqual((interactor.rawHit(atIndex: row)?["name"] == .string("name \(row)")), rows.contains(row))
    }
  }

  @Test func rawHitsAreKeptOnDemandOnly() {
    let interactor = makeInteractor(keepsRawHits: false)
    interactor.receive(.success(server.response(page: 0)), for: pageRequest(0))
    #expect(interactor.hit(atIndex: 0) != nil && interactor.rawHit(atIndex: 0) == nil)
  }

  @Test func stateIsWaitingThenTheAnswerWithoutItsHits() {
    let interactor = makeInteractor()
    #expect(interactor.state == .waiting && interactor.nextPage == nil && interactor.lastLoadedPage == nil)
    interactor.willLoad(page: 0)
    expectEqual(interactor.state, .waiting)
    for page in [2, 1] { interactor.receive(.success(server.response(page: page)), for: pageRequest(page)) }
    expectEqual(interactor.state, .answered(server.summary(page: 2)))
    #expect(interactor.nextPage == 3 && interactor.lastLoadedPage == 2)
    interactor.reset()
    #expect(interactor.state == .waiting && interactor.numberOfHits() == 0)
  }

  @Test func pageBelongsToTheRequestForItWhateverTheAnswerSays() {
    let interactor = makeInteractor()
    var response = server.response(page: 1)
    response.page = 0
    interactor.receive(.success(server.response(page: 0)), for: pageRequest(0))
    interactor.receive(.success(response), for: pageRequest(1))
    #expect(ids(interactor) == Array(0..<20) && interactor.state == .answered(server.summary(page: 1)))
  }

  @Test func pagesLoadedStayWhenAnotherFailsAndItsSuccessHeals() {
    let interactor = makeInteractor()
    let loader = ServedPageLoader(server, for: interactor)
    loader.search()
    interactor.presentRow(9)
    loader.fail(error)
    #expect(interactor.state == .failed(error) && ids(interactor) == Array(0..<10))
    #expect(interactor.nextPage == nil)
    interactor.presentRow(9)
    expectEqual(interactor.state, .answered(server.summary(page: 0)))
    loader.answer()
    #expect(interactor.state == .answered(server.summary(page: 1)) && interactor.nextPage == 2)
  }

  @Test func firstPageThatFailedShowsNoRows() {
    let interactor = makeInteractor()
    interactor.willLoad(page: 0)
    interactor.receive(.failure(error), for: pageRequest(0))
    #expect(interactor.state == .failed(error) && interactor.numberOfHits() == 0 && interactor.hits.isEmpty)
    interactor.receive(.success(server.response(page: 0)), for: pageRequest(0))
    expectEqual(interactor.state, .answered(server.summary(page: 0)))
  }

  @Test func nextPageIsNotAskedForTwice() {
    let interactor = makeInteractor()
    interactor.receive(.success(server.response(page: 0)), for: pageRequest(0))
    expectEqual(interactor.nextPage, 1)
    interactor.willLoad(page: 1)
    #expect(interactor.nextPage == nil)
  }

  @Test func countsOfLeftOutHitsAreThoseOfThePagesThatCame() {
    let schema = HitSchema(fields: [HitField(name: "name", type: .string)])
    for policy in [InvalidHitPolicy.skip, .blank] {
      let interactor = HitsInteractor(decoder: DynamicHitDecoder(schema: schema, policy: policy))
      var response = server.response(page: 0)
      for row in 0..<3 { response.hits[row]["name"] = 5 }
      for _ in 0..<2 { interactor.receive(.success(response), for: pageRequest(0)) }
      response.hits[5]["name"] = 5
      interactor.receive(.success(response), for: pageRequest(1))
      expectEqual(interactor.skippedHitCount, (policy == .skip ? 7 : 0))
      expectEqual(interactor.blankedHitCount, (policy == .blank ? 7 : 0))
      expectEqual(interactor.numberOfHits(), (policy == .skip ? 13 : 20))
      #expect((0..<interactor.numberOfHits()).allSatisfy { interactor.hit(atIndex: $0) != nil })
      interactor.reset()
      #expect(interactor.skippedHitCount == 0 && interactor.blankedHitCount == 0)
    }
  }

  @Test func hidingTellsListsOnceAndAnswersDoNotUndoIt() {
    let interactor = makeInteractor(showItemsOnEmptyQuery: false)
    var events: [String] = []
    interactor.onHidden.subscribe { events.append("hidden") }
    interactor.onRequestChanged.subscribe { events.append("changed") }
    interactor.onResultsUpdated.subscribe { _ in events.append("results") }
    interactor.onError.subscribe { _ in events.append("error") }
    interactor.hide()
    interactor.receive(.success(server.response(page: 0)), for: pageRequest(0, query: ""))
    interactor.receive(.failure(error), for: pageRequest(1, query: ""))
    #expect(events == ["changed", "hidden"] && interactor.state == .hidden && interactor.numberOfHits() == 0)
    interactor.presentRow(0)
    interactor.reset()
    interactor.receive(.success(server.response(page: 0)), for: pageRequest(0, query: ""))
    expectEqual(events, ["changed", "hidden", "changed", "hidden"])
  }

  @Test func absurdPageNumbersAreTaken() {
    let interactor = makeInteractor(.on(withOffset: -1), pageCleanUpOffset: -1)
    for page in [-7, 0, Int.max, Int.min] {
      interactor.willLoad(page: page)
      interactor.receive(.success(SearchResponse(nbPages: .max, hitsPerPage: .max)), for: pageRequest(page))
      _ = (interactor.numberOfHits(), interactor.nextPage, interactor.pagesToLoad(presentingRow: .max))
    }
    interactor.presentRow(.max)
    #expect(interactor.hits.isEmpty && interactor.lastLoadedPage == 0)
  }
}
