import SearchDialects
import SearchModel
import TestSupport
import Testing

struct ServedOperationTests {
  private func operation(
    _ method: String, _ target: String, _ body: String = ""
  ) throws(ServedFault) -> ServedOperation {
    try ServedOperation(ServedRequest(method, target: target, body: Array(body.utf8)))
  }

  private func fault(_ method: String, _ target: String, _ body: String = "") -> ServedFault? {
    do throws(ServedFault) {
      _ = try operation(method, target, body)
      return nil
    } catch {
      return error
    }
  }

  @Test func aSearchMayStandInTheBodyOrInTheAddress() throws {
    let expected = ServedQuery(
      "my films", parameters: ["query": "a b", "hitsPerPage": 3], echo: "query=a%20b&hitsPerPage=3")
    try expectEqual(
      operation("POST", "/1/indexes/my%20films/query", #"{"query":"a b","hitsPerPage":3}"#), .query(expected))
    try expectEqual(
      operation("POST", "/1/indexes/my%20films/query", #"{"params":"query=a%20b&hitsPerPage=3"}"#), .query(expected))
    try expectEqual(
      operation("GET", "/1/indexes/my%20films?query=a%20b&hitsPerPage=3&X-Algolia-API-Key=k"), .query(expected))
    try expectEqual(operation("POST", "/1/indexes/f/query"), .query(ServedQuery("f")))
  }

  @Test func parametersInATextCountBeforeOthers() throws {
    guard
      case .query(let query) = try operation(
        "POST", "/1/indexes/f/query", #"{"hitsPerPage":3,"params":"hitsPerPage=4"}"#)
    else {
      Issue.record("it is another operation")
      return
    }
    expectEqual(query.parameters, ["hitsPerPage": 4])
  }

  @Test func aPlusInAPathIsNoSpace() throws {
    try expectEqual(operation("GET", "/1/indexes/a+b/settings"), .settings(index: "a+b"))
  }

  @Test func idsMayHaveSlashes() throws {
    try expectEqual(
      operation("GET", "/1/indexes/f/a%2Fb?attributesToRetrieve=x,y"),
      .object(ServedObject(indexName: "f", objectID: "a/b", attributes: ["x", "y"])))
  }

  @Test func theWordsOfPathsAreNoIDs() throws {
    try expectEqual(operation("GET", "/1/indexes/f/settings"), .settings(index: "f"))
    try expectEqual(operation("GET", "/1/indexes/f/rules/search"), .definition(.rules, index: "f", objectID: "search"))
  }

  @Test func facetValuesTakeParametersAndTheirOwn() throws {
    let body = #"{"params":"query=foo&facetQuery=x","facetQuery":"dr","maxFacetHits":42}"#
    let query = ServedQuery(
      "f", target: .facetValues(attribute: "a.b", facetQuery: "dr", maxFacetHits: 42), parameters: ["query": "foo"],
      echo: "query=foo&facetQuery=x")
    try expectEqual(operation("POST", "/1/indexes/f/facets/a.b/query", body), .query(query))
  }

  @Test func cursorsComeBackByThemselvesOrWithTheirSearch() throws {
    let cursor = ServedCursor(
      next: 1_000, mark: "1.2", parameters: ["query": "x y", "hitsPerPage": 3, "facetFilters": [["a:b"]]])
    expectEqual(ServedCursor(cursor.text), cursor)
    let text = PercentEncoding.encoded(cursor.text)
    for (method, target, body) in [
      ("POST", "/1/indexes/f/browse", #"{"cursor":"\#(cursor.text)"}"#),
      ("POST", "/1/indexes/f/browse", #"{"params":"cursor=\#(text)&query=x%20y"}"#),
      ("GET", "/1/indexes/f/browse?cursor=\(text)&query=x+y&hitsPerPage=3", ""),
    ] {
      guard case .browse(let query, let found) = try operation(method, target, body) else {
        Issue.record("\(method) \(target) is no browsing")
        continue
      }
      expectEqual(found, cursor)
      expectEqual(query.parameters, cursor.parameters)
      expectEqual(query.begun, cursor.parameters)
      expectEqual(query.parametersBesideCursor, [:])
    }
    guard
      case .browse(let other, _) = try operation(
        "POST", "/1/indexes/f/browse", #"{"cursor":"\#(cursor.text)","query":"z","filters":"c"}"#)
    else { return }
    expectEqual(other.parameters, cursor.parameters)
    expectEqual(other.parametersBesideCursor.keys.sorted(), ["filters", "query"])
  }

  @Test(arguments: ["none", "v2 -5 1.2 {}", "v2 5 1.2 []", "v2 5 1.2", "v1 5 1.2", "v2 5 1.2 {", "v2 x 1.2 {}"])
  func textsThatNoAnswerHadAreNoCursors(text: String) {
    let cursor = Base64.text(of: Array(text.utf8))
    expectEqual(fault("POST", "/1/indexes/f/browse", "{\"cursor\":\"\(cursor)\"}"), ServedFault(400, "Invalid cursor"))
  }

  @Test(arguments: [
    ("POST", "/1/indexes/*/queries", "{", 400, "Invalid JSON"),
    ("POST", "/1/indexes/*/queries", "[]", 400, "must be an object"),
    ("POST", "/1/indexes/*/queries", "{}", 400, "'requests' must be a list"),
    ("POST", "/1/indexes/*/queries", #"{"requests":[{}]}"#, 400, "requests[0]: 'indexName' is missing"),
    ("POST", "/1/indexes/*/queries", #"{"requests":[],"strategie":"none"}"#, 400, "did you mean 'strategy'"),
    ("POST", "/1/indexes/*/queries", #"{"requests":[],"strategy":"some"}"#, 400, "'strategy' must be one of"),
    ("POST", "/1/indexes/*/queries", #"{"requests":[{"indexName":"f","type":"facet"}]}"#, 400, "'facet' is missing"),
    ("POST", "/1/indexes/*/queries", #"{"requests":[{"indexName":"f","type":"x"}]}"#, 400, "default, facet"),
    ("POST", "/1/indexes/f/facets/a/query", #"{"maxFacetHits":"many"}"#, 400, "maxFacetHits"),
    ("POST", "/1/indexes/*/objects", #"{"requests":[{"objectID":"1"}]}"#, 400, "'indexName' and 'objectID'"),
    ("GET", "/1/indexes?page=-1", "", 400, "'page' must be a whole number from 0"),
    ("POST", "/1/indexes/f/synonyms/search", #"{"typ":"x"}"#, 400, "did you mean 'type'"),
    (
      "POST", "/1/indexes/*/objects", #"{"requests":[{"indexName":"f","objectID":"1","attributes":["a"]}]}"#, 400,
      "Unknown parameter: attributes"
    ),
    ("POST", "/1/events", "{}", 422, "'events' must be a list"),
    ("POST", "/1/events", #"{"events":[1]}"#, 422, "an event must be an object"),
    ("POST", "/1/events", #"{"events":[{"eventType":"click","eventName":"a"}]}"#, 422, "'index'"),
    ("POST", "/1/events", #"{"events":[{"eventType":"hover","eventName":"a","index":"f"}]}"#, 422, "found 'hover'"),
    ("PUT", "/1/indexes/f/settings", "{}", 501, "'setSettings' is not served"),
    ("POST", "/1/indexes/f/batch", "{}", 501, "'batch' is not served"),
    ("GET", "/1/keys", "", 501, "'listApiKeys' is not served"),
    ("PATCH", "/1/indexes/f/settings", "", 405, "PATCH"),
    ("GET", "/1/nothing", "", 404, "Path not found"),
    ("GET", "/2/indexes", "", 404, "Path not found"),
  ])
  func faultsSayWhatIsWrong(_ method: String, _ target: String, _ body: String, _ status: Int, _ message: String) {
    let fault = fault(method, target, body)
    expectEqual(fault?.status, status)
    #expect(fault?.message.contains(message) ?? false, "\(fault?.message ?? "")")
  }

  @Test func requestsOfTooManyQueriesAreRefused() {
    let queries = Array(repeating: #"{"indexName":"f"}"#, count: ServedOperation.mostQueries + 1).joined(separator: ",")
    expectEqual(fault("POST", "/1/indexes/*/queries", #"{"requests":[\#(queries)]}"#)?.status, 400)
  }

  @Test func everyRouteIsFoundByItsOwnPath() {
    for route in ServedRoute.all {
      let target = "/1/" + route.path.replacing(#/\{\w+\}/#, with: "x")
      let body =
        switch route.operation {
        case "search", "getObjects": #"{"requests":[]}"#
        case "pushEvents": #"{"events":[]}"#
        default: ""
        }
      let fault = fault(route.method, target, body)
      if route.isServed {
        #expect(fault == nil, "\(route.method) \(route.path): \(fault?.message ?? "")")
      } else {
        expectEqual(fault, ServedFault(501, "'\(route.operation)' is not served"))
      }
    }
  }

  @Test func definitionsAreFoundByTheirWords() throws {
    let objects: [JSONObject] = [
      ["objectID": "1", "type": "synonym", "synonyms": ["Car", "auto"]],
      ["objectID": "2", "type": "oneWaySynonym", "input": "cart", "synonyms": ["wagon"]],
      ["objectID": "3", "type": "synonym", "synonyms": ["tv", "telly"]],
    ]
    func ids(_ body: String) throws -> [String] {
      guard case .definitions(.synonyms, "f", let search) = try operation("POST", "/1/indexes/f/synonyms/search", body)
      else { return ["it is another operation"] }
      return search.content(of: objects).objectValue?["hits"]?.arrayValue?.compactMap {
        $0.objectValue?["objectID"]?.stringValue
      } ?? []
    }
    try expectEqual(ids("{}"), ["1", "2", "3"])
    try expectEqual(ids(#"{"query":"car"}"#), ["1", "2"])
    try expectEqual(ids(#"{"query":"car","type":"onewaysynonym"}"#), ["2"])
    try expectEqual(ids(#"{"page":1,"hitsPerPage":2}"#), ["3"])
    #expect(try ids(#"{"page":9223372036854775807}"#).isEmpty)
  }
}
