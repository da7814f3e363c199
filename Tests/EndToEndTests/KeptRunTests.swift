import TestSupport
import Testing

/// Runs whose disk is full: what they have done is kept, and a later run goes on from it.
struct KeptRunTests {
  private static let spec = Fixture.spec + "query: { hitsPerPage: 20 }\n"

  /// Makes files of more than so many bytes impossible, as a full disk does, for the one run that follows it.
  private static let limited = "ulimit -f 32; exec \"$MULTIHITS\" "

  private func makeWorkspace(spec: String = spec) async throws -> Workspace {
    let workspace = try Fixture.workspace(["search.yaml": spec, "q.txt": BatchTests.manyQueries])
    // What does not fit on the disk shall be the output.
    _ = try await workspace.run("index", "search.yaml", environment: ["WORD": "tom"])
    return workspace
  }

  private func whole(_ workspace: Workspace, _ options: String) async throws -> [UInt8] {
    let run = try await workspace.shell(
      "WORD=tom exec \"$MULTIHITS\" batch search.yaml q.txt \(options) --output whole")
    try #require(run.status == 0, "\(run.errors)")
    return try workspace.bytes("whole")
  }

  @Test(arguments: ["--format ndjson", "--format json --jobs 3", "--format csv --hits-per-page 5"])
  func aFullDiskKeepsWhatWasDone(options: String) async throws {
    let workspace = try await makeWorkspace()
    let line = "batch search.yaml q.txt \(options) --output out"
    var kept = 0
    for resume in ["", " --resume", " --resume"] {
      let run = try await workspace.shell(Self.limited + line + resume)
      expectEqual(run.status, 73, "\(run.errors)")
      expectEqual(
        run.errors,
        "multihits: error: out: cannot be written: File too large; what is done is in 'out.partial' and the journal,"
          + " and the same command with --resume goes on from there\n")
      #expect(!workspace.exists("out"))
      let count = try workspace.bytes("out.partial").count
      #expect(count >= kept)
      kept = count
    }
    try expectEqual(workspace.text("out.journal").split(separator: "\n").count, 2)
    let resumed = try await workspace.shell("exec \"$MULTIHITS\" \(line) --resume")
    expectEqual(resumed.status, 0, "\(resumed.errors)")
    try expectEqual(workspace.bytes("out"), (try await whole(workspace, options)))
    expectEqual(workspace.names().filter { $0.hasPrefix("out") }, ["out"])
  }

  @Test func filesOfModulesAreKeptTogether() async throws {
    let workspace = try await makeWorkspace()
    let line = "batch search.yaml q.txt --split --format json --output out"
    let run = try await workspace.shell("ulimit -f 32; exec \"$MULTIHITS\" " + line)
    expectEqual(run.status, 73, "\(run.errors)")
    #expect(
      run.errors.contains(
        "; what is done is in the partial files in 'out' and the journal, and the same command with --resume"))
    #expect(workspace.names(in: "out").allSatisfy { $0.hasSuffix(".partial") || $0 == "multihits.journal" })
    let resumed = try await workspace.shell("exec \"$MULTIHITS\" \(line) --resume")
    expectEqual(resumed.status, 0, "\(resumed.errors)")
    _ = try await workspace.shell("exec \"$MULTIHITS\" batch search.yaml q.txt --split --format json --output whole")
    expectEqual(workspace.names(in: "out"), workspace.names(in: "whole"))
    for name in workspace.names(in: "whole") {
      try expectEqual(workspace.bytes("out/\(name)"), workspace.bytes("whole/\(name)"))
    }
  }

  @Test func queriesOfStandardInputCannotBeReadAgain() async throws {
    let workspace = try await makeWorkspace()
    let run = try await workspace.shell(Self.limited + "batch search.yaml - --format json --output out <q.txt")
    expectEqual(run.status, 73)
    #expect(run.errors.hasSuffix("; the results so far are in 'out.partial'\n"), "\(run.errors)")
  }

  @Test func variablesOfTheEnvironmentBelongToTheRun() async throws {
    let spec = Self.spec.replacing("title: Films", with: "title: ${WORD}")
    let workspace = try await makeWorkspace(spec: spec)
    let line = "batch search.yaml q.txt --format json --output out"
    let first = try await workspace.shell("WORD=tom; export WORD; " + Self.limited + line)
    expectEqual(first.status, 73, "\(first.errors)")
    let partial = try workspace.bytes("out.partial")
    #expect(try !workspace.text("out.journal").contains("tom"))
    let other = try await workspace.shell("WORD=tim exec \"$MULTIHITS\" \(line) --resume")
    expectEqual(other.status, 64)
    #expect(other.errors.contains("other options, variables or recordings; run again without --resume"))
    try expectEqual(workspace.bytes("out.partial"), partial)
    let same = try await workspace.shell("WORD=tom UNUSED=1 exec \"$MULTIHITS\" \(line) --resume")
    expectEqual(same.status, 0, "\(same.errors)")
    try expectEqual(workspace.bytes("out"), (try await whole(workspace, "--format json")))
  }

  #if os(Linux)
    @Test(arguments: ["--help", "--version", "batch --help", "help search"])
    func whatCannotBePrintedIsAnError(line: String) async throws {
      let run = try await Workspace().shell("\"$MULTIHITS\" \(line) >/dev/full")
      expectEqual(run.status, 73)
      expectEqual(run.errors, "multihits: error: standard output cannot be written: No space left on device\n")
    }
  #endif
}

/// Files of earlier queries that are not the program's own.
struct HistoryProtectionTests {
  private func play(_ workspace: Workspace) async throws -> Run {
    try workspace.write("script.txt", "type tom\nsubmit\ntype hanks\nsubmit\n")
    return try await workspace.run("interactive", "search.yaml", "--script", "script.txt", "--history", "history")
  }

  @Test(arguments: ["large", "binary", "folder"])
  func whatCannotBeReadIsLeftAndToldOnce(kind: String) async throws {
    let workspace = try Fixture.workspace()
    let contents =
      kind == "large" ? String(repeating: "ls -l some/folder\n", count: 300_000) : "one\ntwo\u{0}\nthree\n"
    if kind == "folder" { workspace.makeFolder("history") } else { try workspace.write("history", contents) }
    let run = try await play(workspace)
    expectEqual(run.status, 0)
    #expect(run.errors.hasPrefix("multihits: warning: queries are not kept: history: "), "\(run.errors)")
    #expect(run.errors.hasSuffix("; name another file with --history\n"), "\(run.errors)")
    expectEqual(run.errors.split(separator: "\n").count, 1)
    if kind != "folder" { try expectEqual(workspace.text("history"), contents) }
  }

  @Test func linesOfOthersStay() async throws {
    let workspace = try Fixture.workspace()
    let lines = (0..<3_000).map { "command \($0 % 7)\n" }.joined() + "last"
    try workspace.write("history", lines)
    try await expectEqual(play(workspace).errors, "")
    try expectEqual(workspace.text("history"), lines + "\ntom\ntomhanks\n")
  }
}
