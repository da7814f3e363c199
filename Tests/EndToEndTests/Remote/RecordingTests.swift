import LoopbackServers
import TestSupport
import Testing

/// Runs that keep their requests, and runs that answer from them.
struct RecordingTests {
  private static let queries = (0..<12).map { "tom \($0 % 9)\n" }.joined()

  /// A server that knows the index `films` and refuses whatever has to do with `none`.
  private static func server(_ kind: RemoteKind, refusal: Int = 404) throws -> LoopbackServer {
    try LoopbackServer { request in
      if kind.indices(of: request).contains("none") {
        return [.answer(refusal, "{ \"message\" : \"no index none\" }")]
      }
      return [.answer(200, kind.answer(request, title: "Tom in \(request.target.count)"))]
    }
  }

  private static func workspace(_ kind: RemoteKind, _ url: String) throws -> Workspace {
    try Workspace([
      "search.yaml": kind.spec(url, indices: ["films", "none"]), "queries.txt": queries,
      "repeated.txt": String(repeating: "tom\n", count: 12),
    ])
  }

  @Test(arguments: RemoteKind.allCases)
  func searchIsAnsweredFromItsRecordings(kind: RemoteKind) async throws {
    let server = try Self.server(kind)
    let workspace = try Self.workspace(kind, server.url)
    for format in ["json", "text", "csv"] {
      let live = try await workspace.run("search", "search.yaml", "--format", format, "--record", "kept", "tom")
      expectEqual(live.status, 2, "\(live.output) \(live.errors)")
      let count = server.requests.count
      let replayed = try await workspace.run("search", "search.yaml", "--format", format, "--replay", "kept", "tom")
      expectEqual(server.requests.count, count)
      expectEqual(replayed.output, live.output)
      expectEqual(replayed.findings, live.findings)
      expectEqual(replayed.status, live.status)
    }
    server.stop()
  }

  @Test func specWithoutARemoteBackendNeedsNoRecordings() async throws {
    let workspace = try Workspace([
      "search.yaml": "version: 1\nindices: { films: { records: films.json } }\nindexModules: [{ indexName: films }]\n",
      "films.json": #"[{"objectID": "1", "title": "Tom"}]"#,
    ])
    let plain = try await workspace.run("search", "search.yaml", "tom")
    for option in ["--record", "--replay"] {
      let run = try await workspace.run("search", "search.yaml", "tom", option, "kept")
      expectEqual(run.output, plain.output)
      expectEqual(run.status, 0)
      #expect(run.errors.contains("\(option) has no effect: the spec has no remote backend"), "\(run.errors)")
    }
    #expect(!workspace.exists("kept"))
  }

  @Test(arguments: RemoteKind.allCases, [(404, 1), (404, 4), (403, 1), (403, 4)])
  func batchIsAnsweredFromItsRecordings(kind: RemoteKind, run: (refusal: Int, jobs: Int)) async throws {
    let (refusal, jobs) = run
    let server = try Self.server(kind, refusal: refusal)
    let workspace = try Self.workspace(kind, server.url)
    let line = ["batch", "search.yaml", "queries.txt", "--format", "ndjson", "--jobs", "\(jobs)"]
    let live = try await workspace.run(line + ["--record", "kept"])
    server.stop()
    expectEqual(live.status, 2, "\(live.output) \(live.errors)")
    expectEqual(live.output.split(separator: "\n").count, 12)
    for jobs in ["1", "4"] {
      let replayed = try await workspace.run(line.dropLast() + [jobs, "--replay", "kept"])
      expectEqual(replayed.output, live.output)
      expectEqual(replayed.status, live.status)
      // Which calls are made depends neither on chance nor on what was refused before.
      expectEqual(replayed.findings, live.findings)
    }
  }

