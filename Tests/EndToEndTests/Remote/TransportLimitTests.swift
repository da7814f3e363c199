import Foundation
import LoopbackServers
import Subprocess
import Synchronization
import TestSupport
import Testing

extension RemoteTests {
  /// How much is asked at once and per second, and how a run behaves that ends in the middle.
  @Suite(.serialized)
  struct TransportLimitTests {
    /// Counts the requests that are open at the same time.
    private final class OpenRequests: Sendable {
      private let counts = Mutex<(open: Int, most: Int)>((0, 0))

      var most: Int { counts.withLock { $0.most } }

      func open() {
        counts.withLock {
          $0.open += 1
          $0.most = max($0.most, $0.open)
        }
      }

      func close() { counts.withLock { $0.open -= 1 } }
    }

    /// Keeps the thread of a connection for itself.
    private static func block(milliseconds: UInt32) { usleep(milliseconds * 1_000) }

    private static func queries(_ count: Int) -> String { (0..<count).map { "tom \($0)\n" }.joined() }

    @Test func rateIsKept() async throws {
      let server = try RemoteKind.http.server()
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(server.url, options: "rate: 20/s"), "queries.txt": Self.queries(30),
      ])
      let start = ContinuousClock.now
      let run = try await workspace.run("batch", "search.yaml", "queries.txt", "--format", "ndjson", "--jobs", "8")
      expectEqual(run.status, 0, "\(run.errors)")
      expectEqual(server.requests.count, 30)
      // 29 pauses of 50 ms, less what timers may be early.
      #expect(ContinuousClock.now - start >= .milliseconds(1_400))
    }

    @Test(arguments: RemoteKind.allCases)
    func noMoreAreOpenThanAllowed(kind: RemoteKind) async throws {
      let open = OpenRequests()
      let server = try LoopbackServer { request in
        open.open()
        // Closed before the answer goes out, so that the next request cannot be counted beside this one.
        Self.block(milliseconds: 20)
        open.close()
        return [.answer(200, kind.answer(request))]
      }
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": kind.spec(server.url, options: "concurrency: 2"), "queries.txt": Self.queries(40),
      ])
      let run = try await workspace.run("batch", "search.yaml", "queries.txt", "--format", "ndjson", "--jobs", "8")
      expectEqual(run.status, 0, "\(run.errors)")
      expectEqual(open.most, 2)
    }

    @Test func batchEndsCompleteWhenThereWereTooManyRequests() async throws {
      let open = OpenRequests()
      let server = try LoopbackServer { request in
        open.open()
        Self.block(milliseconds: 10)
        open.close()
        // Every third one is too much.
        guard request.number % 3 != 2 else { return [.answer(429, headers: ["Retry-After": "0"], "{}")] }
        return [.answer(200, RemoteKind.http.answer(request))]
      }
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(server.url, options: "retries: 20, timeout: 30s"),
        "queries.txt": Self.queries(60),
      ])
      let run = try await workspace.run("batch", "search.yaml", "queries.txt", "--format", "json", "--jobs", "8")
      expectEqual(run.status, 0, "\(run.errors)")
      #expect(try Results.list(run.output).allSatisfy { $0.sections[0].ids == ["1"] })
      #expect(server.requests.count >= 89)
    }

    @Test func interruptedBatchEndsSoonAndIsResumed() async throws {
      let server = try LoopbackServer { request in
        // The first queries are quick; then the backend hangs with as many as are asked at once, and never again.
        let number = request.target.prefix { $0 != "&" }.split(separator: "%20").last.flatMap { Int($0) }
        let isHanging = request.number < 104 && (number ?? 0) >= 100
        return (isHanging ? [.wait(milliseconds: 90_000)] : []) + [.answer(200, RemoteKind.http.answer(request))]
      }
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(server.url, options: "timeout: 100s, retries: 0"),
        "queries.txt": Self.queries(200),
      ])
      let run = try await workspace.run(
        "batch", "search.yaml", "queries.txt", "--format", "csv", "--jobs", "4", "--output", "out", sending: .interrupt
      ) {
        server.requests.count >= 104
      }
      expectEqual(run.status, 130, "\(run.errors)")
      #expect(!workspace.exists("out"))
      #expect(
        run.errors.contains("interrupted; what is done is in 'out.partial' and the journal, and the same"),
        "\(run.errors)")
      // The header and the quick queries: the others were not waited for.
      try expectEqual(workspace.text("out.partial").split(separator: "\n").count, 101)
      #expect(workspace.exists("out.journal"))
      let asked = server.requests.count
      let resumed = try await workspace.run(
        "batch", "search.yaml", "queries.txt", "--format", "csv", "--jobs", "4", "--output", "out", "--resume")
      expectEqual(resumed.status, 0, "\(resumed.errors)")
      #expect(server.requests.count - asked < 200)
      let rows = try workspace.text("out").split(separator: "\n")
      expectEqual(rows.count, 201)
      #expect(rows.dropFirst().enumerated().allSatisfy { $1.hasPrefix("tom \($0),\($0 + 1),") })
    }

    @Test func interruptedBatchKeepsWhatIsFinishedBehindAnOpenQuery() async throws {
      let server = try LoopbackServer { request in
        let isHanging = request.number < 60 && request.target.contains("tom%205&")
        return (isHanging ? [.wait(milliseconds: 90_000)] : []) + [.answer(200, RemoteKind.http.answer(request))]
      }
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(server.url, options: "timeout: 100s, retries: 0"),
        "queries.txt": Self.queries(60),
      ])
      let command = ["batch", "search.yaml", "queries.txt", "--format", "ndjson", "--jobs", "4", "--output", "out"]
      let run = try await workspace.run(
        command, sending: [DueSignal(.interrupt) { server.requests.count >= 60 }])
      expectEqual(run.status, 130, "\(run.errors)")
      try expectEqual(workspace.text("out.partial").split(separator: "\n").count, 5)
      let resumed = try await workspace.run(command + ["--resume"])
      expectEqual(resumed.status, 0, "\(resumed.errors)")
      expectEqual(server.requests.count, 61)
      let queries = try workspace.text("out").split(separator: "\n").map { try Results(String($0)).query }
      expectEqual(queries, (0..<60).map { "tom \($0)" })
    }
  }
}
