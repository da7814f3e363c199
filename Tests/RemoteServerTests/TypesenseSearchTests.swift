import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@Suite(.enabled(if: TypesenseServer.program != nil), WithTypesense())
struct TypesenseSearchTests {
  @Test func recordsComeBackAsTheyWereUploaded() async throws {
    let index = try await TypesenseIndexUnderTest("round")
    let response = try await index.ask(["attributesToHighlight": []])
    expectEqual(response.nbHits, 6)
    // The order is that of the custom ranking.
    expectEqual(response.ids, ["5", "6", "1", "4/ü", "3", "2"])
    for hit in response.hits {
      let record = try #require(TypesenseTestData.records.first { $0["objectID"] == hit["objectID"] })
      #expect(JSON.object(hit).isEquivalent(to: .object(record)))
    }
  }

  @Test(
    arguments: [
      ("genre:Drama", ["1", "4/ü", "6"]),
      ("NOT genre:Drama", ["2", "3", "5"]),
      ("genre:\"Spy, cold war\"", ["3"]),
      ("genre:\"A`b\"", ["5"]),
      ("genre:\"x (y) && z\"", ["5"]),
      ("year:2000", ["6"]),
      ("NOT year:2000", ["1", "2", "3", "4/ü", "5"]),
      ("year != 2000", ["1", "2", "3", "4/ü"]),
      ("NOT year:1990 TO 2000", ["2", "4/ü", "5"]),
      ("year >= 1999.5", ["2", "4/ü", "6"]),
      ("year:1996.2 TO 2000.9", ["3", "6"]),
      ("year > 100000000000000000000000", []),
      ("year < 1e30", ["1", "2", "3", "4/ü", "6"]),
      ("rating:7.3", ["1"]),
      ("rating >= 7.3 AND rating < 8", ["1", "6"]),
      ("rating > 1e300", []),
      ("rating > 1e-300", ["1", "2", "3", "4/ü", "5", "6"]),
      ("isNew:true", ["3", "4/ü"]),
      ("NOT isNew:true", ["1", "2", "5", "6"]),
      ("isNew:maybe", []),
      ("_tags:classic AND NOT _tags:new", ["1"]),
      ("objectID:\"4/ü\" OR objectID:1", ["1", "4/ü"]),
      ("cat.lvl1:\"Film > Short\"", ["2"]),
      ("crew.job:writer", ["1"]),
      ("(genre:Action OR genre:Family) AND (year = 1990 OR year = 2001)", ["1", "2"]),
      ("(genre:Drama AND year:2000)", ["6"]),
      ("id:17", ["1"]),
      ("never:x", []),
      ("NOT never:x", ["1", "2", "3", "4/ü", "5", "6"]),
    ] as [(String, [String])])
  func filtersLetTheSameRecordsThrough(filters: String, expected: [String]) async throws {
    let index = try await TypesenseIndexUnderTest("filters\(abs(filters.hashValue))")
    try await expectEqual(index.ids(["filters": .string(filters)]).sorted(), expected)
  }

  @Test func filterListsLetTheSameRecordsThrough() async throws {
    let index = try await TypesenseIndexUnderTest("lists")
    let ids = try await index.ids([
      "facetFilters": ["genre:-Action", ["year:1990", "year:2000"]], "numericFilters": ["rating > 7.5"],
    ])
    expectEqual(ids, ["6"])
    try await expectEqual(index.ids(["tagFilters": ["classic", "-new"]]), ["1"])
  }

  @Test func aValueWithoutWordsIsRefusedRatherThanMatchedWrongly() async throws {
    let index = try await TypesenseIndexUnderTest("wordless")
    await #expect(throws: SearchError.self) { try await index.ask(["filters": "genre:\"++\""]) }
    // An empty id would end the server.
    await #expect(throws: SearchError.self) { try await index.ask(["filters": "objectID:\"\""]) }
    try await expectEqual(index.ask().nbHits, 6)
  }

