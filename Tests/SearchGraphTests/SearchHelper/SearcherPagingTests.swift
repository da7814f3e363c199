import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct SearcherPagingTests {
  @Test func pagesAreAppendedAndANewSearchReplacesThem() {
    let searcher = makeHotelSearcher(query: ["query": "paris"])
    var pages: [Int] = []
    searcher.addResultHandler { results, _ in pages.append(results?.page ?? -1) }
    searcher.succeed(searcher.makeRequest())
    while let more = searcher.makeLoadMoreRequest() { searcher.succeed(more) }
    expectEqual(pages, [0, 1, 2])
    expectEqual(searcher.hitIDs, (0..<3).flatMap { ["paris#\($0).0", "paris#\($0).1"] })
    expectEqual(searcher.receivedPage, 2)
    expectEqual(searcher.results?.page, 2)
    searcher.query.query = "rome"
    searcher.succeed(searcher.makeRequest())
    expectEqual(searcher.hitIDs, ["rome#0.0", "rome#0.1"])
    expectEqual(searcher.receivedPage, 0)
  }

  @Test func loadMoreBeforeTheFirstResultsIsIgnored() {
    let searcher = makeHotelSearcher()
    let log = SearcherLog(searcher)
    #expect(searcher.makeLoadMoreRequest() == nil)
    let first = searcher.makeRequest()
    #expect(searcher.makeLoadMoreRequest() == nil)
    expectEqual(log.take(), ["search 1"])
    searcher.fail(first)
    #expect(searcher.makeLoadMoreRequest() == nil)
  }

  @Test func loadMoreIsIgnoredWhenANewerQueryWasRequested() {
    let searcher = makeHotelSearcher(query: ["query": "paris"])
    searcher.succeed(searcher.makeRequest())
    searcher.query.query = "rome"
    let newer = searcher.makeRequest()
    #expect(searcher.makeLoadMoreRequest() == nil)
    searcher.succeed(newer)
    expectEqual(searcher.makeLoadMoreRequest()?.parameters.query, "rome")
  }

  @Test func loadMoreIsIgnoredWhileTheSameQueryIsRequestedAgain() {
    let searcher = makeHotelSearcher(query: ["query": "paris"])
    searcher.succeed(searcher.makeRequest())
    let again = searcher.makeRequest()
    #expect(!searcher.canLoadMore)
    #expect(searcher.makeLoadMoreRequest() == nil)
    searcher.succeed(again)
    #expect(searcher.canLoadMore)
  }

  @Test func newSearchGivesUpThePageUnderWay() {
    let searcher = makeHotelSearcher(query: ["query": "paris"])
    searcher.succeed(searcher.makeRequest())
    let more = searcher.makeLoadMoreRequest()
    let log = SearcherLog(searcher)
    let newer = searcher.makeRequest()
    expectEqual(log.take(), ["cancel 2", "search 3"])
    searcher.succeed(newer)
    searcher.succeed(more)
    expectEqual(searcher.hitIDs, ["paris#0.0", "paris#0.1"])
  }

  @Test func loadMoreIsIgnoredWhenTheInputIsNotThatOfTheResults() {
    let changes: [(Searcher) -> Void] = [
      { $0.query.query = "rome" }, { $0.indexName = "flats" }, { $0.query.hitsPerPage = 7 }, { $0.query.page = 2 },
      { $0.addFacetRefinement(name: "city", value: "Rome") },
      { $0.addNumericRefinement("stars", .greater, .integer(3)) },
    ]
    for (number, change) in changes.enumerated() {
      let searcher = makeHotelSearcher(query: ["query": "paris"])
      searcher.succeed(searcher.makeRequest())
      #expect(searcher.canLoadMore)
      change(searcher)
      #expect(searcher.makeLoadMoreRequest() == nil, "change \(number)")
    }
  }

  @Test(arguments: [(0, false), (1, false), (2, true), (Int.min, false), (Int.max, true)])
  func loadMoreIsIgnoredAfterTheLastPage(nbPages: Int, isThereMore: Bool) {
    let searcher = makeHotelSearcher()
    guard let issued = searcher.makeRequest() else { return }
    searcher.receive(.success(SearchResponse(nbPages: nbPages)), for: issued)
    expectEqual((searcher.makeLoadMoreRequest() != nil), isThereMore)
  }

  @Test func lastNameablePageIsTheLast() {
    let searcher = makeHotelSearcher(query: ["page": .integer(.max)])
    guard let issued = searcher.makeRequest() else { return }
    searcher.receive(.success(SearchResponse(nbPages: .max)), for: issued)
    #expect(searcher.makeLoadMoreRequest() == nil)
  }

  @Test func pageAlreadyRequestedIsNotRequestedAgain() {
    let searcher = makeHotelSearcher()
    searcher.succeed(searcher.makeRequest())
    let more = searcher.makeLoadMoreRequest()
    expectEqual(more?.page, 1)
    #expect(searcher.makeLoadMoreRequest() == nil)
    expectEqual(searcher.pendingRequests.count, 1)
    searcher.succeed(more)
    expectEqual(searcher.makeLoadMoreRequest()?.page, 2)
  }

  @Test func trapFailedPageIsAskedForAgainAndNoneIsSkipped() {
    let searcher = makeHotelSearcher(query: ["query": "paris"])
    searcher.succeed(searcher.makeRequest())
    searcher.fail(searcher.makeLoadMoreRequest())
    expectEqual(searcher.hitIDs, ["paris#0.0", "paris#0.1"])
    expectEqual(searcher.receivedPage, 0)
    expectEqual(searcher.results?.page, 0)
    let again = searcher.makeLoadMoreRequest()
    expectEqual(again?.page, 1)
    searcher.succeed(again)
    searcher.succeed(searcher.makeLoadMoreRequest())
    expectEqual(searcher.hitIDs, (0..<3).flatMap { ["paris#\($0).0", "paris#\($0).1"] })
  }

  @Test func cancelledPageIsAskedForAgain() {
    let searcher = makeHotelSearcher()
    searcher.succeed(searcher.makeRequest())
    _ = searcher.makeLoadMoreRequest()
    searcher.cancelPendingRequests()
    expectEqual(searcher.makeLoadMoreRequest()?.page, 1)
  }

  @Test func pagesGoOnFromThePageSetByHand() {
    let searcher = makeHotelSearcher(query: ["query": "paris", "page": 1])
    searcher.succeed(searcher.makeRequest())
    searcher.succeed(searcher.makeLoadMoreRequest())
    expectEqual(searcher.hitIDs, (1..<3).flatMap { ["paris#\($0).0", "paris#\($0).1"] })
    expectEqual(searcher.query.page, 1)
  }

  @Test func hitsAskedForByOffsetHaveNoNextPage() {
    let byParameter = makeHotelSearcher(query: ["offset": 0])
    byParameter.succeed(byParameter.makeRequest())
    #expect(byParameter.makeLoadMoreRequest() == nil)

    let bySettingOfTheBackend = makeHotelSearcher()
    guard let issued = bySettingOfTheBackend.makeRequest() else { return }
    bySettingOfTheBackend.receive(.success(SearchResponse(nbPages: 9, extra: ["offset": 0])), for: issued)
    #expect(bySettingOfTheBackend.makeLoadMoreRequest() == nil)
  }

  @Test func predicateIsNotAskedAboutFurtherPages() {
    let searcher = makeHotelSearcher()
    searcher.succeed(searcher.makeRequest())
    searcher.shouldTriggerSearch = { _ in false }
    expectEqual(searcher.makeLoadMoreRequest()?.page, 1)
  }
}
