import TestSupport
import Testing

/// `multihits merge` of reports: those of shards become those of the run that they are parts of.
struct MergedReportTests {
  private static let tests = """
    queries:
      - { query: tom, expect: { films: { contains: [f1] } } }
      - { query: casablanca, expect: { films: { contains: [f1] } } }
      - { query: major, expect: { films: { contains: [f4] } } }

    """

  private let workspace: Workspace

  init() throws {
    workspace = try Fixture.workspace(["t.yaml": Self.tests])
  }

  private func saveReports(_ count: Int, _ options: String...) async throws -> [Int32] {
    var statuses: [Int32] = []
    for number in 1...count {
      let run = try await workspace.run(
        ["test", "search.yaml", "t.yaml", "b.yaml", "--shard", "\(number)/\(count)", "--report", "json=\(number).json"]
          + options)
      statuses.append(run.status)
    }
    return statuses
  }

  private static let bounds = """
    queries: []
    thresholds:
      - { module: films, measure: empty, max: 0.1 }
      - { measure: failed, max: 0.4 }

    """

  @Test(arguments: [2, 3, 5]) func reportsOfShardsBecomeThoseOfTheWhole(count: Int) async throws {
    try workspace.write("b.yaml", Self.bounds)
    #expect(try await saveReports(count).contains(1))
    let forms = ["json", "junit", "tap", "markdown", "github"]
    func reports(_ name: String) -> [String] { forms.flatMap { ["--report", "\($0)=\(name).\($0)"] } }
    let whole = try await workspace.run(["test", "search.yaml", "t.yaml", "b.yaml"] + reports("whole"))
    let files = (1...count).map { "\($0).json" }
    let merged = try await workspace.run(["merge"] + files.shuffled() + reports("merged"))
    #expect(whole.status == 1 && merged.status == 1, "\(merged.errors)")
    #expect(merged.output == whole.output && whole.output.contains("passed  films: empty <= 10 %"))
    for form in forms { try expectEqual(workspace.text("merged.\(form)"), workspace.text("whole.\(form)")) }
    #expect(merged.errors.hasPrefix("3 queries: 2 passed, 1 failed"), "\(merged.errors)")
  }

  @Test func thresholdsWaitForAllShards() async throws {
    try workspace.write("b.yaml", Self.bounds.replacing("max: 0.4", with: "max: 0"))
    _ = try await saveReports(2)
    #expect(try workspace.text("1.json").contains(#""status":"open""#))
    let merged = try await workspace.run("merge", "1.json", "2.json")
    #expect(merged.status == 1 && merged.output.contains("failed  failed <= 0 %"), "\(merged.output)")
    // Nobody would judge them.
    let silent = try await workspace.run("test", "search.yaml", "t.yaml", "b.yaml", "--shard", "1/2")
    #expect(silent.status == 64 && silent.errors.contains("--report json=FILE"), "\(silent.errors)")
    try workspace.write(
      "b.yaml", Self.bounds.replacing("measure: failed, max: 0.4", with: "measure: p50(latency), max: 9s"))
    let untimed = try await workspace.run(
      "test", "search.yaml", "t.yaml", "b.yaml", "--shard", "1/2", "--report", "json=1.json")
    #expect(untimed.status == 64 && untimed.errors.contains("--timings"), "\(untimed.errors)")
  }

  @Test func aQueryOfTheBaselineThatNoShardRanFails() async throws {
    let rows = "- { query: tom, expect: { films: { status: ok } } }\n- { query: casablanca }\n"
    try workspace.write("b.yaml", "queries: []\n")
    for (kept, run, missing) in [(rows, rows, 0), (rows + "- { query: lost }\n", rows, 1)] {
      try workspace.write("t.yaml", kept)
      let written = try await workspace.run(
        ["test", "search.yaml", "t.yaml", "b.yaml", "--baseline", "base.ndjson", "--update-baseline"],
        environment: ["CI": ""])
      expectEqual(written.status, 0, "\(written.errors)")
      try workspace.write("t.yaml", run)
      try await expectEqual(saveReports(2, "--baseline", "base.ndjson"), [0, 0])
      let merged = try await workspace.run("merge", "1.json", "2.json")
      expectEqual(merged.status, (missing == 0 ? 0 : 1), "\(merged.errors)")
      expectEqual(merged.errors.contains("1 query of the baseline did not run"), (missing == 1), "\(merged.errors)")
    }
  }

