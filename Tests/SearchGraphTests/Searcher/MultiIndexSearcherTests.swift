import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

private func response(_ ids: [String], page: Int = 0, nbPages: Int = 1) -> SearchResponse {
  SearchResponse(
    hits: ids.map { ["objectID": .string($0), "name": .string("name \($0)")] }, nbHits: ids.count, page: page,
    nbPages: nbPages, hitsPerPage: 2)
}

private func makeModule(
  _ name: String, backend: String = IndexModule.defaultBackend, showItemsOnEmptyQuery: Bool = true,
  filterState: FilterState? = nil
) -> IndexModule {
  IndexModule(
    indexName: name, backend: backend,
    hitsInteractor: HitsInteractor(
      showItemsOnEmptyQuery: showItemsOnEmptyQuery, decoder: DynamicHitDecoder(schema: nil)),
    filterState: filterState)
}

private func hits(_ module: IndexModule) -> [String] {
  (module.interactor as? HitsInteractor<DynamicHit>)?.hits.map(\.objectID) ?? []
}

/// A backend of an index with words of plus signs and one without.
private struct SignCutter: WordCuttingService {
  func hasWord(in query: String, ofIndex name: String) -> Bool? {
    name == "unknown" ? nil : name == "c" && query.contains("+")
  }

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { _ in .success(SearchResponse()) }
  }
}

private func state(_ module: IndexModule) -> SectionState? { module.interactor?.state }

struct MultiIndexSearcherTests {
  @Test func filterStateIsInTheVeryFirstRequest() {
    let state = FilterState(groups: [
      FilterGroup(name: "g", kind: .or, filters: [Filter(.facet(attribute: "genre", value: .string("Drama")))])
    ])
    let searcher = MultiIndexSearcher(
      modules: [makeModule("movies", filterState: state)], service: ForgetfulService())
    expectEqual(searcher.makeRequests().first?.request.filterGroups, state.groups)
  }

  @Test func sectionsAnswerInTheirOrderAndEachInItsOwnWay() async {
    let service = ScriptedService { request in
      request.indexName == "broken" ? .failure(SearchError(.server, "down")) : .success(response([request.indexName]))
    }
    let modules = ["b", "broken", "a"].map { makeModule($0) }
    let searcher = MultiIndexSearcher(modules: modules, service: service)
    await searcher.searchAndWait()
    expectEqual(modules.map(hits), [["b"], [], ["a"]])
    expectEqual(state(modules[1]), .failed(SearchError(.server, "down")))
  }

  @Test func hiddenSectionSendsNoRequest() {
    let modules = [makeModule("a", showItemsOnEmptyQuery: false), makeModule("b")]
    let searcher = MultiIndexSearcher(
      modules: modules, service: ForgetfulService())
    expectEqual(searcher.makeRequests().map(\.request.indexName), ["b"])
    expectEqual(state(modules[0]), .hidden)
    searcher.query = "x"
    expectEqual(searcher.makeRequests().map(\.request.indexName), ["a", "b"])
  }

  @Test(arguments: [" ", "\u{3000}\n", "!!!", "\"\"", "-", "「」", "\u{200B}"])
  func aQueryOfSpacesAndPunctuationIsEmpty(query: String) {
    let modules = [makeModule("a", showItemsOnEmptyQuery: false), makeModule("b")]
    let searcher = MultiIndexSearcher(modules: modules, service: ForgetfulService())
    searcher.query = query
    expectEqual(searcher.makeRequests().map(\.request.indexName), ["b"])
    expectEqual(state(modules[0]), .hidden)
  }

  @Test(arguments: ["a", "7", "+", "👍", "日", " - x"])
  func aQueryWithAnythingElseIsSearched(query: String) {
    let modules = [makeModule("a", showItemsOnEmptyQuery: false)]
    let searcher = MultiIndexSearcher(modules: modules, service: ForgetfulService())
    searcher.query = query
    expectEqual(searcher.makeRequests().map(\.request.indexName), ["a"])
  }

  @Test func aBackendThatCutsWordsSaysWhichSignsAreWords() {
    let modules = ["c", "a", "unknown"].map { makeModule($0, showItemsOnEmptyQuery: false) }
    let searcher = MultiIndexSearcher(modules: modules, service: SignCutter())
    searcher.query = "+!"
    expectEqual(searcher.makeRequests().map(\.request.indexName), ["c", "unknown"])
    expectEqual(state(modules[1]), .hidden)
  }

