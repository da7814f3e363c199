import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct FacetListSearcherTests {
  private let searcher = HitsSearcher(service: SilentService(), indexName: "movies")

  @Test func trapFacetsOfHitsKeepTheOrderOfTheAnswer() {
    let list = FacetListInteractor()
    list.connectSearcher(searcher, with: "genre")
    let genres = (0..<100).map { Facet(value: "g\($0 * 37 % 100)", count: 100 - $0) }
    searcher.answerNow(.success(SearchResponse(facets: ["genre": genres, "year": makeFacets(["1999": 1])])))
    expectEqual(list.items, genres)
    #expect(list.items.allSatisfy { $0.highlighted == nil })
  }

  @Test func trapFacetsAreAskedForOnceAndInAFixedOrder() {
    searcher.parameters.facets = ["year", "country"]
    for attribute in ["genre", "year", "brand", "genre", "actor"] {
      FacetListInteractor().connectSearcher(searcher, with: attribute)
    }
    expectEqual(searcher.request.parameters.facets, ["year", "country", "genre", "brand", "actor"])
    expectEqual(searcher.parameters.facets, ["year", "country"])
  }

  @Test func requestWithoutListsAsksForNoFacets() {
    #expect(searcher.request.parameters["facets"] == nil)
    let connection = FacetListInteractor().connectSearcher(searcher, with: "genre")
    expectEqual(searcher.request.parameters.facets, ["genre"])
    connection.disconnect()
    #expect(searcher.request.parameters["facets"] == nil)
  }

  @Test func askingForAllFacetsNeedsNoMore() {
    searcher.parameters.facets = ["*"]
    FacetListInteractor().connectSearcher(searcher, with: "genre")
    expectEqual(searcher.request.parameters.facets, ["*"])
  }

  @Test func disconnectingTakesAwayWhatConnectingAdded() {
    searcher.parameters.facets = ["year"]
    let list = FacetListInteractor()
    let years = FacetListInteractor().connectSearcher(searcher, with: "year")
    let genres = list.connectSearcher(searcher, with: "genre")
    let others = FacetListInteractor().connectSearcher(searcher, with: "genre")
    genres.connect()
    years.disconnect()
    genres.disconnect()
    genres.disconnect()
    expectEqual(searcher.request.parameters.facets, ["year", "genre"])
    others.disconnect()
    expectEqual(searcher.request.parameters.facets, ["year"])
    searcher.answerNow(.success(SearchResponse(facets: ["genre": makeFacets(["a": 1])])))
    #expect(list.items.isEmpty)
    genres.connect()
    searcher.answerNow(.success(SearchResponse(facets: ["genre": makeFacets(["a": 1])])))
    expectEqual(list.items.map(\.value), ["a"])
  }

  @Test func facetsWithoutAnswerAreEmptyAndFailedOnesSayWhy() {
    let list = FacetListInteractor()
    list.connectSearcher(searcher, with: "genre")
    searcher.answerNow(.success(SearchResponse(nbHits: 0)))
    #expect(list.items.isEmpty)
    expectEqual(list.state, .answered(SearchResponse(nbHits: 0)))
    let error = SearchError(.connect, "nobody there")
    var errors: [SearchError] = []
    list.onError.subscribe { errors.append($0) }
    searcher.answerNow(.failure(error))
    expectEqual(list.state, .failed(error))
    expectEqual(errors, [error])
  }

  @Test func listFollowsTheHitsOnTheEmptyQuery() {
    let list = FacetListInteractor()
    list.connectSearcher(searcher, with: "genre")
    let stats = StatsInteractor()
    stats.connectSearcher(searcher)
    expectEqual(searcher.makeRequests().count, 1)
    let hits = HitsInteractor(showItemsOnEmptyQuery: false, decoder: DynamicHitDecoder(schema: nil))
    searcher.attach(hits)
    #expect(searcher.makeRequests().isEmpty)
    expectEqual([hits.state, list.state, stats.state], [.hidden, .hidden, .hidden])
    searcher.query = "x"
    expectEqual(searcher.makeRequests().count, 1)
  }

  @Test func listOfNothingForTheEmptyQueryHidesBesideHits() {
    let list = FacetListInteractor(showItemsOnEmptyQuery: false)
    list.connectSearcher(searcher, with: "genre")
    let answer = SearchResponse(facets: ["genre": makeFacets(["a": 1])])
    searcher.answerNow(.success(answer))
    expectEqual(list.state, .hidden)
    searcher.query = "x"
    searcher.answerNow(.success(answer))
    expectEqual(list.items.map(\.value), ["a"])
  }

  @Test(arguments: [false, true])
  func furtherPagesAndTheirErrorsChangeNothing(isLate: Bool) {
    let list = FacetListInteractor()
    let tree = HierarchicalInteractor(hierarchicalAttributes: ["genre"])
    let stats = StatsInteractor()
    list.connectSearcher(searcher, with: "genre")
    tree.connectSearcher(searcher)
    stats.connectSearcher(searcher)
    searcher.parameters.page = 2
    let first = searcher.makeRequests()[0]
    let others = [0, 3].compactMap(searcher.makePageRequest)
    expectEqual(others.count, 2)
    let answer = SearchResponse(nbHits: 9, page: 2, facets: ["genre": makeFacets(["a": 9])])
    if !isLate { searcher.receive(.success(answer), for: first) }
    searcher.receive(.failure(SearchError(.timeout, "too slow")), for: others[0])
    searcher.receive(.success(SearchResponse(nbHits: 9, page: 3)), for: others[1])
    if isLate { searcher.receive(.success(answer), for: first) }
    expectEqual([list.state, tree.state, stats.state], Array(repeating: .answered(answer), count: 3))
    expectEqual(list.items.map(\.value), ["a"])
    expectEqual(tree.item.map { $0.map(\.value) }, [["a"]])
    expectEqual(stats.item?.page, 2)
    searcher.query = "x"
    searcher.answerNow(.success(SearchResponse(nbHits: 1)))
    #expect(stats.item?.nbHits == 1 && list.items.isEmpty)
  }

  @Test func emptyFacetsAreKeptUnlessTurnedOff() {
    #expect(searcher.request.keepsSelectedEmptyFacets)
    searcher.keepsSelectedEmptyFacets = false
    #expect(!searcher.request.keepsSelectedEmptyFacets)
  }

  @Test func facetSearcherFeedsTheListUntilItIsDisconnected() {
    let searcher = FacetSearcher(service: SilentService(), indexName: "movies", attribute: "genre")
    let list = FacetListInteractor()
    let connection = list.connectFacetSearcher(searcher)
    func answer(_ facets: [Facet]) {
      for issued in searcher.makeRequests() {
        searcher.receive(.success(SearchResponse(facetHits: facets)), for: issued)
      }
    }
    answer(makeFacets(["b": 1, "a": 2]))
    expectEqual(list.items.map(\.value), ["b", "a"])
    connection.disconnect()
    answer(makeFacets(["c": 1]))
    expectEqual(list.items.map(\.value), ["b", "a"])
    connection.connect()
    answer(makeFacets(["c": 1]))
    expectEqual(list.items.map(\.value), ["c"])
  }

  @Test func facetsOfASectionNeverLeakIntoAnother() async {
    // Each count says under which filters it was made.
    let service = RecipeService { subrequest in
      SearchResponse(
        facets: ExactDictionary(
          uniqueKeysWithValues: subrequest.parameters.facets.map {
            ($0, [Facet(value: subrequest.parameters.filters ?? "all", count: 1)])
          }))
    }
    let multi = MultiSearcher(service: service)
    let states = ["Drama", "Comedy"].map { genre in
      FilterState(groups: [
        FilterGroup(name: "genre", kind: .or, filters: [makeFacetFilter("genre", .string(genre))])
      ])
    }
    let lists = ["a", "b", "c"].enumerated().map { position, id in
      let section = multi.addHitsSearcher(indexName: "movies", id: id)
      if position < states.count { section.attach(states[position]) }
      section.keepsSelectedEmptyFacets = false
      return ["genre", "year"].map { attribute in
        let list = FacetListInteractor()
        list.connectSearcher(section, with: attribute)
        return list
      }
    }
    await multi.searchAndWait()
    expectEqual(
      lists.map { $0.map { $0.items.map(\.value) } },
      [
        [["all"], [#"( "genre":"Drama" )"#]], [["all"], [#"( "genre":"Comedy" )"#]], [["all"], ["all"]],
      ])
  }
}
