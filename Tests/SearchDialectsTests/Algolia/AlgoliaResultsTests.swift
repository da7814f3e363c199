import SearchDialects
import SearchModel
import TestSupport
import Testing

struct AlgoliaResultsTests {
  private let dialect = AlgoliaDialect(applicationID: "APP", apiKey: "key")

  private func request(
    _ index: String = "movies", target: SectionRequest.Target = .hits, disjunctive: [String] = []
  ) -> SectionRequest {
    SectionRequest(moduleID: index, indexName: index, target: target, disjunctiveFacets: disjunctive)
  }

  /// What is read from an answer to a call of requests.
  private func read(
    _ body: String, status: Int = 200, to requests: [SectionRequest]
  ) throws -> [Result<SearchResponse, SearchError>] {
    let plan = dialect.plan(requests, strategy: .none)
    let reply = HTTPReply(status: status, body: Array(body.utf8))
    return try dialect.results(in: reply, to: try #require(plan.calls.first))
  }

  /// The error of a call as a whole.
  private func failure(_ body: String, status: Int = 200, to requests: [SectionRequest]? = nil) -> SearchError? {
    do {
      _ = try read(body, status: status, to: requests ?? [request()])
      return nil
    } catch {
      return error as? SearchError
    }
  }

  private func error(_ result: Result<SearchResponse, SearchError>) -> SearchError? {
    guard case .failure(let error) = result else { return nil }
    return error
  }

  @Test(
    arguments: [
      (#""page":0,"nbPages":1,"hitsPerPage":2"#, 2, 1), (#""nbHits":null"#, 2, 1),
      (#""nbHits":1,"page":3,"nbPages":2,"hitsPerPage":2"#, 8, 4), (#""nbHits":9,"nbPages":5,"hitsPerPage":2"#, 9, 5),
      (#""nbHits":1,"offset":7,"length":2"#, 9, 1),
    ])
  func thereAreAtLeastTheHitsThatCame(counts: String, nbHits: Int, nbPages: Int) throws {
    let body = #"{"results":[{"hits":[{"objectID":"1"},{"objectID":"2"}],\#(counts)}]}"#
    let response = try #require(try read(body, to: [request()]).first).get()
    #expect(response.nbHits == nbHits && response.nbPages == nbPages)
  }

  @Test func recordsOfOneGroupCountOnce() throws {
    let body = """
      {"results":[{"hits":[{"objectID":"1"},{"objectID":"2","_distinctSeqID":1},{"objectID":"3","_distinctSeqID":0}],
       "nbHits":1,"nbPages":1,"hitsPerPage":2}]}
      """
    try expectEqual(#require(try read(body, to: [request()]).first).get().nbHits, 2)
  }

  @Test func resultsBelongToTheRequestsInTheirOrder() throws {
    let body = """
      {"results":[
        {"hits":[{"objectID":"1","title":"Alien"}],"nbHits":7,"page":1,"nbPages":7,"hitsPerPage":1,"index":"movies",
         "query":"","params":"","processingTimeMS":1,"facets":{"genre":{"Horror":3,"Drama":3,"Family":9}},
         "facets_stats":{"year":{"min":1,"max":2.5,"avg":1.5,"sum":3}},"exhaustiveNbHits":false},
        {"hits":[],"nbHits":0,"page":0,"nbPages":0,"hitsPerPage":20}
      ]}
      """
    let results = try read(body, to: [request("movies"), request("actors")])
    let movies = try results[0].get()
    expectEqual(movies.hits, [["objectID": "1", "title": "Alien"]])
    #expect(movies.nbHits == 7 && movies.page == 1 && movies.nbPages == 7 && movies.hitsPerPage == 1)
    expectEqual(movies.facets["genre"]?.map(\.value), ["Family", "Drama", "Horror"])
    expectEqual(movies.facetStats["year"], FacetStats(min: 1, max: 2.5, avg: 1.5, sum: 3))
    #expect(!movies.isExhaustive)
    try expectEqual(results[1].get().nbHits, 0)
  }

  @Test func countsOfADisjunctiveFacetComeFromItsOwnQuery() throws {
    let body = """
      {"results":[
        {"hits":[{"objectID":"1"}],"nbHits":1,"facets":{"genre":{"Drama":1},"year":{"1990":1}}},
        {"hits":[],"nbHits":9,"facets":{"genre":{"Drama":1,"Comedy":8}}}
      ]}
      """
    let response = try read(body, to: [request(disjunctive: ["genre"])])[0].get()
    #expect(response.nbHits == 1 && response.hits.count == 1)
    expectEqual(response.facets["genre"]?.map(\.count), [8, 1])
    expectEqual(response.facets["year"]?.map(\.value), ["1990"])
  }

  @Test func whatIsMissingIsLikeInstantSearchsDefaults() throws {
    let response = try read(#"{"results":[{"hits":[],"nbHits":null}]}"#, to: [request()])[0].get()
    #expect(response.hits.isEmpty && response.nbHits == 0 && response.nbPages == 1 && response.hitsPerPage == 20)
  }

  @Test func facetValuesAreRead() throws {
    let target = SectionRequest.Target.facetValues(attribute: "genre", facetQuery: "d", maxFacetHits: 10)
    let body = #"""
      {"results":[{"facetHits":[{"value":"Drama","highlighted":"<em>D</em>rama","count":4}],"exhaustiveFacetsCount":true,
        "processingTimeMS":1}]}
      """#
    let response = try read(body, to: [request(target: target)])[0].get()
    expectEqual(response.facetHits, [Facet(value: "Drama", count: 4, highlighted: "<em>D</em>rama")])
    let hits = try read(#"{"results":[{"hits":[]}]}"#, to: [request(target: target)])
    expectEqual(error(hits[0])?.code, .badResponse)
    let facets = try read(#"{"results":[{"facetHits":[]}]}"#, to: [request()])
    expectEqual(error(facets[0])?.code, .badResponse)
  }

  @Test func aQueryThatWasLeftOutIsAnEmptyAnswerThatSaysSo() throws {
    let body = #"{"results":[{"hits":[{"objectID":"1"}],"nbHits":1},{"processed":false,"hits":[],"nbHits":0}]}"#
    let results = try read(body, to: [request("a"), request("b")])
    let left = try results[1].get()
    #expect(left.hits.isEmpty && left.extra["processed"] == false && left.hitsPerPage == 20)
    #expect(try results[0].get().extra["processed"] == nil)
  }

  @Test func aWrongTypeIsTheErrorOfItsRequestAlone() throws {
    let body = #"{"results":[{"nbHits":"many"},{"hits":[],"nbHits":3},[1],{"hits":[4]}]}"#
    let results = try read(body, to: [request("a"), request("b"), request("c"), request("d")])
    expectEqual(
      error(results[0]),
      SearchError(
        .badResponse,
        #"'nbHits' of the answer must be a whole number from 0, found a string; results[0] begins {"nbHits":"many"}"#))
    try expectEqual(results[1].get().nbHits, 3)
    expectEqual(error(results[2])?.message, "'results[2]' of the answer must be an object, found a list")
    expectEqual(
      error(results[3])?.message.hasPrefix("'hits[0]' of the answer must be an object, found an integer"), true)
  }

  @Test func aResultWithoutHitsIsNoEmptyOne() throws {
    for result in ["{}", #"{"nbHits":5}"#, #"{"nbHits":5,"hits":null}"#, #"{"error":"gone","code":404}"#] {
      let results = try read(#"{"results":[\#(result)]}"#, to: [request("a")])
      expectEqual(error(results[0])?.code, .badResponse, "\(result)")
    }
    var short = request("a")
    short.parameters["responseFields"] = ["nbHits"]
    try expectEqual(read(#"{"results":[{"nbHits":5}]}"#, to: [short])[0].get().nbHits, 5)
  }

  @Test func aResultThatReportsAnErrorIsOne() throws {
    let body = #"{"results":[{"message":"Index b does not exist","status":404},{"hits":[],"nbHits":3}]}"#
    let results = try read(body, to: [request("b"), request("a")])
    expectEqual(error(results[0]), SearchError(.indexNotFound, "Index b does not exist"))
    try expectEqual(results[1].get().nbHits, 3)
  }

  @Test func aRefusalIsShownInItsOwnWords() {
    let unknown = failure(#"{"message":"Index movies does not exist","status":404}"#, status: 404)
    expectEqual(unknown, SearchError(.indexNotFound, "Index movies does not exist"))
    let nameless = failure(#"{"message":"ObjectID does not exist","status":404}"#, status: 404)
    expectEqual(nameless, SearchError(.indexNotFound, "ObjectID does not exist (index 'movies')"))
    let several = failure(
      #"{"message":"Index x does not exist","status":404}"#, status: 404, to: [request("a"), request("x")])
    expectEqual(several?.message, "Index x does not exist")
    let key = failure(#"{"message":"Invalid Application-ID or API key","status":403}"#, status: 403)
    expectEqual(key, SearchError(.auth, "Invalid Application-ID or API key"))
    let right = failure(#"{"message":"Index not allowed with this API key","status":403}"#, status: 403)
    expectEqual(right, SearchError(.forbidden, "Index not allowed with this API key"))
    let filters = failure(#"{"message":"filters: Unexpected token","status":400}"#, status: 400)
    expectEqual(filters, SearchError(.badRequest, "filters: Unexpected token"))
    expectEqual(failure(#"{"message":"Too Many Requests"}"#, status: 429)?.code, .rateLimited)
    expectEqual(failure(#"{"message":"down","status":503}"#, status: 503), SearchError(.server, "down"))
    expectEqual(failure(#"{"message":"Index x does not exist","status":404}"#)?.code, .indexNotFound)
  }

  @Test func whatIsNoAnswerIsShown() {
    let html = failure("<html>\n <body>Welcome</body></html>")
    expectEqual(html?.code, .badResponse)
    expectEqual(html?.message.hasSuffix("<html> <body>Welcome</body></html>"), true)
    let gateway = failure("<h1>Bad gateway</h1>", status: 502)
    expectEqual(gateway, SearchError(.server, "the backend answered with status 502: <h1>Bad gateway</h1>"))
    expectEqual(failure("", status: 500)?.message, "the backend answered with status 500: an empty body")
    expectEqual(failure("")?.message, "the answer is no JSON: an empty body")
    expectEqual(failure("[]")?.message, "the answer must be an object, found a list: []")
    expectEqual(failure(#"{"hits":[]}"#)?.message, #"the answer has no 'results': {"hits":[]}"#)
    expectEqual(
      failure(#"{"results":{}}"#)?.message, #"'results' of the answer must be a list, found an object: {"results":{}}"#)
    expectEqual(failure(#"{"results":[{"hits":"#)?.code, .badResponse)
    let long = failure("<p>" + String(repeating: "é", count: 9_000))
    #expect((long?.message.count ?? 0) < 250)
    let told = failure(#"{"message":"\#(String(repeating: "m", count: 5_000))"}"#, status: 400)
    expectEqual(told?.message.count, 1_001)
    // A redirect that says nowhere to go.
    let redirect = failure("", status: 302)
    expectEqual(redirect, SearchError(.badResponse, "the backend answered with status 302: an empty body"))
    expectEqual(failure(#"{"message":"m"}"#, status: 304), SearchError(.badResponse, "m"))
    expectEqual(failure("", status: 600)?.code, .server)
    let deep = failure(#"{"results":"# + String(repeating: "[", count: 1_000))
    expectEqual(deep?.code, .badResponse)
  }

  @Test func tooManyResultsAreABadAnswer() {
    let error = failure(#"{"results":[{},{},{}]}"#, to: [request("a"), request("b")])
    expectEqual(error, SearchError(.badResponse, "3 results came in answer to 2 queries"))
  }

  @Test(arguments: [0, 1]) func ofAShortListTheFirstRequestsHaveTheirs(count: Int) throws {
    let result = #"{"hits":[{"objectID":"1"}],"nbHits":1}"#
    let results = Array(repeating: result, count: count).joined(separator: ",")
    let answers = try read(#"{"results":[\#(results)]}"#, to: [request("a"), request("b")])
    let missing = Result<SearchResponse, SearchError>.failure(
      SearchError(.badResponse, "\(count) result\(count == 1 ? "" : "s") came in answer to 2 queries"))
    #expect(answers.prefix(count).allSatisfy { (try? $0.get().nbHits) == 1 })
    #expect(answers.dropFirst(count).allSatisfy { $0 == missing })
    expectEqual(answers.count, 2)
  }
}
