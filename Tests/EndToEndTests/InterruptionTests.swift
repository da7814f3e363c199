import Subprocess
import TestSupport
import Testing

/// Runs that are interrupted, and what `--resume` makes of them.
@Suite(.serialized)
struct InterruptionTests {
  /// Queries for a run of a second or two.
  private static let queryCount: Int = {
    #if DEBUG
      2_500
    #else
      200_000
    #endif
  }()

  /// Begins a batch and interrupts it once its journal has a checkpoint. On a busy machine the run may end before the
  /// signal comes; it is begun again with twice as many queries then.
  private func interrupt(_ workspace: Workspace, with signal: Signal, format: String = "csv") async throws -> Run {
    var run: Run
    var attempts = 0
    repeat {
      let queries = (0..<Self.queryCount << attempts).map { "\($0)".contains("7") ? "hanks\n" : "tom \($0)\n" }
      try workspace.write("q.txt", queries.joined())
      run = try await workspace.run(
        "batch", "search.yaml", "q.txt", "--module", "actors", "--format", format, "--output", "out", sending: signal
      ) {
        // The journal goes when the run ends.
        guard let journal = try? workspace.text("out.journal") else { return false }
        return journal.split(separator: "\n").count > 1
      }
      attempts += 1
      if run.status == 0 { try workspace.remove("out") }
    } while run.status == 0 && attempts < 6
    return run
  }

  @Test(arguments: ["csv", "json"])
  func anInterruptedRunIsResumedToTheSameBytes(format: String) async throws {
    let workspace = try Fixture.workspace()
    let run = try await interrupt(workspace, with: .interrupt, format: format)
    expectEqual(run.status, 130)
    #expect(!workspace.exists("out"))
    #expect(workspace.exists("out.journal"))
    let partial = try workspace.bytes("out.partial")
    #expect(!partial.isEmpty)

    let resumed = try await workspace.run(
      "batch", "search.yaml", "q.txt", "--module", "actors", "--format", format, "--output", "out", "--resume")
    expectEqual(resumed.status, 0, "\(resumed.errors)")
    #expect(!workspace.exists("out.partial"))
    #expect(!workspace.exists("out.journal"))

    let whole = try await workspace.run(
      "batch", "search.yaml", "q.txt", "--module", "actors", "--format", format, "--output", "whole")
    expectEqual(whole.status, 0)
    let bytes = try workspace.bytes("out")
    #expect(partial.count < bytes.count)
    #expect(bytes.starts(with: partial))
    try expectEqual(bytes, workspace.bytes("whole"))
  }

  @Test func aTerminatedRunIsResumedOnlyWithTheSameInputs() async throws {
    let workspace = try Fixture.workspace()
    let run = try await interrupt(workspace, with: .terminate)
    expectEqual(run.status, 143)
    let partial = try workspace.bytes("out.partial")
    let journal = try workspace.bytes("out.journal")

    try workspace.write("other.yaml", Fixture.spec + "# changed\n")
    try workspace.write("other.txt", "tom\n")
    for inputs in [["other.yaml", "q.txt"], ["search.yaml", "other.txt"], ["search.yaml", "q.txt", "--all"]] {
      let refused = try await workspace.shell(
        "\"$MULTIHITS\" batch \(inputs.joined(separator: " ")) --module actors --format csv --output out --resume")
      expectEqual(refused.status, 64, "\(inputs)")
      #expect(refused.errors.contains("the interrupted run had another spec, other query files or other options"))
      try expectEqual(workspace.bytes("out.partial"), partial)
      try expectEqual(workspace.bytes("out.journal"), journal)
      #expect(!workspace.exists("out"))
    }
  }

  @Test func resumeWithoutAnInterruptedRunBeginsOne() async throws {
    let workspace = try Fixture.workspace(["q.txt": "hanks\n"])
    let run = try await workspace.run("batch", "search.yaml", "q.txt", "--output", "out", "--resume")
    expectEqual(run.status, 0)
    try expectEqual(workspace.text("out"), "Query 1: \"hanks\"\n\nActors (1)\n  Tom Hanks  9.1\n")
    expectEqual(workspace.names(), ["actors.csv", "films.json", "out", "q.txt", "search.yaml"])
  }

  @Test func aDamagedJournalIsRefused() async throws {
    let workspace = try Fixture.workspace(["q.txt": "hanks\n", "out.journal": "nonsense\n", "out.partial": "x"])
    let run = try await workspace.run("batch", "search.yaml", "q.txt", "--output", "out", "--resume")
    expectEqual(run.status, 64)
    try expectEqual(workspace.text("out.partial"), "x")
  }

  @Test(arguments: [
    "batch search.yaml -", "batch search.yaml - --output new.csv", "test search.yaml -", "diff - run", "merge -",
  ])
  func whoWaitsForStandardInputEndsAtOnce(arguments: String) async throws {
    let workspace = try Fixture.workspace(["q.csv": "query,expect.films\ntom,f1\n"])
    let run = try await workspace.shell(
      """
      "$MULTIHITS" batch search.yaml q.csv --format ndjson --output run --quiet
      mkfifo in
      "$MULTIHITS" \(arguments) < in > out 2> log & run=$!
      exec 3> in
      case '\(arguments)' in
        merge*|diff*) cat run >&3 ;;
        *) cat q.csv >&3 ;;
      esac
      # A signal that comes before the program listens would be lost. Linux says whether it does.
      listens() { [ $((0x$(sed -n 's/^SigCgt:[[:space:]]*//p' /proc/$run/status) & 2)) -ne 0 ]; }
      if [ -d /proc/self ]; then
        for i in $(seq 2000); do listens && break; sleep 0.05; done
      else
        sleep 2
      fi
      kill -INT $run
      wait $run
      echo "ended $?"
      """)
    expectEqual(run.output, "ended 130\n", "\(run.errors)")
    let log = try workspace.text("log")
    #expect(log.contains("multihits: error: interrupted") && !log.contains("at once"), "\(log)")
  }
}