  @Test(arguments: RemoteKind.allCases, [1, 4])
  func queryThatIsRepeatedIsReplayedAsItWasAnswered(kind: RemoteKind, jobs: Int) async throws {
    // Each search is answered otherwise, and some are answered late.
    let server = try LoopbackServer { request in
      [
        .wait(milliseconds: request.number * 7 % 20),
        .answer(200, kind.answer(request, title: "Tom \(request.number / 2)")),
      ]
    }
    let workspace = try Self.workspace(kind, server.url)
    let live = try await Self.run(workspace, jobs: jobs, "--record", "kept")
    server.stop()
    expectEqual(live.status, 0, "\(live.errors)")
    for jobs in [1, 4] {
      let replayed = try await Self.run(workspace, jobs: jobs, "--replay", "kept")
      expectEqual(replayed.output, live.output)
      #expect(replayed.findings.isEmpty, "\(replayed.errors)")
    }
  }

  @Test func recordingsBelongToARunThatGoesOn() async throws {
    let server = try Self.server(.http)
    let workspace = try Self.workspace(.http, server.url)
    let line = "batch search.yaml repeated.txt --module films --format json --jobs 1"
    let live = try await workspace.shell("exec \"$MULTIHITS\" \(line) --record kept")
    server.stop()
    let replay = "\(line) --replay kept --output out"
    let full = try await workspace.shell("ulimit -f 2; exec \"$MULTIHITS\" \(replay)")
    expectEqual(full.status, 73, "\(full.errors)")
    let name = try #require(workspace.names(in: "kept").first)
    let recording = try workspace.text("kept/\(name)")
    try workspace.write("kept/\(name)", recording.replacing("Tom", with: "Tim"))
    let other = try await workspace.shell("exec \"$MULTIHITS\" \(replay) --resume")
    expectEqual(other.status, 64, "\(other.errors)")
    #expect(other.errors.contains("run again without --resume"))
    try workspace.write("kept/\(name)", recording)
    let same = try await workspace.shell("exec \"$MULTIHITS\" \(replay) --resume")
    expectEqual(same.status, 0, "\(same.errors)")
    try expectEqual(workspace.text("out"), live.output)
  }

  private static func run(_ workspace: Workspace, jobs: Int, _ options: String...) async throws -> Run {
    try await workspace.run(
      ["batch", "search.yaml", "repeated.txt", "--format", "ndjson", "--jobs", "\(jobs)", "--module", "films"]
        + options)
  }

  @Test(arguments: RemoteKind.allCases)
  func recordingAgainChangesNothing(kind: RemoteKind) async throws {
    let member =
      switch kind {
      case .algolia: "processingTimeMS"
      case .typesense: "search_time_ms"
      case .http: "took"
      }
    let server = try LoopbackServer { request in
      let answer = kind.answer(request).replacing("\"hits\":", with: "\"\(member)\":\(request.number),\"hits\":")
      return [.answer(200, answer)]
    }
    defer { server.stop() }
    let workspace = try Self.workspace(kind, server.url)
    var kept: [String: String] = [:]
    for run in 1...2 {
      let live = try await Self.run(workspace, jobs: 2, "--record", "kept")
      expectEqual(live.status, 0, "\(live.errors)")
      let names = workspace.names(in: "kept")
      let files = Dictionary(uniqueKeysWithValues: try names.map { ($0, try workspace.text("kept/\($0)")) })
      #expect(files.keys.allSatisfy { !$0.hasSuffix("-2.json") })
      if run == 2 { expectEqual(files, kept) }
      kept = files
    }
  }

  @Test func numbersOfAnEditedRecordingHaveNoLimit() async throws {
    let server = try LoopbackServer { request in
      let page = request.target.contains("page=0") ? 0 : 1
      let hits = (0..<2).map { "{\"objectID\":\"\(page * 2 + $0)\",\"title\":\"Tom\"}" }.joined(separator: ",")
      return [.answer(200, "{\"hits\":[\(hits)],\"total\":4}")]
    }
    let workspace = try Workspace(["search.yaml": RemoteKind.http.spec(server.url)])
    let line = ["search", "search.yaml", "--rows", "4", "--timings", "tom"]
    let live = try await workspace.run(line + ["--record", "kept"])
    server.stop()
    expectEqual(live.status, 0, "\(live.errors)")
    let edited = try await workspace.shell(
      """
      sed -i 's/"request": {/"attempts": 9223372036854775807, &/' kept/*.json
      "$MULTIHITS" \(line.joined(separator: " ")) --replay kept
      """)
    expectEqual(edited.status, 0, "\(edited.errors)")
    #expect(edited.output.contains("9223372036854775807 attempts"), "\(edited.output)")
  }

