import LoopbackServers
import Subprocess
import TestSupport
import Testing

extension RemoteTests {
  /// Uploads that are interrupted while the server takes its time.
  struct PushInterruptionTests {
    /// Longer than the program may take to end.
    private static let forever = 30_000

    private static let old = ModelCluster.State(
      collections: ["films_multihits_1": 2], aliases: ["films": "films_multihits_1"])

    private static func workspace(_ kind: RemoteKind, _ url: String) throws -> Workspace {
      let indices = ["films", "others"].map { "  \($0): { records: films.jsonl }\n" }.joined()
      return try Workspace([
        "search.yaml": kind.spec(url, options: "retries: 0") + "indices:\n" + indices,
        "films.jsonl": (0..<3).map { "{\"objectID\":\"f\($0)\",\"title\":\"Film \($0)\"}\n" }.joined(),
      ])
    }

    /// What is said where there is no time to learn more.
    private static func words(on newName: String) -> String {
      "multihits: error: ended at once; the new index of 'films' may be left as '\(newName)', or have its place already; then the "
        + "old one may be left. Delete neither before searches find 'films': it may be the only one; nothing was uploaded of 'others'\n"
    }

    private static let push = ["push", "search.yaml", "--to", "remote", "--yes"]

    @Test(arguments: [(Signal.interrupt, Int32(130)), (.terminate, 143)])
    func temporaryIndexIsDeleted(signal: Signal, status: Int32) async throws {
      let old = ["films": ModelApplication.Index(records: ["old"])]
      let application = ModelApplication(old)
      let server = try application.serve { $0.target.hasSuffix("/batch") ? Self.forever : 0 }
      defer { server.stop() }
      let run = try await Self.workspace(.algolia, server.url).run(
        Self.push,
        sending: [
          DueSignal(signal) { server.requests.contains { $0.target.hasSuffix("/batch") } }
        ])
      expectEqual(run.status, status, "\(run.errors)")
      #expect(run.errors.contains("the upload was cancelled; the temporary index 'films_tmp_"), "\(run.errors)")
      #expect(run.errors.contains("' was deleted\n"), "\(run.errors)")
      #expect(run.errors.hasSuffix("multihits: error: interrupted; nothing was uploaded of 'others'\n"))
      #expect(run.output.isEmpty)
      expectEqual(application.indices, old)
    }

    @Test func newCollectionIsDeleted() async throws {
      let cluster = ModelCluster(Self.old)
      let server = try cluster.serve { $0.target.contains("/import") ? Self.forever : 0 }
      defer { server.stop() }
      let run = try await Self.workspace(.typesense, server.url).run(
        Self.push,
        sending: [
          DueSignal(.interrupt) { server.requests.contains { $0.target.contains("/import") } }
        ])
      expectEqual(run.status, 130, "\(run.errors)")
      #expect(run.errors.contains("the upload was cancelled; the collection 'films_multihits_"), "\(run.errors)")
      #expect(run.errors.contains("' was deleted\n"), "\(run.errors)")
      expectEqual(cluster.current, Self.old)
    }

    @Test func collectionThatDoesNotGoInTimeIsNamed() async throws {
      let cluster = ModelCluster(Self.old)
      let server = try cluster.serve { $0.target.contains("/import") || $0.method == "DELETE" ? Self.forever : 0 }
      defer { server.stop() }
      let run = try await Self.workspace(.typesense, server.url).run(
        Self.push,
        sending: [
          DueSignal(.interrupt) { server.requests.contains { $0.target.contains("/import") } }
        ])
      expectEqual(run.status, 130, "\(run.errors)")
      #expect(run.errors.contains("' could not be deleted\n"), "\(run.errors)")
      expectEqual(cluster.current.aliases, Self.old.aliases)
    }

    @Test func secondSignalEndsAtOnce() async throws {
      let server = try ModelCluster().serve {
        $0.target.contains("/import") || $0.method == "DELETE" ? Self.forever : 0
      }
      defer { server.stop() }
      let run = try await Self.workspace(.typesense, server.url).run(
        Self.push,
        sending: [
          DueSignal(.interrupt) { server.requests.contains { $0.target.contains("/import") } },
          DueSignal(.terminate) { server.requests.contains { $0.method == "DELETE" } },
        ])
      expectEqual(run.status, 130)
      let deletion = try #require(server.requests.first { $0.method == "DELETE" })
      let name = try #require(deletion.target.split(separator: "/").last)
      #expect(name.hasPrefix("films_multihits_"))
      expectEqual(run.errors, Self.words(on: String(name)))
    }

    @Test func moveThatIsNotAnsweredInTimeIsInDoubt() async throws {
      let application = ModelApplication([:])
      let server = try application.serve { $0.target.hasSuffix("/operation") ? Self.forever : 0 }
      defer { server.stop() }
      let run = try await Self.workspace(.algolia, server.url).run(
        Self.push, sending: [DueSignal(.interrupt) { server.requests.contains { $0.target.hasSuffix("/operation") } }])
      expectEqual(run.status, 130)
      let move = try #require(server.requests.first { $0.target.hasSuffix("/operation") })
      let name = try #require(move.target.split(separator: "/").dropLast().last)
      #expect(name.hasPrefix("films_tmp_"))
      expectEqual(run.errors, Self.words(on: String(name)))
    }

    @Test func replacementThatHasBegunIsFinished() async throws {
      let cluster = ModelCluster(Self.old)
      let server = try cluster.serve { $0.method == "PUT" ? 300 : 0 }
      defer { server.stop() }
      let run = try await Self.workspace(.typesense, server.url).run(
        Self.push,
        sending: [
          DueSignal(.interrupt) { server.requests.contains { $0.method == "PUT" } }
        ])
      expectEqual(run.status, 130, "\(run.errors)")
      expectEqual(run.output, "films: 3 records uploaded, replacing the index that was there\n")
      expectEqual(run.errors, "multihits: error: interrupted; nothing was uploaded of 'others'\n")
      let name = try #require(cluster.current.aliases["films"])
      #expect(name != "films_multihits_1")
      expectEqual(cluster.current.collections, [name: 3])
    }
  }
}