  /// Every third query has a tag, and most shards have none of these.
  @Test(arguments: [2, 3, 4]) func chosenQueriesStandInTheOrderOfTheRun(count: Int) async throws {
    try workspace.write(
      "t.yaml",
      (1...8).map { number in
        "- { query: tom \(number), tags: { k: \(number % 3 == 0 ? "x" : "y") }, expect: { films: { nbHits: '>= 0' } } }\n"
      }.joined())
    try workspace.write("b.yaml", Self.bounds)
    for tag in ["k=x", "k=y"] {
      #expect(try await saveReports(count, "--tag", tag).allSatisfy { $0 == 0 })
      for number in 1...count {
        let run = try await workspace.run(
          "batch", "search.yaml", "t.yaml", "--shard", "\(number)/\(count)", "--tag", tag, "--format", "ndjson",
          "--output",
          "\(number).run")
        expectEqual(run.status, 0, "\(run.errors)")
      }
      let whole = try await workspace.run(
        "test", "search.yaml", "t.yaml", "b.yaml", "--tag", tag, "--report", "json=whole.json")
      let merged = try await workspace.run(["merge", "--report", "json=all.json"] + (1...count).map { "\($0).json" })
      #expect(merged.status == whole.status && merged.output == whole.output, "\(merged.errors)")
      try expectEqual(workspace.text("all.json"), workspace.text("whole.json"))
      let results = try await workspace.run("batch", "search.yaml", "t.yaml", "--tag", tag, "--format", "ndjson")
      try await expectEqual(workspace.run(["merge"] + (1...count).map { "\($0).run" }).output, results.output)
    }
  }

  @Test func shardsOfDifferentRunsAreNotMixed() async throws {
    try workspace.write("b.yaml", Self.bounds)
    _ = try await saveReports(2)
    let first = try workspace.text("1.json")
    let rows = try workspace.text("t.yaml")
    let spec = try workspace.text("search.yaml")
    for (name, change, options) in [
      ("an expectation", { try workspace.write("t.yaml", rows.replacing("f4", with: "f5")) }, []),
      ("the spec", { try workspace.write("search.yaml", spec + "\n# other\n") }, []),
      ("an option", {}, ["--hits-per-page", "1"]), ("a filter", {}, ["--filters", "films=year > 1"]),
      ("a section", {}, ["--module", "films"]),
    ] as [(String, () throws -> Void, [String])] {
      try change()
      let run = try await workspace.run(
        ["test", "search.yaml", "t.yaml", "b.yaml", "--shard", "2/2", "--report", "json=2.json"] + options)
      #expect([0, 1].contains(run.status), "\(name): \(run.errors)")
      let merged = try await workspace.run("merge", "1.json", "2.json")
      #expect(merged.status == 65 && merged.errors.contains("another run"), "\(name): \(merged.errors)")
      expectEqual(merged.output, "")
      try workspace.write("t.yaml", rows)
      try workspace.write("search.yaml", spec)
    }
    try expectEqual(workspace.text("1.json"), first)
  }

  @Test func aReportThatLostSomethingIsRefused() async throws {
    try workspace.write("b.yaml", Self.bounds)
    _ = try await saveReports(2)
    let text = try workspace.text("1.json")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = lines.indices.filter { lines[$0].hasPrefix("    {\"id\"") }
    expectEqual(rows.count, 2)
    var (lost, turned) = (lines, lines)
    lost[rows[0]].removeLast()
    lost.remove(at: rows[1])
    turned.swapAt(rows[0], rows[1])
    turned[rows[0]] += ","
    turned[rows[1]].removeLast()
    for (name, broken) in [
      ("lost", lost.joined(separator: "\n")), ("turned", turned.joined(separator: "\n")), ("twice", text + text),
      (
        "judged", text.replacing(#""status":"passed","expected":"f1""#, with: #""status":"failed","expected":"f1""#)
      ),
    ] {
      #expect(broken != text, "\(name)")
      try workspace.write("1.json", broken)
      let merged = try await workspace.run("merge", "1.json", "2.json")
      #expect(merged.status == 65 && merged.output == "", "\(name): \(merged.output)\(merged.errors)")
    }
  }

  @Test func whatIsNoWholeRunIsRefused() async throws {
    try workspace.write("b.yaml", Self.bounds)
    _ = try await saveReports(3)
    for number in 1...2 {
      _ = try await workspace.run(
        "batch", "search.yaml", "t.yaml", "--shard", "\(number)/2", "--format", "ndjson", "--output", "\(number).run")
    }
    try workspace.write("cut.json", String(try workspace.text("2.json").prefix(200)))
    for (files, message) in [
      ("1.json 3.json", "of the 3 shards, 2/3 is missing"), ("1.json 1.json", "this is shard 1/3"),
      ("1.json 1.run", "'1.json' is a report, and 1.run is none"),
      ("1.json cut.json 3.json", "cut.json:"),
    ] {
      let run = try await workspace.shell("\"$MULTIHITS\" merge \(files) --report tap=out.tap")
      #expect(run.status == 65 && run.errors.contains(message), "\(files): \(run.errors)")
      #expect(!workspace.exists("out.tap"))
    }
    let half = try await workspace.run("merge", "2.run")
    #expect(half.status == 65 && half.errors.contains("of the 2 shards, 1/2 is missing"), "\(half.errors)")
    try await expectEqual(workspace.run("merge", "1.run", "2.run", "--report", "tap=out.tap").status, 64)
    try await expectEqual(workspace.run("merge", "1.json", "2.json", "3.json", "--output", "out").status, 64)
  }
}
