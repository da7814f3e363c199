import Testing

/// `multihits merge`: shards become the run that they are parts of.
struct MergeTests {
  private static let queries =
    (1...7).map { "tom \($0 % 3 == 0 ? "hanks" : "sawyer")\n" }.joined() + "casablanca\nzzzzz\n"

  private static let tests = """
    queries:
      - { query: tom, expect: { films: { contains: [f1] } } }
      - { query: casablanca, expect: { films: { contains: [f1] } } }
      - { query: major, expect: { films: { contains: [f4] } } }

    """

  private let workspace: Workspace

  init() throws {
    workspace = try Fixture.workspace(["q.txt": Self.queries, "t.yaml": Self.tests])
  }

  private func saveShards(_ count: Int, format: String) async throws {
    for number in 1...count {
      let run = try await workspace.run(
        "batch", "search.yaml", "q.txt", "--shard", "\(number)/\(count)", "--format", format, "--output",
        "\(number).run")
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test(arguments: ["json", "ndjson"], ["json", "ndjson"])
  func shardsBecomeTheWhole(saved: String, format: String) async throws {
    try await saveShards(4, format: saved)
    let whole = try await workspace.run("batch", "search.yaml", "q.txt", "--format", format)
    let merged = try await workspace.run("merge", "1.run", "2.run", "3.run", "4.run", "--format", format)
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(merged.output == whole.output)
    #expect(merged.errors.hasPrefix("9 queries: all answered, "))
    let written = try await workspace.run(
      "merge", "4.run", "2.run", "1.run", "3.run", "--format", format, "--output", "all", "--quiet")
    #expect(written.status == 0 && written.output == "" && written.errors == "")
    #expect(try workspace.text("all") == whole.output)
  }

  @Test(arguments: ["text", "csv", "tsv", "markdown"])
  func textsAndTablesAreThoseOfTheWhole(format: String) async throws {
    try workspace.write(
      "q.csv", "query,source,note\ntom,a,\nmajor,,=1\n\"zzz\"\"z\",b,\"x,\ny\"\ncasablanca,,\n\"\",c,d\ntom hanks,,\n")
    for number in 1...3 {
      let run = try await workspace.run(
        "batch", "search.yaml", "q.csv", "--shard", "\(number)/3", "--format", "json", "--output", "\(number).run")
      #expect(run.status == 0, "\(run.errors)")
    }
    let options = ["--format", format] + (format == "csv" ? ["--csv-safe"] : [])
    let whole = try await workspace.run(["batch", "search.yaml", "q.csv"] + options)
    let merged = try await workspace.run(["merge", "2.run", "3.run", "1.run", "--spec", "search.yaml"] + options)
    #expect(merged.status == 0 && merged.output == whole.output, "\(merged.errors)")
    let written = try await workspace.run(
      ["merge", "1.run", "2.run", "3.run", "--spec", "search.yaml", "--output", "all"] + options)
    #expect(written.status == 0 && written.output == "")
    #expect(try workspace.text("all") == whole.output)
  }

  @Test func tablesNeedTheSpecOfTheRuns() async throws {
    try await saveShards(2, format: "ndjson")
    try workspace.write(
      "other.yaml", "indices: { films: { records: films.json } }\nindexModules: [{ indexName: films, id: x }]\n")
    for (options, status, message) in [
      ("--format csv", 64, "--spec FILE"), ("--format csv --spec other.yaml", 65, "it is another spec"),
      ("--format csv --spec missing.yaml", 66, "missing.yaml"), ("--spec search.yaml", 64, "--spec is for"),
      ("--format csv --spec search.yaml --output search.yaml", 64, "would overwrite"),
    ] as [(String, Int32, String)] {
      let run = try await workspace.shell("\"$MULTIHITS\" merge 1.run 2.run \(options)")
      #expect(run.status == status && run.errors.contains(message), "\(options): \(run.errors)")
    }
  }

  @Test func inOrderPutsOneAfterTheOther() async throws {
    let text = { (id: String) in
      #"{"query":"a","id":"\#(id)","sections":[{"module":"m","status":"ok","hits":[{"objectID":"x","n":1.50e+3}]}]}"#
        + "\n"
    }
    try workspace.write("1.run", text("a") + text("b"))
    try workspace.write("2.run", text("c"))
    try workspace.write("3.run", text("d") + text("e"))
    let run = try await workspace.run("merge", "1.run", "2.run", "--in-order")
    #expect(run.output == text("a") + text("b") + text("c"))
    #expect(try await workspace.run("merge", "1.run", "2.run").output == text("a") + text("c") + text("b"))
    let uneven = try await workspace.run("merge", "2.run", "3.run", "--output", "out")
    #expect(uneven.status == 65)
    #expect(uneven.errors.hasPrefix("3.run:2:1: error: '2.run' has no result before this one"))
    #expect(!workspace.exists("out"))
  }

  @Test func anIDThatOccursTwiceNamesBothFiles() async throws {
    try await saveShards(2, format: "ndjson")
    let run = try await workspace.run("merge", "1.run", "2.run", "1.run")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("1.run:1:1: error: this is shard 1/2, as '1.run' is"))
    let ordered = try await workspace.run("merge", "1.run", "2.run", "1.run", "--in-order")
    #expect(ordered.status == 65)
    #expect(ordered.errors.hasPrefix("1.run:1:1: error: the id '1' occurs in '1.run' already"), "\(ordered.errors)")
  }

  @Test func aTestThatFailedFails() async throws {
    for number in 1...2 {
      _ = try await workspace.run(
        "test", "search.yaml", "t.yaml", "--shard", "\(number)/2", "--format", "ndjson", "--output", "\(number).run")
    }
    let whole = try await workspace.run("test", "search.yaml", "t.yaml", "--format", "ndjson")
    let merged = try await workspace.run("merge", "1.run", "2.run")
    #expect(whole.status == 1 && merged.status == 1)
    #expect(merged.output == whole.output)
    #expect(merged.errors.hasPrefix("3 queries: 2 passed, 1 failed"), "\(merged.errors)")
    #expect(!merged.errors.contains(" s\n"))
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
    for form in forms { #expect(try workspace.text("merged.\(form)") == workspace.text("whole.\(form)")) }
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
      #expect(written.status == 0, "\(written.errors)")
      try workspace.write("t.yaml", run)
      #expect(try await saveReports(2, "--baseline", "base.ndjson") == [0, 0])
      let merged = try await workspace.run("merge", "1.json", "2.json")
      #expect(merged.status == (missing == 0 ? 0 : 1), "\(merged.errors)")
      #expect(merged.errors.contains("1 query of the baseline did not run") == (missing == 1), "\(merged.errors)")
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
        #expect(run.status == 0, "\(run.errors)")
      }
      let whole = try await workspace.run(
        "test", "search.yaml", "t.yaml", "b.yaml", "--tag", tag, "--report", "json=whole.json")
      let merged = try await workspace.run(["merge", "--report", "json=all.json"] + (1...count).map { "\($0).json" })
      #expect(merged.status == whole.status && merged.output == whole.output, "\(merged.errors)")
      #expect(try workspace.text("all.json") == workspace.text("whole.json"))
      let results = try await workspace.run("batch", "search.yaml", "t.yaml", "--tag", tag, "--format", "ndjson")
      #expect(try await workspace.run(["merge"] + (1...count).map { "\($0).run" }).output == results.output)
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
      #expect(merged.output == "")
      try workspace.write("t.yaml", rows)
      try workspace.write("search.yaml", spec)
    }
    #expect(try workspace.text("1.json") == first)
  }

