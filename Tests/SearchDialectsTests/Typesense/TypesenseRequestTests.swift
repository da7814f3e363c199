import SearchDialects
import SearchModel
import TestSupport
import Testing

struct TypesenseRequestTests {
  @Test func aRequestBecomesOneSearchWithEverythingSaid() throws {
    let searches = try TypesenseSubject.searches(
      ["query": "tom", "facets": ["genre"], "filters": "year >= 1990", "hitsPerPage": 5, "page": 2],
      settings: ["searchableAttributes": ["title", "cast,crew"], "customRanking": ["desc(rating)"]])
    let expected: JSON = [
      "collection": "movies", "q": "tom", "query_by": "title,cast,crew.name", "query_by_weights": "2,1,1",
      "prefix": "true", "num_typos": "2", "min_len_1typo": 4, "min_len_2typo": 8,
      "typo_tokens_threshold": 1_000_000_000, "drop_tokens_threshold": 0, "max_candidates": 10_000,
      "filter_by": "year:>=1990", "sort_by": "_text_match:desc,rating:desc",
      "highlight_fields": "title,cast,crew.name", "highlight_full_fields": "title,cast,crew.name",
      "highlight_start_tag": "<em>", "highlight_end_tag": "</em>", "enable_highlight_v1": false,
      "facet_by": "genre", "max_facet_values": 100, "page": 3, "per_page": 5,
    ]
    expectEqual(searches.map(JSON.object), [expected])
  }

  @Test func anEmptyQueryIsAnAsteriskWithoutFieldsToSearch() throws {
    let search = try #require(try TypesenseSubject.searches(["query": " ?! "]).first)
    expectEqual(search["q"], "*")
    #expect(search["query_by"] == nil)
  }

  @Test(
    arguments: [
      ("tom -hanks", false, "tom  hanks"), ("tom -hanks", true, "tom -hanks"), ("say \"x y\"", false, "say  x y "),
      ("say \"x y\"", true, "say \"x y\""), ("up-to-date", false, "up-to-date"), ("*", false, "*"), ("-", true, "*"),
    ])
  func signsAreMeantOnlyInTheAdvancedSyntax(query: String, isAdvanced: Bool, expected: String) throws {
    let search = try TypesenseSubject.searches(["query": .string(query), "advancedSyntax": .bool(isAdvanced)])
    expectEqual(search.first?["q"], .string(expected))
  }

  @Test func toleranceIsSwitchedOffAsAWholeOrForAttributes() throws {
    let off = try #require(try TypesenseSubject.searches(["query": "x", "typoTolerance": false]).first)
    #expect(off["num_typos"] == "0" && off["split_join_tokens"] == "off" && off["typo_tokens_threshold"] == nil)
    let some = try TypesenseSubject.searches(
      ["query": "x", "disableTypoToleranceOnAttributes": ["cast"], "restrictSearchableAttributes": ["title", "cast"]],
      settings: ["disablePrefixOnAttributes": ["title"]])
    expectEqual(some.first?["num_typos"], "2,0")
    expectEqual(some.first?["prefix"], "false,true")
    try expectEqual(
      TypesenseSubject.searches(["query": "x", "typoTolerance": "min"]).first?["typo_tokens_threshold"], 1)
  }

  @Test func settingsHoldWhereTheQuerySaysNothing() throws {
    let settings: SearchParameters = ["hitsPerPage": 7, "typoTolerance": false]
    try expectEqual(TypesenseSubject.searches([:], settings: settings).first?["per_page"], 7)
    try expectEqual(TypesenseSubject.searches(["hitsPerPage": 8], settings: settings).first?["per_page"], 8)
  }

  @Test(
    arguments: [
      (["offset": 10, "length": 5], [[3, 5]]), (["offset": 7, "length": 5], [[2, 6]]),
      (["offset": 249, "length": 2], [[84, 3]]), (["offset": 125, "length": 250], [[1, 250], [2, 250]]),
      (["hitsPerPage": 600], [[1, 250], [2, 250], [3, 250]]),
      (["hitsPerPage": 300, "page": 1], [[2, 250], [3, 250]]), (["hitsPerPage": 0, "page": 4], [[1, 0]]),
    ] as [(SearchParameters, [[Int]])])
  func pagesBeyondAServersLimitAreSeveral(parameters: SearchParameters, expected: [[Int]]) throws {
    let pages = try TypesenseSubject.searches(parameters).map {
      [$0["page"]?.integerValue ?? 0, $0["per_page"]?.integerValue ?? 0]
    }
    expectEqual(pages, expected)
  }

