import Foundation
import LoopbackServers
import TestSupport
import Testing

extension RemoteTests {
  /// Searches of Algolia, over a server on loopback in place of its hosts.
  struct AlgoliaApplicationTests {
    private static func body(_ request: LoopbackServer.Request) throws -> [String: Any] {
      try #require(JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
    }

    /// The request as Algolia's OpenAPI description has it: one call, the members of each query, the two headers.
    @Test func allSectionsAreOneCall() async throws {
      let server = try RemoteKind.algolia.server()
      defer { server.stop() }
      let workspace = try Workspace(["search.yaml": RemoteKind.algolia.spec(server.url, indices: ["films", "actors"])])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom & jerry")
      expectEqual(run.status, 0, "\(run.output)")
      expectEqual(server.requests.count, 1)
      let request = server.requests[0]
      expectEqual(request.method, "POST")
      expectEqual(request.target, "/1/indexes/*/queries")
      expectEqual(request.headers["x-algolia-application-id"], "APP")
      expectEqual(request.headers["x-algolia-api-key"], "search-key")
      expectEqual(request.headers["content-type"], "application/json")
      expectEqual(request.headers["user-agent"]?.hasPrefix("Multihits"), true)
      let body = try Self.body(request)
      expectEqual(Set(body.keys), ["requests", "strategy"])
      expectEqual(body["strategy"] as? String, "none")
      let queries = try #require(body["requests"] as? [[String: String]])
      expectEqual(queries.map { $0["indexName"] }, ["films", "actors"])
      for query in queries {
        expectEqual(Set(query.keys), ["indexName", "params"])
        let parameters = try #require(query["params"]).split(separator: "&")
        #expect(parameters.contains("query=tom%20%26%20jerry"))
        #expect(parameters.contains("hitsPerPage=2"))
      }
    }

    @Test(arguments: [404, 403])
    func indexThatIsRefusedTakesNothingFromOthers(status: Int) async throws {
      let kind = RemoteKind.algolia
      let server = try LoopbackServer { request in
        kind.indices(of: request).contains("none")
          ? [.answer(status, "{\"message\":\"Index none is refused\",\"status\":\(status)}")]
          : [.answer(200, kind.answer(request))]
      }
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": kind.spec(server.url, indices: ["films", "none", "actors"]), "queries.txt": "a\nb\nc\n",
      ])
      let run = try await workspace.run("batch", "search.yaml", "queries.txt", "--format", "json", "--jobs", "1")
      expectEqual(run.status, 2, "\(run.errors)")
      for result in try Results.list(run.output) {
        expectEqual(result.sections.map(\.status), ["ok", "error", "ok"])
        expectEqual(result.sections[1].error?.code, (status == 404 ? "indexNotFound" : "forbidden"))
      }
      let asked = server.requests.map { kind.indices(of: $0).sorted() }
      expectEqual(asked.filter { $0.count == 3 }.count, 1)
      expectEqual(asked.filter { $0 == ["none"] }.count, 3)
      // From then on it is asked by itself, and the others together.
      expectEqual(asked.filter { $0 == ["actors", "films"] }.count, 2)
    }

    @Test func refusalOfTheKeyIsFinal() async throws {
      let server = try LoopbackServer { _ in
        [.answer(403, #"{"message":"Invalid Application-ID or API key","status":403}"#)]
      }
      defer { server.stop() }
      let workspace = try Workspace(["search.yaml": RemoteKind.algolia.spec(server.url, indices: ["a", "b"])])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
      expectEqual(run.status, 77)
      try expectEqual(Results(run.output).sections.map { $0.error?.code }, ["auth", "auth"])
      expectEqual(server.requests.count, 1)
    }

    @Test func retryAfterIsWaitedFor() async throws {
      let server = try LoopbackServer { request in
        request.number == 0
          ? [.answer(429, headers: ["Retry-After": "1"], #"{"message":"slow down","status":429}"#)]
          : [.answer(200, RemoteKind.algolia.answer(request))]
      }
      defer { server.stop() }
      let workspace = try Workspace(["search.yaml": RemoteKind.algolia.spec(server.url)])
      let start = ContinuousClock.now
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
      expectEqual(run.status, 0, "\(run.output)")
      expectEqual(server.requests.count, 2)
      #expect(ContinuousClock.now - start >= .seconds(1))
    }

    @Test func hostsAreAskedInTheirOrderUntilOneAnswers() async throws {
      let failing = try LoopbackServer { _ in [.answer(500, "oops")] }
      let working = try RemoteKind.algolia.server()
      let idle = try RemoteKind.algolia.server()
      defer { for server in [failing, working, idle] { server.stop() } }
      let closed = "http://127.0.0.1:\(try LoopbackServer.refusingPort())"
      let hosts = [closed, failing.url, working.url, idle.url].joined(separator: "', '")
      let workspace = try Workspace(["search.yaml": RemoteKind.algolia.spec(hosts), "queries.txt": "a\nb\nc\n"])
      let run = try await workspace.run("batch", "search.yaml", "queries.txt", "--format", "json", "--jobs", "1")
      expectEqual(run.status, 0, "\(run.output) \(run.errors)")
      // A host that failed is left out for a while.
      expectEqual([failing, working, idle].map(\.requests.count), [1, 3, 0])
    }

    @Test func whatABackendCannotDoIsToldAtItsPlace() async throws {
      let workspace = try Workspace([
        "search.yaml": """
        version: 1
        backends:
          remote: { type: algolia, applicationID: APP, apiKey: search-key }
          shop: { type: http, request: { url: "http://shop.example/{index}?q={query}" }, response: { hits: $.hits } }
        backend: remote
        indexModules:
          - id: films
            indexName: films
            query:
              queryLanguages: [tlh]
          - id: goods
            indexName: goods
            backend: shop
            disjunctiveFacets: [brand]

        """
      ])
      let run = try await workspace.run("validate", "search.yaml")
      expectEqual(run.status, 78)
      let all = run.output + run.errors
      #expect(all.contains("search.yaml:10:"), "\(all)")
      #expect(all.contains("(algolia) does not know the language 'tlh' of 'queryLanguages'"), "\(all)")
      #expect(all.contains("search.yaml:14:25"), "\(all)")
      #expect(all.contains("(http)"), "\(all)")
    }
  }
}