  @Test func aReportThatLostSomethingIsRefused() async throws {
    try workspace.write("b.yaml", Self.bounds)
    _ = try await saveReports(2)
    let text = try workspace.text("1.json")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = lines.indices.filter { lines[$0].hasPrefix("    {\"id\"") }
    #expect(rows.count == 2)
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
    try await saveShards(2, format: "ndjson")
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
    #expect(try await workspace.run("merge", "1.run", "2.run", "--report", "tap=out.tap").status == 64)
    #expect(try await workspace.run("merge", "1.json", "2.json", "3.json", "--output", "out").status == 64)
  }

  @Test(
    arguments: [
      ("merge", 64), ("merge - -", 64), ("merge missing.run", 66), ("merge bad.run", 65), ("merge q.txt", 65),
      ("merge empty.run", 65), ("merge empty.run --allow-no-queries", 0), ("merge one.run --output one.run", 64),
      ("merge one.run", 69), ("merge refused.run", 77), ("merge one.run part.run", 2),
      ("merge part.run --format csv", 64),
    ] as [(String, Int32)])
  func everyEndHasItsExitCode(command: String, status: Int32) async throws {
    func line(_ id: String, _ section: String) -> String {
      #"{"query":"a","id":"\#(id)","sections":[{"module":"m",\#(section),"hits":[]}]}"# + "\n"
    }
    try workspace.write("bad.run", "[\n  {\"query\": \"a\"")
    try workspace.write("empty.run", "")
    try workspace.write(
      "one.run", line("1", #""status":"error","error":{"code":"timeout","message":"","retryable":true}"#))
    try workspace.write(
      "refused.run", line("1", #""status":"error","error":{"code":"auth","message":"","retryable":false}"#))
    try workspace.write("part.run", line("2", #""status":"empty""#))
    let run = try await workspace.shell("\"$MULTIHITS\" \(command)")
    #expect(run.status == status, "\(run.errors)")
  }
}
