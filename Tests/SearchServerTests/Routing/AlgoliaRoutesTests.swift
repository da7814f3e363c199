import EmbeddedEngine
import SearchDialects
import SearchModel
import TestSupport
import Testing
import Workspaces

@testable import SearchServer

struct AlgoliaRoutesTests {
  @Test func aSearchFindsWhatTheEngineFinds() async throws {
    let server = try await ServerFixture()
    let answer = try await server.json("POST", "/1/indexes/films/query", #"{"query":"tom"}"#)
    let found = try server.workspace.indices["films"]?.search(["query": "tom"])
    expectEqual(answer.ids(), found?.hits.compactMap { $0["objectID"]?.stringValue })
    expectEqual(answer.ids(), ["f2", "f1", "f3"])
    // The page is as long as the settings of the index say.
    #expect(answer["hitsPerPage"] == 3 && answer["nbHits"] == 4 && answer["nbPages"] == 2)
    #expect(answer["query"] == "tom" && answer["params"] == "query=tom" && answer["index"] == nil)
    #expect(answer["processingTimeMS"] != nil && answer["exhaustive.nbHits"] == true)
  }

  @Test func severalSearchesAreAnsweredInTheirOrder() async throws {
    let server = try await ServerFixture()
    let body = """
      {"requests": [{"indexName": "films", "params": "query=tom&hitsPerPage=1"},
        {"indexName": "films", "type": "facet", "facet": "genre", "facetQuery": "dr"},
        {"indexName": "films by year", "query": ""}]}
      """
    let answer = try await server.json("POST", "/1/indexes/*/queries", body)
    #expect(answer.ids("results.0.hits") == ["f2"] && answer["results.0.index"] == "films")
    expectEqual(answer["results.1.facetHits.0"], ["value": "Drama", "highlighted": "<em>Dr</em>ama", "count": 3])
    expectEqual(answer.ids("results.2.hits"), ["f 4/x", "f1", "f2"])
  }

  @Test func theStrategyEndsWhereEnoughWasFound() async throws {
    let server = try await ServerFixture()
    let body = """
      {"strategy": "stopIfEnoughMatches", "requests": [{"indexName": "films", "query": "tom", "hitsPerPage": 2},
        {"indexName": "actors", "query": "tom"}]}
      """
    let answer = try await server.json("POST", "/1/indexes/*/queries", body)
    expectEqual(answer.ids("results.0.hits"), ["f2", "f1"])
    #expect(answer["results.1.processed"] == false && answer.ids("results.1.hits").isEmpty)
  }

  @Test func browsingBringsEachRecordOnce() async throws {
    let server = try await ServerFixture()
    var ids: [String] = []
    var cursor: String?
    repeat {
      let body: JSON = cursor.map { ["cursor": .string($0), "hitsPerPage": 2] } ?? ["hitsPerPage": 2]
      let answer = try await server.json("POST", "/1/indexes/films/browse", body.text())
      ids += answer.ids()
      #expect(answer["nbHits"] == 5 && answer["nbPages"] == 3 && answer["page"] == .integer((ids.count - 1) / 2))
      #expect(answer["hits.0._highlightResult"] == nil)
      cursor = answer["cursor"]?.stringValue
    } while cursor != nil && ids.count < 10
    // By the custom ranking.
    expectEqual(ids, ["f5", "f2", "f1", "f3", "f 4/x"])
  }

  @Test func aCursorByItselfGoesOnWithItsSearch() async throws {
    let server = try await ServerFixture()
    let search = #""filters":"NOT objectID:f5","hitsPerPage":2,"attributesToRetrieve":["objectID"]"#
    let first = try await server.json("POST", "/1/indexes/films/browse", "{\(search)}")
    let cursor = try #require(first["cursor"]?.stringValue)
    let alone = try await server.json("POST", "/1/indexes/films/browse", #"{"cursor":"\#(cursor)"}"#)
    let repeated = try await server.json("POST", "/1/indexes/films/browse", #"{"cursor":"\#(cursor)",\#(search)}"#)
    #expect(alone.ids() == repeated.ids() && alone["nbHits"] == 4 && alone["page"] == 1)
    expectEqual(Set(first.ids() + alone.ids()), ["f2", "f1", "f3", "f 4/x"])
    expectEqual(alone["hits.0"], ["objectID": .string(alone.ids()[0])])
    let strict = try await ServerFixture(isStrict: true)
    let other = try await strict.json("POST", "/1/indexes/films/browse", #"{"hitsPerPage":2}"#)
    let start = #"{"cursor":"\#(other["cursor"]?.stringValue ?? "")","#
    for (rest, status) in [
      (#""filters":"objectID:f1"}"#, 400),
      (#""facetFilters":[],"analytics":true,"userToken":"u","typoTolerance":true,"attributesToRetrieve":""}"#, 200),
    ] {
      let reply = await strict.reply("POST", "/1/indexes/films/browse", start + rest)
      #expect(reply.status == status, "\(rest) \(reply.json)")
    }
  }

  @Test func aCursorIsOfItsIndexAlone() async throws {
    let server = try await ServerFixture()
    let first = try await server.json("POST", "/1/indexes/films/browse", #"{"hitsPerPage":2}"#)
    let cursor = try #require(first["cursor"]?.stringValue)
    let body = #"{"cursor":"\#(cursor)"}"#
    await expectEqual(server.reply("POST", "/1/indexes/films%20by%20year/browse", body).status, 400)
    server.specs.replace(with: ServedSpec(server.workspace, number: 2, openedAt: ""))
    await expectEqual(server.reply("POST", "/1/indexes/films/browse", body).status, 400)
  }

  @Test func recordsAreFoundByTheirIDs() async throws {
    let server = try await ServerFixture()
    let record = try await server.json("GET", "/1/indexes/films/f%204%2Fx?attributesToRetrieve=title")
    expectEqual(record, ["title": "Major Tom", "objectID": "f 4/x"])
    let body = """
      {"requests": [{"indexName": "films", "objectID": "f1", "attributesToRetrieve": ["year"]},
        {"indexName": "films", "objectID": "none"}, {"indexName": "unused", "objectID": "a2"}]}
      """
    let records = try await server.json("POST", "/1/indexes/*/objects", body)
    expectEqual(
      records["results"],
      [
        ["year": 1973, "objectID": "f1"], JSON.null, ["name": "Tom Hardy", "rating": 8.5, "objectID": "a2"],
      ])
    let missing = await server.reply("GET", "/1/indexes/films/none")
    #expect(missing.status == 404 && missing.json["message"] == "ObjectID does not exist")
  }

  @Test func settingsSynonymsAndRulesAreThoseOfTheFiles() async throws {
    let server = try await ServerFixture()
    let settings = try await server.json("GET", "/1/indexes/films/settings")
    #expect(settings["searchableAttributes"] == ["title"] && settings["hitsPerPage"] == 3)
    #expect(settings["minWordSizefor1Typo"] == 4 && settings["replicas"] == ["films by year"])
    try await expectEqual(server.json("GET", "/1/indexes/films%20by%20year/settings")["primary"], "films")
    try await expectEqual(
      server.json("GET", "/1/indexes/films/synonyms/s1"),
      ["objectID": "s1", "type": "synonym", "synonyms": ["tom", "thomas"]])
    let rules = try await server.json("POST", "/1/indexes/films/rules/search", #"{"anchoring":"contains"}"#)
    #expect(rules.ids() == ["r1"] && rules["nbHits"] == 1)
    try await expectEqual(server.json("POST", "/1/indexes/films/rules/search", #"{"anchoring":"is"}"#)["nbHits"], 0)
    await expectEqual(server.reply("GET", "/1/indexes/films/rules/none").status, 404)
    let indices = try await server.json("GET", "/1/indexes")
    expectEqual(indices["items"]?.arrayValue?.map { $0["name"] }, ["actors", "films", "films by year", "unused"])
    #expect(indices["items.1.entries"] == 5 && indices["items.2.primary"] == "films")
  }

  @Test func rulesAndSynonymsAct() async throws {
    let server = try await ServerFixture()
    let answer = try await server.json("POST", "/1/indexes/films/query", #"{"query":"rick"}"#)
    #expect(answer.ids() == ["f5"] && answer["userData"] == [["banner": "Rick's"]])
    try await expectEqual(server.json("POST", "/1/indexes/films/query", #"{"query":"thomas"}"#)["nbHits"], 4)
  }

  @Test(arguments: [
    (#"{"filters":["genre:Drama"]}"#, "filters"), (#"{"query":["tom"]}"#, "query"),
    (#"{"hitsPerPage":1.5}"#, "hitsPerPage"), (#"{"page":"abc"}"#, "page"),
    (#"{"page":99999999999999999999}"#, "page"), (#"{"querry":"x"}"#, "did you mean 'query'"),
  ])
  func wrongParametersAreNamed(_ body: String, _ name: String) async throws {
    let server = try await ServerFixture()
    for target in ["/1/indexes/films/query", "/1/indexes/films/browse"] {
      let reply = await server.reply("POST", target, body)
      expectEqual(reply.status, 400)
      #expect(reply.json["message"]?.stringValue?.contains(name) ?? false)
    }
    let several = await server.reply(
      "POST", "/1/indexes/*/queries",
      #"{"requests":[{"indexName":"films"},\#(body.dropLast()),"indexName":"films"}]}"#)
    #expect(several.json["message"]?.stringValue?.hasPrefix("requests[1]: ") ?? false)
  }

  @Test func whatCannotActIsNamedOrRefused() async throws {
    let body = #"{"query":"tom","enablePersonalization":true,"clickAnalytics":true,"distinct":2}"#
    let reply = await (try ServerFixture()).reply("POST", "/1/indexes/films/query", body)
    expectEqual(reply.status, 200)
    expectEqual(reply.header("x-multihits-ignored"), "enablePersonalization, distinct, clickAnalytics")
    let strict = try await ServerFixture(isStrict: true)
    await expectEqual(strict.reply("POST", "/1/indexes/films/query", body).status, 400)
    // What says nothing of hits fails no request.
    await expectEqual(strict.reply("POST", "/1/indexes/films/query", #"{"clickAnalytics":true}"#).status, 200)
  }

  @Test func whatBrowsingDoesNotDoIsNamed() async throws {
    for server in [try await ServerFixture(), try await ServerFixture(isStrict: true)] {
      let body =
        #"{"distinct":2,"facets":["genre"],"page":1,"hitsPerPage":2,"ignorePlurals":false,"filters":"genre:Drama"}"#
      let reply = await server.reply("POST", "/1/indexes/films/browse", body)
      #expect(reply.status == 200 && reply.header("x-multihits-ignored") == "distinct, facets, page")
      let plain = await server.reply("POST", "/1/indexes/films/browse", #"{"page":0,"hitsPerPage":2,"facets":[]}"#)
      expectEqual(plain.header("x-multihits-ignored"), nil)
    }
  }

  @Test func whatFindsNothingWhateverTheRecordsAreIsNamed() async throws {
    let server = try await ServerFixture()
    let undeclared = "is not among the attributesForFaceting of the index 'films'"
    for body in [
      #"{"filters":"title:x"}"#, #"{"facetFilters":[["title:x"]]}"#, #"{"facetFilters":"title:x"}"#,
      #"{"optionalFilters":["title:x"]}"#, #"{"facets":["title"]}"#, #"{"facets":"genre,title"}"#,
    ] {
      let reply = await server.reply("POST", "/1/indexes/films/query", body)
      expectEqual(reply.header("x-multihits-warnings"), "'title' \(undeclared)", "\(body)")
      let several = await server.reply(
        "POST", "/1/indexes/*/queries",
        #"{"requests":[{"indexName":"films",\#(body.dropFirst()),{"indexName":"films",\#(body.dropFirst())]}"#)
      expectEqual(several.header("x-multihits-warnings"), "'title' \(undeclared)", "\(body)")
    }
    let recent = try await server.json("GET", "/api/v1/requests")["recent.0.warnings"]
    expectEqual(recent, [.string("'title' \(undeclared)")])
    let reversed = await server.reply("POST", "/1/indexes/films/query", #"{"numericFilters":["year:9 TO 2"]}"#)
    expectEqual(
      reversed.header("x-multihits-warnings"), "no number is in 'year:9 TO 2': the lower bound is written first")
    let area = await server.reply("POST", "/1/indexes/films/query", #"{"insideBoundingBox":[[148,2,49,3]]}"#)
    #expect(area.header("x-multihits-warnings")?.contains("148 is no latitude") ?? false)
    for body in [
      #"{"filters":"genre:Drama AND year>3 AND _tags:x AND objectID:f1","facets":["*","genre"]}"#,
      #"{"query":"tom","facets":["year"]}"#, "{}", #"{"facets":"genre,year"}"#, #"{"facets":"[\"genre\"]"}"#,
      #"{"facets":"*"}"#, #"{"facets":""}"#, #"{"facets":"[]","filters":null}"#,
      #"{"facetFilters":"genre:Drama,year:1"}"#,
    ] {
      let reply = await server.reply("POST", "/1/indexes/films/query", body)
      expectEqual(reply.header("x-multihits-warnings"), nil, "\(body)")
    }
  }

  @Test func whatIsMissingSaysSo() async throws {
    let server = try await ServerFixture()
    for target in ["/1/indexes/none/query", "/1/indexes/none/browse", "/1/indexes/none/rules/search"] {
      let reply = await server.reply("POST", target, "{}")
      #expect(reply.status == 404 && reply.json == ["message": "Index none does not exist", "status": 404])
    }
    await expectEqual(server.reply("POST", "/1/indexes/films/batch", "{}").status, 501)
  }

  @Test func keysDecide() async throws {
    let server = try await ServerFixture(keys: ServedKeys(search: "s", admin: "a"))
    await expectEqual(server.reply("POST", "/1/indexes/films/query").status, 403)
    await expectEqual(server.reply("POST", "/1/indexes/films/query", headers: ["x-algolia-api-key": "s"]).status, 200)
    await expectEqual(server.reply("GET", "/1/indexes", headers: ["x-algolia-api-key": "s"]).status, 403)
    await expectEqual(server.reply("GET", "/1/indexes", headers: ["x-algolia-api-key": "a"]).status, 200)
    // Whether there is such a path, only who may ask learns.
    await expectEqual(server.reply("GET", "/1/nothing").status, 403)
    await expectEqual(server.reply("GET", "/1/isalive").status, 200)
  }

  @Test func aRequestThatFailsIsShownWithItsReason() async throws {
    let server = try await ServerFixture()
    _ = await server.reply("POST", "/1/indexes/films/query", #"{"querry":"x"}"#)
    let request = try await server.json("GET", "/api/v1/requests")["recent.0"]
    expectEqual(request?["status"], 400)
    #expect(request?["message"]?.stringValue?.contains("did you mean 'query'") ?? false)
  }

  @Test func requestsAreCounted() async throws {
    let server = try await ServerFixture()
    _ = await server.reply(
      "POST", "/1/indexes/*/queries",
      #"{"requests":[{"indexName":"films","query":"t"},{"indexName":"films","query":"t"}]}"#)
    let event = #"{"eventType":"click","eventName":"Chosen","index":"films","userToken":"u","objectIDs":["f1"]}"#
    _ = await server.reply("POST", "/1/events", #"{"events":[\#(event),\#(event)]}"#)
    let counts = try await server.json("GET", "/api/v1/requests")
    #expect(counts["requests"] == 2 && counts["queries"] == 2 && counts["doubled"] == 1 && counts["events"] == 2)
    // The order in which parameters are written makes no other query.
    _ = await server.reply(
      "POST", "/1/indexes/*/queries",
      #"{"requests":[{"indexName":"films","query":"m","page":0},{"page":0,"query":"m","indexName":"films"}]}"#)
    try await expectEqual(server.json("GET", "/api/v1/requests")["doubled"], 2)
    expectEqual(counts["recent.1.queries.0.nbHits"], 4)
    _ = await server.reply("POST", "/api/v1/reset")
    try await expectEqual(server.json("GET", "/api/v1/requests")["requests"], 0)
  }

  @Test func theSettingsMayNameTheMembersOfAnswers() async throws {
    let spec = ServerFixture.spec.replacing(
      "hitsPerPage: 3", with: "hitsPerPage: 3\n      responseFields: [hits, page]")
    let server = try await ServerFixture(spec: spec)
    let answer = try await server.json("POST", "/1/indexes/films/query", #"{"query":"tom"}"#)
    expectEqual(answer.objectValue?.keys.sorted(), ["hits", "page"])
    let all = try await server.json("POST", "/1/indexes/films/query", #"{"query":"tom","responseFields":["*"]}"#)
    expectEqual(all["nbHits"], 4)
  }
}
