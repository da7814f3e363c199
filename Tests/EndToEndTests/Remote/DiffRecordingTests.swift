import LoopbackServers
import TestSupport
import Testing

/// Comparisons that keep the requests of both sides, and comparisons that answer from them.
struct DiffRecordingTests {
  private static let queries = (0..<12).map { "tom \($0 % 9)\n" }.joined()

  /// A server that finds a record of an id.
  private static func server(_ kind: RemoteKind, id: String) throws -> LoopbackServer {
    try LoopbackServer { request in
      [
        .answer(
          200,
          kind.answer(request).replacing(#"id":"1""#, with: #"id":"\#(id)""#).replacing(
            #"ID":"1""#, with: #"ID":"\#(id)""#))
      ]
    }
  }

  @Test(arguments: [(RemoteKind.algolia, RemoteKind.typesense), (.typesense, .typesense), (.http, .algolia)])
  func backendsAreAnsweredFromTheirRecordings(left: RemoteKind, right: RemoteKind) async throws {
    let servers = (try Self.server(left, id: "l"), try Self.server(right, id: "r"))
    let backends = ["a": left.backend(servers.0.url), "b": right.backend(servers.1.url)]
    let workspace = try Workspace(["search.yaml": RemoteKind.spec(backends: backends), "queries.txt": Self.queries])
    let line = ["diff", "search.yaml", "queries.txt", "--against-backend", "b", "--format", "json", "--jobs"]
    let live = try await workspace.run(line + ["4", "--record", "kept"])
    servers.0.stop()
    servers.1.stop()
    expectEqual(live.status, 0, "\(live.errors)")
    #expect(live.output.contains(#""l""#) && live.output.contains(#""r""#), "\(live.output)")
    for jobs in ["1", "4"] {
      let replayed = try await workspace.run(line + [jobs, "--replay", "kept"])
      expectEqual(replayed.output, live.output)
      expectEqual(replayed.errors, live.errors)
      expectEqual(replayed.status, 0)
    }
  }

  /// Two specs whose backends have the same name and are asked the same.
  private static func workspace(
    _ kind: RemoteKind, _ left: LoopbackServer, _ right: LoopbackServer
  ) throws -> Workspace {
    try Workspace([
      "left.yaml": kind.spec(left.url), "right.yaml": kind.spec(right.url), "queries.txt": queries,
      "other.txt": "jerry\n",
    ])
  }

  private static let specs = ["diff", "left.yaml", "queries.txt", "--against-spec", "right.yaml", "--format", "json"]

  @Test(arguments: RemoteKind.allCases)
  func sidesOfTwoSpecsAreKeptApart(kind: RemoteKind) async throws {
    let servers = (try Self.server(kind, id: "l"), try Self.server(kind, id: "r"))
    let workspace = try Self.workspace(kind, servers.0, servers.1)
    let live = try await workspace.run(Self.specs + ["--jobs", "4", "--record", "kept"])
    servers.0.stop()
    servers.1.stop()
    expectEqual(live.status, 0, "\(live.errors)")
    #expect(live.output.contains(#""l""#) && live.output.contains(#""r""#), "\(live.output)")
    expectEqual(workspace.names(in: "kept"), ["left", "right"])
    let replayed = try await workspace.run(Self.specs + ["--jobs", "1", "--replay", "kept"])
    expectEqual(replayed.output, live.output)
    expectEqual(replayed.errors, live.errors)
  }

  @Test func whatIsMissingAndWhatIsNotUsedIsToldOfBothSides() async throws {
    let servers = (try Self.server(.algolia, id: "l"), try Self.server(.algolia, id: "r"))
    let workspace = try Self.workspace(.algolia, servers.0, servers.1)
    let live = try await workspace.run(Self.specs + ["--record", "kept"])
    expectEqual(live.status, 0, "\(live.errors)")
    let count = servers.0.requests.count + servers.1.requests.count
    let replayed = try await workspace.run(
      "diff", "left.yaml", "other.txt", "--against-spec", "right.yaml", "--replay", "kept")
    expectEqual(servers.0.requests.count + servers.1.requests.count, count)
    expectEqual(replayed.status, 69, "\(replayed.errors)")
    for side in ["left", "right"] {
      #expect(replayed.errors.contains("no recording in 'kept/\(side)' answers"), "\(replayed.errors)")
      #expect(replayed.errors.contains("recordings that were not used:\n  \(side)/remote-"), "\(replayed.errors)")
    }
    servers.0.stop()
    servers.1.stop()
  }

  @Test func embeddedSideNeedsNoRecordings() async throws {
    let server = try Self.server(.algolia, id: "r")
    let embedded =
      "version: 1\nindices: { films: { records: films.jsonl } }\n"
      + "indexModules: [{ id: films, indexName: films, hit: { title: string }, query: { hitsPerPage: 2 } }]\n"
    let workspace = try Workspace([
      "left.yaml": embedded, "right.yaml": RemoteKind.algolia.spec(server.url), "queries.txt": "tom\n",
      "films.jsonl": "{\"objectID\":\"l\",\"title\":\"Tom\"}\n",
    ])
    let live = try await workspace.run(Self.specs + ["--record", "kept"])
    server.stop()
    expectEqual(live.status, 0, "\(live.errors)")
    expectEqual(workspace.names(in: "kept"), ["right"])
    let replayed = try await workspace.run(Self.specs + ["--replay", "kept"])
    expectEqual(replayed.output, live.output)
    expectEqual(replayed.errors, live.errors)
  }

  @Test(arguments: ["--record", "--replay"])
  func savedRunsHaveNoRequests(option: String) async throws {
    let run = try await Workspace(["a.json": "[]", "b.json": "[]"]).run("diff", "a.json", "b.json", option, "kept")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("\(option) does nothing to saved runs"), "\(run.errors)")
  }
}