  @Test func aSectionIsNotSplitOverCalls() throws {
    let group = FilterGroup(name: "g", kind: .or, filters: [Filter(attribute: "genre", stringValue: "Drama")])
    let requests = (0..<30).map { _ in TypesenseSubject.request(groups: [group]) }
    let plan = TypesenseSubject.dialect().plan(requests, strategy: .none)
    expectEqual(plan.calls.map(\.searches.count), [50, 10])
    expectEqual(plan.calls.map(\.members.count), [25, 5])
    expectEqual(plan.calls.flatMap(\.members).map(\.place), Array(0..<30))
    #expect(plan.calls.allSatisfy { $0.call.target.revealed == "/multi_search" && $0.call.isRead })
  }

  @Test func theKeyIsSecret() {
    let header = TypesenseSubject.dialect().headers[0]
    expectEqual(header.name, "X-TYPESENSE-API-KEY")
    #expect(header.value.revealed == "0123456789" && header.value.hidden == "***")
  }

  @Test func groupsCountRecordsInASearchOfTheirOwn() throws {
    let settings: SearchParameters = ["attributeForDistinct": "cat.lvl0"]
    let searches = try TypesenseSubject.searches(["distinct": 2, "facets": ["genre"]], settings: settings)
    expectEqual(searches.count, 2)
    #expect(searches[0]["group_by"] == "cat.lvl0" && searches[0]["group_limit"] == 2 && searches[0]["facet_by"] == nil)
    #expect(searches[1]["group_by"] == nil && searches[1]["facet_by"] == "genre" && searches[1]["per_page"] == 0)
    #expect(try TypesenseSubject.searches(["distinct": true])[0]["group_by"] == nil)
  }

