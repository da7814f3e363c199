import Diagnostics
import RunFixtures
import SearchGraph
import SearchModel
import SpecLoader
import TestSupport
import Testing
import Workspaces

/// What sections of facet values are asked with.
struct FacetSectionTests {
  private struct SilentService: SearchService {
    func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] { [] }
  }

  /// The requests of the section `brands` that refines `shoes`, for some queries' parameters one after the other.
  private func requests(_ shoes: String = "{}", under overrides: [SearchParameters]) throws -> [SectionRequest] {
    let specification = try makeSpecification(
      """
      indices:
        shoes: { records: s.json, settings: { attributesForFaceting: [searchable(brand), color] } }
      query: { numericFilters: ["price > 1"] }
      indexModules:
        - { id: shoes, indexName: shoes, query: \(shoes) }
        - { id: brands, facet: { indexName: shoes, attribute: brand, maxFacetHits: 7, refines: [shoes] } }
      """)
    let services: ExactDictionary<any SearchService> = [specification.defaultBackend: SilentService()]
    let search = GraphLoader(specification: specification, services: services).load()
    return try overrides.flatMap { overrides in
      try search.prepare(query: "", overrides: overrides)
      return search.connector.searcher.makeRequests().map(\.request).filter { $0.moduleID == "brands" }
    }
  }

  @Test(
    arguments: [
      ("", [:], 2), ("query: { maxFacetHits: 4 }", [:], 4), ("query: { maxFacetHits: null }", [:], 1),
      ("", ["maxFacetHits": .null], 1), ("query: { maxFacetHits: 4 }", ["maxFacetHits": 3], 3),
    ] as [(String, SearchParameters, Int)])
  func nullLeavesTheNumberOfValuesToTheIndex(query: String, row: SearchParameters, count: Int) throws {
    let specification = try makeSpecification(
      """
      indices:
        shoes: { records: s.json, settings: { attributesForFaceting: [searchable(brand)], maxFacetHits: 1 } }
      query: { maxFacetHits: 2 }
      indexModules: [{ id: brands, facet: { indexName: shoes, attribute: brand }\(query.isEmpty ? "" : ", \(query)") }]
      """)
    let services: ExactDictionary<any SearchService> = [specification.defaultBackend: SilentService()]
    let search = GraphLoader(specification: specification, services: services).load()
    try search.prepare(query: "", overrides: row)
    expectEqual(
      search.connector.searcher.makeRequests().map(\.request.target),
      [.facetValues(attribute: "brand", facetQuery: "", maxFacetHits: count)])
  }

  @Test func aQuerysParametersCountForTheRecordsAndTheValues() throws {
    let requests = try requests(under: [
      ["typoTolerance": false, "maxFacetHits": 2, "hitsPerPage": 1, "facets": ["color"]], [:],
    ])
    expectEqual(requests.map(\.parameters["typoTolerance"]), [false, nil])
    #expect(requests.allSatisfy { $0.parameters["hitsPerPage"] == nil && $0.parameters["facets"] == nil })
    expectEqual(
      requests.map(\.target), [2, 7].map { .facetValues(attribute: "brand", facetQuery: "", maxFacetHits: $0) })
  }

  @Test(arguments: [
    ("{}", #"["price > 1"]"#),
    (
      "{ numericFilters: ['price < 9', ['size > 4', 'size < 2']] }",
      #"["price > 1","price < 9",["size > 4","size < 2"]]"#
    ),
    ("{ numericFilters: 'price < 9,(size>4,size<2)' }", #"["price > 1","price < 9",["size>4","size<2"]]"#),
  ])
  func itCountsUnderTheListsOfFiltersOfWhatItRefines(query: String, expected: String) throws {
    let request = try #require(try requests(query, under: [[:]]).first)
    expectEqual(request.parameters["numericFilters"]?.text(), expected)
  }

  @Test func listsOfFacetsAndTagsCountAsWell() throws {
    let request = try #require(try requests("{ facetFilters: ['color:red'], tagFilters: [new] }", under: [[:]]).first)
    #expect(request.parameters["facetFilters"] == ["color:red"] && request.parameters["tagFilters"] == ["new"])
  }
}
