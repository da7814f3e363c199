import SearchDialects
import SearchModel
import TestSupport
import Testing

struct TypesenseResultsTests {
  private static let result: JSON = [
    "found": 7, "search_cutoff": false, "facet_counts": [],
    "hits": [
      [
        "document": ["id": "1", "title": "Tom, a long story of many words", "year": 1990],
        "highlight": [
          "title": ["matched_tokens": ["Tom,"], "value": "<em>Tom,</em> a long story of many words"]
        ],
      ]
    ],
  ]

  @Test func hitsHaveTheirIdAndTheMarksOfTheText() throws {
    let response = try TypesenseSubject.answer(
      [Self.result],
      to: [
        "query": "tom story", "hitsPerPage": 3, "attributesToRetrieve": ["year"], "attributesToSnippet": ["title:3"],
        "attributesToHighlight": ["title"],
      ])
    let expected: JSON = [
      "objectID": "1", "year": 1990,
      "_highlightResult": [
        "title": [
          "value": "<em>Tom</em>, a long story of many words", "matchLevel": "partial",
          "fullyHighlighted": false, "matchedWords": ["tom"],
        ]
      ],
      "_snippetResult": ["title": ["value": "<em>Tom</em>, a long …", "matchLevel": "partial"]],
    ]
    expectEqual(response.hits.map(JSON.object), [expected])
    #expect(response.nbHits == 7 && response.nbPages == 3 && response.hitsPerPage == 3 && response.isExhaustive)
  }

  @Test func hitsKeepTheirOwnAttributesInTheirOwnOrder() throws {
    let documents: [JSON] = [
      ["id": "1", "title": "a", "year": 1], ["id": "2", "title": "b", "year": 2], ["year": 3, "id": "3", "title": "c"],
      ["id": "4", "title": "d"], ["id": "5", "_multihits_id": "own", "year": 5],
      ["id": "6", "title": "f", "cafe\u{301}": 1], ["id": "7", "title": "g", "caf\u{E9}": 2],
    ]
    let result: JSON = [
      "found": 7, "facet_counts": [], "hits": .array(documents.map { ["document": $0] }),
    ]
    let hits = try TypesenseSubject.answer([result], to: ["attributesToHighlight": []]).hits
    expectEqual(
      hits.map { JSON.object($0).text() },
      [
        #"{"objectID":"1","title":"a","year":1}"#, #"{"objectID":"2","title":"b","year":2}"#,
        #"{"objectID":"3","year":3,"title":"c"}"#, #"{"objectID":"4","title":"d"}"#,
        #"{"objectID":"5","id":"own","year":5}"#, "{\"objectID\":\"6\",\"title\":\"f\",\"cafe\u{301}\":1}",
        "{\"objectID\":\"7\",\"title\":\"g\",\"caf\u{E9}\":2}",
      ])
  }

