import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct FacetListConnectorTests {
  private let state = FilterState()
  private let controller = RecordingFacetList()

  @Test func hitsListIsShownChosenFromAndDisconnected() {
    let searcher = HitsSearcher(service: SilentService(), indexName: "movies")
    searcher.attach(state)
    let connector = FacetListConnector(
      searcher: searcher, filterState: state, attribute: "genre", operator: .or, controller: controller,
      presenter: FacetListPresenter(limit: 2))
    #expect(controller.shown.isEmpty && controller.reloads == 1)
    let answer = SearchResponse(facets: ["genre": makeFacets(["a": 1, "c": 3, "b": 2])])
    searcher.answerNow(.success(answer))
    expectEqual(controller.shown, ["c 3", "b 2"])
    controller.click("b")
    expectEqual(state.text, #"( "genre":"b" )"#)
    searcher.answerNow(.success(answer))
    expectEqual(controller.shown, ["c 3", "*b 2"])

    connector.disconnect()
    #expect(controller.onClick == nil)
    #expect(searcher.request.parameters["facets"] == nil)
    let reloads = controller.reloads
    searcher.answerNow(.success(answer))
    connector.interactor.select("x")
    expectEqual(controller.reloads, reloads)
    expectEqual(state.text, #"( "genre":"b" )"#)

    connector.connect()
    connector.connect()
    expectEqual(searcher.request.parameters.facets, ["genre"])
    expectEqual(connector.interactor.selections, ["b"])
    controller.click("c")
    expectEqual(state.text, #"( "genre":"b" OR "genre":"c" )"#)
  }

  @Test func facetSearchListKeepsTheOrderOfTheAnswer() {
    let searcher = FacetSearcher(service: SilentService(), indexName: "movies", attribute: "genre")
    searcher.attach(state)
    let connector = FacetListConnector(
      facetSearcher: searcher, filterState: state, selectionMode: .single, operator: .or, groupName: "g",
      controller: controller)
    for issued in searcher.makeRequests() {
      searcher.receive(.success(SearchResponse(facetHits: makeFacets(["b": 1, "a": 9]))), for: issued)
    }
    expectEqual(controller.shown, ["b 1", "a 9"])
    controller.click("b")
    controller.click("a")
    expectEqual(connector.attribute, "genre")
    expectEqual(state.groups.first { $0.name == "g" }?.text, #"( "genre":"a" )"#)
    expectEqual(controller.shown, ["*a 0"])
    // The list counts its values as if none were chosen.
    #expect(FilterGroup.text(of: searcher.request.filterGroups) == nil)
  }

  @Test func listIsShownAnewAfterAnError() {
    let searcher = HitsSearcher(service: SilentService(), indexName: "movies")
    let connector = FacetListConnector(
      searcher: searcher, filterState: state, attribute: "genre", operator: .or, controller: controller)
    searcher.answerNow(.success(SearchResponse(facets: ["genre": makeFacets(["a": 1])])))
    searcher.answerNow(.failure(SearchError(.server, "down")))
    #expect(controller.shown.isEmpty)
    expectEqual(connector.interactor.state, .failed(SearchError(.server, "down")))
  }

  @Test func nothingIsKeptAliveByConnecting() {
    weak var list: FacetListInteractor?
    weak var shownBy: RecordingFacetList?
    let state = state
    do {
      let interactor = FacetListInteractor()
      let controller = RecordingFacetList()
      interactor.connectFilterState(state, with: "genre", operator: .or)
      interactor.connectController(controller)
      list = interactor
      shownBy = controller
    }
    #expect(list == nil && shownBy == nil)
    state.notifyChange()
  }
}