  @Test func wordsMatchByTheirBeginningsAndWithTypos() async throws {
    let index = try await TypesenseIndexUnderTest("words")
    try await expectEqual(index.ids(["query": "tom"]).sorted(), ["1", "2", "3", "6"])
    try await expectEqual(index.ids(["query": "tom", "queryType": "prefixNone"]).sorted(), ["1", "6"])
    try await expectEqual(index.ids(["query": "sawyer hanks"]), ["1"])
    try await expectEqual(index.ids(["query": "hanks zzz"]), [])
    try await expectEqual(
      index.ids(["query": "hanks zzzzzz", "removeWordsIfNoResults": "lastWords"]).sorted(), ["1", "6"])
    try await expectEqual(index.ids(["query": "sawyre"]), ["1"])
    try await expectEqual(index.ids(["query": "sawyre", "typoTolerance": false]), [])
    try await expectEqual(index.ids(["query": "cafe"]), ["4/ü"])
    try await expectEqual(index.ids(["query": "boy"]), ["1"])
    try await expectEqual(index.ids(["query": "baker"]), ["1"])
    try await expectEqual(index.ids(["query": "tom", "restrictSearchableAttributes": ["cast"]]).sorted(), ["1", "6"])
    // Signs of the query mean something only where the advanced syntax is on.
    try await expectEqual(index.ids(["query": "tom -hanks \"sawyer\""]), ["1"])
    try await expectEqual(index.ids(["query": "tom -hanks", "advancedSyntax": true]).sorted(), ["2", "3"])
    try await expectEqual(index.ids(["query": "\"never dies\"", "advancedSyntax": true]), ["3"])
    try await expectEqual(index.ask(["query": " ?! "]).nbHits, 6)
  }

  @Test func highlightsHaveTheShapeOfTheRecord() async throws {
    let index = try await TypesenseIndexUnderTest("marks")
    let response = try await index.ask([
      "query": "tom sawyer", "attributesToRetrieve": ["year"], "highlightPreTag": "[", "highlightPostTag": "]",
      "attributesToSnippet": ["title:2"],
    ])
    let hit = try #require(response.hits.first)
    let expected: JSON = [
      "objectID": "1", "year": 1990,
      "_highlightResult": [
        "title": [
          "value": "[Tom] [Sawyer], the <b>boy</b>", "matchLevel": "full", "fullyHighlighted": false,
          "matchedWords": ["tom", "sawyer"],
        ],
        "cast": [
          ["value": "[Tom] Hanks", "matchLevel": "partial", "fullyHighlighted": false, "matchedWords": ["tom"]],
          ["value": "Meg Ryan", "matchLevel": "none", "matchedWords": []],
        ],
        "crew": [
          ["name": ["value": "Ann Smith", "matchLevel": "none", "matchedWords": []]],
          [
            "name": [
              "value": "[Tom] Baker", "matchLevel": "partial", "fullyHighlighted": false, "matchedWords": ["tom"],
            ]
          ],
        ],
      ],
      "_snippetResult": ["title": ["value": "[Tom] [Sawyer] …", "matchLevel": "full"]],
    ]
    expectEqual(JSON.object(hit), expected)
  }

  @Test func anEmptyQueryHighlightsNothing() async throws {
    let index = try await TypesenseIndexUnderTest("plain")
    let response = try await index.ask(["filters": "objectID:6", "attributesToRetrieve": []])
    let expected: JSON = [
      "objectID": "6",
      "_highlightResult": [
        "title": ["value": "Cast away", "matchLevel": "none", "matchedWords": []],
        "cast": [["value": "Tom Hanks", "matchLevel": "none", "matchedWords": []]],
      ],
    ]
    expectEqual(response.hits.map(JSON.object), [expected])
  }

