import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Runs

struct PrecedenceTests {
  /// A layer each of spec, module, file and row, where nil leaves it out.
  private func hitsPerPage(
    spec: Int?, module: Int?, defaults: Int?, row: Int?, flag: Int?, setting: Int? = nil
  ) async throws -> Int? {
    func layer(_ value: Int?) -> String { value.map { "{ hitsPerPage: \($0) }" } ?? "{}" }
    let service = ScriptedService.pages(of: 1)
    let text = """
      indices: { movies: { records: m.json, settings: \(layer(setting)) } }
      query: \(layer(spec))
      indexModules: [{ indexName: movies, query: \(layer(module)) }]
      """
    var parameters: SearchParameters = [:]
    parameters.hitsPerPage = flag
    let queries = """
      defaults: \(layer(defaults))
      queries: [{ query: q\(row.map { ", hitsPerPage: \($0)" } ?? "") }]
      """
    let plan = try makePlan(text, service: service, parameters: parameters)
    _ = await QueryRunner(plan: plan).run(try makeEntries(queries)[0])
    return service.requests.first?.parameters.hitsPerPage
  }

  @Test func flagThenRowThenDefaultsThenModuleThenSpecThenIndex() async throws {
    try await expectEqual(hitsPerPage(spec: 1, module: 2, defaults: 3, row: 4, flag: 5, setting: 6), 5)
    try await expectEqual(hitsPerPage(spec: 1, module: 2, defaults: 3, row: 4, flag: nil, setting: 6), 4)
    try await expectEqual(hitsPerPage(spec: 1, module: 2, defaults: 3, row: nil, flag: nil, setting: 6), 3)
    try await expectEqual(hitsPerPage(spec: 1, module: 2, defaults: nil, row: nil, flag: nil, setting: 6), 2)
    try await expectEqual(hitsPerPage(spec: 1, module: nil, defaults: nil, row: nil, flag: nil, setting: 6), 1)
    try await expectEqual(hitsPerPage(spec: nil, module: nil, defaults: nil, row: nil, flag: nil, setting: 6), 6)
    try await expectEqual(hitsPerPage(spec: nil, module: nil, defaults: nil, row: nil, flag: nil), 20)
  }

  private static let filtered = """
    indices: { movies: { records: m.json, settings: { attributesForFaceting: [a, b, c, searchable(genre), year] } } }
    query: { filters: "a:1 OR a:2" }
    indexModules:
      - id: movies
        indexName: movies
        query: { filters: "b:1 AND b:2", facets: [year], page: 1 }
        filterState:
          - or: { name: genres, filters: ["genre:Drama", "genre:Comedy"] }
          - and: { name: when, filters: ["year > 1990"] }
      - { id: plain, indexName: movies }
      - { id: genres, facet: { indexName: movies, attribute: genre, refines: [movies], operator: or } }
      - { id: strict, facet: { indexName: movies, attribute: genre, refines: [movies], operator: and } }
      - { id: every, facet: { indexName: movies, attribute: genre } }
    """

  /// The main request of each section as its backend gets it.
  private func requests(defaults: String = "{}", row: String = "") async throws -> [String: SearchSubrequest] {
    let service = ScriptedService.pages(of: 1)
    let plan = try makePlan(
      Self.filtered, service: service, parameters: ["hitsPerPage": 7], filters: ["f:1 OR f:2 AND g:1", "h:1"])
    let entries = try makeEntries("defaults: \(defaults)\nqueries: [{ query: tom\(row) }]")
    _ = await QueryRunner(plan: plan).run(entries[0])
    return try Dictionary(
      uniqueKeysWithValues: service.requests.map { ($0.moduleID, try FacetingRecipe.expand($0)[0]) })
  }

  @Test func filtersAreANDedWithParenthesesAroundORsOnly() async throws {
    let requests = try await requests(defaults: #"{ filters: "d:1 OR d:2" }"#, row: #", filters: "(e:1 OR e:2)""#)
    let state = #"( "genre":"Comedy" OR "genre":"Drama" ) AND ( "year" > 1990 )"#
    let added = "( d:1 OR d:2 ) AND (e:1 OR e:2) AND ( f:1 OR f:2 ) AND g:1 AND h:1"
    expectEqual(requests["movies"]?.parameters.filters, "\(state) AND ( a:1 OR a:2 ) AND b:1 AND b:2 AND \(added)")
    expectEqual(requests["plain"]?.parameters.filters, "( a:1 OR a:2 ) AND \(added)")
  }

  @Test func filtersAndParametersOfARowReachTheSectionsThatTheyAreFor() async throws {
    let row = #", filters: { movies: "e:1" }, params: { filters: "p:1", typoTolerance: false }"#
    let requests = try await requests(row: row)
    let added = "p:1 AND ( f:1 OR f:2 ) AND g:1 AND h:1"
    expectEqual(requests["movies"]?.parameters.filters?.hasSuffix("AND b:1 AND b:2 AND \(added) AND e:1"), true)
    expectEqual(requests["plain"]?.parameters.filters, "( a:1 OR a:2 ) AND \(added)")
    // What counts the hits of a module counts under its filters.
    expectEqual(requests["genres"]?.parameters.filters?.hasSuffix("AND e:1"), true)
    expectEqual(requests["every"]?.parameters.filters?.contains("e:1"), false)
    expectEqual(requests["movies"]?.parameters["typoTolerance"], false)
    expectEqual(requests["plain"]?.parameters["typoTolerance"], false)
    expectEqual(requests["movies"]?.parameters.hitsPerPage, 7)
  }

  @Test func facetSectionsCountUnderTheFiltersOfTheModulesTheyRefine() async throws {
    let requests = try await requests()
    let added = "( f:1 OR f:2 ) AND g:1 AND h:1"
    // An OR list leaves its own choices out, so that it counts what else could be chosen.
    expectEqual(
      requests["genres"]?.parameters.filters, #"( "year" > 1990 ) AND ( a:1 OR a:2 ) AND b:1 AND b:2 AND \#(added)"#)
    expectEqual(
      requests["strict"]?.parameters.filters,
      #"( "genre":"Comedy" OR "genre":"Drama" ) AND ( "year" > 1990 ) AND ( a:1 OR a:2 ) AND b:1 AND b:2 AND \#(added)"#
    )
    expectEqual(requests["every"]?.parameters.filters, "( a:1 OR a:2 ) AND \(added)")
  }

  @Test func facetSectionsSearchTheirValuesUnderFiltersAlone() async throws {
    let request = try #require(try await requests()["genres"])
    expectEqual(request.target, .facetValues(attribute: "genre", facetQuery: "tom", maxFacetHits: 10))
    expectEqual(request.parameters.values.keys.sorted(), ["filters", "hitsPerPage", "page", "query"])
  }
}
