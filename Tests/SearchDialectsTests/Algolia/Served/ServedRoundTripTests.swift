import SearchDialects
import SearchModel
import TestSupport
import Testing

/// What the client encodes, the served dialect reads; what that answers, the client reads.
struct ServedRoundTripTests {
  private let dialect = AlgoliaDialect(applicationID: "APP", apiKey: "0123456789abcdef")

  /// The operation that a call of the client asks for.
  private func operation(of call: HTTPCall) throws -> ServedOperation {
    let headers = Dictionary(dialect.headers.map { ($0.name, $0.value.revealed) }, uniquingKeysWith: { $1 })
    let body = call.body?.bytes ?? []
    return try ServedOperation(
      ServedRequest(call.method.rawValue, target: call.target.revealed, headers: headers, body: body))
  }

  private func request(
    _ index: String, _ parameters: SearchParameters, target: SectionRequest.Target = .hits,
    groups: [FilterGroup] = [], disjunctive: [String] = []
  ) -> SectionRequest {
    SectionRequest(
      moduleID: index, indexName: index, target: target, parameters: parameters, filterGroups: groups,
      disjunctiveFacets: disjunctive)
  }

  private static let parameters: [SearchParameters] = [
    ["query": "tom & jerry = 100% +ä"],
    ["query": "", "filters": #"("a:b":"c\"d" OR c:d) AND NOT x:y AND year > 3"#, "hitsPerPage": 3, "page": 2],
    ["query": "a", "facets": ["genre", "a,b", "*"], "facetFilters": [["a:b", "c:d"], "e:-f"]],
    ["query": "a", "typoTolerance": "min", "ignorePlurals": ["en", "fr"], "removeStopWords": true],
    ["query": "a", "insideBoundingBox": [[1.5, 2, 3, 4]], "aroundPrecision": [["from": 0, "value": 5]]],
    ["query": "a", "aroundLatLng": "40.71,-74.01", "aroundRadius": "all", "getRankingInfo": true],
    ["query": "1", "attributesToRetrieve": [], "attributesToHighlight": ["*"], "highlightPreTag": "<b>"],
  ]

  @Test(arguments: parameters)
  func parametersArriveAsTheyWereSent(_ parameters: SearchParameters) throws {
    let plan = dialect.plan([request("films", parameters)], strategy: .none)
    let call = try #require(plan.calls.first)
    guard case .queries(let queries, .none) = try operation(of: call.call) else {
      Issue.record("it is another operation")
      return
    }
    let sent = try #require(call.members.first?.subrequests.first)
    expectEqual(queries.map(\.indexName), ["films"])
    expectEqual(queries.map(\.parameters), [sent.parameters])
    expectEqual(queries[0].request(settings: [:]).parameters, sent.parameters)
  }

  @Test func aSectionWithFacetsArrivesAsItsQueries() throws {
    let filter = Filter(.facet(attribute: "genre", value: .string("Drama")))
    let groups = [FilterGroup(name: "g", kind: .or, filters: [filter])]
    let sections = [
      request("films", ["query": "tom", "facets": ["genre", "year"]], groups: groups, disjunctive: ["year"]),
      request("actors", ["query": "tom"], target: .facetValues(attribute: "a/b", facetQuery: "d r", maxFacetHits: 7)),
    ]
    let call = try #require(dialect.plan(sections, strategy: .none).calls.first)
    guard case .queries(let queries, _) = try operation(of: call.call) else {
      Issue.record("it is another operation")
      return
    }
    let sent = call.members.flatMap(\.subrequests)
    expectEqual(queries.map(\.indexName), sent.map(\.indexName))
    expectEqual(queries.map(\.target), sent.map(\.target))
    expectEqual(queries.map(\.parameters), sent.map(\.parameters))
  }

  @Test func answersArriveAsTheyWereGiven() throws {
    let section = request("films", ["query": "tom", "facets": ["genre"], "hitsPerPage": 2])
    let values = request("films", [:], target: .facetValues(attribute: "genre", facetQuery: "d", maxFacetHits: 5))
    let call = try #require(dialect.plan([section, values], strategy: .none).calls.first)
    guard case .queries(let queries, _) = try operation(of: call.call) else {
      Issue.record("it is another operation")
      return
    }
    let given = [
      SearchResponse(
        hits: [["objectID": "1", "title": "Tom"], ["objectID": "2", "title": "Tim"]], nbHits: 7, page: 0, nbPages: 4,
        hitsPerPage: 2, facets: ["genre": [Facet(value: "Drama", count: 4), Facet(value: "Crime", count: 1)]],
        facetStats: ["year": FacetStats(min: 1, max: 3, avg: 2, sum: 4)], queryAfterRemoval: "<em>tom</em>",
        extra: ["userData": [["banner": "x"]]]),
      SearchResponse(facetHits: [Facet(value: "Drama", count: 4, highlighted: "<em>D</em>rama")]),
    ]
    let results = zip(queries, given).map { $0.content($1, milliseconds: 3, namesIndex: true) }
    let body: JSON = ["results": .array(results)]
    let reply = HTTPReply(status: 200, headers: [:], body: Array(body.text().utf8))
    let received = try dialect.results(in: reply, to: call).map { try $0.get() }
    for (received, given) in zip(received, given) {
      #expect(received.hits == given.hits && received.nbHits == given.nbHits)
      #expect(received.facets == given.facets && received.facetStats == given.facetStats)
      #expect(received.facetHits == given.facetHits && received.queryAfterRemoval == given.queryAfterRemoval)
      #expect(received.isExhaustive)
    }
    #expect(received[0].nbPages == 4 && received[0].hitsPerPage == 2)
    expectEqual(received[0].extra["userData"], given[0].extra["userData"])
    // What the client compares to know that the answer is its own.
    #expect(results[0].objectValue?["query"] == "tom" && results[0].objectValue?["index"] == "films")
  }

  @Test func faultsArriveAsErrors() {
    let fault = ServedFault.missingIndex("films")
    let reply = HTTPReply(status: fault.status, headers: [:], body: Array(fault.content.text().utf8))
    let error = SearchError(algolia: reply, index: "films")
    #expect(error.code == .indexNotFound && error.message == "Index films does not exist")
  }
}
