import SearchBackends
import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

/// A collection that has the name of an index, and gives it up to an alias.
struct TypesenseReplacingTests {
  private let upload = IndexUpload(name: "films", records: RecordsInMemory([["objectID": "a"]]))

  /// A server that has a collection `films` until it is deleted.
  ///
  /// - Parameters:
  ///   - refusal: the answer to a call that is refused; nil for one that is carried out.
  ///   - loss: the answer to a deletion of `films` that is carried out, and to what asks for `films` behind it.
  private func server(
    _ refusal: @escaping @Sendable (String) -> HTTPReply?, losing loss: @escaping @Sendable () -> HTTPReply? = { nil }
  ) -> ScriptedTypesense {
    let isThere = Mutex(true)
    return ScriptedTypesense { call in
      let line = "\(call.method.rawValue) \(call.target.revealed)"
      if let refusal = refusal(line) { return refusal }
      if line == "DELETE /collections/films" { isThere.withLock { $0 = false } }
      if line.hasSuffix(" /collections/films"), !isThere.withLock({ $0 }), let lost = loss() { return lost }
      guard call.method == .get else { return nil }
      if line == "GET /collections/films", isThere.withLock({ $0 }) {
        return HTTPReply(status: 200, json: ["name": "films", "num_documents": 9])
      }
      guard line == "GET /collections/films_multihits_7" else { return nil }
      return HTTPReply(status: 200, json: ["name": "films_multihits_7", "num_documents": 1])
    }
  }

  private func push(to server: ScriptedTypesense) async throws -> PushResult {
    try await TypesensePusher(caller: server, makeStamp: { "7" }, sleep: { _ in }).push(upload) { _ in }
  }

  @Test(arguments: [
    HTTPReply(status: 403, json: ["message": "Forbidden"]), HTTPReply(status: 500, json: ["message": "no"]),
    HTTPReply(status: 200, json: ["collection_name": "other"]),
  ])
  func nothingIsDeletedWhereAliasesAreRefused(refusal: HTTPReply) async {
    let server = server { $0.hasPrefix("PUT /aliases/") ? refusal : nil }
    await #expect(throws: SearchError.self) { try await push(to: server) }
    #expect(!server.lines.contains("DELETE /collections/films"))
    expectEqual(server.lines.last, "DELETE /collections/films_multihits_7")
  }

  @Test func nothingIsDeletedWhereTheCollectionStays() async {
    let server = server { $0 == "DELETE /collections/films" ? HTTPReply(status: 403, json: [:]) : nil }
    await #expect(throws: SearchError.self) { try await push(to: server) }
    #expect(!server.lines.contains("PUT /aliases/films"))
    expectEqual(server.lines.last, "DELETE /collections/films_multihits_7")
  }

  @Test func theAliasIsTriedUntilItIsThere() async throws {
    let count = Atomic(0)
    let server = server { line in
      guard line == "PUT /aliases/films", count.add(1, ordering: .relaxed).newValue < 4 else { return nil }
      return HTTPReply(status: 503, json: ["message": "Not Ready"])
    }
    let result = try await push(to: server)
    #expect(result.hasReplaced)
    expectEqual(
      server.lines.filter { !$0.hasPrefix("GET") && !$0.hasPrefix("POST") },
      [
        "PUT /aliases/films_multihits_7_alias", "DELETE /aliases/films_multihits_7_alias", "DELETE /collections/films",
      ] + Array(repeating: "PUT /aliases/films", count: 4))
  }

  @Test func whatIsNewStaysWhereTheOldCollectionIsGone() async {
    let server = server { $0 == "PUT /aliases/films" ? HTTPReply(status: 403, json: ["message": "Forbidden"]) : nil }
    let error = await #expect(throws: SearchError.self) { try await push(to: server) }
    #expect(error?.message.contains("searches of 'films' find nothing until") == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("'films_multihits_7', which is complete and stays") == true)
    #expect(!server.lines.contains("DELETE /collections/films_multihits_7"))
  }

  @Test func aDeletionWithoutAnAnswerIsTriedUntilThereIsOne() async throws {
    let count = Atomic(0)
    let server = server { _ in
      nil
    } losing: {
      count.add(1, ordering: .relaxed).newValue < 7 ? HTTPReply(status: 503, json: ["message": "Not Ready"]) : nil
    }
    try await #expect(push(to: server).hasReplaced)
    expectEqual(server.lines.filter { $0.hasPrefix("DELETE /collections/films_") }, [])
  }

  @Test func whatIsNewStaysWhereNobodyKnowsWhetherTheOldCollectionIsGone() async {
    let server = server { _ in
      nil
    } losing: {
      HTTPReply(status: 503, json: ["message": "Not Ready"])
    }
    let error = await #expect(throws: SearchError.self) { try await push(to: server) }
    #expect(error?.message.contains("'films_multihits_7' is complete and stays") == true, "\(error?.message ?? "")")
    expectEqual(server.lines.filter { $0.hasPrefix("DELETE /collections/films_") }, [])
  }

  @Test func whatIsNewStaysWhereNobodyKnowsWhetherTheAliasStandsForIt() async {
    let isPut = Atomic(false)
    let server = ScriptedTypesense { call in
      let line = "\(call.method.rawValue) \(call.target.revealed)"
      if line == "PUT /aliases/films" { isPut.store(true, ordering: .relaxed) }
      let isLost = isPut.load(ordering: .relaxed) && line.hasSuffix("/films")
      if isLost { return HTTPReply(status: 503, json: ["message": "Not Ready"]) }
      return line == "GET /collections/films_multihits_7"
        ? HTTPReply(status: 200, json: ["name": "films_multihits_7", "num_documents": 1]) : nil
    }
    let error = await #expect(throws: SearchError.self) { try await push(to: server) }
    #expect(error?.message.contains("'films_multihits_7' is complete and stays") == true, "\(error?.message ?? "")")
    expectEqual(server.lines.filter { $0.hasPrefix("DELETE") }, [])
  }

  /// The call that was carried out and its repetition are one call of the caller.
  @Test(arguments: ["DELETE /collections/films", "PUT /aliases/films"])
  func whatIsNewStaysWhereARepetitionIsRefused(call: String) async {
    let isDone = Atomic(false)
    let server = ScriptedTypesense { sent in
      let line = "\(sent.method.rawValue) \(sent.target.revealed)"
      let wasDone = isDone.load(ordering: .relaxed)
      if wasDone, line.hasSuffix("/films") { return HTTPReply(status: 403, json: ["message": "Forbidden"]) }
      if line == call { isDone.store(true, ordering: .relaxed) }
      let names = ["GET /collections/films_multihits_7": "films_multihits_7"].merging(
        call.hasPrefix("DELETE") && !wasDone ? ["GET /collections/films": "films"] : [:]
      ) { first, _ in first }
      return names[line].map { HTTPReply(status: 200, json: ["name": .string($0), "num_documents": 1]) }
    }
    let pusher = TypesensePusher(
      caller: AnswerLoser(caller: server, lost: call), makeStamp: { "7" }, sleep: { _ in })
    let error = await #expect(throws: SearchError.self) { try await pusher.push(upload) { _ in } }
    #expect(error?.message.contains("'films_multihits_7' is complete and stays") == true, "\(error?.message ?? "")")
    expectEqual(server.lines.filter { $0.hasPrefix("DELETE /collections/films_") }, [])
  }
}
