import SearchBackends
import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

struct TypesensePusherTests {
  private let records: [JSONObject] = [
    ["objectID": "a", "title": "One", "rank": 1, "size": 2], ["objectID": "b", "title": "Two", "rank": 5, "size": 2.5],
    ["objectID": "c", "title": "Three", "tags": ["x"]],
  ]

  private func upload(
    _ settings: SearchParameters = [:], records: [JSONObject]? = nil, synonyms: [JSONObject] = [],
    rules: [JSONObject] = []
  ) -> IndexUpload {
    IndexUpload(
      name: "my movies", settings: settings, synonyms: synonyms, rules: rules,
      records: RecordsInMemory(records ?? self.records))
  }

  private func pusher(_ caller: ScriptedTypesense) -> TypesensePusher {
    TypesensePusher(caller: caller, makeStamp: { "7" }, sleep: { _ in })
  }

  /// Pushes to a server that takes everything; what it was asked.
  private func pushed(_ upload: IndexUpload) async throws -> ScriptedTypesense {
    let server = ScriptedTypesense { call in
      call.method == .get && call.target.revealed.contains("_multihits_")
        ? HTTPReply(status: 200, json: ["name": "x", "num_documents": 3]) : nil
    }
    _ = try await pusher(server).push(upload) { _ in }
    return server
  }

  private func body(_ line: String, of server: ScriptedTypesense) throws -> HTTPBody {
    let call = try #require(server.calls.first { "\($0.method.rawValue) \($0.target.revealed)" == line })
    return try #require(call.body)
  }

  @Test func theAliasComesLast() async throws {
    let server = try await pushed(
      upload(synonyms: [["objectID": "s/1", "type": "synonym", "synonyms": ["x", "y"]]]))
    expectEqual(
      server.lines,
      [
        "GET /collections/my%20movies", "POST /collections",
        "PUT /collections/my%20movies_multihits_7/synonyms/s%2F1",
        "POST /collections/my%20movies_multihits_7/documents/import?action=upsert",
        "GET /collections/my%20movies_multihits_7", "PUT /aliases/my%20movies",
      ])
    #expect(server.calls.allSatisfy { $0.isRead == ($0.method == .get) })
  }

  @Test func fieldsFollowFromRecordsAndSettings() async throws {
    let server = try await pushed(
      upload(["searchableAttributes": ["title"], "attributesForFaceting": ["tags", "never"], "separatorsToIndex": "+"]))
    guard case .json(let schema) = try body("POST /collections", of: server) else { return }
    expectEqual(
      schema.objectValue?["fields"],
      [
        ["name": "_multihits_rank", "type": "int32", "sort": true], ["name": "title", "type": "string"],
        ["name": "rank", "type": "int64", "optional": true], ["name": "size", "type": "float", "optional": true],
        ["name": "tags", "type": "string[]", "facet": true, "optional": true],
        ["name": "never", "type": "string[]", "facet": true, "optional": true],
        ["name": "_multihits_missing", "type": "string[]", "facet": true, "optional": true],
      ])
    expectEqual(schema.objectValue?["symbols_to_index"], ["+"])
    expectEqual(schema.objectValue?["token_separators"]?.arrayValue?.contains("+"), false)
    expectEqual(schema.objectValue?["name"], "my movies_multihits_7")
  }

  @Test func documentsCarryTheirPlaceInTheCustomRanking() async throws {
    let server = try await pushed(upload(["customRanking": ["desc(rank)"]]))
    let line = "POST /collections/my%20movies_multihits_7/documents/import?action=upsert"
    guard case .jsonLines(let documents) = try body(line, of: server) else { return }
    expectEqual(
      documents,
      [
        [
          "id": "a", "_multihits_rank": 2, "title": "One", "rank": 1, "size": 2, "_multihits_missing": [],
        ],
        ["id": "b", "_multihits_rank": 3, "title": "Two", "rank": 5, "size": 2.5, "_multihits_missing": []],
        [
          "id": "c", "_multihits_rank": 1, "title": "Three", "tags": ["x"],
          "_multihits_missing": ["m72616e6b", "m73697a65"],
        ],
      ])
  }

  @Test func refusedRecordsAreNamedAndTheNewCollectionGoes() async throws {
    let server = ScriptedTypesense { call in
      guard case .jsonLines? = call.body else { return nil }
      let lines = ["{\"success\":true}", "{\"success\":false,\"error\":\"too long\"}", "{\"success\":true}"]
      return HTTPReply(status: 200, body: Array(lines.joined(separator: "\n").utf8))
    }
    let error = await #expect(throws: SearchError.self) { try await pusher(server).push(upload()) { _ in } }
    expectEqual(error?.message, "Typesense refused 1 of 3 records: record 'b': too long")
    expectEqual(server.lines.last, "DELETE /collections/my%20movies_multihits_7")
    #expect(!server.lines.contains("PUT /aliases/my%20movies"))
  }

