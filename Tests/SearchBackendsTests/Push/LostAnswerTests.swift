import SearchBackends
import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

/// Uploads whose calls are carried out and whose answers get lost on the way.
struct LostAnswerTests {
  private let upload = IndexUpload(name: "movies", records: RecordsInMemory([["objectID": "1"]]))
  private let move = "POST /1/indexes/movies_tmp_7/operation"

  private func pusher(_ caller: any HTTPCaller) -> AlgoliaPusher {
    AlgoliaPusher(caller: caller, makeSuffix: { "7" }, sleep: { _ in })
  }

  private func failure(_ pusher: any IndexPusher) async -> SearchError? {
    do throws(SearchError) {
      _ = try await pusher.push(upload) { _ in }
      return nil
    } catch {
      return error
    }
  }

  /// A question that gives the model the time to do a task.
  private let question = HTTPCall(.get, "/1/indexes/movies_tmp_7/settings")

  @Test(arguments: [true, false]) func moveThatFindsNothingToMoveTheSecondTimeIsDone(isKnown: Bool) async throws {
    let server = ModelAlgolia(["movies": .init(records: ["old": [:]])])
    let loser = AnswerLoser(caller: server, lost: move, isKnown: isKnown, meanwhile: question)
    let result = try await pusher(loser).push(upload) { _ in }
    expectEqual(result, PushResult(index: "movies", records: 1, hasReplaced: true))
    expectEqual(server.indices["movies"]?.records.keys.sorted(), ["1"])
    #expect(!server.calls.contains { $0.hasPrefix("DELETE") })
  }

  @Test(arguments: [0, 5]) func moveWithoutAnyAnswerIsLookedFor(questions: Int) async throws {
    let server = ModelAlgolia(questions: questions)
    let loser = AnswerLoser(caller: server, lost: move, isRepeated: false)
    try await expectEqual(pusher(loser).push(upload) { _ in }.records, 1)
    expectEqual(Array(server.indices.keys), ["movies"])
  }

  @Test func moveThatWasNeverDoneFailsAndTheTemporaryIndexGoes() async {
    let server = ModelAlgolia { $0 == move ? .failure(SearchError(.timeout, "late")) : nil }
    let error = await failure(pusher(server))
    expectEqual(error?.code, .timeout)
    expectEqual(error?.message, "it is not known whether 'movies' was replaced: late")
    expectEqual(server.calls.last, "DELETE /1/indexes/movies_tmp_7")
  }

  @Test func moveOfAnIndexThatIsNotThereAnyMoreIsRefused() async {
    let server = ModelAlgolia { $0 == move ? ModelAlgolia.failure(404, "Index does not exist") : nil }
    let error = await failure(pusher(server))
    expectEqual(error?.code, .indexNotFound)
    expectEqual(error?.message.contains("not known"), false)
  }

  @Test func moveThatIsRefusedAtOnceIsNotLookedFor() async {
    let server = ModelAlgolia { $0 == move ? ModelAlgolia.failure(403, "no") : nil }
    await expectEqual(failure(pusher(server))?.code, .forbidden)
    expectEqual(Array(server.calls.suffix(2)), [move, "DELETE /1/indexes/movies_tmp_7"])
  }

  @Test func taskThatNeverEndsHasItsTime() async {
    for limit in [Duration.seconds(300), .seconds(420)] {
      let slept = Mutex(Duration.zero)
      let pusher = AlgoliaPusher(
        caller: ModelAlgolia(questions: .max), makeSuffix: { "7" }, taskTimeout: limit,
        sleep: { pause in slept.withLock { $0 += pause } })
      let error = await failure(pusher)
      expectEqual(error?.code, .timeout)
      expectEqual(error?.message.hasSuffix("within \(limit.components.seconds) seconds"), true)
      let waited = slept.withLock { $0 }
      #expect(waited > limit - .seconds(10) && waited <= limit)
    }
  }

  @Test func moveThatIsAcceptedAndNeverDoneSaysSo() async {
    let isMoving = Atomic(false)
    let server = ModelAlgolia { call in
      if call == move { isMoving.store(true, ordering: .relaxed) }
      let isAsked = isMoving.load(ordering: .relaxed) && call.contains("/task/")
      return isAsked ? .success(HTTPReply(status: 200, json: ["status": "notPublished"])) : nil
    }
    let error = await failure(pusher(server))
    expectEqual(
      error?.message.hasPrefix("Algolia has begun to replace 'movies', and it is not known whether it is done: "), true)
    #expect(!server.calls.contains { $0.hasPrefix("DELETE") })
  }

  /// A server on which what is made is there, and what is deleted is not.
  private func server() -> ScriptedTypesense {
    let names = Mutex<Set<String>>(["movies_multihits_1"])
    return ScriptedTypesense { call in
      let name = call.target.revealed.split(separator: "/").last.map(String.init) ?? ""
      switch (call.method, call.body) {
      case (.post, .json):
        let isNew = names.withLock { $0.insert("movies_multihits_7").inserted }
        return HTTPReply(status: isNew ? 201 : 409, json: ["message": "already exists"])
      case (.delete, _):
        let isThere = names.withLock { $0.remove(name) } != nil
        return HTTPReply(status: isThere ? 200 : 404, json: ["message": "Not Found"])
      case (.get, _):
        let own = name == "movies" ? "movies_multihits_1" : name
        guard names.withLock({ $0.contains(own) }) else { return nil }
        return HTTPReply(status: 200, json: ["name": .string(own), "num_documents": 1])
      default: return nil
      }
    }
  }

  private func pusher(toTypesense caller: any HTTPCaller) -> TypesensePusher {
    TypesensePusher(caller: caller, makeStamp: { "7" }, sleep: { _ in })
  }

  @Test(arguments: [
    "POST /collections", "DELETE /collections/movies_multihits_1", "PUT /aliases/movies", "POST", "PUT",
  ])
  func callThatIsDoneAlreadyIsDone(lost: String) async throws {
    let loser = AnswerLoser(caller: server(), lost: lost)
    let result = try await pusher(toTypesense: loser).push(upload) { _ in }
    expectEqual(result, PushResult(index: "movies", records: 1, hasReplaced: true))
  }

  @Test func collectionThatSomebodyElseHasMadeIsNotOurs() async {
    let server = ScriptedTypesense { call in
      guard call.method == .post else { return nil }
      return HTTPReply(status: 409, json: ["message": "already exists"])
    }
    await expectEqual(failure(pusher(toTypesense: server))?.message.hasPrefix("already exists"), true)
  }

  @Test func importWhoseAnswerEndsEarlyIsSentAgain() async throws {
    for failures in [1, 2, 3] {
      let left = Mutex(failures)
      let whole = server()
      let server = ScriptedTypesense { call in
        guard case .jsonLines? = call.body else { return whole.reply(to: call) }
        let isBroken = left.withLock { left in
          left -= 1
          return left >= 0
        }
        return isBroken ? HTTPReply(status: 200) : nil
      }
      let error = await failure(pusher(toTypesense: server))
      expectEqual((error == nil), (failures < 3))
      expectEqual(error?.code, (failures < 3 ? nil : .badResponse))
    }
  }
}
