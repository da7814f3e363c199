import Diagnostics
import RunFixtures
import SearchGraph
import SearchModel
import SpecLoader
import TestSupport
import Testing
import Workspaces

/// Answers nothing; these tests look at what would be asked.
private struct SilentService: SearchService {
  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] { [] }
}

struct GraphLoaderTests {
  private static let text = """
    backends:
      local: { type: embedded }
      hosted: { type: algolia, applicationID: app, apiKey: key }
    backend: local
    indices:
      movies:
        records: m.json
        settings: { attributesForFaceting: [searchable(genre), searchable(year), cat.lvl0, cat.lvl1], hitsPerPage: 7 }
      actors: { records: a.json }
    query: { getRankingInfo: true, typoTolerance: min }
    indexModules:
      - id: movies
        indexName: movies
        query: { facets: [year], typoTolerance: false }
        disjunctiveFacets: [year]
        hit: { title: string }
        onInvalidHit: skip
        infiniteScrolling: { offset: 3 }
        showItemsOnEmptyQuery: false
        filterState:
          - or: { name: genres, filters: ["genre:Drama", "year:1999"] }
          - or: { name: years, filters: ["year > 1990"] }
          - hierarchical: { name: category, attributes: [cat.lvl0, cat.lvl1], separator: " > ", path: "Film > Feature" }
      - { id: far, indexName: movies, backend: hosted, infiniteScrolling: off }
      - { id: actors, indexName: actors, query: { filters: "year > 1 OR year < 0", hitsPerPage: 3 } }
      - { id: genres, facet: { indexName: movies, attribute: genre, maxFacetHits: 5, refines: [movies, actors], operator: or } }
      - { id: strict, facet: { indexName: movies, attribute: genre, refines: [movies], operator: and } }
      - { id: years, facet: { indexName: movies, attribute: genre }, showItemsOnEmptyQuery: false }
    """

  private let specification: SearchSpecification

  init() throws {
    specification = try makeSpecification(Self.text)
  }

  private func load(_ moduleIDs: [String]? = nil) -> LoadedSearch {
    GraphLoader(
      specification: specification, services: ["local": SilentService(), "hosted": SilentService()],
      moduleIDs: moduleIDs
    ).load()
  }

  private func requests(
    _ search: LoadedSearch, query: String = "tom", overrides: SearchParameters = [:], filters: FilterTexts = []
  ) throws -> [String: SectionRequest] {
    try search.prepare(query: query, overrides: overrides, filters: filters)
    let requests = search.connector.searcher.makeRequests()
    return Dictionary(uniqueKeysWithValues: requests.map { ($0.request.moduleID, $0.request) })
  }

  private func text(_ parameters: SearchParameters?) -> String? { parameters.map { JSON.object($0.object).text() } }

  @Test func modulesStandInTheSpecsOrderOnTheirBackends() {
    let sections = load().connector.searcher.sections
    expectEqual(sections.map(\.id), ["movies", "far", "actors", "genres", "strict", "years"])
    expectEqual(sections.map(\.indexName), ["movies", "movies", "actors", "movies", "movies", "movies"])
    expectEqual(sections.map(\.backend.name), ["local", "hosted", "local", "local", "local", "local"])
    expectEqual(load().connector.interactor.numberOfSections(), 6)
  }

  @Test func onlyNamedModulesAreBuiltInTheSpecsOrder() {
    expectEqual(load(["genres", "movies"]).connector.searcher.sections.map(\.id), ["movies", "genres"])
    #expect(load([]).connector.searcher.sections.isEmpty)
  }