  @Test func anIndexIsNotPutOntoACollectionThatLacksRecords() async throws {
    let server = ScriptedTypesense { call in
      call.method == .get && call.target.revealed.contains("_multihits_")
        ? HTTPReply(status: 200, json: ["name": "x", "num_documents": 2]) : nil
    }
    let error = await #expect(throws: SearchError.self) { try await pusher(server).push(upload()) { _ in } }
    expectEqual(error?.message.hasPrefix("the collection holds 2 records of 3 that were sent"), true)
    expectEqual(server.lines.last, "DELETE /collections/my%20movies_multihits_7")
    #expect(!server.lines.contains("PUT /aliases/my%20movies"))
  }

  @Test func theCollectionBeforeIsDeletedOnlyWhereItIsOurs() async throws {
    for (before, isDeleted) in [("my movies_multihits_1", true), ("theirs", false), ("my movies", true)] {
      let server = ScriptedTypesense { call in
        guard call.method == .get else { return nil }
        let name = call.target.revealed.contains("_multihits_7") ? "my movies_multihits_7" : before
        return HTTPReply(status: 200, json: ["name": .string(name), "num_documents": 3])
      }
      let result = try await pusher(server).push(upload()) { _ in }
      #expect(result.hasReplaced)
      let deletions = server.calls.filter { $0.method == .delete }.map(\.target.revealed).filter {
        $0.hasPrefix("/collections/")
      }
      let path = "/collections/" + before.replacing(" ", with: "%20")
      expectEqual(deletions, (isDeleted ? [path] : []))
      expectEqual(result.warnings.contains { $0.contains("is left") }, !isDeleted)
    }
  }

  @Test func aCollectionThatCannotBeRemovedIsNamed() async throws {
    let server = ScriptedTypesense { call in
      if call.method == .put || call.method == .delete { return HTTPReply(status: 503, json: ["message": "Not Ready"]) }
      guard call.target.revealed.contains("_multihits_"), call.method == .get else { return nil }
      return HTTPReply(status: 200, json: ["name": "x", "num_documents": 3])
    }
    let error = await #expect(throws: SearchError.self) { try await pusher(server).push(upload()) { _ in } }
    expectEqual(error?.message, "Not Ready; the collection 'my movies_multihits_7' could not be deleted")
    expectEqual(error?.isRetryable, true)
  }

  /// A server that takes everything and holds all records, whose aliases stand for what they were put onto.
  private func willing(_ fault: @escaping @Sendable (HTTPCall) -> HTTPReply? = { _ in nil }) -> ScriptedTypesense {
    ScriptedTypesense { call in
      if let reply = fault(call) { return reply }
      guard call.method == .get, call.target.revealed.contains("_multihits_") else { return nil }
      return HTTPReply(status: 200, json: ["name": "my movies_multihits_7", "num_documents": 3])
    }
  }

