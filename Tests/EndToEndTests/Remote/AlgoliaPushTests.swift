import LoopbackServers
import TestSupport
import Testing

extension RemoteTests {
  /// Uploads to Algolia, over a model of its indices and tasks.
  struct AlgoliaPushTests {
    private static let foreign = ModelApplication.Index(
      settings: #"{"searchableAttributes":["name"]}"#, records: ["old"])

    private static func workspace(_ url: String, recordCount: Int) throws -> Workspace {
      try Workspace([
        "search.yaml": RemoteKind.algolia.spec(url)
          + "indices: { films: { records: films.jsonl, settings: { searchableAttributes: [title] } } }\n",
        "films.jsonl": (0..<recordCount).map { "{\"objectID\":\"f\($0)\",\"title\":\"Film \($0)\"}\n" }.joined(),
      ])
    }

    @Test func recordsAreUploadedInBatchesAndTakeTheirPlaceAtOnce() async throws {
      let application = ModelApplication()
      let server = try application.serve()
      defer { server.stop() }
      let workspace = try Self.workspace(server.url, recordCount: 2_500)
      for turn in 1...2 {
        // The second time the index is known as our own.
        let run = try await workspace.run("push", "search.yaml", "--to", "remote")
        expectEqual(run.status, 0, "\(run.errors)")
        #expect(run.output.hasPrefix("films: 2500 records uploaded"), "\(run.output)")
        expectEqual(run.output.contains("replacing"), (turn == 2))
      }
      expectEqual(application.indices.keys.sorted(), ["films"])
      expectEqual(application.indices["films"]?.records.count, 2_500)
      expectEqual(application.indices["films"]?.settings.contains(#""searchableAttributes":["title"]"#), true)
      expectEqual(application.largestBatch, 1_000)
      // The index that is searched is never written to but by the move.
      let writes = server.requests.filter {
        ["PUT", "POST"].contains($0.method) && $0.target.hasPrefix("/1/indexes/films/")
      }
      #expect(writes.allSatisfy { $0.target == "/1/indexes/films/query" })
    }

    #if os(Linux)
      @Test func aLineThatCannotBePrintedIsAnErrorOnceAllIsUploaded() async throws {
        let application = ModelApplication()
        let server = try application.serve()
        defer { server.stop() }
        let workspace = try Self.workspace(server.url, recordCount: 3)
        for output in ["> /dev/full", ">&-"] {
          let run = try await workspace.shell(#""$MULTIHITS" push search.yaml --to remote \#(output)"#)
          expectEqual(run.status, 73)
          #expect(run.errors.contains("standard output cannot be written"), "\(run.errors)")
          expectEqual(application.indices["films"]?.records.count, 3)
        }
      }
    #endif

    @Test func indexOfSomebodyElseIsOnlyReplacedWithYes() async throws {
      let application = ModelApplication(["films": Self.foreign])
      let server = try application.serve()
      defer { server.stop() }
      let workspace = try Self.workspace(server.url, recordCount: 3)
      let refused = try await workspace.run("push", "search.yaml", "--to", "remote")
      expectEqual(refused.status, 64)
      #expect(refused.errors.contains("an index 'films' with 1 records that push did not make"), "\(refused.errors)")
      expectEqual(application.indices, ["films": Self.foreign])
      let run = try await workspace.run("push", "search.yaml", "--to", "remote", "--yes")
      expectEqual(run.status, 0, "\(run.errors)")
      expectEqual(application.indices["films"]?.records, ["f0", "f1", "f2"])
    }

    @Test func refusedRecordsLeaveEverythingAsItWas() async throws {
      let application = ModelApplication(["films": Self.foreign]) {
        $0.target.hasSuffix("/batch") ? "Record is too big" : nil
      }
      let server = try application.serve()
      defer { server.stop() }
      let run = try await Self.workspace(server.url, recordCount: 3).run(
        "push", "search.yaml", "--to", "remote", "--yes")
      expectEqual(run.status, 69)
      #expect(run.errors.contains("Record is too big"), "\(run.errors)")
      expectEqual(application.indices, ["films": Self.foreign])
    }

    @Test func replicasThatCannotBeSetLeaveTheIndexUploaded() async throws {
      let application = ModelApplication {
        $0.text.hasPrefix(#"{"replicas""#) && $0.method == "PUT" ? "too many replicas" : nil
      }
      let server = try application.serve()
      defer { server.stop() }
      let workspace = try Self.workspace(server.url, recordCount: 3)
      let spec = RemoteKind.algolia.spec(server.url)
      try workspace.write(
        "search.yaml",
        spec
          + "indices: { films: { records: films.jsonl, settings: { replicas: [new] } }, new: { settings: { customRanking: [asc(title)] } } }\n"
      )
      let run = try await workspace.run("push", "search.yaml", "--to", "remote", "--yes")
      expectEqual(run.status, 2, "\(run.errors)")
      #expect(run.output.hasPrefix("films: 3 records uploaded"), "\(run.output)")
      #expect(run.errors.contains("films: the index is replaced, but its replicas could not be set: too many replicas"))
      #expect(run.errors.contains("'new' was not uploaded: the replicas of 'films' could not be set"), "\(run.errors)")
      expectEqual(application.indices["films"]?.records.count, 3)
    }

    @Test func refusedKeyHasACodeOfItsOwn() async throws {
      let server = try LoopbackServer { _ in
        [.answer(403, #"{"message":"Invalid Application-ID or API key","status":403}"#)]
      }
      defer { server.stop() }
      let run = try await Self.workspace(server.url, recordCount: 3).run("push", "search.yaml", "--to", "remote")
      expectEqual(run.status, 77, "\(run.errors)")
    }

    @Test func dryRunTellsOfEachIndexAndEndsAsTheUploadWould() async throws {
      let server = try ModelApplication().serve()
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.algolia.spec(server.url)
          + """
          indices:
            bad: { records: films.jsonl, settings: { userData: { multihits: 1 } } }
            films: { records: films.jsonl }

          """,
        "films.jsonl": "{\"objectID\":\"1\"}\n",
      ])
      let line = ["push", "search.yaml", "--to", "remote"]
      let plan = try await workspace.run(line + ["--dry-run"])
      expectEqual(plan.status, 2, "\(plan.errors)")
      #expect(plan.output.hasPrefix("films\n  GET "), "\(plan.output)")
      #expect(plan.errors.contains("the index 'bad' cannot be uploaded: 'userData'"), "\(plan.errors)")
      #expect(server.requests.isEmpty)
      try await expectEqual(workspace.run(line).status, plan.status)
      let alone = try await workspace.run(line + ["--index", "bad", "--dry-run"])
      expectEqual(alone.status, 69)
      #expect(alone.output.isEmpty)
    }

    @Test func dryRunSendsNothing() async throws {
      let server = try ModelApplication().serve()
      defer { server.stop() }
      let run = try await Self.workspace(server.url, recordCount: 3).run(
        "push", "search.yaml", "--to", "remote", "--dry-run")
      expectEqual(run.status, 0, "\(run.errors)")
      #expect(run.output.hasPrefix("films\n"), "\(run.output)")
      #expect(server.requests.isEmpty)
    }
  }
}
