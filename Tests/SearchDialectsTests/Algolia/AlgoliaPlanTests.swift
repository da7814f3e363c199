import SearchDialects
import SearchModel
import TestSupport
import Testing

struct AlgoliaPlanTests {
  private let dialect = AlgoliaDialect(applicationID: "APP", apiKey: "0123456789abcdef")

  private func request(
    _ index: String = "movies", _ parameters: SearchParameters = [:], target: SectionRequest.Target = .hits,
    groups: [FilterGroup] = [], disjunctive: [String] = []
  ) -> SectionRequest {
    SectionRequest(
      moduleID: index, indexName: index, target: target, parameters: parameters, filterGroups: groups,
      disjunctiveFacets: disjunctive)
  }

  private func body(_ call: PlannedCall) -> JSON? {
    guard case .json(let body) = call.call.body else { return nil }
    return body
  }

  private func queries(_ call: PlannedCall) -> [JSONObject] {
    body(call)?.objectValue?["requests"]?.arrayValue?.compactMap(\.objectValue) ?? []
  }

  @Test func theKeyIsAGuardedHeader() {
    expectEqual(dialect.headers.map(\.name), ["x-algolia-application-id", "x-algolia-api-key", "user-agent"])
    expectEqual(dialect.headers.map(\.value.hidden), ["APP", "***", "Multihits"])
    expectEqual(dialect.headers[1].value.revealed, "0123456789abcdef")
  }

  @Test func aBatchIsOneCall() throws {
    let plan = dialect.plan([request("actors", ["query": "tom"]), request("movies", ["page": 2])], strategy: .none)
    let call = try #require(plan.calls.first)
    #expect(plan.calls.count == 1 && plan.refusals.isEmpty)
    #expect(call.call.method == .post && call.call.target == "/1/indexes/*/queries" && call.call.isRead)
    expectEqual(
      (call.call.body?.bytes).map { String(decoding: $0, as: UTF8.self) },
      #"{"requests":[{"indexName":"actors","params":"hitsPerPage=20&page=0&query=tom"},"#
        + #"{"indexName":"movies","params":"hitsPerPage=20&page=2&query="}],"strategy":"none"}"#)
    expectEqual(call.members.map(\.place), [0, 1])
  }

  @Test func everyReservedCharacterIsEscaped() throws {
    let reserved = ":/?#[]@!$&'()*+,;=% \"<>\\^`{|}"
    let plan = dialect.plan([request("i", ["query": .string(reserved + "ä~-._")])], strategy: .none)
    let params = try #require(plan.calls.first.flatMap { queries($0).first?["params"]?.stringValue })
    #expect(
      params.hasSuffix(
        "query=%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%25%20%22%3C%3E%5C%5E%60%7B%7C%7D%C3%A4~-._"))
  }

  @Test func listsObjectsAndBooleansAreJSONInParams() throws {
    let parameters: SearchParameters = [
      "facets": ["a", "b,c"], "typoTolerance": false, "aroundPrecision": [["from": 0, "value": 5]],
      "insideBoundingBox": [[1.5, 2, 3, 4]], "query": "",
    ]
    let plan = dialect.plan([request("i", parameters)], strategy: .none)
    let params = try #require(plan.calls.first.flatMap { queries($0).first?["params"]?.stringValue })
    expectEqual(
      params,
      "aroundPrecision=%5B%7B%22from%22%3A0%2C%22value%22%3A5%7D%5D&facets=%5B%22a%22%2C%22b%2Cc%22%5D"
        + "&hitsPerPage=20&insideBoundingBox=%5B%5B1.5%2C2%2C3%2C4%5D%5D&page=0&query=&typoTolerance=false")
  }

