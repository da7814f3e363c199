import LoopbackServers
import TestSupport
import Testing

extension RemoteTests {
  /// Hosts that answer for other values than those that were asked.
  struct ReplacedValueTests {
    /// A host that answers for `tom`, whatever it is asked.
    private func makeServer(_ kind: RemoteKind) throws -> LoopbackServer {
      try LoopbackServer { request in
        let answer = kind.answer(request)
          .replacing("\"nbHits\":1", with: "\"nbHits\":1,\"query\":\"tom\"")
          .replacing("\"out_of\":1", with: "\"out_of\":1,\"request_params\":{\"q\":\"tom\"}")
        return [.answer(200, answer)]
      }
    }

    @Test(arguments: [RemoteKind.algolia, .typesense])
    func theFirstIsAWarning(kind: RemoteKind) async throws {
      let server = try makeServer(kind)
      defer { server.stop() }
      let workspace = try Workspace(["search.yaml": kind.spec(server.url), "q.txt": "tom\nTom\nanna\nbert\n"])
      let run = try await workspace.run("batch", "search.yaml", "q.txt", "--format", "ndjson", "--jobs", "1")
      expectEqual(run.status, 0)
      let warnings = run.errors.split(separator: "\n").filter { $0.contains("warning") }
      expectEqual(
        warnings,
        [
          "multihits: warning: \(server.url) answers for 'tom' where 'anna' was asked. Its own rules may replace words;"
            + " a cache in between that does not tell queries apart does the same"
        ])
      let quiet = try await workspace.run("batch", "search.yaml", "q.txt", "--format", "ndjson", "--quiet")
      #expect(quiet.status == 0 && quiet.errors.isEmpty, "\(quiet.errors)")
    }

    /// It gives every row the answer for one filter.
    @Test func theFirstParameterIsAWarning() async throws {
      let server = try LoopbackServer { request in
        let answer = RemoteKind.algolia.answer(request)
          .replacing("\"nbHits\":1", with: "\"nbHits\":1,\"params\":\"filters=year%3A1\"")
        return [.answer(200, answer)]
      }
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.algolia.spec(server.url), "q.csv": "query,filters\n,year:1\n,year:2\n,year:3\n",
      ])
      let run = try await workspace.run("batch", "search.yaml", "q.csv", "--format", "ndjson", "--jobs", "1")
      expectEqual(run.status, 0)
      expectEqual(
        run.errors.split(separator: "\n").filter { $0.contains("warning") && $0.contains("answers") },
        [
          "multihits: warning: \(server.url) answers for 'filters' 'year:1' where 'year:2' was asked. It may write"
            + " parameters in its own way; a host that mixes up answers does the same"
        ])
    }
  }
}
