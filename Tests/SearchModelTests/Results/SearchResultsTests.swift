import SearchModel
import TestSupport
import Testing

struct SearchResultsTests {
  private let mandatory: JSONObject = [
    "hits": [["objectID": "1"]], "nbHits": 7, "processingTimeMS": 3, "query": "tom", "params": "query=tom&facets=genre",
  ]

  @Test func mandatoryMembersAreRead() throws {
    let results = try SearchResults(content: mandatory, disjunctiveFacets: ["genre"])
    expectEqual(results.hits, [["objectID": "1"]])
    #expect(results.nbHits == 7 && results.processingTimeMS == 3 && results.query == "tom")
    expectEqual(results.params, ["query": "tom", "facets": ["genre"]])
    expectEqual(results.disjunctiveFacets, ["genre"])
    expectEqual(results.content, mandatory)
  }

  @Test(arguments: ["hits", "nbHits", "processingTimeMS", "query", "params"])
  func aMissingOrMistypedMandatoryMemberIsNamed(name: String) throws {
    for wrong in [nil, JSON.null, true, ["x"]] as [JSON?] {
      var content = mandatory
      content[name] = wrong
      let error = try #require(throws: SearchError.self) { try SearchResults(content: content) }
      expectEqual(error.code, .badResponse)
      #expect(error.message.contains("'\(name)"))
    }
  }

  @Test func optionalMembersFallBackSilently() throws {
    for wrong in [nil, ["x": 1]] as [JSON?] {
      var content = mandatory
      for name in [
        "page", "nbPages", "hitsPerPage", "exhaustiveFacetsCount", "message", "queryAfterRemoval", "aroundLatLng",
        "automaticRadius", "serverUsed", "parsedQuery", "timeoutCounts", "timeoutHits",
      ] { content[name] = wrong }
      let results = try SearchResults(content: content)
      #expect(results.page == 0 && results.nbPages == 0 && results.hitsPerPage == 0)
      #expect(!results.exhaustiveFacetsCount && !results.timeoutCounts && !results.timeoutHits)
      #expect(results.message == nil && results.queryAfterRemoval == nil && results.aroundLatLng == nil)
      #expect(results.automaticRadius == nil && results.serverUsed == nil && results.parsedQuery == nil)
    }
  }

  @Test func optionalMembersAreRead() throws {
    let optional: JSONObject = [
      "page": 1, "nbPages": 2, "hitsPerPage": 5, "exhaustiveFacetsCount": true, "message": "m",
      "queryAfterRemoval": "q", "aroundLatLng": "48.5, -2", "automaticRadius": "1500", "serverUsed": "s",
      "parsedQuery": "p", "timeoutCounts": true, "timeoutHits": true,
    ]
    let results = try SearchResults(content: mandatory.merging(optional) { $1 })
    #expect(results.page == 1 && results.nbPages == 2 && results.hitsPerPage == 5)
    #expect(results.exhaustiveFacetsCount && results.timeoutCounts && results.timeoutHits)
    #expect(results.message == "m" && results.queryAfterRemoval == "q")
    #expect(results.aroundLatLng == LatLng(lat: 48.5, lng: -2) && results.automaticRadius == 1500)
    #expect(results.serverUsed == "s" && results.parsedQuery == "p")
  }

  @Test(arguments: ["", "1", "1,", ",2", "1,2,3", "a,b", "nan,1", "1;2"])
  func noPlaceIsReadFromOtherTexts(text: String) {
    #expect(LatLng(text) == nil)
  }

  @Test func facetsAreOrderedAndNilUnlessAskedFor() throws {
    var content = mandatory
    content["params"] = "facets=genre,year"
    content["facets"] = ["genre": ["b": 2, "c": 9, "a": 2]]
    let results = try SearchResults(content: content)
    expectEqual(results.facets(name: "genre")?.map(\.value), ["c", "a", "b"])
    expectEqual(results.facets(name: "genre")?.map(\.count), [9, 2, 2])
    expectEqual(results.facets(name: "year")?.isEmpty, true)
    #expect(results.facets(name: "other") == nil)
  }

