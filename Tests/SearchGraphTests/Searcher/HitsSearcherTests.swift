import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

private func drama() -> FilterGroup {
  FilterGroup(name: "genre", kind: .or, filters: [Filter(.facet(attribute: "genre", value: .string("Drama")))])
}

/// A searcher of `movies` with an interactor, over a service that answers with the text it was asked for.
private func makeSearcher(showItemsOnEmptyQuery: Bool = true) -> (HitsSearcher, HitsInteractor<DynamicHit>) {
  let searcher = HitsSearcher(service: EchoService(), indexName: "movies")
  let interactor = HitsInteractor(
    showItemsOnEmptyQuery: showItemsOnEmptyQuery, decoder: DynamicHitDecoder(schema: nil))
  searcher.attach(interactor)
  return (searcher, interactor)
}

struct HitsSearcherTests {
  @Test func equalTextIsNoEvent() {
    let (searcher, _) = makeSearcher()
    var texts: [String] = []
    searcher.onQueryChanged.subscribe { texts.append($0) }
    searcher.query = "tom"
    searcher.query = "tom"
    searcher.query = ""
    expectEqual(texts, ["tom", ""])
  }

  @Test func textIndexAndFilterChangesResetThePage() {
    let changes: [(HitsSearcher) -> Void] = [
      { $0.query = "tom" }, { $0.indexName = "films" }, { $0.setFilters("year > 1990") },
      { $0.filterStates.first?.notifyChange() },
    ]
    for change in changes {
      let (searcher, _) = makeSearcher()
      searcher.attach(FilterState())
      searcher.parameters.page = 3
      change(searcher)
      expectEqual(searcher.request.parameters.page, 0)
    }
  }

  @Test func pageSetByHandIsAskedFor() {
    let (searcher, _) = makeSearcher()
    searcher.parameters.page = 3
    expectEqual(searcher.makeRequests().map(\.request.parameters.page), [3])
  }

  @Test func predicateCanVetoASearchAndThenNothingFires() async {
    let (searcher, interactor) = makeSearcher()
    var searches = 0
    searcher.onSearch.subscribe { _ in searches += 1 }
    searcher.shouldTriggerSearch = { $0.parameters.query.count >= 3 }
    searcher.query = "to"
    await searcher.searchAndWait()
    expectEqual(searches, 0)
    expectEqual(interactor.state, .waiting)
    searcher.query = "tom"
    await searcher.searchAndWait()
    expectEqual(searches, 1)
    expectEqual(interactor.hits.map(\.objectID), ["movies tom"])
  }

