import Diagnostics
import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchBackends

/// Recordings of a request that several queries of a run make, and that is answered differently.
struct RecordedQueriesTests {
  private let call = HTTPCall(.get, "/search?q=a")

  private func outcome(_ number: Int) -> HTTPOutcome {
    HTTPOutcome(.success(HTTPReply(status: 200, body: Array("\(number)".utf8))), attempts: 1)
  }

  /// Records what came for some queries, in the order in which it came.
  private func record(_ answers: [(query: Int, number: Int)], in folder: TemporaryFolder) async throws {
    let recorded = try RecordingFolder(path: folder.path)
    let caller = RecordingCaller(
      Script(answers.map { outcome($0.number) }), backend: "shop", folder: recorded, mask: SecretMask([]))
    for answer in answers {
      await RunQuery.$current.withValue(RunQuery(ordinal: answer.query)) { _ = await caller.send(call) }
    }
    recorded.finish()
  }

  /// What queries are answered, asked in this order.
  private func replay(_ queries: [Int], from folder: TemporaryFolder) async throws -> [Int: HTTPOutcome] {
    let caller = ReplayCaller(backend: "shop", folder: try ReplayFolder(path: folder.path), mask: SecretMask([]))
    var outcomes: [Int: HTTPOutcome] = [:]
    for query in queries {
      outcomes[query] = await RunQuery.$current.withValue(RunQuery(ordinal: query)) { await caller.send(call) }
    }
    return outcomes
  }

  private func files(_ folder: TemporaryFolder) throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: folder.names.map { ($0, try folder.text($0)) })
  }

  @Test func eachQueryIsAnsweredAsItWasHoweverManyRanAtOnce() async throws {
    let answers = [1: 10, 2: 11, 3: 11, 4: 10, 5: 12, 6: 10, 7: 13]
    let expected = answers.mapValues(outcome)
    let ordered = try TemporaryFolder()
    try await record((1...7).map { ($0, answers[$0] ?? 0) }, in: ordered)
    expectEqual(ordered.names.count, 4)
    for seed in UInt64(1)...20 {
      var generator = SeededGenerator(seed: seed)
      let folder = try TemporaryFolder()
      try await record((1...7).shuffled(using: &generator).map { ($0, answers[$0] ?? 0) }, in: folder)
      try expectEqual(files(folder), files(ordered), "seed \(seed)")
      let replayed = try await replay((1...7).shuffled(using: &generator), from: folder)
      expectEqual(replayed, expected, "seed \(seed)")
    }
  }

  @Test func filesTellFromWhichQueriesOnTheyAnswer() async throws {
    let folder = try TemporaryFolder()
    try await record([(4, 2), (2, 1), (3, 1), (9, 1)], in: folder)
    expectEqual(folder.names.count, 2)
    let recordings = try folder.names.map { try Recording(parsing: Array(try folder.text($0).utf8)) }
      .sorted { $0.turn < $1.turn }
    expectEqual(recordings.map(\.queries), [[2, 9], [4]])
    expectEqual(recordings.map(\.turn), [1, 2])
    expectEqual(recordings.map { HTTPOutcome($0.outcome.result, attempts: 1) }, [outcome(1), outcome(2)])
    // Those that were not asked when it was recorded.
    let replayed = try await replay([1, 8, 100], from: folder)
    expectEqual(replayed, [1: outcome(1), 8: outcome(2), 100: outcome(1)])
  }

  /// A run that is killed has its answers too, each in a file of its own.
  @Test func answersAreKeptBeforeTheEnd() async throws {
    let folder = try TemporaryFolder()
    let caller = RecordingCaller(
      Script([1, 2, 1, 3].map(outcome)), backend: "shop", folder: try RecordingFolder(path: folder.path),
      mask: SecretMask([]))
    for query in 1...4 {
      await RunQuery.$current.withValue(RunQuery(ordinal: query)) { _ = await caller.send(call) }
    }
    expectEqual(folder.names.count, 3)
    let replayed = try await replay([1, 2, 4], from: folder)
    expectEqual(replayed, [1: outcome(1), 2: outcome(2), 4: outcome(3)])
  }

  @Test func answersThatAreTheSameHaveOneFileWithoutQueries() async throws {
    let folder = try TemporaryFolder()
    try await record([(3, 1), (1, 1), (2, 1)], in: folder)
    expectEqual(folder.names.count, 1)
    #expect(try !folder.text(folder.names[0]).contains("fromQueries"))
  }

  @Test func oneQueryIsAnsweredOnceInAllItsSections() async throws {
    let folder = try TemporaryFolder()
    let caller = RecordingCaller(
      Script((1...100).map(outcome)), backend: "shop", folder: try RecordingFolder(path: folder.path),
      mask: SecretMask([]))
    for query in 1...5 {
      let outcomes = await RunQuery.$current.withValue(RunQuery(ordinal: query)) {
        await withTaskGroup(of: HTTPOutcome.self) { group in
          for _ in 0..<20 { group.addTask { await caller.send(call) } }
          return await group.reduce(into: Set<HTTPOutcome>()) { $0.insert($1) }
        }
      }
      expectEqual(outcomes, [outcome(query)])
    }
    expectEqual(folder.names.count, 5)
  }

  @Test func searchThatWasGivenUpIsAskedAgainByOthers() async throws {
    let folder = try TemporaryFolder()
    let cancelled = HTTPOutcome(.failure(SearchError(.cancelled, "given up")), attempts: 1)
    let caller = RecordingCaller(
      Script([cancelled, outcome(1)]), backend: "shop", folder: try RecordingFolder(path: folder.path),
      mask: SecretMask([]))
    await RunQuery.$current.withValue(RunQuery(ordinal: 1)) {
      await expectEqual(caller.send(call), cancelled)
      await expectEqual(caller.send(call), outcome(1))
      await expectEqual(caller.send(call), outcome(1))
    }
  }

  @Test func durationsMakeNoTurnsAndChangeNoFiles() async throws {
    func reply(_ milliseconds: Int) -> HTTPOutcome {
      let body = "{\"results\": [{\"found\": 1, \"search_time_ms\": \(milliseconds)}]}"
      return HTTPOutcome(.success(HTTPReply(status: 200, body: Array(body.utf8))), attempts: 1)
    }
    let folder = try TemporaryFolder()
    var before: [String: String] = [:]
    for run in 1...2 {
      let caller = RecordingCaller(
        Script([reply(run), reply(run + 7)]), backend: "ts", folder: try RecordingFolder(path: folder.path),
        mask: SecretMask([]), leavingOut: VolatileMembers(names: ["search_time_ms"], lists: ["results"]))
      var outcomes: [HTTPOutcome] = []
      for _ in 0..<2 { outcomes.append(await caller.send(call)) }
      // What is told live is what a replay tells.
      expectEqual(outcomes, Array(repeating: reply(0).compact, count: 2))
      expectEqual(folder.names.count, 1)
      if run > 1 { try expectEqual(files(folder), before) }
      before = try files(folder)
    }
  }
}

extension HTTPOutcome {
  /// The outcome without the white space of its JSON.
  fileprivate var compact: HTTPOutcome {
    let result = result.map { reply in
      HTTPReply(status: reply.status, body: Array(((try? JSON(parsing: reply.body)) ?? .null).text().utf8))
    }
    return HTTPOutcome(result, attempts: attempts)
  }
}
