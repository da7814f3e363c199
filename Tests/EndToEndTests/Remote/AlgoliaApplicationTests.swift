import Foundation
import LoopbackServers
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
      #expect(run.status == 0, "\(run.output)")
      #expect(server.requests.count == 1)
      let request = server.requests[0]
      #expect(request.method == "POST")
      #expect(request.target == "/1/indexes/*/queries")
      #expect(request.headers["x-algolia-application-id"] == "APP")
      #expect(request.headers["x-algolia-api-key"] == "search-key")
      #expect(request.headers["content-type"] == "application/json")
      #expect(request.headers["user-agent"]?.hasPrefix("Multihits") == true)
      let body = try Self.body(request)
      #expect(Set(body.keys) == ["requests", "strategy"])
      #expect(body["strategy"] as? String == "none")
      let queries = try #require(body["requests"] as? [[String: String]])
      #expect(queries.map { $0["indexName"] } == ["films", "actors"])
      for query in queries {
        #expect(Set(query.keys) == ["indexName", "params"])
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
      #expect(run.status == 2, "\(run.errors)")
      for result in try Results.list(run.output) {
        #expect(result.sections.map(\.status) == ["ok", "error", "ok"])
        #expect(result.sections[1].error?.code == (status == 404 ? "indexNotFound" : "forbidden"))
      }
      let asked = server.requests.map { kind.indices(of: $0).sorted() }
      #expect(asked.filter { $0.count == 3 }.count == 1)
      #expect(asked.filter { $0 == ["none"] }.count == 3)
      // From then on it is asked by itself, and the others together.
      #expect(asked.filter { $0 == ["actors", "films"] }.count == 2)
    }

    @Test func refusalOfTheKeyIsFinal() async throws {
      let server = try LoopbackServer { _ in
        [.answer(403, #"{"message":"Invalid Application-ID or API key","status":403}"#)]
      }
      defer { server.stop() }
      let workspace = try Workspace(["search.yaml": RemoteKind.algolia.spec(server.url, indices: ["a", "b"])])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
      #expect(run.status == 77)
      #expect(try Results(run.output).sections.map { $0.error?.code } == ["auth", "auth"])
      #expect(server.requests.count == 1)
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
      #expect(run.status == 0, "\(run.output)")
      #expect(server.requests.count == 2)
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
      #expect(run.status == 0, "\(run.output) \(run.errors)")
      // A host that failed is left out for a while.
      #expect([failing, working, idle].map(\.requests.count) == [1, 3, 0])
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
      #expect(run.status == 78)
      let all = run.output + run.errors
      #expect(all.contains("search.yaml:10:"), "\(all)")
      #expect(all.contains("(algolia) does not know the language 'tlh' of 'queryLanguages'"), "\(all)")
      #expect(all.contains("search.yaml:14:25"), "\(all)")
      #expect(all.contains("(http)"), "\(all)")
    }
  }
}