  /// Pushes in a task of its own, which is cancelled when the upload has come so far.
  private func pushed(
    to server: ScriptedTypesense, cancelledAt moment: PushProgress
  ) async -> Result<PushResult, any Error> {
    let (pusher, upload) = (pusher(server), upload())
    return await Task {
      try await pusher.push(upload) { progress in
        if progress == moment { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }.result
  }

  @Test func aCancelledUploadRemovesWhatItMade() async {
    let server = willing()
    let result = await pushed(to: server, cancelledAt: .records(sent: 3))
    let error = #expect(throws: SearchError.self) { try result.get() }
    expectEqual(
      error,
      SearchError(
        .cancelled, "the upload was cancelled; the collection 'my movies_multihits_7' was deleted"))
    expectEqual(server.lines.last, "DELETE /collections/my%20movies_multihits_7")
    #expect(!server.lines.contains("PUT /aliases/my%20movies"))
  }

  @Test func aReplacementIsNotLeftHalfDoneWhenItsUploadIsCancelled() async throws {
    let before: JSON = ["name": "my movies_multihits_1", "num_documents": 1]
    let server = willing { call in
      call.target.revealed == "/collections/my%20movies" ? HTTPReply(status: 200, json: before) : nil
    }
    let result = try await pushed(to: server, cancelledAt: .replacing).get()
    #expect(result.hasReplaced)
    #expect(!result.warnings.contains { $0.contains("deleted") })
    expectEqual(server.lines.suffix(2), ["PUT /aliases/my%20movies", "DELETE /collections/my%20movies_multihits_1"])
  }

  @Test(arguments: ["<html>", "{}", #"{"name":"my movies","collection_name":"other"}"#])
  func anAliasWhoseAnswerDoesNotSaySoIsNotTakenForPut(answer: String) async {
    let server = willing { call in
      guard call.method == .put, call.target.revealed.hasPrefix("/aliases/") else { return nil }
      return HTTPReply(status: 200, body: Array(answer.utf8))
    }
    let error = await #expect(throws: SearchError.self) { try await pusher(server).push(upload()) { _ in } }
    expectEqual(error?.code, .badResponse)
    expectEqual(server.lines.last, "DELETE /collections/my%20movies_multihits_7")
  }

  @Test func anAliasWhoseAnswerWasLostIsLookedAt() async throws {
    let isPut = Atomic(false)
    let server = willing { call in
      if call.target.revealed.hasPrefix("/aliases/") {
        isPut.store(true, ordering: .relaxed)
        return HTTPReply(status: 503, json: ["message": "Not Ready"])
      }
      guard isPut.load(ordering: .relaxed), call.target.revealed == "/collections/my%20movies" else { return nil }
      return HTTPReply(status: 200, json: ["name": "my movies_multihits_7", "num_documents": 3])
    }
    try await expectEqual(pusher(server).push(upload()) { _ in }.records, 3)
    #expect(!server.calls.contains { $0.method == .delete })
  }

  @Test(
    arguments: [
      (
        [["objectID": "a", "g": "x"], ["objectID": "b", "g": ["y"]]],
        "'g' holds a list (record 'b') and a single value (record 'a')"
      ),
      (
        [["objectID": "a", "g": "x"], ["objectID": "b", "g": 3]],
        "'g' holds texts (record 'a') and numbers (record 'b')"
      ),
      ([["objectID": "a", "g": [["x"]]]], "'g' holds lists of lists (record 'a')"),
      ([["objectID": "a", "g": ["x", ["y": 1]]]], "'g' holds texts (record 'a') and objects (record 'a')"),
      ([["objectID": "a"], ["objectID": "a"]], "two records have the objectID 'a'"),
      ([["objectID": "a"], ["g": "x"]], "record 2 has no 'objectID'"),
      ([["objectID": "a", "_multihits_x": "x"]], "record 'a': '_multihits_x' cannot be uploaded"),
    ] as [([JSONObject], String)])
  func recordsThatNoFieldHoldsAreRefusedBeforeAnythingIsSent(records: [JSONObject], message: String) async throws {
    let server = ScriptedTypesense()
    let upload = upload(["attributesForFaceting": ["g"]], records: records)
    let error = await #expect(throws: SearchError.self) { try await pusher(server).push(upload) { _ in } }
    expectEqual(error?.message.hasPrefix(message), true)
    expectEqual(error?.code, .badRequest)
    #expect(server.calls.isEmpty)
    #expect(throws: SearchError.self) { try pusher(server).plan(upload) }
  }

  @Test func attributesNobodyNamedAreOnlyWarnedAbout() async throws {
    let server = ScriptedTypesense { call in
      call.method == .get && call.target.revealed.contains("_multihits_")
        ? HTTPReply(status: 200, json: ["name": "x", "num_documents": 2]) : nil
    }
    let records: [JSONObject] = [["objectID": "a", "g": "x"], ["objectID": "b", "g": 3]]
    let result = try await pusher(server).push(upload(records: records)) { _ in }
    #expect(result.warnings.count == 1 && result.warnings[0].hasPrefix("'g' holds texts"))
    #expect(result.records == 2 && !result.hasReplaced)
  }

  @Test func synonymsAndRulesWithoutAnEqualAreRefused() throws {
    let server = ScriptedTypesense()
    func message(_ synonyms: [JSONObject], _ rules: [JSONObject]) -> String? {
      #expect(throws: SearchError.self) { try pusher(server).plan(upload(synonyms: synonyms, rules: rules)) }?.message
    }
    expectEqual(
      message([["objectID": "p", "type": "placeholder", "placeholder": "<n>", "replacements": ["1"]]], []),
      "Typesense has no placeholders, as the synonym 'p' is one")
    let consequence: JSON = ["promote": [["objectID": "a", "position": 0]]]
    let start = message(
      [], [["objectID": "r", "conditions": [["pattern": "x", "anchoring": "startsWith"]], "consequence": consequence]])
    expectEqual(start?.hasPrefix("Typesense cannot do what the rule 'r' does: the anchoring 'startsWith'"), true)
    let context = message(
      [],
      [
        [
          "objectID": "r", "conditions": [["pattern": "x", "anchoring": "is", "context": "c"]],
          "consequence": consequence,
        ]
      ])
    expectEqual(context, "Typesense cannot do what the rule 'r' does: 'context'")
    let data = message(
      [], [["objectID": "r", "conditions": [["pattern": "x", "anchoring": "is"]], "consequence": ["userData": [:]]]])
    expectEqual(data, "Typesense cannot do what the rule 'r' does: 'userData'")
  }

  @Test func aPlanSaysWhatWouldBeSent() throws {
    let steps = try pusher(ScriptedTypesense()).plan(upload()).map(\.description)
    expectEqual(
      steps,
      [
        "GET /collections/my%20movies (looks which collection the index is)",
        "POST /collections (makes a collection of 6 fields)",
        "POST /collections/my%20movies_multihits_*/documents/import (3 records)",
        "PUT /aliases/my%20movies (puts 'my movies' onto the new collection)",
        "DELETE /collections/my%20movies_multihits_* (deletes the collection before it, if push made it)",
      ])
  }
}
