import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

private func answer(_ id: String) -> Result<SearchResponse, SearchError> {
  .success(SearchResponse(hits: [["objectID": .string(id)]], nbHits: 1, nbPages: 1))
}

/// Handlers that change what they hear of.
struct ReentrancyTests {
  private let searcher = HitsSearcher(service: EchoService(), indexName: "m")
  private let first = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))
  private let second = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))

  init() {
    searcher.attach(first)
    searcher.attach(second)
  }

  @Test func answerThatAHandlerMadeStaleReachesNobodyElse() throws {
    first.onResultsUpdated.subscribe { [searcher] _ in searcher.query = "new" }
    var answers = 0
    searcher.onResults.subscribe { _ in answers += 1 }
    searcher.query = "old"
    searcher.receive(answer("old"), for: try #require(searcher.makeRequests().first))
    #expect(first.state == .waiting && second.state == .waiting)
    expectEqual(answers, 0)
  }

  @Test func interactorThatAHandlerDisconnectedHearsNoMoreOfTheAnswer() throws {
    first.onResultsUpdated.subscribe { [searcher, second] _ in searcher.detach(second) }
    searcher.receive(answer("1"), for: try #require(searcher.makeRequests().first))
    #expect(first.hits.count == 1 && second.hits.isEmpty)
  }

  @Test func searchWhoseTextAHandlerReplacedAtItsBeginningIsNotSent() {
    let subscription = searcher.onSearch.subscribe { [searcher] _ in searcher.query = "new" }
    searcher.query = "old"
    #expect(searcher.makeRequests().isEmpty)
    #expect(!searcher.isLoading)
    subscription.cancel()
    expectEqual(searcher.makeRequests().map(\.request.parameters.query), ["new"])
  }

  @Test func searchThatAHandlerCancelledAtItsBeginningIsNotSent() {
    searcher.onSearch.subscribe { [searcher] _ in searcher.cancel() }
    #expect(searcher.makeRequests().isEmpty)
    #expect(!searcher.isLoading)
  }

  @Test func textThatAHandlerSetWhenTheRequestChangedIsTheOneSearchedFor() {
    _ = searcher.makeRequests()
    searcher.onRequestChanged.subscribe { [searcher] in searcher.query = "new" }
    expectEqual(searcher.makeRequests().map(\.request.parameters.query), ["new"])
  }

  @Test func searchThatAHandlerBeganWhenTheRequestChangedStands() throws {
    var nested: [IssuedRequest] = []
    _ = searcher.makeRequests()
    searcher.onRequestChanged.subscribe { [searcher] in
      if nested.isEmpty { nested += searcher.makeRequests() }
    }
    let outer = searcher.makeRequests()
    expectEqual(nested.count + outer.count, 1)
  }

  @Test func loadingIsToldAsItIsWhenAHandlerSearchedAgain() {
    var loading: [Bool] = []
    searcher.onLoadingChanged.subscribe { loading.append($0) }
    _ = searcher.makeRequests()
    let subscription = searcher.onRequestChanged.subscribe { [searcher] in
      if !searcher.isLoading { _ = searcher.makeRequests() }
    }
    searcher.query = "new"
    subscription.cancel()
    #expect(searcher.isLoading)
    expectEqual(loading.last, true)
  }
}
