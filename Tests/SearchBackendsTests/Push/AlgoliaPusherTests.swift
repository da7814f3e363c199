import SearchBackends
import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

struct AlgoliaPusherTests: AlgoliaPushing {
  private let mark: JSON = ["multihits": ["index": "movies"]]

  @Test func anIndexIsMadeAsideAndMovedOntoItsName() async throws {
    let server = ModelAlgolia(["movies": .init(records: ["old": [:]])], questions: 2)
    let upload = IndexUpload(
      name: "movies", settings: ["searchableAttributes": ["title"], "userData": ["a": 1]],
      synonyms: [["objectID": "s", "type": "synonym", "synonyms": ["a", "b"]]], rules: [["objectID": "r"]],
      records: RecordsInMemory(records(3)))
    let progress = Mutex<[PushProgress]>([])
    let result = try await pusher(server).push(upload) { step in progress.withLock { $0.append(step) } }
    expectEqual(result, PushResult(index: "movies", records: 3, hasReplaced: true))
    expectEqual(progress.withLock { $0 }, [.preparing, .records(sent: 3), .waiting, .replacing])
    expectEqual(Array(server.indices.keys), ["movies"])
    let index = try #require(server.indices["movies"])
    expectEqual(index.settings["searchableAttributes"], ["title"])
    expectEqual(index.settings["userData"], ["a": 1, "multihits": ["index": "movies"]])
    #expect(index.synonyms.count == 1 && index.rules.count == 1)
    expectEqual(Set(index.records.keys), ["0", "1", "2"])
    expectEqual(
      server.calls.filter { !$0.contains("/task/") },
      [
        "GET /1/indexes/movies/settings?getVersion=2", "PUT /1/indexes/movies_tmp_7/settings",
        "POST /1/indexes/movies_tmp_7/synonyms/batch", "POST /1/indexes/movies_tmp_7/rules/batch",
        "POST /1/indexes/movies_tmp_7/batch", "POST /1/indexes/movies_tmp_7/operation",
      ])
  }

  @Test func recordsGoInBatchesOfAThousandAndFewWaitAtOnce() async throws {
    let server = ModelAlgolia(questions: 1)
    let upload = IndexUpload(name: "movies", records: RecordsInMemory(records(25_001)))
    let result = try await pusher(server).push(upload) { _ in }
    expectEqual(result, PushResult(index: "movies", records: 25_001, hasReplaced: false))
    expectEqual(server.calls.filter { $0.hasSuffix("/batch") }.count, 26)
    expectEqual(server.indices["movies"]?.records.count, 25_001)
    #expect(server.longestQueue <= 10)
  }

  @Test func aBatchIsLimitedInSizeToo() async throws {
    let large = JSON.string(String(repeating: "x", count: 4_000_000))
    let huge = JSON.string(String(repeating: "x", count: 11_000_000))
    let records: [JSONObject] = [
      ["objectID": "1", "a": large], ["objectID": "2", "a": large], ["objectID": "3", "a": large],
      ["objectID": "4", "a": huge], ["objectID": "5"],
    ]
    let server = ModelAlgolia()
    _ = try await pusher(server).push(IndexUpload(name: "movies", records: RecordsInMemory(records))) { _ in }
    let counts = server.bodies.compactMap { $0.objectValue?["requests"]?.arrayValue?.count }
    expectEqual(counts, [2, 1, 1, 1])
  }

  @Test func whatBelongsToQueriesIsNeverASetting() async throws {
    let server = ModelAlgolia()
    let settings: SearchParameters = ["filters": "a:b", "page": 2, "hitsPerPage": 5, "customRanking": ["desc(a)"]]
    _ = try await pusher(server).push(
      IndexUpload(name: "movies", settings: settings, records: RecordsInMemory([]))
    ) { _ in }
    expectEqual(server.bodies.first, ["customRanking": ["desc(a)"], "hitsPerPage": 5, "userData": mark])
    expectEqual(server.indices["movies"]?.records.isEmpty, true)
  }

