import TestSupport
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
      expectEqual(run.status, 0, "\(run.errors)")
    }
  }

  @Test(arguments: ["json", "ndjson"], ["json", "ndjson"])
  func shardsBecomeTheWhole(saved: String, format: String) async throws {
    try await saveShards(4, format: saved)
    let whole = try await workspace.run("batch", "search.yaml", "q.txt", "--format", format)
    let merged = try await workspace.run("merge", "1.run", "2.run", "3.run", "4.run", "--format", format)
    expectEqual(merged.status, 0, "\(merged.errors)")
    expectEqual(merged.output, whole.output)
    #expect(merged.errors.hasPrefix("9 queries: all answered, "))
    let written = try await workspace.run(
      "merge", "4.run", "2.run", "1.run", "3.run", "--format", format, "--output", "all", "--quiet")
    #expect(written.status == 0 && written.output == "" && written.errors == "")
    try expectEqual(workspace.text("all"), whole.output)
  }

  @Test(arguments: ["text", "csv", "tsv", "markdown"])
  func textsAndTablesAreThoseOfTheWhole(format: String) async throws {
    try workspace.write(
      "q.csv", "query,source,note\ntom,a,\nmajor,,=1\n\"zzz\"\"z\",b,\"x,\ny\"\ncasablanca,,\n\"\",c,d\ntom hanks,,\n")
    for number in 1...3 {
      let run = try await workspace.run(
        "batch", "search.yaml", "q.csv", "--shard", "\(number)/3", "--format", "json", "--output", "\(number).run")
      expectEqual(run.status, 0, "\(run.errors)")
    }
    let options = ["--format", format] + (format == "csv" ? ["--csv-safe"] : [])
    let whole = try await workspace.run(["batch", "search.yaml", "q.csv"] + options)
    let merged = try await workspace.run(["merge", "2.run", "3.run", "1.run", "--spec", "search.yaml"] + options)
    #expect(merged.status == 0 && merged.output == whole.output, "\(merged.errors)")
    let written = try await workspace.run(
      ["merge", "1.run", "2.run", "3.run", "--spec", "search.yaml", "--output", "all"] + options)
    #expect(written.status == 0 && written.output == "")
    try expectEqual(workspace.text("all"), whole.output)
  }

  @Test(arguments: ["csv", "tsv"])
  func tablesThatLeaveHitsOutSaySo(format: String) async throws {
    try workspace.write("r.json", #"[{"objectID":"1","n":"one"},{"objectID":"2","n":2}]"#)
    try workspace.write(
      "misfit.yaml",
      "indices: { r: { records: r.json } }\nindexModules: [{ indexName: r, hit: { n: integer }, onInvalidHit: skip }]\n"
    )
    try workspace.write("all.jsonl", String(repeating: "{\"query\":\"\"}\n", count: 2))
    _ = try await workspace.run("batch", "misfit.yaml", "all.jsonl", "--format", "ndjson", "--output", "all.run")
    let merged = try await workspace.run("merge", "all.run", "--spec", "misfit.yaml", "--format", format)
    #expect(merged.errors.contains("warning: r: not all hits fit the hit schema: 2 hits left out"))
  }

  @Test(arguments: ["text", "csv"], [["--fields", "year, title"], []])
  func tablesHaveTheFieldsThatAreAskedFor(format: String, saved: [String]) async throws {
    for number in 1...2 {
      let run = try await workspace.run(
        ["batch", "search.yaml", "q.txt", "--shard", "\(number)/2", "--format", "ndjson", "--output", "\(number).run"]
          + saved)
      expectEqual(run.status, 0, "\(run.errors)")
    }
    let options = ["--format", format, "--fields", "year, title"]
    let whole = try await workspace.run(["batch", "search.yaml", "q.txt"] + options)
    let merged = try await workspace.run(["merge", "1.run", "2.run", "--spec", "search.yaml"] + options)
    #expect(merged.status == 0 && merged.output == whole.output, "\(merged.errors)")
    for (options, message) in [
      (["--fields", "year", "--format", "json"], "--fields is for"),
      (["--fields", "yeer", "--format", "csv", "--spec", "search.yaml"], "did you mean 'year'?"),
      (["--fields", "year,", "--format", "csv", "--spec", "search.yaml"], "a name is empty; write --fields A,B"),
    ] {
      let refused = try await workspace.run(["merge", "1.run", "2.run"] + options)
      #expect(refused.status == 64 && refused.errors.contains(message), "\(refused.errors)")
    }
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

  @Test func aRunThatWasCutAtTheEndOfALineIsRefused() async throws {
    try await saveShards(2, format: "ndjson")
    for number in 1...2 {
      let lines = try workspace.text("\(number).run").split(separator: "\n")
      try workspace.write("cut.run", lines.dropLast().joined(separator: "\n") + "\n")
      let apart = try await workspace.run("merge", number == 1 ? "2.run" : "1.run", "--in-order")
      #expect(apart.status == 0 && apart.errors.contains("--in-order does not look"), "\(apart.errors)")
      let run = try await workspace.run("merge", number == 1 ? "2.run" : "1.run", "cut.run", "--output", "out")
      #expect(run.status == 65 && run.errors.contains("the others are lost"), "\(run.errors)")
      #expect(!workspace.exists("out"))
    }
  }

  @Test func inOrderPutsOneAfterTheOther() async throws {
    let text = { (id: String) in
      #"{"query":"a","id":"\#(id)","sections":[{"module":"m","status":"ok","hits":[{"objectID":"x","n":1.50e+3}]}]}"#
        + "\n"
    }
    try workspace.write("1.run", text("a") + text("b"))
    try workspace.write("2.run", text("c"))
    let run = try await workspace.run("merge", "1.run", "2.run", "--in-order")
    expectEqual(run.output, text("a") + text("b") + text("c"))
    let apart = try await workspace.run("merge", "1.run", "2.run", "--output", "out")
    expectEqual(apart.status, 65)
    #expect(apart.errors.hasPrefix("1.run:1:1: error: this run does not say which shard it is; --in-order"))
    #expect(!workspace.exists("out"))
  }

  @Test func aShardWhoseResultsAreLostIsRefused() async throws {
    try await saveShards(3, format: "ndjson")
    try workspace.write("empty.run", "")
    let run = try await workspace.run("merge", "1.run", "empty.run", "3.run", "--output", "out")
    #expect(run.status == 65 && run.errors.contains("6 of the 9 queries of the run: those of 2/3 are lost"))
    let second = try workspace.text("2.run").replacing(#/,"ordinal":\d+/#, with: "")
    try workspace.write("2.run", second)
    let placeless = try await workspace.run("merge", "1.run", "2.run", "3.run", "--output", "out")
    #expect(placeless.status == 65 && placeless.errors.contains("does not say where it stands"), "\(placeless.errors)")
    #expect(!workspace.exists("out"))
  }

  @Test func thresholdsAreNotPassedOverInSilence() async throws {
    try workspace.write("t.yaml", Self.tests + "thresholds: [{ measure: failed, max: 10% }]\n")
    for number in 1...2 {
      let run = try await workspace.run(
        "test", "search.yaml", "t.yaml", "--shard", "\(number)/2", "--format", "ndjson", "--output", "\(number).run",
        "--report", "json=\(number).json")
      #expect(run.status < 2, "\(run.errors)")
    }
    let results = try await workspace.run("merge", "1.run", "2.run")
    #expect(results.errors.contains("1 threshold of the run is not judged here"), "\(results.errors)")
    let reports = try await workspace.run("merge", "1.json", "2.json")
    #expect(!reports.errors.contains("not judged") && reports.errors.contains("threshold"), "\(reports.errors)")
  }

  @Test func shardsShareOneSample() async throws {
    let line = "test search.yaml q.txt --sample 4 --seed 3 --format ndjson --allow-no-queries".split(separator: " ")
      .map(String.init)
    for number in 1...3 {
      try await expectEqual(
        workspace.run(line + ["--shard", "\(number)/3", "--output", "\(number).run"]).status, 0)
    }
    let (whole, merged) = (
      try await workspace.run(line), try await workspace.run("merge", "1.run", "2.run", "3.run")
    )
    #expect(merged.status == 0 && merged.output == whole.output, "\(merged.errors)")
  }

  /// Parts of runs that differ in what they read or write are no parts of one.
  @Test(
    arguments: [
      ("batch search.yaml q.txt", "batch search.yaml q.txt --fields title"),
      ("batch search.yaml q.txt", "batch search.yaml q.txt --no-highlights"),
      ("batch search.yaml q.txt", "batch search.yaml q.txt --timings"),
      ("batch search.yaml q.txt", "test search.yaml q.txt --allow-no-queries"),
      ("batch search.yaml a.csv", "batch search.yaml b.csv"),
      ("SIZE=1 batch env.yaml q.txt", "SIZE=2 batch env.yaml q.txt"),
    ])
  func shardsOfOtherRunsAreRefused(first: String, second: String) async throws {
    try workspace.write("a.csv", "query,filters\ntom,year > 1990\ntom,year > 1980\n")
    try workspace.write("b.csv", "query,filters\ntom,year > 1990\ntom,year > 1985\n")
    try workspace.write(
      "env.yaml",
      """
      indices: { films: { records: films.json } }
      indexModules:
        - indexName: films
          query:
            hitsPerPage: ${SIZE}
      """)
    for (number, command) in [first, second].enumerated() {
      let line = command.replacing(#/(batch|test) /#) { "\"$MULTIHITS\" \($0.1) " }
      let run = try await workspace.shell("\(line) --shard \(number + 1)/2 --format ndjson --output \(number).run")
      #expect(run.status == 0, "\(run.errors)")
    }
    let run = try await workspace.run("merge", "0.run", "1.run")
    #expect(run.status == 65 && run.errors.contains("a shard of another run"), "\(run.errors)")
  }

  @Test func anIDThatOccursTwiceNamesBothFiles() async throws {
    try await saveShards(2, format: "ndjson")
    let run = try await workspace.run("merge", "1.run", "2.run", "1.run")
    expectEqual(run.status, 65)
    #expect(run.errors.hasPrefix("1.run:1:1: error: this is shard 1/2, as '1.run' is"))
    let ordered = try await workspace.run("merge", "1.run", "2.run", "1.run", "--in-order", "--quiet")
    expectEqual(ordered.status, 65)
    #expect(ordered.errors.hasPrefix("1.run:1:1: error: the id '1' occurs in '1.run' already;"), "\(ordered.errors)")
  }

  @Test func aTestThatFailedFails() async throws {
    for number in 1...2 {
      _ = try await workspace.run(
        "test", "search.yaml", "t.yaml", "--shard", "\(number)/2", "--format", "ndjson", "--output", "\(number).run")
    }
    let whole = try await workspace.run("test", "search.yaml", "t.yaml", "--format", "ndjson")
    let merged = try await workspace.run("merge", "1.run", "2.run")
    #expect(whole.status == 1 && merged.status == 1)
    expectEqual(merged.output, whole.output)
    #expect(merged.errors.hasPrefix("3 queries: 2 passed, 1 failed"), "\(merged.errors)")
    #expect(!merged.errors.contains(" s\n"))
  }

  @Test(
    arguments: [
      ("merge", 64), ("merge - -", 64), ("merge missing.run", 66), ("merge bad.run", 65), ("merge q.txt", 65),
      ("merge empty.run", 65), ("merge empty.run --allow-no-queries", 0), ("merge one.run --output one.run", 64),
      ("merge one.run", 69), ("merge refused.run", 77), ("merge one.run part.run --in-order", 2),
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
    expectEqual(run.status, status, "\(run.errors)")
  }
}