  @Test(arguments: RemoteKind.allCases)
  func failureIsReplayed(kind: RemoteKind) async throws {
    let port = try LoopbackServer.refusingPort()
    let workspace = try Workspace(["search.yaml": kind.spec("http://127.0.0.1:\(port)", options: "retries: 0")])
    let live = try await workspace.run("search", "search.yaml", "--format", "json", "--record", "kept", "tom")
    expectEqual(live.status, 69)
    let replayed = try await workspace.run("search", "search.yaml", "--format", "json", "--replay", "kept", "tom")
    expectEqual(replayed.output, live.output)
    expectEqual(replayed.status, 69)
  }

  @Test(arguments: RemoteKind.allCases)
  func unknownRequestShowsTheNearestAndTheDifference(kind: RemoteKind) async throws {
    let server = try kind.server()
    let workspace = try Workspace(["search.yaml": kind.spec(server.url)])
    let live = try await workspace.run("search", "search.yaml", "--record", "kept", "tom")
    server.stop()
    expectEqual(live.status, 0)
    let replayed = try await workspace.run("search", "search.yaml", "--format", "json", "--replay", "kept", "jerry")
    expectEqual(replayed.status, 69)
    let error = try #require(try Results(replayed.output).sections[0].error)
    expectEqual(error.code, "unsupported")
    for text in [error.message, replayed.errors] {
      #expect(text.contains("no recording in 'kept' answers"), "\(text)")
    }
    // The comparison takes time, so it is made for people only.
    #expect(replayed.errors.contains("tom") && replayed.errors.contains("jerry"), "\(replayed.errors)")
    // The search that was not asked for; a collection's schema is asked for again.
    #expect(replayed.errors.contains("recordings that were not used:\n  remote-"), "\(replayed.errors)")
  }

  @Test func folderThatCannotBeWritten() async throws {
    let server = try RemoteKind.http.server()
    defer { server.stop() }
    let workspace = try Workspace(["search.yaml": RemoteKind.http.spec(server.url), "file": "x"])
    for folder in ["file", "file/folder", "/proc/nothing"] {
      let run = try await workspace.run("search", "search.yaml", "--record", folder, "tom")
      expectEqual(run.status, 73, "\(folder): \(run.errors)")
      #expect(run.errors.contains(folder))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func folderThatIsMissing() async throws {
    let workspace = try Workspace(["search.yaml": RemoteKind.http.spec("http://127.0.0.1:1"), "file": "x"])
    workspace.makeFolder("empty")
    for folder in ["none", "file", "empty"] {
      let run = try await workspace.run("search", "search.yaml", "--replay", folder, "tom")
      expectEqual(run.status, 66, "\(folder): \(run.errors)")
      #expect(run.errors.contains(folder))
    }
  }

  @Test(arguments: [
    ("{\n  \"recording\": 1,\n  !\n}\n", "kept/a.json:3:3"), ("[]", "kept/a.json"), ("{}", "kept/a.json"),
  ])
  func damagedFileIsNamedWithItsPlace(contents: String, place: String) async throws {
    let workspace = try Workspace([
      "search.yaml": RemoteKind.http.spec("http://127.0.0.1:1"), "kept/a.json": contents,
    ])
    let run = try await workspace.run("search", "search.yaml", "--replay", "kept", "tom")
    expectEqual(run.status, 65)
    #expect(run.errors.contains(place), "\(run.errors)")
  }
}