  @Test func whatIsLeftOfGroupsIsNotCounted() throws {
    let settings: SearchParameters = [
      "attributeForDistinct": "cat.lvl0", "attributesForFaceting": ["afterDistinct(searchable(genre))", "year"],
    ]
    func count(_ facets: JSON, _ distinct: JSON) throws -> Int {
      try TypesenseSubject.searches(["distinct": distinct, "facets": facets], settings: settings).count
    }
    try expectEqual(count(["year"], true), 2)
    try expectEqual(count(["genre"], false), 1)
    #expect {
      try count(["*"], true)
    } throws: {
      guard let error = $0 as? SearchError else { return false }
      return error.code == .unsupported && error.message.contains("'afterDistinct(genre)'")
    }
    #expect(throws: SearchError.self) {
      try TypesenseSubject.searches(["distinct": true, "facetingAfterDistinct": true, "facets": ["year"]])
    }
  }

  @Test func facetsThatAreNotDeclaredAreLeftOut() throws {
    func facets(_ names: JSON, _ settings: SearchParameters, _ collection: TypesenseCollection?) throws -> JSON? {
      try TypesenseSubject.searches(["facets": names], settings: settings, collection: collection).first?["facet_by"]
    }
    let declared: SearchParameters = ["attributesForFaceting": ["genre", "filterOnly(year)", "gone"]]
    let known = TypesenseSubject.collection
    try expectEqual(facets(["genre", "rating", "title", "year"], declared, known), "genre")
    try expectEqual(facets(["rating", "gone", "title"], declared, nil), "gone")
    #expect(try facets(["gone", "title", "nowhere"], declared, known) == nil)
    try expectEqual(facets(["rating", "title", "genre"], [:], known), "rating,genre")
    try expectEqual(facets(["rating", "title"], [:], nil), "rating,title")
  }

  @Test func facetsHaveTheNamesOfAttributesAndNotOfFields() throws {
    var collection = TypesenseSubject.collection
    let field = TypesenseField(name: "_multihits_id", type: TypesenseFieldType(.int64), isFacet: true)
    collection.fields[field.name] = field
    let dialect = TypesenseSubject.dialect(settings: ["attributesForFaceting": ["id"]], collection: collection)
    let call = try #require(
      dialect.plan([TypesenseSubject.request(["facets": ["id"]])], strategy: .none).calls.first)
    expectEqual(call.searches.first?["facet_by"], "_multihits_id")
    let body = """
      {"results":[{"found":1,"hits":[],"facet_counts":[{"field_name":"_multihits_id","counts":[{"value":"7","count":1,
       "highlighted":"7"}]}]}]}
      """
    let results = try dialect.results(in: HTTPReply(status: 200, body: Array(body.utf8)), to: call)
    try expectEqual(results.first?.get().facets, ["id": [Facet(value: "7", count: 1)]])
  }

  @Test(
    arguments: [
      // Its own upload, in the order of its settings.
      ("by_year_multihits_1", "asc(year)", "asc(pop)", "year:asc,_text_match:desc,_multihits_rank:desc"),
      ("by_year_multihits_1", "", "asc(pop)", "_text_match:desc,_multihits_rank:desc"),
      // An alias for the records of its primary.
      ("movies_multihits_1", "asc(year)", "asc(pop)", "year:asc,_text_match:desc,pop:asc"),
      ("movies_multihits_1", "", "asc(pop)", "_text_match:desc,pop:asc,_multihits_rank:desc"),
      ("movies_multihits_1", "asc(year)", "desc(pop)", "year:asc,_text_match:desc,_multihits_rank:desc"),
    ])
  func tiesStandInTheOrderOfTheUpload(collection name: String, first: String, ranking: String, order: String) throws {
    var collection = TypesenseSubject.collection
    collection.name = name
    collection.fields["_multihits_rank"] = TypesenseField(name: "_multihits_rank", type: TypesenseFieldType(.int32))
    let textual = ["typo", "words", "filters", "proximity", "attribute", "exact", "custom"]
    let criteria = ([first].filter { !$0.isEmpty } + textual).map(JSON.string)
    let dialect = TypesenseDialect(
      apiKey: "k",
      indices: [
        "movies": ["replicas": ["by_year"], "searchableAttributes": ["title"], "customRanking": ["desc(pop)"]],
        "by_year": [
          "searchableAttributes": ["title"], "ranking": .array(criteria), "customRanking": [.string(ranking)],
        ],
      ], collections: ["by_year": collection])
    let plan = dialect.plan([TypesenseSubject.request(["query": "x"], index: "by_year")], strategy: .none)
    expectEqual(plan.calls.first?.searches.first?["sort_by"], .string(order))
  }

  @Test func aReplicaIsItsPrimaryInAnotherOrder() throws {
    let dialect = TypesenseDialect(
      apiKey: "k",
      indices: [
        "movies": ["replicas": ["by_year"], "searchableAttributes": ["title"], "customRanking": ["desc(rating)"]],
        "by_year": [
          "ranking": ["desc(year)", "typo", "words", "filters", "proximity", "attribute", "exact", "custom"]
        ],
      ], collections: ["by_year": TypesenseSubject.collection])
    let plan = dialect.plan([TypesenseSubject.request(["query": "x"], index: "by_year")], strategy: .none)
    let search = try #require(plan.calls.first?.searches.first)
    expectEqual(search["query_by"], "title")
    expectEqual(search["sort_by"], "year:desc,_text_match:desc,rating:desc")
  }

  @Test func aCollectionThatWasPushedHasItsOrderInAField() throws {
    var collection = TypesenseSubject.collection
    collection.fields["_multihits_rank"] = TypesenseField(name: "_multihits_rank", type: TypesenseFieldType(.int32))
    let search = try TypesenseSubject.searches(
      ["query": "x"], settings: ["customRanking": ["desc(a)", "asc(b)", "asc(c)"]], collection: collection)
    expectEqual(search.first?["sort_by"], "_text_match:desc,_multihits_rank:desc")
  }

  @Test func withoutASchemaTheSettingsSayWhatIsSearched() throws {
    let search = try TypesenseSubject.searches(
      ["query": "x"], settings: ["searchableAttributes": ["title", "unordered(cast)"]], collection: nil)
    expectEqual(search.first?["query_by"], "title,cast")
    #expect(try TypesenseSubject.searches(["query": "x"], collection: nil).first?["query_by"] == nil)
  }
}