  @Test func whenABatchIsRefusedTheOldIndexStaysAndTheNewOneGoes() async {
    let old = ModelAlgolia.Index(records: ["old": [:]])
    let server = ModelAlgolia(["movies": old]) { call in
      call == "POST /1/indexes/movies_tmp_7/batch"
        ? ModelAlgolia.failure(400, "Record at the position 0 objectID=0 is too big") : nil
    }
    let error = await failure(pusher(server), IndexUpload(name: "movies", records: RecordsInMemory(records(1))))
    expectEqual(error, SearchError(.badRequest, "Record at the position 0 objectID=0 is too big"))
    expectEqual(server.indices["movies"], old)
    expectEqual(server.calls.last, "DELETE /1/indexes/movies_tmp_7")
  }

  @Test func anIndexThatCannotBeRemovedIsNamed() async {
    let server = ModelAlgolia { call in
      call.hasPrefix("GET") && call.contains("task") || call.hasPrefix("DELETE")
        ? ModelAlgolia.failure(500, "down") : nil
    }
    let error = await failure(pusher(server), IndexUpload(name: "movies", records: RecordsInMemory([])))
    expectEqual(error, SearchError(.server, "down; the temporary index 'movies_tmp_7' could not be deleted"))
  }

  @Test func aCancelledUploadRemovesWhatItMade() async {
    let server = ModelAlgolia(["movies": .init()], questions: 3)
    let pusher = pusher(server) { _ in
      withUnsafeCurrentTask { $0?.cancel() }
      throw CancellationError()
    }
    let error = await Task {
      await failure(pusher, IndexUpload(name: "movies", records: RecordsInMemory(records(1))))
    }.value
    expectEqual(
      error, SearchError(.cancelled, "the upload was cancelled; the temporary index 'movies_tmp_7' was deleted"))
    expectEqual(server.calls.last, "DELETE /1/indexes/movies_tmp_7")
  }

