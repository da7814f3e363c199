import SearchDialects
import SearchModel
import TestSupport
import Testing

/// How a mapping words requests.
struct RESTDialectRequestTests {
  @Test func placeholdersAreEncodedForTheirPlaceInTheURL() throws {
    let dialect = try makeDialect(
      url: "https://shop.example/v1/{index}/search?lang=de&p={pageNumber}&solo",
      query: ["q": "{query}", "from": "{offset}", "n": "{hitsPerPage}"])
    let call = try plan(
      dialect, makeRequest(["query": "a/b c&d=é%", "page": 2, "hitsPerPage": 10], indexName: "ürün/1"))
    expectEqual(
      call.target.revealed,
      "https://shop.example/v1/%C3%BCr%C3%BCn%2F1/search?lang=de&p=3&solo&q=a%2Fb%20c%26d%3D%C3%A9%25&from=20&n=10")
    expectEqual(call.method, .get)
    #expect(call.body == nil)
  }

  @Test func fixedTextsOfParametersHeadersAndUserInfoAreSecretAndValuesAreNot() throws {
    let dialect = try makeDialect(
      url: "https://ann:pass@shop.example/s?key=abc{page}", query: ["token": "t-{query}", "q": "{query}"],
      headers: ["Authorization": "Bearer xyz", "X-Index": "i/{index}"])
    let call = try plan(dialect, makeRequest(["query": "tom"]))
    expectEqual(call.target.hidden, "https://***@shop.example/s?key=***0&token=***tom&q=tom")
    expectEqual(call.target.revealed, "https://ann:pass@shop.example/s?key=abc0&token=t-tom&q=tom")
    expectEqual(call.headers.map(\.name), ["Authorization", "X-Index"])
    expectEqual(call.headers.map(\.value.hidden), ["***", "***movies"])
    expectEqual(call.headers.map(\.value.revealed), ["Bearer xyz", "i/movies"])
  }

  @Test func aParameterWhosePlaceholderHasNoValueIsLeftOut() throws {
    let dialect = try makeDialect(
      url: "https://shop.example/s?f={filters}", query: ["a": "x:{filters}", "g": "{params.facets}", "q": "{query}"],
      response: ["facets": "$.facets"])
    try expectEqual(plan(dialect, makeRequest()).target.revealed, "https://shop.example/s?q=")
    let request = makeRequest(["filters": "year > 1990", "facets": ["genre", "a,b"]])
    try expectEqual(
      plan(dialect, request).target.revealed,
      "https://shop.example/s?f=year%20%3E%201990&a=x%3Ayear%20%3E%201990&g=genre%2Ca%2Cb&q=")
  }

  @Test func aListOfValuesRepeatsTheParameter() throws {
    let dialect = try makeDialect(
      query: ["_facet": ["{params.facets}"], "v": ["1", "{query}"]], response: ["facets": "$.facets"])
    let call = try plan(dialect, makeRequest(["query": "q", "facets": ["genre", "year"]]))
    expectEqual(call.target.revealed, "https://shop.example/search?_facet=genre&_facet=year&v=1&v=q")
  }

  @Test func aBodyTextThatIsOnePlaceholderBecomesItsValue() throws {
    let dialect = try makeDialect(
      method: .post,
      body: [
        "text": "{query}", "from": "{offset}", "size": "{hitsPerPage}", "page": "{page}", "fixed": [1, true, .null],
        "filters": "{filters}", "lists": "{facetFilters}", "or": "{disjunctiveFacets}", "chosen": "{refinements}",
        "nested": ["{params.facets}", "literal {{x}}", "{index}: {query}", "{params.userToken}"],
      ], response: ["facets": "$.facets"])
    let request = makeRequest(
      ["query": "to\"m", "page": 1, "facets": ["genre"]],
      filterGroups: [
        FilterGroup(name: "g", kind: .or, filters: [facet("genre", "Drama"), facet("genre", "Sci Fi")]),
        FilterGroup(name: "h", kind: .and, filters: [facet("lang", "en")]),
      ])
    let expected: JSON = [
      "text": "to\"m", "from": 20, "size": 20, "page": 1, "fixed": [1, true, .null],
      "filters": "( \"genre\":\"Drama\" OR \"genre\":\"Sci Fi\" ) AND ( \"lang\":\"en\" )",
      "lists": [["genre:Drama", "genre:\"Sci Fi\""], "lang:en"], "or": ["genre"],
      "chosen": ["genre": ["Drama", "Sci Fi"], "lang": ["en"]],
      "nested": [["genre"], "literal {x}", "movies: to\"m"],
    ]
    try expectEqual(plan(dialect, request).body, .json(expected))
  }