  @Test func facetsCountValuesAndSumNumbersUp() async throws {
    let index = try await TypesenseIndexUnderTest("facets")
    let response = try await index.ask(["facets": ["year", "genre", "isNew", "rating"], "maxValuesPerFacet": 3])
    expectEqual(response.facets.keys, ["year", "genre", "isNew", "rating"])
    expectEqual(response.counts("genre").first?.lowercased(), "drama 3")
    expectEqual(response.counts("genre").dropFirst().first, "Action 2")
    expectEqual(response.counts("genre").count, 3)
    expectEqual(response.counts("isNew"), ["false 2", "true 2"])
    expectEqual(response.facetStats["year"], FacetStats(min: 1990, max: 2016, avg: 2000.8, sum: 10_004))
    expectEqual(response.facetStats["rating"]?.min, 5.8)
    #expect(response.facetStats["genre"] == nil)
    let byName = try await index.ask(["facets": ["genre"], "sortFacetValuesBy": "alpha", "maxValuesPerFacet": 2])
    expectEqual(byName.counts("genre"), ["A`b 1", "Action 2"])
  }

  @Test func disjunctiveFacetsKeepCountingBesideTheirOwnChoice() async throws {
    let index = try await TypesenseIndexUnderTest("disjunctive")
    let group = FilterGroup(name: "g", kind: .or, filters: [Filter(attribute: "genre", stringValue: "Action")])
    let response = try await index.ask(["facets": ["genre", "year"]], groups: [group])
    expectEqual(response.ids.sorted(), ["2", "3"])
    expectEqual(response.counts("year"), ["1997 1", "2001 1"])
    expectEqual(response.counts("genre").map { $0.lowercased() }.prefix(2), ["drama 3", "action 2"])
  }

  @Test func hierarchicalFacetsCountEachLevel() async throws {
    let index = try await TypesenseIndexUnderTest("levels")
    let refinement = HierarchicalRefinement(
      attributes: ["cat.lvl0", "cat.lvl1"], separator: " > ", path: ["Film", "Feature"])
    let group = FilterGroup(name: "c", kind: .hierarchical(refinement))
    let response = try await index.ask(["facets": ["cat.lvl0", "cat.lvl1"]], groups: [group])
    expectEqual(response.ids, ["1"])
    expectEqual(response.counts("cat.lvl1"), ["Film > Feature 1", "Film > Short 1"])
  }

  @Test func facetValuesAreSearchedByTheirBeginnings() async throws {
    let index = try await TypesenseIndexUnderTest("values")
    let response = try await index.ask(
      ["filters": "year > 1995"], target: .facetValues(attribute: "genre", facetQuery: "ac", maxFacetHits: 5))
    expectEqual(response.facetHits, [Facet(value: "Action", count: 2, highlighted: "<em>Ac</em>tion")])
    let all = try await index.ask(
      [:], target: .facetValues(attribute: "genre", facetQuery: "", maxFacetHits: 2))
    expectEqual(all.facetHits?.count, 2)
  }

  @Test func pagesAndOffsetsCutTheSameList() async throws {
    let index = try await TypesenseIndexUnderTest("pages")
    let all = ["5", "6", "1", "4/ü", "3", "2"]
    let second = try await index.ask(["hitsPerPage": 4, "page": 1])
    expectEqual(second.ids, Array(all[4...]))
    #expect(second.nbPages == 2 && second.page == 1 && second.hitsPerPage == 4)
    try await expectEqual(index.ask(["offset": 1, "length": 3]).ids, Array(all[1..<4]))
    try await expectEqual(index.ask(["hitsPerPage": 0]).nbHits, 6)
    try await expectEqual(index.ask(["hitsPerPage": 1_000]).ids, all)
    try await expectEqual(index.ask(["page": 9]).ids, [])
  }

  @Test func distinctKeepsTheBestOfEachGroupAndCountsAllRecordsInFacets() async throws {
    let records = TypesenseTestData.records.filter { $0["series"] != nil }
    let index = try await TypesenseIndexUnderTest("distinct", records: records)
    let response = try await index.ask(["distinct": true, "facets": ["genre"]])
    expectEqual(response.ids, ["5", "1", "2"])
    expectEqual(response.nbHits, 3)
    expectEqual(response.counts("genre").first, "Action 2")
    let two = try await index.ask(["distinct": 2])
    expectEqual(two.ids, ["5", "3", "1", "2"])
    #expect(two.hits[1]["_distinctSeqID"] == 1 && two.hits[0]["_distinctSeqID"] == nil)
  }

