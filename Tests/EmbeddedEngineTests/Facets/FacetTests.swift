import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

struct FacetTests {
  private let settings: SearchParameters = [
    "searchableAttributes": ["t"],
    "attributesForFaceting": [
      "searchable(color)", "size", "filterOnly(hidden)", "afterDistinct(searchable(brand))", "flag",
    ],
    "attributeForDistinct": "group",
  ]

  private func shop() throws -> EmbeddedIndex {
    try makeIndex(
      [
        ["t": "shoe", "color": ["Red", "Blue"], "size": 40, "hidden": "x", "brand": "A", "group": 1, "flag": true],
        ["t": "shoe", "color": "Red", "size": 42, "brand": "A", "group": 1],
        ["t": "shoe", "color": "Green", "size": 41.5, "brand": "B", "group": 2],
        ["t": "hat", "color": "Green", "brand": "B"],
      ], settings: settings)
  }

  private func counts(_ response: SearchResponse, _ attribute: String) -> [String] {
    (response.facets[attribute] ?? []).map { "\($0.value)=\($0.count)" }
  }

  @Test func aThousandValuesAreTheMost() throws {
    let index = try makeIndex(
      (0..<1_100).map { ["f": .string("v\($0)")] }, settings: ["attributesForFaceting": ["f"]])
    try expectEqual(index.search(["facets": ["f"], "maxValuesPerFacet": 999]).facets["f"]?.count, 999)
    try expectEqual(index.search(["facets": ["f"], "maxValuesPerFacet": 5_000]).facets["f"]?.count, 1_000)
  }

  @Test func valuesAreCountedOverAllHits() throws {
    let response = try shop().search(["query": "shoe", "facets": ["color", "undeclared", "hidden"], "hitsPerPage": 0])
    expectEqual(counts(response, "color"), ["Red=2", "Blue=1", "Green=1"])
    expectEqual(Array(response.facets.keys), ["color"])
    expectEqual(response.nbHits, 3)
    #expect(response.hits.isEmpty)
  }

  @Test func starCountsAllDeclared() throws {
    let response = try shop().search(["facets": ["*"]])
    expectEqual(Array(response.facets.keys), ["color", "size", "brand", "flag"])
    expectEqual(counts(response, "flag"), ["true=1"])
  }

  @Test func valuesMayStandByNameAndBeFew() throws {
    let response = try shop().search(["facets": ["color"], "sortFacetValuesBy": "alpha", "maxValuesPerFacet": 2])
    expectEqual(counts(response, "color"), ["Blue=1", "Green=2"])
  }

  @Test func numbersHaveStatistics() throws {
    let response = try shop().search(["facets": ["size", "color"]])
    expectEqual(response.facetStats["size"], FacetStats(min: 40, max: 42, avg: 41.1667, sum: 123.5))
    #expect(response.facetStats["color"] == nil)
  }

  @Test func countsMayBeOfGroups() throws {
    let before = try shop().search(["query": "shoe", "facets": ["color", "brand"], "distinct": true])
    expectEqual(counts(before, "color"), ["Red=2", "Blue=1", "Green=1"])
    expectEqual(counts(before, "brand"), ["A=1", "B=1"])
    let after = try shop().search(
      ["query": "shoe", "facets": ["color"], "distinct": true, "facetingAfterDistinct": true])
    expectEqual(counts(after, "color"), ["Green=1", "Red=1"])
    let strict = try shop().search([
      "query": "shoe", "facets": ["color"], "distinct": true, "facetingAfterDistinct": true, "typoTolerance": "min",
    ])
    expectEqual(counts(strict, "color"), ["Red=2", "Blue=1", "Green=1"])
  }

  @Test func valuesCanBeSearched() throws {
    let index = try shop()
    func found(_ query: String, _ parameters: SearchParameters = [:]) throws -> [Facet]? {
      try index.searchFacetValues(attribute: "color", facetQuery: query, maxFacetHits: 10, parameters: parameters)
        .facetHits
    }
    try expectEqual(found("gre"), [Facet(value: "Green", count: 2, highlighted: "<em>Gre</em>en")])
    try expectEqual(found("grean"), [Facet(value: "Green", count: 2, highlighted: "<em>Green</em>")])
    try expectEqual(found("gre", ["query": "shoe"])?.first?.count, 1)
    try expectEqual(found("")?.map(\.value), ["Green", "Red", "Blue"])
    try expectEqual(found("", ["filters": "size >= 42"])?.map(\.value), ["Red"])
    #expect(throws: SearchError.self) {
      try index.searchFacetValues(attribute: "size", facetQuery: "", maxFacetHits: 10, parameters: [:])
    }
    #expect(throws: SearchError.self) {
      try index.searchFacetValues(attribute: "color", facetQuery: "", maxFacetHits: 101, parameters: [:])
    }
  }

  @Test func anObjectDeclaresItsMembers() {
    let faceting = FacetingAttributes(["searchable(a)", "filterOnly(a.b)"])
    #expect(faceting.isSearchable("a.c.d") && faceting.isCounted("a.c.d"))
    #expect(!faceting.isSearchable("a.b.x") && !faceting.isCounted("a.b.x") && faceting.isDeclared("a.b.x"))
    #expect(!faceting.isDeclared("ab") && !faceting.isDeclared("b"))
  }

  @Test func modifiersNest() {
    let faceting = FacetingAttributes(["afterDistinct(searchable(a))", "filterOnly(b)", "c", "broken("])
    expectEqual(faceting.attributes, ["a", "b", "c"])
    #expect(faceting.isSearchable("a") && !faceting.isSearchable("b"))
    #expect(faceting.isDeclared("b") && !faceting.isCounted("b") && !faceting.isDeclared("broken"))
  }

  /// Each value compared with all others of its record would be 10 to the power of 10 steps, in the encoder and in the
  /// merger.
  @Test(.timeLimit(.minutes(10))) func aRecordMayHaveVeryManyValues() throws {
    let values = (0..<150_000).map { JSON.string("v\($0)") }
    let index = try makeIndex(
      [["tags": .array(values + values.prefix(1_000))], ["tags": .array(Array(values.prefix(2)))]],
      settings: ["attributesForFaceting": ["tags"], "searchableAttributes": ["name"]])
    let facet = try #require(index.search(["facets": ["tags"], "maxValuesPerFacet": 3]).facets["tags"])
    expectEqual(facet.map(\.value), ["v0", "v1", "v10"])
    expectEqual(facet.map(\.count), [2, 2, 1])
    try expectEqual(index.search(["facetFilters": ["tags:v149999"]]).nbHits, 1)
  }
}