  @Test func answerToAnOldQueryIsDropped() {
    let modules = [makeModule("a")]
    let searcher = MultiIndexSearcher(modules: modules, service: ForgetfulService())
    searcher.query = "old"
    let old = searcher.makeRequests()[0]
    searcher.query = "new"
    let new = searcher.makeRequests()[0]
    searcher.receive(.success(response(["new"])), for: new)
    searcher.receive(.success(response(["old"])), for: old)
    expectEqual(hits(modules[0]), ["new"])
  }

  @Test func tooFewAnswersBecomeAnErrorOfEverySection() async {
    let modules = [makeModule("a"), makeModule("b")]
    let searcher = MultiIndexSearcher(modules: modules, service: ForgetfulService())
    await searcher.searchAndWait()
    for module in modules {
      guard case .failed(let error) = state(module) else {
        Issue.record("\(module.id) has no error")
        continue
      }
      expectEqual(error.code, .badResponse)
    }
  }

  @Test func ofAShortListOfAnswersTheFirstSectionsHaveTheirs() async {
    struct Short: SearchService {
      func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
        [.success(response(["first"]))]
      }
    }
    let modules = [makeModule("a"), makeModule("b")]
    let searcher = MultiIndexSearcher(modules: modules, service: Short())
    await searcher.searchAndWait()
    expectEqual(modules.map(hits), [["first"], []])
    expectEqual(state(modules[1]), .failed(SearchError(.badResponse, "1 answer came to 2 requests")))
  }

  @Test func severalBackendsAnswerOneSearch() async {
    let left = ScriptedService { _ in .success(response(["left"])) }
    let right = ScriptedService { _ in .success(response(["right"])) }
    let modules = [
      makeModule("a", backend: "l"), makeModule("b", backend: "r"), makeModule("c", backend: "nowhere"),
    ]
    let searcher = MultiIndexSearcher(
      modules: modules,
      services: ["l": left, "r": right])
    await searcher.searchAndWait()
    expectEqual(modules.map(hits), [["left"], ["right"], []])
    guard case .failed(let error) = state(modules[2]) else {
      Issue.record("no error")
      return
    }
    expectEqual(error.code, .unsupported)
  }

  @Test func pageLoadAsksOneSectionAloneAndAppends() async {
    let service = ScriptedService { request in
      let page = request.parameters.page
      return .success(response(["\(request.indexName)\(page)"], page: page, nbPages: 3))
    }
    let modules = [makeModule("a"), makeModule("b")]
    let searcher = MultiIndexSearcher(modules: modules, service: service)
    await searcher.searchAndWait()
    await searcher.loadPageAndWait(1, ofSection: 0)
    expectEqual(modules.map(hits), [["a0", "a1"], ["b0"]])
    searcher.query = "other"
    await searcher.searchAndWait()
    expectEqual(hits(modules[0]), ["a0"])
  }

  @Test func facetSectionIsCountedUnderOtherGroupsThanItsOwn() {
    let drama = Filter(.facet(attribute: "genre", value: .string("Drama")))
    let recent = Filter(.comparison(attribute: "year", operator: .greater, number: .integer(1990)))
    let state = FilterState(groups: [
      FilterGroup(name: "g", kind: .or, filters: [drama]), FilterGroup(name: "y", kind: .and, filters: [recent]),
    ])
    let module = IndexModule(
      id: "genres", indexName: "movies", facet: "genre", facetListInteractor: FacetListInteractor(),
      filterStates: [state])
    let modules = [module]
    let searcher = MultiIndexSearcher(modules: modules, service: ForgetfulService())
    searcher.query = "dr"
    let request = searcher.makeRequests()[0].request
    expectEqual(FilterGroup.text(of: request.filterGroups), #"( "year" > 1990 )"#)
    expectEqual(request.target, .facetValues(attribute: "genre", facetQuery: "dr", maxFacetHits: 10))
  }

  @MainActor
  @Test func trapFilterStateOfAModuleNeverReachesItsRequest() throws {
    let filterState = FilterState(groups: [FilterGroup(name: "g", kind: .and, filters: [Filter(.tag("x"))])])
    let connector = MultiIndexHitsConnector(
      service: ForgetfulService(), indexModules: [makeModule("a"), makeModule("b", filterState: filterState)])
    let requests = connector.searcher.makeRequests().map(\.request)
    expectEqual(requests.map { FilterGroup.text(of: $0.filterGroups) }, [nil, #"( "_tags":"x" )"#])
    filterState.add(Filter(.tag("y")), toGroupWithID: .and(name: "g"))
    filterState.notifyChange()
    let changed = connector.searcher.makeRequests().map(\.request)
    expectEqual(changed.map { FilterGroup.text(of: $0.filterGroups) }, [nil, #"( "_tags":"x" AND "_tags":"y" )"#])
  }

  @MainActor
  @Test func trapFacetSectionShiftsTheSectionsAfterIt() async {
    let facets = FacetListInteractor()
    let modules = [
      makeModule("a"), IndexModule(id: "f", indexName: "b", facet: "genre", facetListInteractor: facets),
      makeModule("c"),
    ]
    let connector = MultiIndexHitsConnector(service: EchoService(), indexModules: modules)
    await connector.searcher.searchAndWait()
    expectEqual(modules.map(hits), [["a "], [], ["c "]])
    expectEqual(facets.items.map(\.value), ["genre "])
    expectEqual(connector.interactor.numberOfHits(inSection: 2), 1)
  }

  @Test func trapPagingACustomBackendDropsEarlierPages() async {
    let module = makeModule("a")
    let searcher = MultiIndexSearcher(modules: [module], service: PagedBackend())
    await searcher.searchAndWait()
    await searcher.loadPageAndWait(1, ofSection: 0)
    await searcher.loadPageAndWait(2, ofSection: 0)
    expectEqual(hits(module), ["0", "1", "2"])
  }

  @MainActor
  @Test func controllerReloadsWhenTheEmptyQueryHidesEverySection() async {
    let controller = RowCounter()
    let connector = MultiIndexHitsConnector(
      service: EchoService(),
      indexModules: ["a", "b"].map { makeModule($0, showItemsOnEmptyQuery: false) }, controller: controller)
    connector.searcher.query = "x"
    await connector.searcher.searchAndWait()
    expectEqual(controller.shownRows, 2)
    connector.searcher.query = ""
    await connector.searcher.searchAndWait()
    expectEqual(controller.shownRows, 0)
  }
}

/// A backend with parameters and results of its own, which has three pages of one hit.
private struct PagedBackend: MappingSearchService {
  func map(query: SectionRequest) -> Int { query.parameters.page }

  func search(_ parameters: Int) async throws -> Int { parameters }

  func map(results: Int) -> SearchResults {
    SearchResults(
      nbHits: 3, hits: [["objectID": .string("\(results)")]],
      extraContent: ["page": .integer(results), "nbPages": 3, "hitsPerPage": 1])
  }
}

struct HitsInteractorTests {
  private let schema = HitSchema(fields: [HitField(name: "name", type: .string)])

  @Test(arguments: [
    (InvalidHitPolicy.fail, 0, 0, 0), (.skip, 1, 1, 0), (.blank, 2, 0, 1),
  ])
  func invalidHitFollowsThePolicy(policy: InvalidHitPolicy, rows: Int, skipped: Int, blanked: Int) {
    let interactor = HitsInteractor(decoder: DynamicHitDecoder(schema: schema, policy: policy))
    let bad = SearchResponse(
      hits: [["objectID": "1", "name": "a"], ["objectID": "2", "name": 3]], nbHits: 2, nbPages: 1)
    interactor.receive(.success(bad), for: SectionRequest(moduleID: "a", indexName: "a"))
    expectEqual(interactor.numberOfHits(), rows)
    expectEqual(interactor.skippedHitCount, skipped)
    expectEqual(interactor.blankedHitCount, blanked)
    if policy == .fail {
      guard case .failed(let error) = interactor.state else {
        Issue.record("no error")
        return
      }
      expectEqual(error.code, .invalidHit)
      #expect(error.message.contains("'name' must be a string"))
    }
  }

  @Test func readingBeyondTheLoadedRowsIsNilAndLoadsNothing() {
    let interactor = HitsInteractor(decoder: DynamicHitDecoder(schema: nil))
    interactor.receive(.success(response(["1", "2"], nbPages: 2)), for: SectionRequest(moduleID: "a", indexName: "a"))
    expectEqual(interactor.hit(atIndex: 1)?.objectID, "2")
    #expect(interactor.hit(atIndex: 2) == nil)
    #expect(interactor.hit(atIndex: -1) == nil)
    expectEqual(interactor.nextPage, 1)
  }
}
