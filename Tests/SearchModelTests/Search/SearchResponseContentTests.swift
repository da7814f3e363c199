import SearchModel
import TestSupport
import Testing

struct SearchResponseContentTests {
  private func content(_ text: String) throws -> JSONObject {
    try #require(try JSON(parsing: Array(text.utf8)).objectValue)
  }

  @Test(arguments: ["{}", #"{"hits":null,"page":null,"facets":null,"facets_stats":null,"exhaustive":null}"#])
  func missingAndNullMembersGetUpstreamsDefaults(text: String) throws {
    let response = try SearchResponse(content: content(text))
    #expect(response.hits.isEmpty && response.facets.isEmpty && response.facetStats.isEmpty)
    #expect(response.page == 0 && response.nbPages == 1 && response.hitsPerPage == 20 && response.nbHits == 0)
    #expect(response.isExhaustive && !response.isPaginationLimited && response.facetHits == nil)
  }

  @Test func membersBesideTheAttributesThatAreNullAreNotThere() throws {
    let text = #"""
      {"hits":[{"objectID":"1","t":null,"_highlightResult":null,"_snippetResult":null,"_rankingInfo":null,
        "_distinctSeqID":null},{"objectID":"2","_distinctSeqID":0}]}
      """#
    try expectEqual(
      SearchResponse(content: content(text)).hits,
      [["objectID": "1", "t": .null], ["objectID": "2", "_distinctSeqID": 0]])
  }

  @Test func everythingIsRead() throws {
    let text = """
      {"hits":[{"objectID":"1","n":9007199254740993}],"nbHits":57,"page":2,"nbPages":12.0,"hitsPerPage":5,
       "facets":{"year":{"1999":3},"genre":{"B":2,"a":2,"Z":9}},
       "facets_stats":{"year":{"min":1,"max":2,"avg":1.5,"sum":3},"half":{"min":1,"max":2,"avg":1.5}},
       "exhaustiveNbHits":true,"exhaustiveFacetsCount":false,"queryAfterRemoval":"a <em>b</em>","query":"a b",
       "params":"query=a%20b","processingTimeMS":1,"userData":[1],"offset":4}
      """
    let response = try SearchResponse(content: content(text))
    expectEqual(response.hits, [["objectID": "1", "n": 9_007_199_254_740_993]])
    #expect(response.nbHits == 57 && response.page == 2 && response.nbPages == 12 && response.hitsPerPage == 5)
    expectEqual(Array(response.facets.keys), ["year", "genre"])
    expectEqual(response.facets["genre"]?.map(\.value), ["Z", "B", "a"])
    expectEqual(response.facetStats, ["year": FacetStats(min: 1, max: 2, avg: 1.5, sum: 3)])
    #expect(!response.isExhaustive)
    expectEqual(response.queryAfterRemoval, "a <em>b</em>")
    expectEqual(Array(response.extra.keys), ["query", "params", "processingTimeMS", "userData", "offset"])
    expectEqual(response.rawContent, (try content(text)))
    expectEqual(response.content, (try content(text)))
  }

  @Test func facetOrderCanBeAlphabetical() throws {
    let response = try SearchResponse(
      content: ["facets": ["genre": ["b": 1, "a": 1, "c": 5]]], facetOrder: .alpha)
    expectEqual(response.facets["genre"]?.map(\.value), ["a", "b", "c"])
  }

  @Test func facetSearchKeepsTheOrderOfTheServer() throws {
    let text = """
      {"facetHits":[{"value":"b","highlighted":"<em>b</em>","count":1},{"value":7,"count":9}],
       "exhaustiveFacetsCount":true,"processingTimeMS":1}
      """
    let response = try SearchResponse(content: content(text))
    expectEqual(
      response.facetHits, [Facet(value: "b", count: 1, highlighted: "<em>b</em>"), Facet(value: "7", count: 9)])
    expectEqual(Array(response.extra.keys), ["processingTimeMS"])
  }

  @Test(
    arguments: [
      (#"{"hits":{}}"#, "'hits'"), (#"{"hits":[{},5]}"#, "'hits[1]'"), (#"{"nbHits":"7"}"#, "'nbHits'"),
      (#"{"nbHits":1.5}"#, "'nbHits'"), (#"{"page":-1}"#, "'page'"), (#"{"nbPages":1e300}"#, "'nbPages'"),
      (#"{"hitsPerPage":[]}"#, "'hitsPerPage'"), (#"{"facets":[]}"#, "'facets'"),
      (#"{"facets":{"a":[1]}}"#, "'facets.a'"), (#"{"facets":{"a":{"x":"1"}}}"#, "'facets.a.x'"),
      (#"{"facets_stats":7}"#, "'facets_stats'"), (#"{"facetHits":[{"count":1}]}"#, "'facetHits[0].value'"),
      (#"{"facetHits":[{"value":"a","count":"1"}]}"#, "'facetHits[0].count'"),
      (#"{"exhaustiveNbHits":"yes"}"#, "'exhaustiveNbHits'"), (#"{"queryAfterRemoval":1}"#, "'queryAfterRemoval'"),
      (#"{"nbHits":99999999999999999999}"#, "'nbHits'"),
    ])
  func impossibleMembersAreNamed(text: String, name: String) throws {
    let content = try content(text)
    let error = try #require(throws: SearchError.self) { try SearchResponse(content: content) }
    expectEqual(error.code, .badResponse)
    #expect(error.message.contains(name))
  }

  @Test(
    arguments: [(401, SearchError.Code.auth), (403, .forbidden), (404, .indexNotFound), (429, .rateLimited)]
      + [(400, .badRequest), (413, .tooLarge), (500, .server), (504, .timeout)])
  func anErrorInPlaceOfResultsIsNoEmptyPage(status: Int, code: SearchError.Code) throws {
    let content: JSONObject = ["message": "Index x does not exist", "status": .integer(status)]
    let error = try #require(throws: SearchError.self) { try SearchResponse(content: content) }
    expectEqual(error, SearchError(code, "Index x does not exist"))
  }

  @Test func aWarningBesideHitsIsNoError() throws {
    let response = try SearchResponse(content: ["message": "slow", "status": 404, "hits": []])
    expectEqual(response.extra["message"], "slow")
  }

  @Test(
    arguments: [
      (52, 20, 2, 10, true), (52, 20, 2, 12, false), (52, 20, 3, 0, false), (52, 10, 4, 10, false),
      (52, 10, 5, 0, true), (20, 10, 0, 10, false), (0, 10, 0, 0, false), (5, 0, 0, 0, false),
      (Int.max, 2, 7, 2, false),
      (Int.max, Int.max, Int.max, 0, false),
    ])
  func hitsThatAPageDoesNotHaveAreNoticed(
    nbHits: Int, hitsPerPage: Int, page: Int, count: Int, expected: Bool
  ) throws {
    var content: JSONObject = [
      "hits": .array(Array(repeating: ["objectID": "1"], count: count)), "nbHits": .integer(nbHits),
      "hitsPerPage": .integer(hitsPerPage), "page": .integer(page),
    ]
    try expectEqual(SearchResponse(content: content).isPaginationLimited, expected)
    content["exhaustiveNbHits"] = false
    try expectEqual(SearchResponse(content: content).isPaginationLimited, false)
    content["exhaustiveNbHits"] = true
    // What an answer leaves out is not known.
    for name in ["hits", "page", "hitsPerPage", "nbHits"] {
      let part = content.filter { $0.key != name }
      try expectEqual(SearchResponse(content: part).isPaginationLimited, false, "\(name)")
    }
    content["offset"] = .integer(0)
    try expectEqual(SearchResponse(content: content).isPaginationLimited, false)
  }

  @Test func pagesOfGroupsCountGroups() throws {
    func isLimited(_ groups: Int) throws -> Bool {
      let hits = (0..<groups).flatMap { _ in [0, 1].map { number -> JSON in ["_distinctSeqID": .integer(number)] } }
      return try SearchResponse(content: ["hits": .array(hits), "nbHits": 10, "page": 0, "hitsPerPage": 4])
        .isPaginationLimited
    }
    #expect(try isLimited(3) && !isLimited(4))
  }

  @Test(arguments: [(48, 5, 2, true), (48, 5, 4, false), (52, 5, 0, false), (10, 5, 5, false)])
  func hitsThatAWindowDoesNotHaveAreNoticed(offset: Int, length: Int, count: Int, expected: Bool) throws {
    let content: JSONObject = [
      "hits": .array(Array(repeating: ["objectID": "1"], count: count)), "nbHits": 52,
      "offset": .integer(offset), "length": .integer(length),
    ]
    try expectEqual(SearchResponse(content: content).isPaginationLimited, expected)
  }

  @Test func aResponseWithoutJSONIsWrittenInAlgoliasShape() throws {
    let response = SearchResponse(
      hits: [["objectID": "1"]], nbHits: 1, page: 3, nbPages: 4, hitsPerPage: 7,
      facets: ["genre": [Facet(value: "b", count: 2), Facet(value: "a", count: 1)]],
      facetStats: ["year": FacetStats(min: 1, max: 2, avg: 1.5, sum: 3)], isExhaustive: false,
      queryAfterRemoval: "x", extra: ["userData": [1], "nbHits": 99])
    #expect(response.rawContent == nil)
    let expected = """
      {"hits":[{"objectID":"1"}],"nbHits":1,"page":3,"nbPages":4,"hitsPerPage":7,"facets":{"genre":{"b":2,"a":1}},\
      "facets_stats":{"year":{"min":1,"max":2,"avg":1.5,"sum":3}},"exhaustiveNbHits":false,\
      "exhaustiveFacetsCount":false,"queryAfterRemoval":"x","userData":[1]}
      """
    expectEqual(JSON.object(response.content).text(), expected)
    var again = try SearchResponse(content: response.content)
    again.rawContent = nil
    var original = response
    original.extra["nbHits"] = nil
    original.isCutShort = true
    expectEqual(again, original)
  }

  @Test func aFacetSearchIsWrittenInAlgoliasShape() {
    let response = SearchResponse(facetHits: [Facet(value: "a", count: 1)], extra: ["processed": false])
    expectEqual(
      JSON.object(response.content).text(),
      #"{"facetHits":[{"value":"a","highlighted":"a","count":1}],"exhaustiveFacetsCount":true,"processed":false}"#)
  }

  @Test func mergedCountsStandInTheContent() throws {
    var response = try SearchResponse(
      content: ["hits": [], "facets": ["genre": ["a": 1], "year": ["1": 1]], "exhaustiveFacetsCount": true])
    response.facets["genre"] = [Facet(value: "b", count: 5), Facet(value: "a", count: 1)]
    response.facetStats["year"] = FacetStats(min: 1, max: 1, avg: 1, sum: 1)
    expectEqual(response.content["facets"], ["genre": ["b": 5, "a": 1], "year": ["1": 1]])
    expectEqual(response.content["facets_stats"], ["year": ["min": 1, "max": 1, "avg": 1, "sum": 1]])
    expectEqual(response.rawContent?["facets"], ["genre": ["a": 1], "year": ["1": 1]])
  }
}