  @Test func placesFilterAndSort() async throws {
    let index = try await TypesenseIndexUnderTest("geo")
    try await expectEqual(index.ids(["aroundLatLng": "52.5, 13.3", "aroundRadius": 20_000]), ["2"])
    try await expectEqual(index.ids(["aroundLatLng": "48.8, 2.3", "aroundRadius": "all"]), ["1", "2"])
    try await expectEqual(index.ids(["aroundLatLng": "52.5, 13.3", "aroundRadius": "all"]), ["2", "1"])
    try await expectEqual(index.ids(["insideBoundingBox": [[49, 2, 48, 3]]]), ["1"])
    try await expectEqual(index.ids(["insidePolygon": [[49.0, 2.0, 49.0, 3.0, 48.0, 2.0]]]), ["1"])
  }

  @Test func attributesSortBeforeAndBehindTheText() async throws {
    let index = try await TypesenseIndexUnderTest("sorted")
    let ranking: JSON = ["asc(year)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]
    try await expectEqual(index.ids(["ranking": ranking]), ["1", "3", "6", "2", "4/ü", "5"])
  }

  @Test func oneSectionThatFailsTakesNothingFromTheOthers() async throws {
    let index = try await TypesenseIndexUnderTest("several")
    let requests = [
      SectionRequest(moduleID: "a", indexName: "several", parameters: ["query": "tom"]),
      SectionRequest(moduleID: "b", indexName: "nowhere"),
      SectionRequest(moduleID: "c", indexName: "several", parameters: ["facets": ["title"]]),
      SectionRequest(moduleID: "d", indexName: "several", parameters: ["optionalWords": ["x"]]),
      SectionRequest(moduleID: "e", indexName: "several", parameters: ["filters": "nowhere:x"]),
    ]
    let answers = await index.service.answer(requests)
    try expectEqual(answers[0].get().nbHits, 4)
    #expect(throws: SearchError(.indexNotFound, "there is no collection or alias named 'nowhere': Not found.")) {
      try answers[1].get()
    }
    // What is not declared for faceting is left out.
    #expect(try answers[2].get().nbHits == 6 && answers[2].get().facets.isEmpty)
    expectEqual(Self.code(of: answers[3]), .unsupported)
    expectEqual(Self.code(of: answers[4]), .badRequest)
  }

  @Test func aKeyForOneCollectionStillSearchesThatOne() async throws {
    _ = try await TypesenseIndexUnderTest("open")
    _ = try await TypesenseIndexUnderTest("closed")
    let server = try #require(TypesenseServer.current)
    let rights: JSON = ["description": "", "actions": ["documents:search"], "collections": ["open"]]
    let reply = try await server.caller().send(HTTPCall(.post, "/keys", body: .json(rights), isRead: false)).result
      .get()
    let key = try #require(try reply.json().objectValue?["value"]?.stringValue)
    let service = TypesenseServiceFactory.make(
      caller: server.caller(key: key), indices: ["open": TypesenseTestData.settings])
    let requests = ["open", "closed"].map { SectionRequest(moduleID: $0, indexName: $0, parameters: ["query": "tom"]) }
    let answers = await service.answer(requests)
    try expectEqual(answers[0].get().nbHits, 4)
    expectEqual(Self.code(of: answers[1]), .auth)
  }

  @Test func aWrongKeyIsAnErrorOfEverySection() async throws {
    let server = try #require(TypesenseServer.current)
    let service = TypesenseServiceFactory.make(caller: server.caller(key: "wrong"))
    let answers = await service.answer([SectionRequest(moduleID: "a", indexName: "x")])
    expectEqual(answers.map(Self.code), [.auth])
  }

  private static func code(of answer: Result<SearchResponse, SearchError>) -> SearchError.Code? {
    guard case .failure(let error) = answer else { return nil }
    return error.code
  }
}
