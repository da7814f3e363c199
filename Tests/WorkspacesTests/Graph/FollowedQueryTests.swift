import Diagnostics
import RunFixtures
import SearchGraph
import SearchModel
import SpecLoader
import TestSupport
import Testing
import Workspaces

/// Sections of facet values that count under the query instead of searching the values for it.
struct FollowedQueryTests {
  private struct SilentService: SearchService {
    func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] { [] }
  }

  private func requests(_ facet: String, query: String) throws -> [SectionRequest] {
    let specification = try makeSpecification(
      """
      indices:
        shoes: { records: s.json, settings: { attributesForFaceting: [searchable(brand), color] } }
      indexModules:
        - { id: shoes, indexName: shoes, filterState: [{ and: { name: g, filters: ["color:red"] } }] }
        - { id: brands, facet: { indexName: shoes, attribute: brand, \(facet) } }
        - { id: quiet, showItemsOnEmptyQuery: false, facet: { indexName: shoes, attribute: brand, \(facet) } }
      """)
    let services: ExactDictionary<any SearchService> = [specification.defaultBackend: SilentService()]
    let search = GraphLoader(specification: specification, services: services).load()
    try search.prepare(query: query)
    return search.connector.searcher.makeRequests().map(\.request).filter { $0.moduleID != "shoes" }
  }

  @Test func theTypedTextSelectsTheRecordsThatAreCounted() throws {
    let request = try #require(requests("query: follow, refines: [shoes]", query: "boots").first)
    expectEqual(request.target, .facetValues(attribute: "brand", facetQuery: "", maxFacetHits: 10))
    expectEqual(request.parameters.query, "boots")
    expectEqual(FilterGroup.text(of: request.filterGroups), #"( "color":"red" )"#)
  }

  @Test(arguments: ["query: search", "maxFacetHits: 10"])
  func otherwiseItSearchesTheValues(facet: String) throws {
    let request = try #require(requests(facet, query: "boots").first)
    expectEqual(request.target, .facetValues(attribute: "brand", facetQuery: "boots", maxFacetHits: 10))
    #expect(request.parameters["query"] == nil)
  }

  @Test func theEmptyQueryHidesASectionThatShowsNothingThen() throws {
    try expectEqual(requests("query: follow", query: "").map(\.moduleID), ["brands"])
    try expectEqual(requests("query: follow", query: "x").map(\.moduleID), ["brands", "quiet"])
  }
}