  @Test(
    arguments: [
      #"facets=genre&facetFilters=%5B%22genre%3AGone%22%2C%22genre%3Aa%22%5D"#,
      "facets=genre&filters=genre:Gone%20AND%20NOT%20genre:Never", "facets=*&filters=genre:Gone",
      "filters=genre:Gone",
    ])
  func refinedValuesArePresentWithCountZero(params: String) throws {
    var content = mandatory
    content["params"] = .string(params)
    content["facets"] = ["genre": ["a": 2]]
    let results = try SearchResults(content: content)
    expectEqual(results.facets(name: "genre"), [Facet(value: "a", count: 2), Facet(value: "Gone", count: 0)])
  }

  @Test func disjunctiveCountsMayStandApart() throws {
    var content = mandatory
    content["facets"] = ["genre": ["a": 1]]
    content["disjunctiveFacets"] = ["genre": ["a": 1, "b": 4]]
    try expectEqual(
      SearchResults(content: content, disjunctiveFacets: ["genre"]).facets(name: "genre"),
      [Facet(value: "b", count: 4), Facet(value: "a", count: 1)])
    try expectEqual(SearchResults(content: content).facets(name: "genre"), [Facet(value: "a", count: 1)])
  }

  @Test(arguments: ["min", "max", "avg", "sum"])
  func statisticsNeedAllFourNumbers(missing: String) throws {
    var stats: JSONObject = ["min": 1, "max": 3, "avg": 2, "sum": 4]
    var content = mandatory
    content["facets_stats"] = ["year": .object(stats)]
    try expectEqual(
      SearchResults(content: content).facetStats(name: "year"), FacetStats(min: 1, max: 3, avg: 2, sum: 4))
    #expect(try SearchResults(content: content).facetStats(name: "genre") == nil)
    stats[missing] = "1"
    content["facets_stats"] = ["year": .object(stats)]
    #expect(try SearchResults(content: content).facetStats(name: "year") == nil)
  }

  @Test func resultsOfAnotherBackendNeedOnlyTotalAndHits() {
    let results = SearchResults(
      nbHits: 12, hits: [["objectID": "1"]],
      extraContent: ["facets": ["category": ["chairs": 10, "tables": 15]], "nbHits": 99, "hits": []])
    #expect(results.nbHits == 12 && results.hits.count == 1 && results.query.isEmpty)
    #expect(results.content["nbHits"] == 12 && results.content["hits"] == [["objectID": "1"]])
    expectEqual(
      results.facets(name: "category"), [Facet(value: "tables", count: 15), Facet(value: "chairs", count: 10)])
  }

  @Test func resultsOfAResponseKnowTheirRequest() {
    let request = SectionRequest(
      moduleID: "m", indexName: "i", parameters: ["query": "tom", "facets": ["genre"], "filters": "a:b OR a:c"],
      filterGroups: [
        FilterGroup(name: "g", kind: .or, filters: [Filter(.facet(attribute: "genre", value: .string("Gone")))])
      ])
    let response = SearchResponse(
      hits: [["objectID": "1"]], nbHits: 1, facets: ["genre": [Facet(value: "x", count: 3)]])
    let results = SearchResults(response: response, request: request)
    #expect(results.query == "tom" && results.nbHits == 1 && results.hits == response.hits)
    expectEqual(results.disjunctiveFacets, ["genre"])
    expectEqual(results.facets(name: "genre"), [Facet(value: "x", count: 3), Facet(value: "Gone", count: 0)])
    expectEqual(results.params.filters, #"( "genre":"Gone" ) AND ( a:b OR a:c )"#)
    #expect(throws: Never.self) { try SearchResults(content: results.content) }
  }
}
