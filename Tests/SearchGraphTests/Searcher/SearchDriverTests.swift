import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// A service that holds its answers back until it is told to give them.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var passed = 0

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    passed += 1
  }
}

private struct GatedService: SearchService {
  let gate: Gate

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await gate.pass()
    return await EchoService().answer(requests)
  }
}

/// The same as a backend that others wait for.
private struct LocalGatedService: PromptSearchService {
  let gate: Gate

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await GatedService(gate: gate).answer(requests)
  }
}

/// Waits until a condition holds, or the test's time is over, letting other work of the main actor run.
@MainActor
private func until(_ condition: () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SearchDriverTests {
  private func makeSearcher(
    _ service: any SearchService, filterState: FilterState? = nil
  ) -> (MultiIndexSearcher, [HitsInteractor<DynamicHit>]) {
    let interactors = (0..<2).map { _ in HitsInteractor(decoder: DynamicHitDecoder(schema: nil)) }
    let searcher = MultiIndexSearcher(
      modules: [
        IndexModule(indexName: "a", hitsInteractor: interactors[0], filterState: filterState),
        IndexModule(indexName: "b", hitsInteractor: interactors[1]),
      ], service: service)
    return (searcher, interactors)
  }

  @Test func searchReturnsAtOnceAndAnswersArriveInTheCallersActor() async {
    let (searcher, interactors) = makeSearcher(EchoService())
    var isOnMainActor = false
    searcher.onResults.subscribe { isOnMainActor = true }
    searcher.query = "x"
    searcher.search()
    #expect(searcher.isLoading)
    await until { !searcher.isLoading }
    #expect(isOnMainActor)
    expectEqual(interactors.map { $0.hits.map(\.objectID) }, [["a x"], ["b x"]])
  }

  @Test func newerSearchWinsOverOneThatIsUnderWay() async {
    let gate = Gate()
    let (searcher, interactors) = makeSearcher(GatedService(gate: gate))
    for text in ["t", "to", "tom"] {
      searcher.query = text
      searcher.search()
    }
    await gate.open()
    await until { !searcher.isLoading }
    expectEqual(interactors[0].hits.map(\.objectID), ["a tom"])
  }

  @Test func changedFilterStateSearchesItsSectionsAlone() async {
    let filterState = FilterState()
    let (searcher, interactors) = makeSearcher(EchoService(), filterState: filterState)
    searcher.connectFilterStates()
    await searcher.searchAndWait()
    var asked: [[String]] = []
    searcher.onSearch.subscribe { asked.append($0.map(\.moduleID)) }
    filterState.set(FilterGroup(name: "g", kind: .and, filters: [Filter(.tag("x"))]))
    filterState.notifyChange()
    expectEqual(interactors[0].numberOfHits(), 0)
    await until { !searcher.isLoading }
    expectEqual(asked, [["a"]])
    expectEqual(interactors.map { $0.numberOfHits() }, [1, 1])
  }

  @Test func trapFiltersPresentBeforeConnectingAreNotApplied() {
    let filterState = FilterState(groups: [FilterGroup(name: "g", kind: .and, filters: [Filter(.tag("x"))])])
    let (searcher, _) = makeSearcher(EchoService())
    searcher.connectFilterState(filterState, withQueryAtIndex: 1)
    expectEqual(
      searcher.makeRequests().map { FilterGroup.text(of: $0.request.filterGroups) }, [nil, #"( "_tags":"x" )"#])
  }

  @Test func trapPageLoadAsksEveryIndexAgain() async {
    let (searcher, _) = makeSearcher(
      ScriptedService { request in
        let id = "\(request.indexName)\(request.parameters.page)"
        return .success(
          SearchResponse(hits: [["objectID": .string(id)]], nbHits: 3, page: request.parameters.page, nbPages: 3))
      })
    await searcher.searchAndWait()
    var answers: [String] = []
    searcher.sections[0].onResults.subscribe { answers += $0.hits.compactMap { $0["objectID"]?.stringValue } }
    searcher.sections[1].onResults.subscribe { _ in answers.append("section b was asked again") }
    searcher.sections[0].loadPages([1, 2])
    await until { !searcher.isLoading }
    expectEqual(answers.sorted(), ["a1", "a2"])
  }

  @Test func cancelledCallerCompletesTheSearchWithAnError() async {
    let (searcher, interactors) = makeSearcher(
      ScriptedService { _ in .failure(SearchError(.cancelled, "the search was cancelled")) })
    let task = Task { await searcher.searchAndWait() }
    task.cancel()
    await task.value
    #expect(!searcher.isLoading)
    expectEqual(interactors[0].state, .failed(SearchError(.cancelled, "the search was cancelled")))
  }

  @Test func singleSearcherSearchesAfterEachChangeOfItsFilterState() async {
    let searcher = HitsSearcher(service: EchoService(), indexName: "a")
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    var answers = 0
    searcher.onResults.subscribe { _ in answers += 1 }
    expectEqual(answers, 0)
    filterState.notifyChange()
    await until { answers == 1 }
    expectEqual(answers, 1)
  }

  @Test func filterStateThatIsConnectedTwiceSearchesOnceAChange() {
    let searcher = HitsSearcher(service: EchoService(), indexName: "a")
    let filterState = FilterState()
    var searches = 0
    searcher.onSearch.subscribe { _ in searches += 1 }
    searcher.connectFilterState(filterState)
    searcher.connectFilterState(filterState)
    filterState.notifyChange()
    expectEqual(searches, 1)
    searcher.detach(filterState)
    filterState.notifyChange()
    expectEqual(searches, 1)
  }

  @Test func sharedFilterStateSearchesTheSectionsThatStillHaveIt() {
    let filterState = FilterState()
    let searcher = MultiIndexSearcher(service: EchoService(), indexNames: ["a", "b"])
    var asked: [[String]] = []
    searcher.onSearch.subscribe { asked.append($0.map(\.indexName)) }
    for section in 0...1 { searcher.connectFilterState(filterState, withQueryAtIndex: section) }
    for section in 0...2 {
      filterState.notifyChange()
      if section < 2 { searcher.sections[section].detach(filterState) }
    }
    expectEqual(asked, [["a", "b"], ["b"]])
  }

  @Test func searchThatAHandlerBeganIsNotCancelledByTheOneItHeardOf() async {
    let gate = Gate()
    let (searcher, interactors) = makeSearcher(GatedService(gate: gate))
    searcher.onSearch.subscribe { [weak searcher] _ in
      guard let searcher, searcher.query == "old" else { return }
      searcher.query = "new"
      searcher.search()
    }
    searcher.query = "old"
    searcher.search()
    await gate.open()
    await until { !searcher.isLoading }
    expectEqual(interactors.map { $0.hits.map(\.objectID) }, [["a new"], ["b new"]])
  }

  @Test func filterStateOfAModuleSearchesItsSectionAfterEachChange() async {
    let filterState = FilterState()
    let interactor = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))
    let connector = MultiIndexHitsConnector(
      service: EchoService(),
      indexModules: [IndexModule(indexName: "a", hitsInteractor: interactor, filterState: filterState)])
    filterState.add(Filter(.tag("x")), toGroupWithID: .and(name: "g"))
    filterState.notifyChange()
    await until { interactor.numberOfHits() == 1 }
    expectEqual(interactor.numberOfHits(), 1)
    connector.disconnect()
  }

  @Test func cancelledSearchOfALocalServiceEndsInAnErrorWhateverItAnswers() async {
    let gate = Gate()
    let (searcher, interactors) = makeSearcher(LocalGatedService(gate: gate))
    let task = Task { await searcher.searchAndWait() }
    await until { searcher.isLoading }
    task.cancel()
    await gate.open()
    await task.value
    expectEqual(interactors[0].state, .failed(SearchError(.cancelled, "the search was cancelled")))
  }

  @Test func cancelledSearchEndsAlthoughItsServiceDoesNotCare() async {
    let (searcher, interactors) = makeSearcher(GatedService(gate: Gate()))
    let task = Task { await searcher.searchAndWait() }
    await until { searcher.isLoading }
    task.cancel()
    await task.value
    expectEqual(interactors[0].state, .failed(SearchError(.cancelled, "the search was cancelled")))
  }

  @Test func controllerHearsOfPagesThatPresentedRowsLoad() async {
    let controller = RowCounter()
    let (searcher, interactors) = makeSearcher(
      ScriptedService { request in
        let id = "\(request.indexName)\(request.parameters.page)"
        return .success(
          SearchResponse(
            hits: [["objectID": .string(id)]], nbHits: 3, page: request.parameters.page, nbPages: 3, hitsPerPage: 1))
      })
    let connector = MultiIndexHitsConnector(
      searcher: searcher, interactor: MultiIndexHitsInteractor(interactors: interactors), controller: controller)
    await searcher.searchAndWait()
    expectEqual(controller.shownRows, 2)
    connector.interactor.presentRow(0, inSection: 0)
    await connector.searcher.waitForAnswers()
    expectEqual(controller.shownRows, 4)
  }
}