  @Test func aMemberWithoutAValueIsLeftOut() throws {
    let dialect = try makeDialect(
      method: .post,
      body: ["q": "{query}", "f": "{filters}", "l": "{facetFilters}", "t": "is {filters}", "o": ["x": "{refinements}"]])
    try expectEqual(plan(dialect, makeRequest()).body, .json(["q": "", "o": [:]]))
  }

  @Test func facetFiltersHoldTheGroupsAndTheRequestsOwnFilters() throws {
    let dialect = try makeDialect(query: ["f": "{facetFilters}", "r": "{refinements}"])
    let request = makeRequest(
      ["filters": "lang:en AND (year:1990 OR year:1991)", "facetFilters": ["a:b", ["c:d", "c:-e"]]],
      filterGroups: [FilterGroup(name: "g", kind: .or, filters: [facet("genre", "Drama")])])
    #expect(
      try plan(dialect, request).target.revealed.contains(
        encoded(#"["a:b",["c:d","c:-e"],["genre:Drama"],"lang:en",["year:1990","year:1991"]]"#)))
  }

  @Test func eachSectionHasACallOfItsOwn() throws {
    let dialect = try makeDialect(query: ["q": "{query}"])
    let plan = dialect.plan([makeRequest(["query": "a"]), makeRequest(["query": "b"])], strategy: .none)
    expectEqual(
      plan.calls.map(\.call.target.revealed), ["https://shop.example/search?q=a", "https://shop.example/search?q=b"])
    expectEqual(plan.calls.flatMap(\.members).map(\.place), [0, 1])
  }

  @Test func aRequestThatCannotBeWordedIsRefusedAlone() throws {
    let dialect = try makeDialect(query: ["q": "{query}"])
    let plan = dialect.plan(
      [makeRequest(["page": 1]), makeRequest(), makeRequest(["filters": "a:b"]), makeRequest(["filters": "a:"])],
      strategy: .none)
    expectEqual(plan.calls.flatMap(\.members).map(\.place), [1])
    expectEqual(plan.refusals.mapValues(\.code), [0: .unsupported, 2: .unsupported, 3: .badRequest])
  }

  @Test func theAuthorityOfAURLHasNoPlaceholders() {
    for (url, range) in [
      ("https://{index}.example/s", 8..<15), ("https://a.example:{page}/", 18..<24),
      ("https://{query}@a.example", 8..<15),
    ] {
      expectEqual(
        problems(url: url),
        [
          RESTMappingProblem(.url, "the host of a URL is fixed; placeholders stand behind it", scalarRange: range)
        ])
    }
  }

  @Test func allProblemsComeWithTheirPlaces() {
    let found = problems(
      url: "https://a.example/{indx}?q={quer}", query: ["a": "{x}", "b": ["1", "{"], "c": [:]], headers: ["H": "}"],
      body: ["list": ["ok", ["deep": "é{pge}"]]], response: ["hits": "$.hits[0:1]", "nbHits": "total"])
    expectEqual(
      found.map(\.part),
      [
        .url, .query(name: "a", element: nil), .query(name: "b", element: 1), .query(name: "c", element: nil),
        .header("H"), .body([.member("list"), .element(1), .member("deep")]), .response("hits"), .response("nbHits"),
      ])
    expectEqual(found.map(\.scalarRange), [18..<24, 0..<3, 0..<1, nil, 0..<1, 1..<6, 8..<9, 0..<1])
    expectEqual(found.map(\.suggestion), ["{index}", nil, nil, nil, nil, "{page}", nil, nil])
  }

  @Test func aPlaceholderInTheURLsOwnParametersHasItsPlaceInTheWholeURL() {
    expectEqual(problems(url: "https://a.example/s?a=1&qü={quer}").map(\.scalarRange), [27..<33])
  }

  @Test func aURLWithoutAPathAsksTheRoot() throws {
    let dialect = try makeDialect(url: "http://127.0.0.1:8001?a=b")
    try expectEqual(plan(dialect, makeRequest()).target.revealed, "http://127.0.0.1:8001/?a=b&q=")
  }

  private func problems(
    url: String, query: JSONObject = [:], headers: ExactDictionary<String> = [:], body: JSON? = nil,
    response: ExactDictionary<String> = ["hits": "$.hits"]
  ) -> [RESTMappingProblem] {
    do {
      _ = try RESTMapping(method: .post, url: url, query: query, headers: headers, body: body, responsePaths: response)
      return []
    } catch {
      return error.problems
    }
  }
}
