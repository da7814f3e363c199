import LoopbackServers
import Subprocess
import Synchronization
import TestSupport
import Testing

extension RemoteTests {
  /// Searches that are interrupted while a backend takes its time.
  struct SearchInterruptionTests {
    private static func search(
      delay: Int, command: [String] = ["search", "search.yaml", "tom"], _ options: String..., signals: Int = 1
    ) async throws -> (run: Run, workspace: Workspace) {
      let server = try LoopbackServer { request in
        [.wait(milliseconds: delay), .answer(200, RemoteKind.http.answer(request))]
      }
      defer { server.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(server.url, options: "timeout: 100s, retries: 0"), "q.txt": "tom\nanna\n",
      ])
      // The same signal twice within a moment would be one.
      let isDue = Due()
      let run = try await workspace.run(
        command + options,
        sending: [Signal.interrupt, .terminate].prefix(signals).map { signal in
          DueSignal(signal) { !server.requests.isEmpty && isDue.now() }
        })
      return (run, workspace)
    }

    /// Lets something happen at most once in a quarter of a second.
    private final class Due: Sendable {
      private let next = Mutex(ContinuousClock.now)

      func now() -> Bool {
        next.withLock { next in
          guard ContinuousClock.now >= next else { return false }
          next = .now + .milliseconds(250)
          return true
        }
      }
    }

    @Test func answerThatComesInTimeIsShown() async throws {
      let (run, _) = try await Self.search(delay: 200, "--format", "json")
      expectEqual(run.status, 130, "\(run.errors)")
      #expect(run.output.contains("\"status\": \"ok\""), "\(run.output)")
      expectEqual(run.errors, "multihits: error: interrupted\n")
    }

    @Test func answerThatDoesNotComeIsNotWaitedFor() async throws {
      let (run, _) = try await Self.search(delay: 90_000, "--format", "json")
      expectEqual(run.status, 130, "\(run.errors)")
      // The answer would be one without an error, and a time limit one with another.
      #expect(run.output.contains("\"code\": \"cancelled\""), "\(run.output)")
    }

    @Test func noFileIsLeft() async throws {
      let (run, workspace) = try await Self.search(delay: 30_000, "--output", "out")
      expectEqual(run.status, 130, "\(run.errors)")
      expectEqual(workspace.names(), ["q.txt", "search.yaml"])
    }

    @Test func secondSignalEndsAtOnce() async throws {
      let (run, _) = try await Self.search(delay: 90_000, signals: 2)
      expectEqual(run.status, 130)
      // After one signal, what was answered in time is shown.
      #expect(run.output.isEmpty)
    }

    @Test func batchThatEndsAtOnceSaysHowToGoOn() async throws {
      let (run, workspace) = try await Self.search(
        delay: 90_000, command: ["batch", "search.yaml", "q.txt"], "--output", "out", signals: 2)
      expectEqual(run.status, 130)
      let words = "multihits: error: ended at once; the same command with --resume goes on from the partial output\n"
      #expect(run.errors.hasSuffix(words), "\(run.errors)")
      let resumed = try await workspace.run("batch", "search.yaml", "q.txt", "--output", "out", "--resume")
      // Nobody listens any more, so that each query fails.
      expectEqual(resumed.status, 69, "\(resumed.errors)")
      expectEqual(workspace.names(), ["out", "q.txt", "search.yaml"])
    }
  }
}