  @Test(
    arguments: [
      (["*"], #"{"objectID":"1","_geoloc":{"lat":1.5,"lng":2.5},"pair":[3,4]}"#),
      (["*", "-_geoloc"], #"{"objectID":"1","pair":[3,4]}"#), (["pair"], #"{"objectID":"1","pair":[3,4]}"#),
      (["_geoloc.lat"], #"{"objectID":"1","_geoloc":{"lat":1.5}}"#),
      (["*", "-_geoloc.lat"], #"{"objectID":"1","_geoloc":{"lng":2.5},"pair":[3,4]}"#),
    ] as [(JSON, String)]) func placesAreThoseOfTheRecordAlone(retrieved: JSON, hit: String) throws
  {
    let document: JSON = ["_geoloc": [1.5, 2.5], "id": "1", "pair": [3, 4]]
    let result: JSON = [
      "found": 3, "facet_counts": [], "hits": .array(Array(repeating: ["document": document], count: 3)),
    ]
    let hits = try TypesenseSubject.answer(
      [result], to: ["attributesToHighlight": [], "attributesToRetrieve": retrieved]
    ).hits
    expectEqual(hits.map { JSON.object($0).text() }, [hit, hit, hit])
  }

  @Test func marksReplaceAnAttributeOfTheirName() throws {
    let result: JSON = [
      "found": 1, "facet_counts": [],
      "hits": [["document": ["id": "1", "_highlightResult": "own", "_snippetResult": "own", "title": "tom"]]],
    ]
    let hit = try #require(
      try TypesenseSubject.answer([result], to: ["attributesToHighlight": ["title"]]).hits.first)
    expectEqual(Array(hit.keys), ["objectID", "_snippetResult", "title", "_highlightResult"])
    expectEqual(hit["_highlightResult"]?.objectValue?["title"]?.objectValue?["value"], "tom")
    expectEqual(hit["_snippetResult"], "own")
  }

  @Test func severalPagesAreCutToWhatWasAskedFor() throws {
    func page(_ numbers: Range<Int>) -> JSON {
      ["found": 600, "hits": .array(numbers.map { ["document": ["id": .string("\($0)")]] })]
    }
    let response = try TypesenseSubject.answer(
      [page(250..<500), page(500..<600)], to: ["hitsPerPage": 300, "page": 1, "attributesToHighlight": []])
    #expect(response.hits.first?["objectID"] == "300" && response.hits.count == 300)
    #expect(response.hits.last?["objectID"] == "599" && response.nbPages == 2)
  }

  @Test func thereAreAtLeastTheHitsThatCame() throws {
    func page(_ count: Int) -> JSON {
      ["found": 1, "hits": .array((0..<count).map { ["document": ["id": .string("\($0)")]] })]
    }
    let response = try TypesenseSubject.answer(
      [page(3)], to: ["hitsPerPage": 3, "page": 2, "attributesToHighlight": []])
    #expect(response.nbHits == 9 && response.nbPages == 3)
    try expectEqual(TypesenseSubject.answer([page(0)], to: ["page": 2]).nbHits, 1)
  }

  @Test func aCutoffMakesCountsInexact() throws {
    #expect(try !TypesenseSubject.answer([["found": 0, "search_cutoff": true, "hits": []]]).isExhaustive)
  }

  @Test func facetsAreSortedAndNumbersSummedUp() throws {
    let facets: JSON = [
      [
        "field_name": "rating",
        "counts": [
          ["value": "8", "count": 1, "highlighted": "8"], ["value": "7.3", "count": 2, "highlighted": "7.3"],
          ["value": "10", "count": 1, "highlighted": "10"],
        ],
        "stats": ["min": 7.300000190734863, "max": 10, "avg": 8.15, "sum": 32.6, "total_values": 3],
      ],
      ["field_name": "genre", "counts": [], "stats": ["total_values": 0]],
    ]
    let response = try TypesenseSubject.answer(
      [["found": 1, "hits": [], "facet_counts": facets]], to: ["facets": ["rating", "genre"]])
    expectEqual(
      response.facets,
      [
        "rating": [
          Facet(value: "7.3", count: 2), Facet(value: "10", count: 1), Facet(value: "8", count: 1),
        ]
      ])
    expectEqual(response.facetStats, ["rating": FacetStats(min: 7.3, max: 10, avg: 8.15, sum: 32.6)])
  }

  @Test func eachErrorBelongsToItsOwnSection() throws {
    let dialect = TypesenseSubject.dialect()
    let requests = (0..<5).map { _ in TypesenseSubject.request() }
    let call = try #require(dialect.plan(requests, strategy: .none).calls.first)
    let results: JSON = [
      ["found": 1, "hits": []], ["code": 404, "error": "Not found."],
      ["code": 404, "error": "Could not find a field named `x` in the schema."],
      ["code": 422, "error": "Only upto 250 hits can be fetched per page."], ["found": "many", "hits": []],
    ]
    let reply = HTTPReply(status: 200, body: Array(JSON.object(["results": results]).text().utf8))
    let codes = try dialect.results(in: reply, to: call).map { result -> SearchError.Code? in
      guard case .failure(let error) = result else { return nil }
      return error.code
    }
    expectEqual(codes, [nil, .indexNotFound, .badRequest, .badRequest, .badResponse])
  }

  @Test(arguments: [0, 1, 3])
  func resultsInAnotherNumberBelongToNoSearch(count: Int) throws {
    let requests = (0..<2).map { _ in TypesenseSubject.request() }
    let call = try #require(TypesenseSubject.dialect().plan(requests, strategy: .none).calls.first)
    let results = Array(repeating: #"{"found": 1, "hits": []}"#, count: count).joined(separator: ", ")
    let reply = HTTPReply(status: 200, body: Array("{\"results\": [\(results)]}".utf8))
    let error = #expect(throws: SearchError.self) { try TypesenseSubject.dialect().results(in: reply, to: call) }
    expectEqual(error?.code, .badResponse)
    expectEqual(error?.message.contains("came in answer to 2 searches"), true)
  }

  @Test(
    arguments: [
      (401, "{\"message\": \"Forbidden\"}", SearchError.Code.auth), (429, "{\"message\": \"slow\"}", .rateLimited),
      (503, "{\"message\": \"Not Ready or Lagging\"}", .server), (400, "{\"message\": \"Bad JSON.\"}", .badRequest),
      (200, "<html>", .badResponse), (200, "{}", .badResponse), (200, "{\"results\": {}}", .badResponse),
      (200, "{\"results\": [{}, {}]}", .badResponse), (200, "[]", .badResponse), (502, "<html>", .server),
    ])
  func aCallThatFailsIsAnErrorOfAll(status: Int, body: String, code: SearchError.Code) throws {
    let dialect = TypesenseSubject.dialect()
    let call = try #require(dialect.plan([TypesenseSubject.request()], strategy: .none).calls.first)
    let error = #expect(throws: SearchError.self) {
      try dialect.results(in: HTTPReply(status: status, body: Array(body.utf8)), to: call)
    }
    expectEqual(error?.code, code)
  }

  @Test(
    arguments: [
      ["hits": []], ["found": -1, "hits": []], ["found": 1], ["found": 1, "hits": [1]], ["found": 1, "hits": [[:]]],
      ["found": 1, "hits": [["document": ["title": "x"]]]], ["found": 1, "hits": [["document": ["id": 1]]]],
      ["found": 1, "hits": [["document": ["id": "1"], "highlight": 3]]],
      ["found": 1, "hits": [], "facet_counts": [["field_name": "x", "counts": [["value": 1, "count": 1]]]]],
      ["found": 1, "hits": [], "search_cutoff": "no"], 3, "text",
    ] as [JSON])
  func anImpossibleResultIsNamedWithAPieceOfIt(result: JSON) throws {
    let error = #expect(throws: SearchError.self) { try TypesenseSubject.answer([result]) }
    expectEqual(error?.code, .badResponse)
    #expect(error?.message.contains("results[0]") == true || error?.message.contains("document") == true)
  }

  @Test func valuesOfAFacetComeWithTheirMarks() throws {
    let counts: JSON = [
      ["value": "Drama", "count": 2, "highlighted": "<em>Dra</em>ma"],
      ["value": "Dracula", "count": 3, "highlighted": "<em>Dra</em>cula"],
    ]
    let response = try TypesenseSubject.answer(
      [["found": 9, "hits": [], "facet_counts": [["field_name": "genre", "counts": counts]]]],
      target: .facetValues(attribute: "genre", facetQuery: "dra", maxFacetHits: 1))
    expectEqual(response.facetHits, [Facet(value: "Dracula", count: 3, highlighted: "<em>Dra</em>cula")])
  }

  @Test func aSchemaIsReadWithoutItsPatterns() throws {
    let content: JSON = [
      "name": "movies_1",
      "fields": [["name": ".*", "type": "auto"], ["name": "a", "type": "int32[]", "facet": true]],
      "token_separators": ["-"],
    ]
    let collection = try TypesenseCollection(content: content)
    expectEqual(collection.fields.keys, ["a"])
    expectEqual(collection.fields["a"]?.type, TypesenseFieldType(.int32, isList: true))
    expectEqual(collection.tokenSeparators, ["-"])
    #expect(throws: SearchError.self) { try TypesenseCollection(content: ["name": "x"]) }
  }
}
