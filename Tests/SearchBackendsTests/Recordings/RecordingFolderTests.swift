import Diagnostics
import FileSystem
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import SearchBackends

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct RecordingFolderTests {
  private let mask = SecretMask(["a secret key"])

  private func makeCall(_ query: String) -> HTTPCall {
    HTTPCall(.get, "https://shop.example/search?key=" + .secret("a secret key") + GuardedText("&q=\(query)"))
  }

  private func record(_ calls: [HTTPCall], _ outcomes: [HTTPOutcome], in folder: TemporaryFolder) async throws
    -> RecordingFolder
  {
    let recorded = try RecordingFolder(path: folder.path)
    let caller = RecordingCaller(Script(outcomes), backend: "shop", folder: recorded, mask: mask)
    for call in calls { _ = await caller.send(call) }
    recorded.finish()
    return recorded
  }

  private func replay(_ calls: [HTTPCall], from folder: TemporaryFolder) async throws -> [HTTPOutcome] {
    let caller = ReplayCaller(backend: "shop", folder: try ReplayFolder(path: folder.path), mask: SecretMask([]))
    var outcomes: [HTTPOutcome] = []
    for call in calls { outcomes.append(await caller.send(call)) }
    return outcomes
  }

  @Test func whatWasRecordedIsReplayed() async throws {
    let folder = try TemporaryFolder()
    let outcomes = [
      HTTPOutcome(
        .success(HTTPReply(status: 200, headers: ["retry-after": "1"], body: Array(#"{"n":1}"#.utf8))), attempts: 2),
      HTTPOutcome(.failure(SearchError(.timeout, "late")), attempts: 4),
      HTTPOutcome(.success(HTTPReply(status: 404, body: Array("<h1>".utf8))), attempts: 1),
    ]
    let calls = ["a", "b", "c"].map(makeCall)
    let recorded = try await record(calls, outcomes, in: folder)
    expectEqual(recorded.fileCount, 3)
    #expect(recorded.failure == nil)
    expectEqual(folder.names.count, 3)
    for name in folder.names { #expect(try !folder.text(name).contains("secret")) }
    try await expectEqual(replay(calls, from: folder), outcomes)
    try await expectEqual(replay(calls.reversed(), from: folder), outcomes.reversed())
  }

  @Test func answersThatChangeAreReplayedAsTheyCame() async throws {
    let folder = try TemporaryFolder()
    func outcome(_ number: Int) -> HTTPOutcome {
      HTTPOutcome(.success(HTTPReply(status: 200, body: Array("\(number)".utf8))), attempts: 1)
    }
    let numbers = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    let call = makeCall("a")
    _ = try await record(numbers.map { _ in call }, numbers.map(outcome), in: folder)
    expectEqual(folder.names.count, 11)
    #expect(folder.names.contains { $0.hasSuffix("-11.json") })
    let replayed = try await replay(Array(repeating: call, count: 13), from: folder)
    expectEqual(replayed, numbers.map(outcome))
    // Another run has fewer turns: the files of the others are gone.
    _ = try await record([call, call], [outcome(5), outcome(6)], in: folder)
    expectEqual(folder.names.count, 2)
    try await expectEqual(replay([call, call, call], from: folder), [5, 6, 6].map(outcome))
  }

  @Test func aSearchThatWasGivenUpIsNotRecorded() async throws {
    let folder = try TemporaryFolder()
    let cancelled = HTTPOutcome(.failure(SearchError(.cancelled, "given up")), attempts: 1)
    _ = try await record([makeCall("a")], [cancelled], in: folder)
    #expect(folder.names.isEmpty)
  }

  @Test func aSecretThatOnlyTheCallKnowsIsHiddenToo() async throws {
    let folder = try TemporaryFolder()
    let call = HTTPCall(.get, "/s", headers: [HTTPHeader("Key", .secret("known to the call"))])
    let reply = HTTPReply(status: 200, body: Array("you sent 'known to the call'".utf8))
    _ = try await record([call], [HTTPOutcome(.success(reply), attempts: 1)], in: folder)
    #expect(try folder.text(folder.names[0]).contains("you sent '***'"))
  }

  @Test func anUnknownRequestShowsTheNearestRecordingAndTheDifference() async throws {
    let folder = try TemporaryFolder()
    let reply = HTTPOutcome(.success(HTTPReply(status: 200)), attempts: 1)
    _ = try await record(["tom", "ann"].map(makeCall), [reply, reply], in: folder)
    let replayed = try ReplayFolder(path: folder.path)
    let caller = ReplayCaller(backend: "shop", folder: replayed, mask: mask)
    let asked = HTTPCall(.post, makeCall("tim").target + "&q=tom")
    for _ in 0..<2 {
      let outcome = await caller.send(asked)
      let error = #expect(throws: SearchError.self) { try outcome.result.get() }
      expectEqual(error?.code, .unsupported)
      expectEqual(error?.isRetryable, false)
      let message = try #require(error?.message)
      expectEqual(
        message, "no recording in '\(folder.path)' answers POST https://shop.example/search of the backend 'shop'")
    }
    expectEqual(replayed.misses.count, 1)
    let lines = replayed.misses[0].split(separator: "\n")
    #expect(lines[0].contains("; the nearest, shop-search-tom-") && lines[0].hasSuffix(", differs:"))
    expectEqual(
      lines.dropFirst(),
      [
        "  - GET https://shop.example/search", "  + POST https://shop.example/search", "  + &q=tim",
      ])
    #expect(!replayed.misses[0].contains("secret"))
  }

  @Test func ofManyUnknownRequestsTheFirstAreCompared() async throws {
    let folder = try TemporaryFolder()
    let reply = HTTPOutcome(.success(HTTPReply(status: 200)), attempts: 1)
    _ = try await record((0..<50).map { makeCall("a\($0)") }, Array(repeating: reply, count: 50), in: folder)
    let replayed = try ReplayFolder(path: folder.path)
    let caller = ReplayCaller(backend: "shop", folder: replayed, mask: mask)
    for number in 0..<100 { _ = await caller.send(makeCall("b\(number)")) }
    expectEqual(replayed.misses.count, 100)
    expectEqual(
      replayed.misses.map { $0.contains("the nearest") }, (0..<100).map { $0 < ReplayFolder.mostComparedMisses })
  }

  @Test func recordingsThatAnswerNothingAreTold() async throws {
    let folder = try TemporaryFolder()
    let reply = HTTPOutcome(.success(HTTPReply(status: 200)), attempts: 1)
    _ = try await record(["a", "b"].map(makeCall), [reply, reply], in: folder)
    let replayed = try ReplayFolder(path: folder.path)
    expectEqual(replayed.fileCount, 2)
    expectEqual(replayed.unused, folder.names)
    _ = await ReplayCaller(backend: "shop", folder: replayed, mask: mask).send(makeCall("b"))
    expectEqual(replayed.unused.map { $0.hasPrefix("shop-search-a-") }, [true])
    _ = await ReplayCaller(backend: "other", folder: replayed, mask: mask).send(makeCall("a"))
    expectEqual(replayed.unused.count, 1)
    expectEqual(replayed.misses.first?.contains("+ backend other"), true)
  }

  @Test func aFolderThatCannotBeReadIsAnErrorWithItsPlace() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) { try ReplayFolder(path: folder.path) }
    #expect(throws: FileError.self) { try ReplayFolder(path: "\(folder.path)/none") }
    try folder.write("a.json", "{\n  \"recording\": 1,\n  oops\n}")
    let error = #expect(throws: FileError.self) { try ReplayFolder(path: folder.path) }
    expectEqual(error?.path, "\(folder.path)/a.json")
    expectEqual(error?.kind, .malformed)
    expectEqual(error?.position, SourcePosition(line: 3, column: 3))
  }

  @Test func foldersAreMadeWhereTheyAreMissing() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordingFolder(path: "\(folder.path)/a/b")
    expectEqual(recorded.fileCount, 0)
    expectEqual(folder.names, ["a"])
    try folder.write("file", "")
    let error = #expect(throws: FileError.self) { try RecordingFolder(path: "\(folder.path)/file/b") }
    expectEqual(error?.kind, .notWritable)
  }

  @Test func aFailureToWriteIsKeptAndTheAnswerGiven() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordingFolder(path: "\(folder.path)/gone")
    rmdir("\(folder.path)/gone")
    let reply = HTTPOutcome(.success(HTTPReply(status: 200)), attempts: 1)
    let caller = RecordingCaller(Script([reply]), backend: "shop", folder: recorded, mask: mask)
    await expectEqual(caller.send(makeCall("a")), reply)
    expectEqual(recorded.failure?.kind, .notWritable)
    expectEqual(recorded.fileCount, 0)
  }

  @Test func callsAtOnceAreKeptWhole() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordingFolder(path: folder.path)
    let reply = HTTPOutcome(.success(HTTPReply(status: 200, body: Array("{}".utf8))), attempts: 1)
    let caller = RecordingCaller(
      Script(Array(repeating: reply, count: 200)), backend: "shop", folder: recorded, mask: mask)
    let calls = (0..<200).map { makeCall("\($0 % 50)") }
    await withTaskGroup(of: Void.self) { group in
      for call in calls { group.addTask { _ = await caller.send(call) } }
    }
    expectEqual(folder.names.count, 50)
    #expect(try await replay(calls, from: folder).allSatisfy { $0 == reply })
  }
}