  @Test func aMoveIsNotLeftHalfDoneWhenItsUploadIsCancelled() async throws {
    let server = ModelAlgolia()
    let upload = IndexUpload(name: "movies", settings: ["replicas": ["a"]], records: RecordsInMemory(records(1)))
    let pusher = pusher(server)
    let result = try await Task {
      try await pusher.push(upload) { progress in
        if progress == .replacing { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }.value
    expectEqual(result.records, 1)
    expectEqual(server.indices["movies"]?.settings["replicas"], ["a"])
    #expect(!server.calls.contains { $0.hasPrefix("DELETE") })
  }

  @Test func aFailureBehindTheMoveRemovesNothing() async throws {
    let server = ModelAlgolia { call in
      call == "PUT /1/indexes/movies/settings" ? ModelAlgolia.failure(400, "too many replicas") : nil
    }
    let upload = IndexUpload(name: "movies", settings: ["replicas": ["a"]], records: RecordsInMemory(records(1)))
    let result = try await pusher(server).push(upload) { _ in }
    expectEqual(
      result.unfinished, "the index is replaced, but its replicas could not be set: too many replicas")
    #expect(!server.calls.contains { $0.hasPrefix("DELETE") })
    expectEqual(server.indices["movies"]?.records.count, 1)
  }

  @Test(arguments: [0, 1, 3])
  func aBatchOfWhichAnotherNumberIsTakenReplacesNothing(taken: Int) async {
    let server = ModelAlgolia { call in
      guard call == "POST /1/indexes/movies_tmp_7/batch" else { return nil }
      let ids = (0..<taken).map { JSON.string("\($0)") }
      return .success(HTTPReply(status: 200, json: ["taskID": 77, "objectIDs": .array(ids)]))
    }
    let error = await failure(pusher(server), IndexUpload(name: "movies", records: RecordsInMemory(records(2))))
    expectEqual(error?.message, "the answer to a batch names \(taken) of its 2 records")
    expectEqual(server.calls.last, "DELETE /1/indexes/movies_tmp_7")
  }

  @Test func questionsWhetherATaskIsDoneComeMoreAndMoreSlowly() async throws {
    let server = ModelAlgolia(questions: 30)
    let pauses = Mutex<[Duration]>([])
    let pusher = pusher(server) { pause in pauses.withLock { $0.append(pause) } }
    _ = try await pusher.push(IndexUpload(name: "movies", records: RecordsInMemory([]))) { _ in }
    let first = pauses.withLock { $0.prefix(30) }
    expectEqual(Array(first.prefix(3)), [.milliseconds(200), .milliseconds(400), .milliseconds(600)])
    #expect(first.max() == .seconds(5) && first[24...].allSatisfy { $0 == .seconds(5) })
  }

  @Test func aTaskThatIsNeverDoneEndsTheUpload() async {
    let server = ModelAlgolia(questions: .max)
    let error = await failure(pusher(server), IndexUpload(name: "movies", records: RecordsInMemory([])))
    expectEqual(error?.code, .timeout)
    expectEqual(server.calls.last, "DELETE /1/indexes/movies_tmp_7")
  }

  @Test(
    arguments: [
      ("PUT", #"{"updatedAt":"x"}"#), ("PUT", "<html>"), ("GET /1/indexes/movies_tmp_7/task", "{}"),
      ("GET /1/indexes/movies/settings", "[]"), ("POST", #"{"taskID":"seven"}"#),
    ]) func anAnswerThatCannotBeUnderstoodIsABadResponse(call prefix: String, body: String) async
  {
    let server = ModelAlgolia { call in
      call.hasPrefix(prefix) ? .success(HTTPReply(status: 200, body: Array(body.utf8))) : nil
    }
    let error = await failure(pusher(server), IndexUpload(name: "movies", records: RecordsInMemory(records(1))))
    expectEqual(error?.code, .badResponse)
  }

  @Test func aKeyThatMayNotChangeIndicesIsToldWhatItNeeds() async {
    let server = ModelAlgolia { _ in ModelAlgolia.failure(403, "Method not allowed with this API key") }
    let error = await failure(pusher(server), IndexUpload(name: "movies", records: RecordsInMemory([])))
    expectEqual(error?.code, .forbidden)
    expectEqual(error?.message.hasPrefix("Method not allowed with this API key; "), true)
    expectEqual(error?.message.contains("editSettings"), true)
  }

  @Test func recordsThatCannotBeReadEndTheUpload() async {
    struct Broken: UploadRecords, UploadRecordReader {
      struct Fault: Error, CustomStringConvertible { var description = "no such file" }
      func makeReader() -> any UploadRecordReader { self }
      mutating func next(maxCount: Int) throws -> [JSONObject] { throw Fault() }
    }
    let server = ModelAlgolia()
    let broken = await failure(pusher(server), IndexUpload(name: "movies", records: Broken()))
    expectEqual(broken, SearchError(.badRequest, "the records cannot be read: no such file"))
    expectEqual(server.calls.last, "DELETE /1/indexes/movies_tmp_7")
    let nameless = IndexUpload(name: "movies", records: RecordsInMemory([["objectID": "1"], ["title": "x"]]))
    await expectEqual(failure(pusher(server), nameless), SearchError(.badRequest, "record 2 has no 'objectID'"))
  }

  @Test func theMarkNeedsItsPlace() async {
    let server = ModelAlgolia()
    let upload = IndexUpload(name: "m", settings: ["userData": ["multihits": 1]], records: RecordsInMemory([]))
    await expectEqual(failure(pusher(server), upload)?.code, .badRequest)
    #expect(server.calls.isEmpty)
  }

  @Test func oursIsToldFromOthersByItsMarkAndName() async throws {
    let server = ModelAlgolia([
      "movies": .init(settings: ["userData": mark], records: ["1": [:]]),
      "copy": .init(settings: ["userData": mark]), "theirs": .init(settings: ["userData": ["a": 1]]),
    ])
    let pusher = pusher(server)
    try await expectEqual(pusher.inspect("movies"), .ours(records: 1))
    try await expectEqual(pusher.inspect("copy"), .foreign(records: 0))
    try await expectEqual(pusher.inspect("theirs"), .foreign(records: 0))
    try await expectEqual(pusher.inspect("none"), .missing)
    let silent = ModelAlgolia(["movies": .init()]) { call in
      call.hasSuffix("/query") ? ModelAlgolia.failure(403, "Method not allowed with this API key") : nil
    }
    try await expectEqual(self.pusher(silent).inspect("movies"), .foreign(records: nil))
    let down = ModelAlgolia { _ in .failure(SearchError(.connect, "refused")) }
    await #expect(throws: SearchError(.connect, "refused")) { try await self.pusher(down).inspect("movies") }
  }
}
