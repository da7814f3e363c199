import LoopbackServers
import TestSupport
import Testing

extension RemoteTests {
  /// Uploads to a cluster whose nodes follow later, or are gone.
  struct PushArrivalTests {
    private static func workspace(_ nodes: [String]) throws -> Workspace {
      let list = nodes.map { "'\($0)'" }.joined(separator: ", ")
      return try Workspace([
        "search.yaml": """
        version: 1
        backends: { remote: { type: typesense, nodes: [\(list)], apiKey: key } }
        backend: remote
        indices: { films: { records: films.jsonl } }
        indexModules: [ { indexName: films } ]

        """,
        "films.jsonl": (0..<3).map { "{\"objectID\":\"f\($0)\",\"title\":\"Film \($0)\"}\n" }.joined(),
      ])
    }

    /// Whether a request asks what the alias stands for.
    private static func asksForAlias(_ request: LoopbackServer.Request) -> Bool {
      request.method == "GET" && request.target == "/collections/films"
    }

    @Test func uploadEndsWhenTheLastNodeShowsTheIndex() async throws {
      let cluster = ModelCluster()
      let leader = try cluster.serve()
      defer { leader.stop() }
      let follower = try LoopbackServer { request in
        guard Self.asksForAlias(request), !cluster.current.aliases.isEmpty, request.number < 6 else {
          let (status, body) = cluster.answer(request)
          return [.answer(status, body)]
        }
        return [.answer(404, "{\"message\":\"Not Found\"}")]
      }
      defer { follower.stop() }
      let run = try await Self.workspace([leader.url, follower.url]).run("push", "search.yaml", "--to", "remote")
      expectEqual(run.status, 0, "\(run.errors)")
      #expect(run.output == "films: 3 records uploaded\n" && run.errors.isEmpty, "\(run.errors)")
      // It was asked until it said so.
      expectEqual(follower.requests.last.map(Self.asksForAlias), true)
      #expect(follower.requests.count > 6)
    }

    @Test func nodeThatIsGoneIsNamed() async throws {
      let cluster = ModelCluster()
      let (first, second) = (try cluster.serve(), try cluster.serve())
      defer {
        first.stop()
        second.stop()
      }
      let gone = "http://127.0.0.1:\(try LoopbackServer.refusingPort())"
      let run = try await Self.workspace([first.url, gone, second.url]).run("push", "search.yaml", "--to", "remote")
      expectEqual(run.status, 0, "\(run.errors)")
      expectEqual(run.output, "films: 3 records uploaded\n")
      #expect(
        run.errors.hasPrefix(
          "multihits: warning: films: No answer came from \(gone) (the connection was refused): it was not seen there"),
        "\(run.errors)")
    }

    @Test func namesThatAreStepsInPathsAreRefused() async throws {
      let server = try ModelCluster().serve()
      defer { server.stop() }
      for (backend, name) in [(RemoteKind.typesense, ".."), (.algolia, ".."), (.typesense, "a/../b")] {
        let workspace = try Workspace([
          "search.yaml": backend.spec(server.url) + "indices: { \"\(name)\": { records: films.jsonl } }\n",
          "films.jsonl": "{\"objectID\":\"f\"}\n",
        ])
        for options in [[], ["--dry-run"]] {
          let run = try await workspace.run(["push", "search.yaml", "--to", "remote"] + options)
          expectEqual(run.status, 69, "\(run.errors)")
          #expect(run.errors.contains("'\(name)' cannot be the name of an index there"), "\(run.errors)")
        }
      }
      #expect(server.requests.isEmpty)
    }
  }
}