  @Test func trapFiltersSetByHandAreOverwrittenByTheFilterState() throws {
    let (searcher, _) = makeSearcher()
    searcher.setFilters("year > 1990")
    searcher.attach(FilterState(groups: [drama()]))
    let main = try #require(try FacetingRecipe.expand(searcher.request).first)
    expectEqual(main.parameters.filters, #"( "genre":"Drama" ) AND year > 1990"#)
  }

  @Test func withoutDisjunctiveFacetingThereIsOnePlainRequest() throws {
    let (searcher, _) = makeSearcher()
    searcher.attach(FilterState(groups: [drama()]))
    searcher.parameters.facets = ["genre"]
    try expectEqual(FacetingRecipe.expand(searcher.request).count, 2)
    searcher.isDisjunctiveFacetingEnabled = false
    let requests = try FacetingRecipe.expand(searcher.request)
    expectEqual(requests.map(\.parameters.filters), [#"( "genre":"Drama" )"#])
  }

  @Test func trapErrorsNeverReachTheInteractor() async {
    let searcher = HitsSearcher(service: ForgetfulService(), indexName: "movies")
    let interactor = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))
    searcher.attach(interactor)
    var errors: [SearchError.Code] = []
    interactor.onError.subscribe { errors.append($0.code) }
    searcher.onError.subscribe { errors.append($0.code) }
    await searcher.searchAndWait()
    expectEqual(errors, [.badResponse, .badResponse])
  }

  @Test func failedPageCanBeAskedForAgain() throws {
    let (searcher, interactor) = makeSearcher()
    let first = try #require(searcher.makeRequests().first)
    searcher.receive(.success(SearchResponse(hits: [["objectID": "1"]], nbHits: 2, nbPages: 2)), for: first)
    let failing = try #require(searcher.makePageRequest(1))
    #expect(searcher.makePageRequest(1) == nil)
    searcher.receive(.failure(SearchError(.timeout, "late")), for: failing)
    expectEqual(interactor.hits.map(\.objectID), ["1"])
    expectEqual(interactor.state, .failed(SearchError(.timeout, "late")))
    let again = try #require(searcher.makePageRequest(1))
    searcher.receive(.success(SearchResponse(hits: [["objectID": "2"]], nbHits: 2, page: 1, nbPages: 2)), for: again)
    expectEqual(interactor.hits.map(\.objectID), ["1", "2"])
    #expect(!searcher.isLoading)
  }

  @Test func trapLatePageOfTheOldQuerySeedsTheNewPages() throws {
    let (searcher, interactor) = makeSearcher()
    searcher.query = "old"
    let first = try #require(searcher.makeRequests().first)
    searcher.receive(.success(SearchResponse(hits: [["objectID": "old 0"]], nbHits: 9, nbPages: 9)), for: first)
    let late = try #require(searcher.makePageRequest(3))
    searcher.query = "new"
    let new = try #require(searcher.makeRequests().first)
    searcher.receive(.success(SearchResponse(hits: [["objectID": "old 3"]], nbHits: 9, page: 3, nbPages: 9)), for: late)
    expectEqual(interactor.numberOfHits(), 0)
    searcher.receive(.success(SearchResponse(hits: [["objectID": "new 0"]], nbHits: 1, nbPages: 1)), for: new)
    expectEqual(interactor.hits.map(\.objectID), ["new 0"])
  }

  @Test func trapFailureOfAnOlderEqualSearchReplacesTheNewerAnswer() throws {
    let (searcher, interactor) = makeSearcher()
    let old = try #require(searcher.makeRequests().first)
    let new = try #require(searcher.makeRequests().first)
    searcher.receive(.success(SearchResponse(hits: [["objectID": "1"]], nbHits: 1, nbPages: 1)), for: new)
    searcher.receive(.failure(SearchError(.server, "down")), for: old)
    expectEqual(interactor.hits.map(\.objectID), ["1"])
  }

  @Test func cancelDropsWhatIsAwaited() throws {
    let (searcher, interactor) = makeSearcher()
    var loading: [Bool] = []
    searcher.onLoadingChanged.subscribe { loading.append($0) }
    let issued = try #require(searcher.makeRequests().first)
    searcher.cancel()
    searcher.receive(.success(SearchResponse(hits: [["objectID": "1"]])), for: issued)
    expectEqual(interactor.state, .waiting)
    expectEqual(loading, [true, false])
  }

  @Test func emptyQueryIsAskedOnlyWhenAnInteractorShowsItsHits() {
    let (searcher, hidden) = makeSearcher(showItemsOnEmptyQuery: false)
    #expect(searcher.makeRequests().isEmpty)
    expectEqual(hidden.state, .hidden)
    searcher.attach(FacetListInteractor())
    expectEqual(searcher.makeRequests().count, 1)
  }

  @Test(arguments: ["", " ", "?!"])
  func anAnswerToAQueryWithoutAWordReachesOnlyInteractorsThatShowItsHits(query: String) throws {
    let (searcher, hidden) = makeSearcher(showItemsOnEmptyQuery: false)
    let shown = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))
    searcher.attach(shown)
    searcher.query = query
    let issued = try #require(searcher.makeRequests().first)
    searcher.receive(.success(SearchResponse(hits: [["objectID": "1"]], nbHits: 1, nbPages: 1)), for: issued)
    #expect(hidden.state == .hidden && shown.hits.map(\.objectID) == ["1"])
    let late = HitsInteractor(showItemsOnEmptyQuery: false, decoder: DynamicHitDecoder(schema: nil))
    searcher.attach(late)
    expectEqual(late.state, .hidden)
  }
}