  @Test func theQueriesOfASectionStandSideBySide() throws {
    let filter = Filter(.facet(attribute: "genre", value: .string("Drama")))
    let groups = [FilterGroup(name: "g", kind: .or, filters: [filter])]
    let plan = dialect.plan(
      [
        request("movies", ["query": "tom", "facets": ["genre", "year"]], groups: groups, disjunctive: ["year"]),
        request("actors"),
      ], strategy: .none)
    let call = try #require(plan.calls.first)
    let sent = queries(call)
    expectEqual(sent.map { $0["indexName"] }, ["movies", "movies", "movies", "actors"])
    let params = sent.map { SearchParameters(urlEncoded: $0["params"]?.stringValue ?? "") }
    expectEqual(params.map(\.facets), [["genre", "year"], ["genre"], ["year"], []])
    expectEqual(params.map(\.hitsPerPage), [20, 0, 0, 20])
    expectEqual(params.map(\.filters), [#"( "genre":"Drama" )"#, nil, #"( "genre":"Drama" )"#, nil])
  }

  @Test func aSearchForFacetValuesSaysSoBesideTheParameters() throws {
    let target = SectionRequest.Target.facetValues(attribute: "genre", facetQuery: "dr&", maxFacetHits: 7)
    let plan = dialect.plan([request("movies", ["query": "x"], target: target)], strategy: .none)
    let query = try #require(plan.calls.first.flatMap { queries($0).first })
    expectEqual(
      JSON.object(query).text(),
      #"{"indexName":"movies","type":"facet","facet":"genre","facetQuery":"dr&","maxFacetHits":7,"#
        + #""params":"hitsPerPage=20&page=0&query=x"}"#)
  }

  @Test func moreThanFiftyQueriesAreSplitBetweenSections() {
    let wide = request("wide", disjunctive: (1...29).map { "a\($0)" })
    let plan = dialect.plan([wide, request("one"), wide, request("two")], strategy: .none)
    expectEqual(plan.calls.map { queries($0).count }, [31, 31])
    expectEqual(plan.calls.map { $0.members.map(\.place) }, [[0, 1], [2, 3]])
    let exact = dialect.plan(Array(repeating: request(), count: 50), strategy: .none)
    expectEqual(exact.calls.map { queries($0).count }, [50])
  }

  @Test func aSectionThatNeedsMoreThanFiftyQueriesIsRefusedAlone() {
    let plan = dialect.plan(
      [request("wide", disjunctive: (1...50).map { "a\($0)" }), request("narrow")], strategy: .none)
    #expect(plan.refusals[0]?.code == .unsupported && plan.refusals.count == 1)
    expectEqual(plan.refusals[0]?.message.contains("51"), true)
    expectEqual(plan.calls.map { $0.members.map(\.place) }, [[1]])
  }

  @Test func aRequestThatCannotBeReadIsRefusedAlone() {
    let plan = dialect.plan([request("a", ["filters": "year >"]), request("b")], strategy: .none)
    #expect(plan.refusals[0]?.code == .badRequest && plan.refusals.count == 1)
    expectEqual(plan.calls.map { $0.members.map(\.place) }, [[1]])
    expectEqual(dialect.plan([], strategy: .none), CallPlan())
  }

  @Test func stoppingIsLeftToAlgoliaForPlainRequests() throws {
    let plan = dialect.plan([request("a"), request("b", ["hitsPerPage": 3])], strategy: .stopIfEnoughMatches)
    expectEqual(plan.strategy, .stopIfEnoughMatches)
    expectEqual(plan.calls.map { body($0)?.objectValue?["strategy"] }, ["stopIfEnoughMatches"])
  }

  @Test func stoppingIsNotLeftToAlgoliaWhereCountsWouldStopIt() throws {
    let others = [
      request("b", disjunctive: ["genre"]), request("b", ["hitsPerPage": 0]),
      request("b", target: .facetValues(attribute: "genre", facetQuery: "", maxFacetHits: 10)),
      request("b", ["query": .string(String(repeating: "x", count: 513))]),
    ]
    for other in others {
      let plan = dialect.plan([request("a"), other], strategy: .stopIfEnoughMatches)
      expectEqual(plan.strategy, .none)
      expectEqual(plan.calls.map { body($0)?.objectValue?["strategy"] }, ["none"])
    }
    expectEqual(dialect.plan(Array(repeating: request(), count: 51), strategy: .stopIfEnoughMatches).strategy, .none)
  }
}

struct AlgoliaRefusalTests {
  private let dialect = AlgoliaDialect(applicationID: "APP", apiKey: "key")

  @Test func everythingInTheSpecIsAlgoliasOwn() {
    for parameter in SearchParameter.all {
      guard let value = parameter.defaultValue else { continue }
      #expect(dialect.refusal(of: .parameter(name: parameter.name, value: value)) == nil, "\(parameter.name)")
    }
    #expect(dialect.refusal(of: .pages) == nil)
    #expect(dialect.refusal(of: .disjunctiveFacet(attribute: "a")) == nil)
    #expect(dialect.refusal(of: .facetValues(attribute: "a")) == nil)
    #expect(dialect.refusal(of: .filterGroup(.or)) == nil)
    #expect(dialect.refusal(of: .filter(Filter(.tag("x"), isNegated: true, score: 3))) == nil)
  }

  @Test(
    arguments: [
      ("query", .string(String(repeating: "ä", count: 257)), "takes at most 512 bytes for 'query', found 514"),
      ("minProximity", 8, "takes 1 to 7 for 'minProximity', found 8"),
      ("length", 0, "takes 1 to 1000 for 'length', found 0"),
      ("hitsPerPage", 1_001, "takes 0 to 1000 for 'hitsPerPage', found 1001"),
      ("ignorePlurals", ["en", "tlh"], "does not know the language 'tlh' of 'ignorePlurals'"),
      ("insidePolygon", [[1, 2, 3, 4]], "takes 6 to 20000 numbers for each of 'insidePolygon', found 4"),
    ] as [(String, JSON, String)])
  func itsLimitsAreKnown(name: String, value: JSON, refusal: String) {
    expectEqual(dialect.refusal(of: .parameter(name: name, value: value)), refusal)
  }

  @Test(
    arguments: [
      ("query", .string(String(repeating: "x", count: 512))), ("minProximity", 7), ("length", 1), ("hitsPerPage", 0),
      ("ignorePlurals", true), ("ignorePlurals", "true"), ("removeStopWords", ["pt-br"]), ("distinct", true),
      ("insidePolygon", [[1, 2, 3, 4, 5, 6]]), ("filters", .string(String(repeating: "x", count: 9_999))),
    ] as [(String, JSON)])
  func whatItTakesIsNotRefused(name: String, value: JSON) {
    #expect(dialect.refusal(of: .parameter(name: name, value: value)) == nil)
  }

  @Test func aRowsParameterIsRefusedWhenItIsAsked() {
    let long = SectionRequest(
      moduleID: "m", indexName: "i", parameters: ["query": .string(String(repeating: "x", count: 600))])
    let facets = SectionRequest(
      moduleID: "m", indexName: "i", target: .facetValues(attribute: "a", facetQuery: "", maxFacetHits: 101))
    let plan = dialect.plan([long, facets], strategy: .none)
    #expect(plan.calls.isEmpty)
    expectEqual(plan.refusals[0], SearchError(.unsupported, "Algolia takes at most 512 bytes for 'query', found 600"))
    expectEqual(plan.refusals[1], SearchError(.unsupported, "Algolia takes 1 to 100 for 'maxFacetHits', found 101"))
  }
}
