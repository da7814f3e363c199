import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

enum TypesenseServiceFactory {
  static func make(caller: some HTTPCaller, indices: ExactDictionary<SearchParameters> = [:]) -> TypesenseService {
    TypesenseService(dialect: TypesenseDialect(apiKey: "", indices: indices), caller: caller)
  }
}

@Suite(.enabled(if: TypesenseServer.program != nil), WithTypesense())
struct TypesensePushTests {
  private func pusher(_ stamp: String) throws -> TypesensePusher {
    TypesensePusher(caller: try #require(TypesenseServer.current).caller()) { stamp }
  }

  private func names() async throws -> [String] {
    let reply = try await #require(TypesenseServer.current).caller().send(HTTPCall(.get, "/collections")).result.get()
    return try reply.json().arrayValue?.compactMap { $0.objectValue?["name"]?.stringValue } ?? []
  }

  @Test func anIndexIsReplacedByPuttingItsAliasOntoANewCollection() async throws {
    try await expectEqual(pusher("a").inspect("swap"), .missing)
    let first = try await pusher("a").push(TypesenseTestData.upload("swap")) { _ in }
    expectEqual(first, PushResult(index: "swap", records: 6, hasReplaced: false, warnings: first.warnings))
    try await expectEqual(pusher("a").inspect("swap"), .ours(records: 6))
    let records = Array(TypesenseTestData.records.prefix(2))
    let second = try await pusher("b").push(TypesenseTestData.upload("swap", records: records)) { _ in }
    #expect(second.hasReplaced)
    try await expectEqual(pusher("b").inspect("swap"), .ours(records: 2))
    try await expectEqual(names().filter { $0.hasPrefix("swap") }, ["swap_multihits_b"])
  }

  @Test func aCollectionOfTheNameIsForeignAndCanBeReplaced() async throws {
    let caller = try #require(TypesenseServer.current).caller()
    let schema: JSON = ["name": "foreign", "fields": [["name": "x", "type": "string"]]]
    _ = try await caller.send(HTTPCall(.post, "/collections", body: .json(schema), isRead: false)).result.get()
    try await expectEqual(pusher("a").inspect("foreign"), .foreign(records: 0))
    let result = try await pusher("a").push(TypesenseTestData.upload("foreign")) { _ in }
    #expect(result.hasReplaced)
    try await expectEqual(pusher("a").inspect("foreign"), .ours(records: 6))
  }

  @Test func whatIsNotCompleteIsRemovedAndTheOldIndexStays() async throws {
    _ = try await pusher("a").push(TypesenseTestData.upload("kept")) { _ in }
    let failing = TypesensePusher(caller: WithoutAliases(caller: try #require(TypesenseServer.current).caller())) {
      "b"
    }
    await #expect(throws: SearchError(.server, "no alias today")) {
      try await failing.push(TypesenseTestData.upload("kept")) { _ in }
    }
    try await expectEqual(names().filter { $0.hasPrefix("kept") }, ["kept_multihits_a"])
    try await expectEqual(pusher("a").inspect("kept"), .ours(records: 6))
  }

  @Test func synonymsAndRulesWorkOnTheServer() async throws {
    let settings = TypesenseTestData.settings
    let index = try await TypesenseIndexUnderTest(
      "objects",
      synonyms: [
        ["objectID": "s 1", "type": "synonym", "synonyms": ["film", "nothing"]],
        ["objectID": "s2", "type": "oneWaySynonym", "input": "movie", "synonyms": ["cafe society"]],
      ],
      rules: [
        [
          "objectID": "r1", "conditions": [["pattern": "raider", "anchoring": "contains"]],
          "consequence": ["promote": [["objectID": "5", "position": 0]]],
        ],
        [
          "objectID": "r2", "conditions": [["pattern": "hanks", "anchoring": "is"]],
          "consequence": ["params": ["filters": "genre:Family"], "hide": [["objectID": "9"]]],
        ],
      ])
    #expect(settings["searchableAttributes"] != nil)
    try await expectEqual(index.ids(["query": "film"]), ["5"])
    try await expectEqual(index.ids(["query": "movie"]), ["4/ü"])
    try await expectEqual(index.ids(["query": "raider"]), ["5", "2"])
    try await expectEqual(index.ids(["query": "raider", "enableRules": false]), ["2"])
    try await expectEqual(index.ids(["query": "hanks"]), ["1"])
  }

  @Test func pushedNamesAndIdsMayHoldAnyCharacters() async throws {
    let records: [JSONObject] = [["objectID": "a b/c?d", "title": "x"]]
    let index = try await TypesenseIndexUnderTest(
      "my index.v1", settings: ["searchableAttributes": ["title"]], records: records)
    try await expectEqual(index.ids(["query": "x"]), ["a b/c?d"])
    try await expectEqual(index.ids(["filters": "objectID:\"a b/c?d\""]), ["a b/c?d"])
  }
}

/// A server that fails when an alias is to be set.
private struct WithoutAliases: HTTPCaller {
  let caller: URLSessionCaller

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    guard call.method == .put, call.target.revealed.hasPrefix("/aliases") else { return await caller.send(call) }
    let body = Array("{\"message\": \"no alias today\"}".utf8)
    return HTTPOutcome(.success(HTTPReply(status: 503, body: body)), attempts: 1)
  }
}
