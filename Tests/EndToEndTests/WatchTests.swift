import TestSupport
import Testing

/// `multihits test --watch`: what a changed file touches runs again.
struct WatchTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Fixture.workspace([
      "a.yaml": "- { query: tom, expect: { films: { status: ok } } }\n",
      "b.yaml":
        "queries:\n- { query: major, expect: { films: { status: ok } } }\nthresholds: [{ measure: empty, max: 1 }]\n",
    ])
  }

  /// Runs a script beside a watch. `await N` waits until the watch has waited N times.
  private func watch(_ script: String) async throws -> (steps: [String], run: Run) {
    let run = try await workspace.shell(
      """
      await() {
        for _ in $(seq 600); do
          [ "$(grep -c 'watching ' err)" -ge "$1" ] && return
          sleep 0.1
        done
        echo "the watch did not come to run $1"; cat err; kill "$pid"; exit 9
      }
      CI= "$MULTIHITS" test search.yaml a.yaml b.yaml --watch --report json=report.json >out 2>err &
      pid=$!
      await 1
      \(script)
      kill -TERM "$pid"
      wait "$pid"
      """)
    let text = try workspace.text("err")
    return (text.split(separator: "watching ").map(String.init), run)
  }

  @Test func aChangedQueryFileRunsAlone() async throws {
    let (steps, run) = try await watch(
      """
      sed -i.old 's/ok/empty/' a.yaml
      await 2
      """)
    expectEqual(run.status, 143, "\(run.output)\(run.errors)")
    #expect(steps.count == 3 && steps[0].contains("2 queries: 2 passed"), "\(steps)")
    #expect(steps[1].contains("a.yaml changed\n1 query: 0 passed, 1 failed"), "\(steps)")
    #expect(steps[1].contains("only a.yaml ran, and thresholds were not judged"), "\(steps)")
    // A part of the run is not reported on as if it were all.
    #expect(try workspace.text("report.json").contains(#""queries": 2,"#))
    #expect(try workspace.text("out").contains("FAILED 1 (\"tom\")  a.yaml:1"))
  }

  @Test func whatQueriesShareRunsAllAlsoAfterAnError() async throws {
    let (steps, run) = try await watch(
      """
      cp search.yaml kept.yaml
      echo '[' >> search.yaml
      await 2
      cp kept.yaml search.yaml
      await 3
      mv b.yaml c.yaml
      await 4
      mv c.yaml b.yaml
      await 5
      """)
    expectEqual(run.status, 143, "\(run.output)\(run.errors)")
    expectEqual(steps.count, 6, "\(steps)")
    guard steps.count == 6 else { return }
    #expect(steps[1].contains("search.yaml changed\nsearch.yaml:"), "\(steps)")
    #expect(steps[2].contains("search.yaml changed\n2 queries: 2 passed"), "\(steps)")
    #expect(steps[3].contains("b.yaml: the file does not exist"), "\(steps)")
    #expect(steps[4].contains("b.yaml changed\n1 query: 1 passed"), "\(steps)")
  }

  @Test func whatCouldNotRunStaysDue() async throws {
    let (steps, run) = try await watch(
      """
      cp b.yaml kept.yaml
      echo '[' > b.yaml
      await 2
      sed -i.old 's/ok/empty/' a.yaml
      await 3
      cp kept.yaml b.yaml
      await 4
      """)
    expectEqual(run.status, 143, "\(run.output)\(run.errors)")
    expectEqual(steps.count, 5, "\(steps)")
    guard steps.count == 5 else { return }
    #expect(!steps[1].contains("ran") && !steps[2].contains("ran"), "\(steps)")
    #expect(steps[3].contains("b.yaml changed\n2 queries: 1 passed, 1 failed"), "\(steps)")
    #expect(steps[3].contains("only a.yaml, b.yaml ran"), "\(steps)")
  }

  @Test(arguments: [
    ["-"], ["a.yaml", "--resume", "--output", "x"], ["a.yaml", "--shard", "1/2"],
    ["a.yaml", "--baseline", "x", "--update-baseline"],
  ])
  func whatDoesNotGoWithItIsRefused(arguments: [String]) async throws {
    let run = try await workspace.run(
      ["test", "search.yaml"] + arguments + ["--watch"], environment: ["CI": ""])
    #expect(run.status == 64 && run.errors.contains("--watch"), "\(run.errors)")
    try await expectEqual(
      workspace.run("test", "search.yaml", "a.yaml", "--watch", environment: ["CI": "1"]).status, 64)
  }
}
