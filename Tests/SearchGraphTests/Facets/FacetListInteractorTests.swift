import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct FacetListInteractorTests {
  private func request(_ facetQuery: String = "") -> SectionRequest {
    SectionRequest(
      moduleID: "m", indexName: "movies",
      target: .facetValues(attribute: "genre", facetQuery: facetQuery, maxFacetHits: 10))
  }

  @Test(arguments: [
    (SelectionMode.single, ["a"], "b", ["b"]), (.single, ["a"], "a", []), (.single, [], "a", ["a"]),
    (.single, ["a", "b"], "c", ["c"]), (.single, ["a", "b"], "a", []), (.multiple, ["a"], "b", ["a", "b"]),
    (.multiple, ["a", "b"], "a", ["b"]), (.multiple, [], "a", ["a"]),
  ])
  func choosingFollowsTheMode(mode: SelectionMode, chosen: [String], key: String, expected: [String]) {
    let list = FacetListInteractor(selectionMode: mode)
    list.selections = ExactSet(chosen)
    var computed: [ExactSet] = []
    list.onSelectionsComputed.subscribe { computed.append($0) }
    list.computeSelections(selectingItemForKey: key)
    expectEqual(computed, [ExactSet(expected)])
    expectEqual(list.selections, ExactSet(chosen))
    list.select(key)
    expectEqual(computed, [ExactSet(expected), ExactSet(expected)])
    expectEqual(list.selections, ExactSet(expected))
  }

  @Test func equalSelectionsAreNoEvent() {
    let list = FacetListInteractor()
    var events: [ExactSet] = []
    list.onSelectionsChanged.subscribe { events.append($0) }
    list.selections = ["a"]
    list.selections = ["a"]
    list.selections = []
    expectEqual(events, [["a"], []])
  }

  @Test func answerOfAFacetSearchKeepsItsOrder() {
    let list = FacetListInteractor()
    var updates: [[Facet]] = []
    list.onResultsUpdated.subscribe { updates.append($0) }
    let facets = makeFacets(["z": 1, "a": 3, "m": 2])
    list.receive(.success(SearchResponse(facetHits: facets)), for: request())
    expectEqual(list.items, facets)
    expectEqual(updates, [facets])
    expectEqual(list.numberOfHits(), 3)
    expectEqual(list.state, .answered(SearchResponse()))
  }

  @Test func answerWithoutFacetValuesIsAnErrorOfTheSection() {
    let list = FacetListInteractor()
    list.receive(.success(SearchResponse(nbHits: 3)), for: request())
    expectEqual(list.state, .failed(SearchError(.badResponse, "the answer to a search in facet values has none")))
  }

  @Test func unaskedListIsEmptyAndNoError() async {
    // The section before it finds enough.
    let service = RecipeService { _ in SearchResponse(hits: [["objectID": "1"]], nbHits: 1) }
    let searcher = MultiSearcher(service: service)
    searcher.strategy = .stopIfEnoughMatches
    searcher.addHitsSearcher(indexName: "movies", parameters: ["hitsPerPage": 1])
    let list = FacetListInteractor()
    list.connectFacetSearcher(searcher.addFacetsSearcher(indexName: "movies", attribute: "genre"))
    await searcher.searchAndWait()
    #expect(list.items.isEmpty)
    guard case .answered(let response) = list.state else {
      Issue.record("\(list.state)")
      return
    }
    expectEqual(response.extra["processed"], false)
  }

  @Test func errorIsToldAndKeepsTheValuesOfTheSameRequest() {
    let list = FacetListInteractor()
    var errors: [SearchError] = []
    list.onError.subscribe { errors.append($0) }
    list.receive(.success(SearchResponse(facetHits: makeFacets(["a": 1]))), for: request())
    let error = SearchError(.timeout, "too slow")
    list.receive(.failure(error), for: request())
    expectEqual(list.state, .failed(error))
    expectEqual(errors, [error])
    expectEqual(list.items.map(\.value), ["a"])
  }

  @Test func resetForgetsValuesAndKeepsChoices() {
    let list = FacetListInteractor(facets: makeFacets(["a": 1]))
    list.selections = ["a"]
    list.reset()
    #expect(list.items.isEmpty)
    expectEqual(list.state, .waiting)
    expectEqual(list.selections, ["a"])
  }

  @Test func listOfNothingForTheEmptyTextHidesItself() {
    let list = FacetListInteractor(showItemsOnEmptyQuery: false)
    let answer = SearchResponse(facetHits: makeFacets(["a": 1]))
    list.receive(.success(answer), for: request())
    expectEqual(list.state, .hidden)
    #expect(list.items.isEmpty)
    list.receive(.success(answer), for: request("a"))
    expectEqual(list.items.map(\.value), ["a"])
  }

  @Test func chosenValuesThatTheAnswerLacksAreListedWithoutRecords() {
    let list = FacetListInteractor(facets: makeFacets(["b": 2, "a": 3]))
    list.selections = ["z", "a", "c"]
    expectEqual(describe(list.selectableItems), ["b 2", "*a 3", "*c 0", "*z 0"])
  }

  @Test func valuesAreChosenWithoutRegardToCase() {
    let list = FacetListInteractor(facets: makeFacets(["Drama": 2]))
    list.selections = ["drama"]
    expectEqual(describe(list.selectableItems), ["*Drama 2"])
    list.select("Drama")
    #expect(list.selections.isEmpty)
  }

  @Test func whateverChangesTheListIsTold() {
    let list = FacetListInteractor()
    var listed: [[String]] = []
    list.onItemsChanged.subscribe { listed.append($0.map(\.value)) }
    list.items = makeFacets(["a": 1])
    list.reset()
    list.receive(.success(SearchResponse(facetHits: makeFacets(["b": 1]))), for: request())
    list.reset()
    list.receive(.failure(SearchError(.server, "down")), for: request())
    list.hide()
    expectEqual(listed, [["a"], ["b"], [], []])
  }

  @Test func trapSectionOutOfRangeHasNoHitAndNoError() throws {
    let sections = MultiIndexHitsInteractor(interactors: [FacetListInteractor(facets: makeFacets(["a": 1]))])
    for section in [-1, 1, .max] {
      expectEqual(sections.numberOfHits(inSection: section), 0)
      #expect(try sections.hit(atIndex: 0, inSection: section, as: DynamicHit.self) == nil)
      #expect(sections.rawHit(atIndex: 0, inSection: section) == nil)
      #expect(sections.error(inSection: section) == nil)
    }
    let error = #expect(throws: IncompatibleRecordType.self) {
      try sections.hit(atIndex: 0, inSection: 0, as: DynamicHit.self)
    }
    expectEqual(error?.description, "section 0 was read as 'DynamicHit', but it has no hits")
    expectEqual(sections.numberOfHits(inSection: 0), 1)
  }
}
