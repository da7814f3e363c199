import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// A searcher whose answers have pages of one row, each saying the index, the text and the page that was asked for.
private func makeSearcher(_ indexName: String) -> HitsSearcher {
  HitsSearcher(service: EchoService(), indexName: indexName)
}

private func deliver(_ issued: IssuedRequest?) {
  guard let issued else { return }
  let parameters = issued.request.parameters
  let id = "\(issued.request.indexName) \(parameters.query) \(parameters.page)"
  issued.component.receive(
    .success(
      SearchResponse(
        hits: [["objectID": .string(id)]], nbHits: 3, page: parameters.page, nbPages: 3, hitsPerPage: 1)),
    for: issued)
}

struct HitsReconnectionTests {
  private let interactor = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))

  @Test func pageThatWasUnderWayWhenDisconnectingCanBeAskedForAgain() {
    let searcher = makeSearcher("m")
    let connection = interactor.connectSearcher(searcher)
    deliver(searcher.makeRequests().first)
    let missed = searcher.makePageRequest(1)
    connection.disconnect()
    deliver(missed)
    connection.connect()
    expectEqual(interactor.pagesToLoad(presentingRow: 0), [1, 2])
  }

  @Test func rowsFromBeforeTheDisconnectionDoNotMixWithPagesOfANewerText() {
    let searcher = makeSearcher("m")
    let connection = interactor.connectSearcher(searcher)
    deliver(searcher.makeRequests().first)
    connection.disconnect()
    searcher.query = "new"
    deliver(searcher.makeRequests().first)
    connection.connect()
    deliver(searcher.makePageRequest(1))
    #expect(!interactor.hits.contains { $0.objectID == "m  0" })
  }

  @Test func rowsOfOneSearcherDoNotMixWithThoseOfAnother() {
    let (left, right) = (makeSearcher("left"), makeSearcher("right"))
    let connection = interactor.connectSearcher(left)
    deliver(left.makeRequests().first)
    deliver(left.makePageRequest(1))
    connection.disconnect()
    interactor.connectSearcher(right)
    deliver(right.makeRequests().first)
    expectEqual(interactor.hits.map(\.objectID), ["right  0"])
  }

  @Test func connectingTwiceKeepsTheRows() {
    let searcher = makeSearcher("m")
    let connection = interactor.connectSearcher(searcher)
    deliver(searcher.makeRequests().first)
    connection.connect()
    interactor.connectSearcher(searcher)
    expectEqual(interactor.hits.count, 1)
  }

  @Test func reconnectingWithoutAChangeInBetweenKeepsTheRows() {
    let searcher = makeSearcher("m")
    let connection = interactor.connectSearcher(searcher)
    deliver(searcher.makeRequests().first)
    connection.disconnect()
    connection.connect()
    expectEqual(interactor.hits.map(\.objectID), ["m  0"])
  }

  @Test func hiddenSectionStaysHiddenWhenItsFiltersChange() {
    let searcher = makeSearcher("m")
    let hidden = HitsInteractor(showItemsOnEmptyQuery: false, decoder: DynamicHitDecoder(schema: nil))
    let filterState = FilterState()
    hidden.connectSearcher(searcher)
    searcher.attach(filterState)
    filterState.onChange.subscribe(with: searcher) { searcher, _ in _ = searcher.makeRequests() }
    hidden.connectFilterState(filterState)
    filterState.notifyChange()
    expectEqual(hidden.state, .hidden)
  }

  @Test func aPageThatIsUnderWayStaysSoWhenTheFiltersAreConnectedAfterTheSearcher() {
    let searcher = makeSearcher("m")
    let filterState = FilterState()
    var issued: [IssuedRequest] = []
    interactor.connectSearcher(searcher)
    searcher.attach(filterState)
    filterState.onChange.subscribe(with: searcher) { searcher, _ in issued += searcher.makeRequests() }
    interactor.connectFilterState(filterState)
    filterState.notifyChange()
    expectEqual(issued.count, 1)
    deliver(issued.first)
    expectEqual(interactor.hits.count, 1)
  }
}
