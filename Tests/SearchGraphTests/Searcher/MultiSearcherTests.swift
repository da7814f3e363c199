import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

private func makeInteractor(_ searcher: HitsSearcher) -> HitsInteractor<DynamicHit> {
  let interactor = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))
  searcher.attach(interactor)
  return interactor
}

struct MultiSearcherTests {
  @Test func componentsAreAskedInTheOrderInWhichTheyWereAdded() {
    let searcher = MultiSearcher(service: EchoService())
    searcher.addHitsSearcher(indexName: "b")
    searcher.addFacetsSearcher(indexName: "c", attribute: "genre")
    searcher.addHitsSearcher(indexName: "a")
    expectEqual(searcher.makeRequests().map(\.request.indexName), ["b", "c", "a"])
  }

  @Test func textReachesEveryComponent() {
    let searcher = MultiSearcher(service: EchoService())
    let hits = searcher.addHitsSearcher(indexName: "movies")
    let facets = searcher.addFacetsSearcher(indexName: "movies", attribute: "genre")
    searcher.query = "dr"
    expectEqual(hits.query, "dr")
    expectEqual(facets.request.target, .facetValues(attribute: "genre", facetQuery: "dr", maxFacetHits: 10))
  }

  @Test func trapFacetQueryGivenAtTheStartIsIgnored() {
    let searcher = MultiSearcher(service: EchoService())
    let facets = searcher.addFacetsSearcher(indexName: "movies", attribute: "genre", facetQuery: "dr")
    expectEqual(facets.request.target, .facetValues(attribute: "genre", facetQuery: "dr", maxFacetHits: 10))
  }

  @Test func trapOverlappingSearchesMixUpTheirAnswers() throws {
    let searcher = MultiSearcher(service: EchoService())
    let hits = makeInteractor(searcher.addHitsSearcher(indexName: "movies"))
    searcher.query = "a"
    let older = try #require(searcher.makeRequests().first)
    searcher.query = "b"
    let newer = try #require(searcher.makeRequests().first)
    searcher.receive(.success(SearchResponse(hits: [["objectID": "a"]])), for: older)
    expectEqual(hits.numberOfHits(), 0)
    searcher.receive(.success(SearchResponse(hits: [["objectID": "b"]])), for: newer)
    expectEqual(hits.hits.map(\.objectID), ["b"])
  }

  @Test func trapFirstMisfitSilencesTheComponentsAfterIt() async {
    let searcher = MultiSearcher(
      service: ScriptedService { request in
        request.indexName == "broken"
          ? .failure(SearchError(.badResponse, "misfit")) : .success(SearchResponse(hits: [["objectID": "1"]]))
      })
    let interactors = ["a", "broken", "c"].map { makeInteractor(searcher.addHitsSearcher(indexName: $0)) }
    await searcher.searchAndWait()
    expectEqual(interactors.map { $0.numberOfHits() }, [1, 0, 1])
    expectEqual(interactors[1].state, .failed(SearchError(.badResponse, "misfit")))
  }

  @Test func sameIndexTwiceHasTwoSections() async {
    let searcher = MultiSearcher(service: EchoService())
    let all = makeInteractor(searcher.addHitsSearcher(indexName: "movies", id: "all"))
    let recent = makeInteractor(
      searcher.addHitsSearcher(indexName: "movies", id: "recent", parameters: ["filters": "year > 2000"]))
    await searcher.searchAndWait()
    expectEqual(all.numberOfHits(), 1)
    expectEqual(recent.numberOfHits(), 1)
    expectEqual(searcher.makeRequests().map(\.request.moduleID), ["all", "recent"])
  }

  @Test func predicateOverAllRequestsCanVetoASearch() async {
    let searcher = MultiSearcher(service: EchoService())
    let hits = makeInteractor(searcher.addHitsSearcher(indexName: "movies"))
    var searches = 0
    searcher.onSearch.subscribe { _ in searches += 1 }
    searcher.shouldTriggerSearch = { requests in requests.allSatisfy { !$0.parameters.query.isEmpty } }
    await searcher.searchAndWait()
    expectEqual(searches, 0)
    searcher.query = "x"
    await searcher.searchAndWait()
    expectEqual(searches, 1)
    expectEqual(hits.numberOfHits(), 1)
  }

  @Test func stopIfEnoughMatchesLeavesTheRestUnasked() async {
    let searcher = MultiSearcher(
      service: ScriptedService { request in
        .success(
          SearchResponse(hits: [["objectID": .string(request.indexName)]], nbHits: 1, nbPages: 1, hitsPerPage: 1))
      })
    let interactors = ["a", "b"].map { makeInteractor(searcher.addHitsSearcher(indexName: $0)) }
    searcher.strategy = .stopIfEnoughMatches
    await searcher.searchAndWait()
    expectEqual(interactors.map { $0.hits.map(\.objectID) }, [["a"], []])
    guard case .answered(let unasked) = interactors[1].state else {
      Issue.record("the unasked section has no answer")
      return
    }
    expectEqual(unasked.extra["processed"], .bool(false))
  }

  @Test func trapSettingTheIndexMakesAllSectionsSearchTheSameOne() {
    let searcher = MultiSearcher(service: EchoService())
    for name in ["movies", "actors", "movies"] { searcher.addHitsSearcher(indexName: name) }
    searcher.indexName = "movies_by_year"
    expectEqual(searcher.makeRequests().map(\.request.indexName), ["movies_by_year", "actors", "movies_by_year"])
    expectEqual(searcher.indexName, "movies_by_year")
  }

  @Test func trapServiceFailureIsKeptFromTheSections() async {
    let searcher = MultiSearcher(service: ForgetfulService())
    let interactors = ["a", "b"].map { makeInteractor(searcher.addHitsSearcher(indexName: $0)) }
    var errors: [SearchError.Code] = []
    for interactor in interactors { interactor.onError.subscribe { errors.append($0.code) } }
    await searcher.searchAndWait()
    expectEqual(errors, [.badResponse, .badResponse])
  }

  @Test func trapCancelledAnswerIsDeliveredLate() throws {
    let searcher = MultiSearcher(service: EchoService())
    let hits = makeInteractor(searcher.addHitsSearcher(indexName: "movies"))
    let issued = try #require(searcher.makeRequests().first)
    searcher.cancel()
    searcher.receive(.success(SearchResponse(hits: [["objectID": "late"]])), for: issued)
    expectEqual(hits.state, .waiting)
    expectEqual(hits.numberOfHits(), 0)
  }
}
