import OrderedCollections
import SearchDialects
import SearchModel
import TestSupport
import Testing

/// The forms in which search services count facet values, and highlight.
struct RESTFacetTests {
  private static let expected: ExactDictionary<[Facet]> = [
    "genre": [Facet(value: "Drama", count: 7), Facet(value: "Comedy", count: 2)],
    "year": [Facet(value: "1990", count: 3)],
  ]

  @Test(arguments: [
    ("$.facets", #"{"facets":{"year":{"1990":3},"genre":{"Comedy":2,"Drama":7}}}"#),
    (
      "$.facets",
      #"{"facets":{"year":[{"value":1990,"count":3}],"genre":[{"key":"Comedy","doc_count":2},{"key":"Drama","doc_count":7}]}}"#
    ),
    (
      "$.facets",
      #"{"facets":{"year":[{"name":"1990","count":3}],"genre":[{"name":"Drama","count":7},{"name":"Comedy","count":2}]}}"#
    ),
    (
      "$.aggregations",
      #"{"aggregations":{"year":{"buckets":[{"key":1990,"doc_count":3}]},"genre":{"sum_other_doc_count":0,"buckets":[{"key":"Drama","doc_count":7},{"key":"Comedy","doc_count":2}]}}}"#
    ),
    (
      "$.facet_results",
      #"{"facet_results":{"genre":{"name":"genre","type":"column","results":[{"value":"Drama","label":"Drama","count":7,"selected":false},{"value":"Comedy","label":"C","count":2}],"truncated":false},"year":{"results":[{"value":1990,"label":1990,"count":3},{"value":null,"label":"","count":9}]}}}"#
    ),
    (
      "$.facet_counts",
      #"{"facet_counts":[{"field_name":"genre","counts":[{"value":"Drama","count":7,"highlighted":"Drama"},{"value":"Comedy","count":2}],"stats":{"total_values":2}},{"field_name":"year","counts":[{"value":"1990","count":3}]}]}"#
    ),
    (
      "$.facet_counts[*]",
      #"{"facet_counts":[{"field_name":"genre","counts":[{"value":"Drama","count":7},{"value":"Comedy","count":2}]},{"field_name":"year","counts":[{"value":"1990","count":3}]}]}"#
    ),
  ])
  func countsAreRead(path: String, body: String) throws {
    let dialect = try makeDialect(response: ["facets": path])
    let answered = "{\"hits\":[]," + body.dropFirst()
    try expectEqual(answer(dialect, makeRequest(["facets": ["genre", "year"]]), answered).facets, Self.expected)
  }

  @Test func onlyWhatIsAskedForIsRead() throws {
    let dialect = try makeDialect(response: ["facets": "$.facets"])
    let body = #"{"hits":[],"facets":{"a":{"x":1},"b":{"y":2},"broken":7}}"#
    #expect(try answer(dialect, body).facets.isEmpty)
    #expect(try answer(dialect, #"{"hits":[]}"#).facets.isEmpty)
    expectEqual(Array(try answer(dialect, makeRequest(["facets": ["b", "none"]]), body).facets.keys), ["b"])
    #expect(throws: SearchError.self) { try answer(dialect, makeRequest(["facets": ["*"]]), body) }
  }

  @Test func countsThatAreAskedForMustBeThere() throws {
    let dialect = try makeDialect(response: ["facets": "$.facets"])
    let request = makeRequest(["facets": ["genre"]])
    for (body, message) in [
      (#"{"hits":[]}"#, "the answer has nothing at '$.facets': at '$' is an object, {\"hits\":[]}"),
      (
        #"{"hits":[],"facets":3}"#,
        "'$.facets' of the answer must be an object of facets by attribute, or a list of such, found an integer: 3"
      ),
      (
        #"{"hits":[],"facets":{"genre":{"Drama":"7"}}}"#,
        "'$.facets' of the answer for 'genre' must be counts of values, found an object: {\"Drama\":\"7\"}"
      ),
      (
        #"{"hits":[],"facets":{"genre":{"Drama":-1}}}"#,
        "'$.facets' of the answer for 'genre' must be counts of values, found an object: {\"Drama\":-1}"
      ),
    ] {
      #expect(throws: SearchError(.badResponse, message)) { try answer(dialect, request, body) }
    }
  }

  @Test func orderLimitAndStatisticsAreThoseOfTheRequest() throws {
    let dialect = try makeDialect(response: ["facets": "$.facet_counts"])
    let body =
      #"{"hits":[],"facet_counts":[{"field_name":"n","counts":[{"value":"b","count":1},{"value":"a","count":1},{"value":"c","count":5}],"stats":{"min":1,"max":5,"avg":2.5,"sum":7,"total_values":3}}]}"#
    let request = makeRequest(["facets": ["n"], "maxValuesPerFacet": 2])
    let response = try answer(dialect, request, body)
    expectEqual(response.facets["n"], [Facet(value: "c", count: 5), Facet(value: "a", count: 1)])
    expectEqual(response.facetStats["n"], FacetStats(min: 1, max: 5, avg: 2.5, sum: 7))
    let byName = makeRequest(["facets": ["n"], "sortFacetValuesBy": "alpha"])
    try expectEqual(answer(dialect, byName, body).facets["n"]?.map(\.value), ["a", "b", "c"])
  }

  @Test func chosenValuesThatNoRecordHasAreCountedAsZero() throws {
    let dialect = try makeDialect(
      query: ["q": "{query}", "f": "{facetFilters}"], response: ["facets": "$.facets"])
    let request = makeRequest(
      ["facets": ["genre"]],
      filterGroups: [FilterGroup(name: "g", kind: .or, filters: [facet("genre", "Western"), facet("genre", "Drama")])])
    let response = try answer(dialect, request, #"{"hits":[],"facets":{"genre":{"Drama":4}}}"#)
    expectEqual(response.facets["genre"], [Facet(value: "Drama", count: 4), Facet(value: "Western", count: 0)])
  }

  @Test(arguments: [
    #"{"title":"<b>Tom</b> Sawyer"}"#, #"{"title":{"value":"<b>Tom</b> Sawyer"}}"#, #"{"title":["<b>Tom</b> Sawyer"]}"#,
    #"{"title":{"snippet":"<b>Tom</b> Sawyer","matched_tokens":["Tom"]}}"#,
    #"[{"field":"title","snippet":"<b>Tom</b> Sawyer"}]"#,
  ])
  func highlightsBecomeThoseOfAlgolia(highlights: String) throws {
    let dialect = try makeDialect(response: ["highlights": "$.hl"])
    let request = makeRequest(["query": "tom", "highlightPreTag": "<b>", "highlightPostTag": "</b>"])
    let hit = try answer(dialect, request, #"{"hits":[{"objectID":"1","title":"Tom Sawyer","hl":\#(highlights)}]}"#)
      .hits[0]
    expectEqual(
      hit["_highlightResult"],
      [
        "title": ["value": "<b>Tom</b> Sawyer", "matchLevel": "full", "matchedWords": ["tom"]]
      ])
  }

  @Test func highlightsHaveTheShapeOfTheRecord() throws {
    let dialect = try makeDialect(response: ["highlights": "$.hl"])
    let body =
      #"{"hits":[{"objectID":"1","cast":["A B","C"],"author":{"name":"Ann"},"a.b":"x","list":[{"t":"u"}],"#
      + #""hl":{"cast":["<em>A</em> B","C"],"author.name":"<em>Ann</em>","a.b":"<em>x</em>","list":[{"t":"<em>u</em>"}]}},{"objectID":"2"}]}"#
    let hits = try answer(dialect, makeRequest(["query": "a z"]), body).hits
    func result(_ value: String, _ level: String, _ words: JSON...) -> JSON {
      ["value": .string(value), "matchLevel": .string(level), "matchedWords": .array(words)]
    }
    expectEqual(
      hits[0]["_highlightResult"],
      [
        "cast": [result("<em>A</em> B", "partial", "a"), result("C", "none")],
        "author": ["name": result("<em>Ann</em>", "partial", "ann")], "a.b": result("<em>x</em>", "partial", "x"),
        "list": [["t": result("<em>u</em>", "partial", "u")]],
      ])
    #expect(hits[1]["_highlightResult"] == nil)
  }
}
