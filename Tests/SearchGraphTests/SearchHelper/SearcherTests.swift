import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct SearcherTests {
  @Test func queryIsSetByParameterAndSentBySearchAlone() {
    let searcher = makeHotelSearcher()
    searcher.query.query = "paris"
    searcher.query.numericFilters = ["stars>=4"]
    #expect(!searcher.hasPendingRequests)
    let issued = searcher.makeRequest()
    expectEqual(issued?.request.indexName, "hotels")
    expectEqual(issued?.parameters, ["query": "paris", "numericFilters": ["stars>=4"], "page": 0])
    expectEqual(searcher.pendingRequests, [issued].compactMap(\.self))
  }

  @Test func resultHandlersMayBeMethodsThatTakeAnyError() {
    final class Screen {
      var hits: [JSONObject] = []
      func handleResults(results: SearchResults?, error: (any Error)?) {
        guard let results else { return }
        hits = results.hits
      }
    }
    let screen = Screen()
    let searcher = makeHotelSearcher(resultHandler: screen.handleResults)
    searcher.succeed(searcher.makeRequest())
    expectEqual(screen.hits.count, 2)
    searcher.fail(searcher.makeRequest())
    expectEqual(screen.hits.count, 2)
  }

  @Test func answerGoesToTheDelegateThenTheHandlersInTheirOrderThenTheSignal() {
    let searcher = makeHotelSearcher()
    let log = SearcherLog(searcher)
    let first = searcher.makeRequest()
    expectEqual(log.take(), ["search 1"])
    searcher.succeed(first)
    expectEqual(
      log.take(),
      [
        "delegate: 6 hits, fine", "first handler: 6 hits, fine", "second handler: 6 hits, fine", "result 1",
      ])
    searcher.fail(searcher.makeRequest(), .timeout)
    expectEqual(
      log.take(),
      [
        "search 2", "delegate: no hits, timeout", "first handler: no hits, timeout",
        "second handler: no hits, timeout", "error 2 timeout",
      ])
  }

  @Test func eventsCarryTheRequestThatCausedThem() {
    let searcher = makeHotelSearcher(query: ["query": "paris"])
    var results: [Searcher.ResultEvent] = []
    var searches: [Searcher.RequestEvent] = []
    searcher.onResult.subscribe { results.append($0) }
    searcher.onSearch.subscribe { searches.append($0) }
    searcher.succeed(searcher.makeRequest())
    searcher.succeed(searcher.makeLoadMoreRequest())
    expectEqual(searches.map(\.seqNo), [1, 2])
    expectEqual(results.map(\.seqNo), [1, 2])
    expectEqual(results.map(\.isLoadingMore), [false, true])
    expectEqual(results.map(\.parameters.page), [0, 1])
    expectEqual(results.map(\.parameters.query), ["paris", "paris"])
    expectEqual(results.map(\.results.hits.count), [2, 2])
  }

  @Test func removedHandlerHearsNothing() {
    let searcher = makeHotelSearcher()
    var count = 0
    let subscription = searcher.addResultHandler { _, _ in count += 1 }
    searcher.succeed(searcher.makeRequest())
    subscription.cancel()
    searcher.succeed(searcher.makeRequest())
    expectEqual(count, 1)
  }

  @Test func predicateCanVetoASearchAndThenNothingFires() {
    let searcher = makeHotelSearcher()
    let log = SearcherLog(searcher)
    searcher.shouldTriggerSearch = { $0.parameters.query.count >= 3 }
    searcher.query.query = "pa"
    #expect(searcher.makeRequest() == nil)
    #expect(log.take().isEmpty)
    searcher.query.query = "par"
    expectEqual(searcher.makeRequest()?.seqNo, 1)
  }

  @Test func equalTextIsNoEvent() {
    let searcher = makeHotelSearcher()
    var texts: [String] = []
    searcher.onQueryChanged.subscribe { texts.append($0) }
    searcher.query.query = "paris"
    searcher.query.query = "paris"
    searcher.query.hitsPerPage = 3
    searcher.query = ["query": "rome"]
    expectEqual(texts, ["paris", "rome"])
  }

  @Test func textIndexAndFilterChangesResetThePage() {
    let changes: [(Searcher) -> Void] = [
      { $0.query.query = "rome" }, { $0.indexName = "flats" }, { $0.query.filters = "stars > 3" },
      { $0.query.numericFilters = ["stars>=4"] }, { $0.query.facetFilters = ["city:Rome"] },
      { $0.query.tagFilters = ["sea"] }, { $0.addFacetRefinement(name: "city", value: "Rome") },
      { $0.addNumericRefinement("stars", .greater, .integer(3)) }, { $0.setFacet(withName: "city", disjunctive: true) },
    ]
    for (number, change) in changes.enumerated() {
      let searcher = makeHotelSearcher(query: ["query": "paris", "page": 3])
      change(searcher)
      expectEqual(searcher.request.parameters.page, 0, "change \(number)")
    }
  }

  @Test func otherChangesAndPagesSetWithTheTextKeepThePage() {
    let searcher = makeHotelSearcher(query: ["query": "paris", "page": 3])
    searcher.query.hitsPerPage = 5
    searcher.indexName = "hotels"
    searcher.query.query = "paris"
    expectEqual(searcher.request.parameters.page, 3)
    searcher.query = ["query": "rome", "page": 2]
    expectEqual(searcher.request.parameters.page, 2)
  }

  @Test func searchBoxSeesTheTextOfTheParameters() {
    func type(_ text: String, into searcher: some QuerySearcher) -> String {
      searcher.query = text
      return searcher.query
    }
    let searcher = makeHotelSearcher(query: ["hitsPerPage": 5, "page": 3])
    expectEqual(type("rome", into: searcher), "rome")
    expectEqual(searcher.query, ["query": "rome", "hitsPerPage": 5])
  }

  @Test func resetClearsTheInputGivesUpRequestsAndForgetsResults() {
    let searcher = makeHotelSearcher(query: ["query": "paris"])
    searcher.addFacetRefinement(name: "city", value: "Paris")
    searcher.addNumericRefinement("stars", .greater, .integer(3))
    searcher.setFacet(withName: "city", disjunctive: true)
    searcher.succeed(searcher.makeRequest())
    let underWay = searcher.makeRequest()
    let log = SearcherLog(searcher)
    searcher.reset()
    expectEqual(log.take(), ["refined after 2", "cancel 2"])
    expectEqual(searcher.query, [:])
    #expect(searcher.request.filterGroups.isEmpty)
    #expect(searcher.disjunctiveFacets.isEmpty)
    #expect(searcher.results == nil)
    #expect(searcher.hits.isEmpty)
    #expect(searcher.receivedPage == nil)
    expectEqual(searcher.indexName, "hotels")
    searcher.succeed(underWay)
    #expect(searcher.hits.isEmpty)
    searcher.succeed(searcher.makeRequest())
    #expect(log.take().contains("first handler: 6 hits, fine"))
  }

  @Test func numbersGoOnAfterAReset() {
    let searcher = makeHotelSearcher()
    searcher.succeed(searcher.makeRequest())
    searcher.reset()
    expectEqual(searcher.makeRequest()?.seqNo, 2)
  }
}