  @Test func parametersAreTheSpecsUnderTheModules() throws {
    let requests = try requests(load())
    expectEqual(
      text(requests["movies"]?.parameters),
      #"{"facets":["year"],"getRankingInfo":true,"hitsPerPage":7,"query":"tom","typoTolerance":false}"#)
    expectEqual(
      text(requests["actors"]?.parameters),
      #"{"filters":"( year > 1 OR year < 0 )","getRankingInfo":true,"hitsPerPage":3,"query":"tom","typoTolerance":"min"}"#
    )
    expectEqual(requests["movies"]?.disjunctiveFacets, ["year"])
  }

  @Test func anIndexSettingCountsOnEveryBackend() throws {
    let requests = try requests(load())
    expectEqual(requests["movies"]?.parameters.hitsPerPage, 7)
    expectEqual(requests["far"]?.parameters.hitsPerPage, 7)
  }

  @Test func interactorsBehaveAsTheSpecSays() throws {
    let interactors = load().connector.interactor.interactors
    let movies = try #require(interactors[0] as? HitsInteractor<DynamicHit>)
    #expect(movies.infiniteScrolling == .on(withOffset: 3) && !movies.showItemsOnEmptyQuery)
    let far = try #require(interactors[1] as? HitsInteractor<DynamicHit>)
    #expect(far.infiniteScrolling == .off && far.showItemsOnEmptyQuery)
    #expect(interactors[5] is FacetListInteractor && !interactors[5].showItemsOnEmptyQuery)
    #expect(movies.pageCleanUpOffset == nil && far.pageCleanUpOffset == nil)
    let request = SectionRequest(moduleID: "movies", indexName: "movies", parameters: ["query": "tom"])
    movies.receive(.success(SearchResponse(hits: [["objectID": "1", "title": 5]], nbHits: 1)), for: request)
    #expect(movies.skippedHitCount == 1 && movies.hits.isEmpty)
  }

  @Test func filterStatesAreInTheRequests() throws {
    let requests = try requests(load())
    let groups = try #require(requests["movies"]?.filterGroups)
    expectEqual(
      FilterGroup.text(of: groups),
      #"( "cat.lvl1":"Film > Feature" ) AND ( "genre":"Drama" OR "year":1999 ) AND ( "year" > 1990 )"#)
    expectEqual(requests["far"]?.filterGroups.isEmpty, true)
  }

  @Test func facetSectionsCountUnderTheStatesTheyRefine() throws {
    let requests = try requests(load())
    let path = #"( "cat.lvl1":"Film > Feature" )"#
    let genres = try #require(requests["genres"])
    expectEqual(genres.target, .facetValues(attribute: "genre", facetQuery: "tom", maxFacetHits: 5))
    expectEqual(FilterGroup.text(of: genres.filterGroups), #"\#(path) AND ( "year":1999 ) AND ( "year" > 1990 )"#)
    expectEqual(text(genres.parameters), #"{"filters":"( year > 1 OR year < 0 )","typoTolerance":"min"}"#)
    let strict = try #require(requests["strict"])
    expectEqual(
      FilterGroup.text(of: strict.filterGroups),
      #"\#(path) AND ( "genre":"Drama" OR "year":1999 ) AND ( "year" > 1990 )"#)
    expectEqual(requests["years"]?.filterGroups.isEmpty, true)
  }

  @Test func numericFiltersOfACountedAttributeAreNoChoices() throws {
    let module = try #require(specification.modules.first { $0.id == "genres" })
    var specification = specification
    guard case .facet(var facet) = module.content else {
      Issue.record("no facet section")
      return
    }
    facet.attribute = "year"
    specification.modules = specification.modules.map { other in
      var other = other
      if other.id == module.id { other.content = .facet(facet) }
      return other
    }
    let search = GraphLoader(specification: specification, services: [:]).load()
    let groups = try #require(try requests(search)["genres"]?.filterGroups)
    expectEqual(
      FilterGroup.text(of: groups), #"( "cat.lvl1":"Film > Feature" ) AND ( "genre":"Drama" ) AND ( "year" > 1990 )"#)
  }

  @Test func statesAreSharedWithTheModulesTheyBelongTo() {
    let sections = load().connector.searcher.sections
    #expect(sections[3].filterStates.first === sections[0].filterStates.first)
    #expect(sections[3].filterStates.count == 2 && sections[0].filterStates.count == 1)
    #expect(load().connector.searcher.sections[0].filterStates[0] !== sections[0].filterStates[0])
  }

  @Test func valuesOfFacetSectionsAreChosenInTheStatesTheyRefine() throws {
    let search = load()
    let genres = try #require(search.connector.interactor.interactor(forSection: 3) as? FacetListInteractor)
    genres.select("Comedy")
    let requests = try requests(search)
    expectEqual(FilterGroup.text(of: requests["actors"]?.filterGroups ?? []), #"( "genre":"Comedy" )"#)
    expectEqual(FilterGroup.text(of: requests["movies"]?.filterGroups ?? [])?.contains(#"( "genre":"Comedy" )"#), true)
    expectEqual(FilterGroup.text(of: requests["genres"]?.filterGroups ?? [])?.contains("Comedy"), false)
    expectEqual(requests["far"]?.filterGroups.isEmpty, true)
  }

  @Test(arguments: [("or", "single", ["b"]), ("and", "multiple", ["a", "b"])])
  func choicesOfTheSpecCanBeGivenUp(refinementOperator: String, selection: String, expected: [String]) throws {
    let specification = try makeSpecification(
      """
      indices: { movies: { records: m.json, settings: { attributesForFaceting: [searchable(genre)] } } }
      indexModules:
        - { id: m, indexName: movies, filterState: [{ \(refinementOperator): { name: g, filters: ["genre:a"] } }] }
        - id: genres
          facet: { indexName: movies, attribute: genre, refines: [m], operator: \(refinementOperator), selection: \(selection) }
      """)
    let search = GraphLoader(specification: specification, services: [:]).load()
    let genres = try #require(search.connector.interactor.interactor(forSection: 1) as? FacetListInteractor)
    expectEqual(genres.selections, ["a"])
    genres.select("b")
    let state = try #require(search.connector.searcher.sections[0].filterStates.first)
    expectEqual(state.groups.map(\.name), ["g"])
    expectEqual(state.allFilters.map(\.description), expected.map { "\"genre\":\"\($0)\"" })
  }

  @Test func refinedModuleCountsAlthoughItIsNotBuilt() throws {
    let requests = try requests(load(["genres"]))
    expectEqual(requests.keys.sorted(), ["genres"])
    expectEqual(requests["genres"]?.filterGroups.isEmpty, false)
  }

  @Test func pagesAreForHitsAndFiltersForAll() throws {
    let search = load()
    let requests = try requests(search, overrides: ["hitsPerPage": 1, "page": 4], filters: ["a:1 OR a:2", "b:1"])
    #expect(requests["movies"]?.parameters.hitsPerPage == 1 && requests["movies"]?.parameters.page == 4)
    expectEqual(requests["movies"]?.parameters.filters, "( a:1 OR a:2 ) AND b:1")
    expectEqual(requests["actors"]?.parameters.filters, "( year > 1 OR year < 0 ) AND ( a:1 OR a:2 ) AND b:1")
    expectEqual(text(requests["years"]?.parameters), #"{"filters":"( a:1 OR a:2 ) AND b:1","typoTolerance":"min"}"#)
    let next = try self.requests(search, query: "next")
    #expect(next["movies"]?.parameters["page"] == nil && next["movies"]?.parameters.hitsPerPage == 7)
    #expect(next["movies"]?.parameters["filters"] == nil)
  }

  @Test func aRowThatTakesThePageSizeAwayGetsThatOfTheSettings() throws {
    let requests = try requests(load(), overrides: ["hitsPerPage": .null])
    expectEqual(requests["movies"]?.parameters.hitsPerPage, 7)
    expectEqual(requests["actors"]?.parameters.hitsPerPage, 20)
  }

  @Test func emptyQueryHidesSectionsThatShowNothingForIt() throws {
    try expectEqual(requests(load(), query: "").keys.sorted(), ["actors", "far", "genres", "strict"])
  }
}
