import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `multihits diff`: two specs, two backends, two saved runs.
struct DiffTests {
  /// The comparison as JSON output holds it, read by a parser that is not the program's own.
  struct Comparison: Decodable {
    struct Row: Decodable, Equatable {
      var objectID: String?
      var value: String?
      var rank: Int?
      var from: Int?
      var to: Int?
      var label: String?

      static func row(_ id: String, rank: Int, _ label: String) -> Row {
        Row(objectID: id, rank: rank, label: label)
      }
      static func moved(_ id: String, _ from: Int, _ to: Int, _ label: String) -> Row {
        Row(objectID: id, from: from, to: to, label: label)
      }
    }

    struct Section: Decodable {
      var module: String
      var change: String
      var overlap: Double?
      var rbo: Double?
      var lost: [Row]?
      var new: [Row]?
      var moved: [Row]?
    }

    struct Query: Decodable {
      var query: String
      var id: String?
      var onlyIn: String?
      var sections: [Section]
    }

    struct Counts: Decodable {
      var compared: Int
      var changed: Int
      var identical: Int
      var failed: Int
    }

    struct Summary: Decodable {
      var queries: Int
      var queriesOnlyInLeft: Int?
      var queriesOnlyInRight: Int?
      var duplicatesInRight: Int?
      var modulesOnlyInLeft: [String]?
      var modulesOnlyInRight: [String]?
      var total: Counts
    }

    var schemaVersion: Int
    var queries: [Query]
    var summary: Summary

    init(_ run: Run) throws {
      self = try JSONDecoder().decode(Comparison.self, from: Data(run.output.utf8))
    }

    func section(_ module: String, ofQuery query: String) -> Section? {
      queries.first { $0.query == query }?.sections.first { $0.module == module }
    }
  }

  private static let queries = "tom\nhanks\n\\#\ncasablanca\n"

  /// The spec with the films by year, the latest one first.
  private static let byYear = Fixture.spec.split(separator: "desc(score)").joined(separator: "desc(year)")

  private func makeWorkspace(_ files: [String: String] = [:]) throws -> Workspace {
    try Fixture.workspace(["q.txt": Self.queries, "year.yaml": Self.byYear].merging(files) { $1 })
  }

  @Test(arguments: ["--against-spec search.yaml", "--against-backend embedded"])
  func aSpecDoesNotDifferFromItself(against: String) async throws {
    let run = try await makeWorkspace().shell("\"$MULTIHITS\" diff search.yaml q.txt \(against) --max-changed 0")
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(run.errors, "")
    #expect(run.output.contains("4 queries: 0 of 12 sections changed (0.0 %), 12 identical\n"))
    #expect(!run.output.contains("Query"))
  }

  @Test func anotherRankingMovesHits() async throws {
    let run = try await makeWorkspace().run(
      "diff", "search.yaml", "q.txt", "--against-spec", "year.yaml", "--format", "json", "--hits-per-page", "3")
    expectEqual(run.status, 0, "\(run.errors)")
    let comparison = try Comparison(run)
    // By score f2, f1, f3, f4; by year f4 and f1 go ahead as far as their words do not stand worse.
    let films = try #require(comparison.section("films", ofQuery: "tom"))
    expectEqual(films.change, "rows")
    expectEqual(films.moved, [.moved("f2", 1, 2, "Tom Jones"), .moved("f1", 2, 1, "Tom Sawyer")])
    expectEqual(films.lost, [.row("f3", rank: 3, "Peeping Tom")])
    expectEqual(films.new, [.row("f4", rank: 3, "Major Tom")])
    expectEqual(films.overlap, 2.0 / 3)
    expectEqual(comparison.section("actors", ofQuery: "tom")?.change, "identical")
    expectEqual(comparison.section("films", ofQuery: "casablanca")?.change, "identical")
    expectEqual(comparison.summary.queries, 4)
    expectEqual(comparison.schemaVersion, 1)
  }

  @Test func moreChangedThanAllowedIsAFailure() async throws {
    let workspace = try makeWorkspace()
    let command = ["diff", "search.yaml", "q.txt", "--against-spec", "year.yaml", "--module", "films"]
    let refused = try await workspace.run(command + ["--max-changed", "10"])
    expectEqual(refused.status, 1)
    #expect(refused.output.contains("\nsection"))
    #expect(refused.errors.contains("shown sections changed, more than --max-changed 10 allows\n"))
    try await expectEqual(workspace.run(command + ["--max-changed", "100"]).status, 0)
    try await expectEqual(workspace.run(command).status, 0)
  }

  @Test(arguments: ["text", "json", "ndjson"])
  func theNumberOfJobsDoesNotShow(format: String) async throws {
    let workspace = try makeWorkspace(["many.txt": BatchTests.manyQueries])
    let command = ["diff", "search.yaml", "many.txt", "--against-spec", "year.yaml", "--format", format]
    let one = try await workspace.run(command + ["--jobs", "1"])
    let four = try await workspace.run(command + ["--jobs", "4"])
    expectEqual(one.status, 0)
    #expect(!one.output.isEmpty)
    expectEqual(one.output, four.output)
  }

  @Test func aBackendThatFailsIsAnErrorOfItsSections() async throws {
    let spec =
      "backends: { local: { type: embedded }, away: { type: typesense, nodes: [\"http://127.0.0.1:1\"], apiKey: "
      + "k3y-very-secret, retries: 0, timeout: 1s } }\nbackend: local\n" + Fixture.spec
    let workspace = try makeWorkspace(["two.yaml": spec])
    let run = try await workspace.run(
      "diff", "two.yaml", "q.txt", "--against-backend", "away", "--format", "json", "--module", "films")
    expectEqual(run.status, 2, "\(run.errors)")
    #expect(!(run.output + run.errors).contains("very-secret"))
    let comparison = try Comparison(run)
    #expect(comparison.queries.allSatisfy { $0.sections.allSatisfy { $0.change == "status" } })
    let both = try await workspace.run(
      "diff", "two.yaml", "q.txt", "--backend", "away", "--against-backend", "away", "--module", "films")
    expectEqual(both.status, 69)
  }

  @Test func modulesOfOneSpecAreReported() async throws {
    let spec = Self.byYear.split(separator: "- id: genres").joined(separator: "- id: kinds")
    let run = try await makeWorkspace(["kinds.yaml": spec]).run(
      "diff", "search.yaml", "q.txt", "--against-spec", "kinds.yaml", "--format", "json")
    expectEqual(run.status, 0, "\(run.errors)")
    let summary = try Comparison(run).summary
    expectEqual(summary.modulesOnlyInLeft, ["genres"])
    expectEqual(summary.modulesOnlyInRight, ["kinds"])
    expectEqual(summary.total.compared, 8)
  }

  @Test(arguments: ["json", "ndjson"])
  func savedRunsCompareAsTheirSpecsDo(format: String) async throws {
    let workspace = try makeWorkspace()
    for spec in ["search", "year"] {
      let saved = try await workspace.run(
        "batch", "\(spec).yaml", "q.txt", "--format", format, "--output", "\(spec).run")
      expectEqual(saved.status, 0)
    }
    let runs = try await workspace.run("diff", "search.run", "year.run", "--format", "json")
    expectEqual(runs.status, 0, "\(runs.errors)")
    let specs = try await workspace.run(
      "diff", "search.yaml", "q.txt", "--against-spec", "year.yaml", "--format", "json")
    expectEqual(Self.queriesAndSummary(runs.output), Self.queriesAndSummary(specs.output))
    let same = try await workspace.run("diff", "year.run", "year.run", "--max-changed", "0")
    expectEqual(same.status, 0)
    #expect(same.output.contains("0 of 12 sections changed"))
  }

  /// JSON output without what names the sides.
  private static func queriesAndSummary(_ text: String) -> Substring {
    text[(text.firstRange(of: "\"overlapDepth\"")?.lowerBound ?? text.startIndex)...]
  }

  @Test func aRunIsReadFromStandardInput() async throws {
    let workspace = try makeWorkspace()
    let run = try await workspace.shell(
      """
      "$MULTIHITS" batch search.yaml q.txt --format ndjson > saved.ndjson
      "$MULTIHITS" batch search.yaml q.txt --format json | "$MULTIHITS" diff saved.ndjson - --max-changed 0
      """)
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("right: standard input\n"))
  }

  @Test func missingAndRepeatedQueriesAreReported() async throws {
    let workspace = try makeWorkspace(["less.txt": "tom\n\\#\n", "more.txt": "x\n"])
    let script = """
      "$MULTIHITS" batch search.yaml q.txt --format ndjson > left.ndjson
      "$MULTIHITS" batch search.yaml less.txt --format ndjson > right.ndjson
      head -n 1 right.ndjson >> right.ndjson
      "$MULTIHITS" batch search.yaml more.txt --format ndjson >> right.ndjson
      "$MULTIHITS" diff left.ndjson right.ndjson --format json --max-changed 50
      """
    let run = try await workspace.shell(script)
    expectEqual(run.status, 1)
    #expect(
      run.findings.hasPrefix("right.ndjson:3:1: warning: the query 'tom' with the id '1' occurs twice in the run"))
    let comparison = try Comparison(run)
    expectEqual(comparison.queries.map(\.onlyIn), [nil, "left", nil, "left", "right"])
    #expect(comparison.summary.queriesOnlyInLeft == 2 && comparison.summary.queriesOnlyInRight == 1)
    expectEqual(comparison.summary.duplicatesInRight, 1)
    #expect(comparison.summary.total.compared == 15 && comparison.summary.total.changed == 9)
  }

  @Test func rowsThatALimitCutsOffAreToldOnce() async throws {
    let limited = Fixture.spec.split(separator: "searchableAttributes: [title]").joined(
      separator: "searchableAttributes: [title]\n      paginationLimitedTo: 2")
    let run = try await makeWorkspace(["limited.yaml": limited]).run(
      "diff", "search.yaml", "q.txt", "--against-spec", "limited.yaml", "--module", "films", "--only", "1", "--all")
    expectEqual(run.status, 0)
    #expect(run.errors.hasPrefix("multihits: warning: a pagination limit cut off 1 section(s)"))
    #expect(run.output.contains("    lost   f3 (Peeping Tom) (3), f4 (Major Tom) (4)\n"))
  }

  @Test func anOutputFileComesIntoBeingWhole() async throws {
    let workspace = try makeWorkspace()
    let command = ["diff", "search.yaml", "q.txt", "--against-spec", "year.yaml"]
    let printed = try await workspace.run(command)
    let written = try await workspace.run(command + ["--output", "out.txt"])
    #expect(written.status == 0 && written.output == "")
    try expectEqual(workspace.text("out.txt"), printed.output)
    let failed = try await workspace.run(command + ["--output", "none/out.txt"])
    expectEqual(failed.status, 73)
    let overInput = try await workspace.run(command + ["--output", "year.yaml"])
    expectEqual(overInput.status, 64)
  }

  @Test func malformedInputIsToldWithItsPlace() async throws {
    let workspace = try makeWorkspace([
      "good.json": "[]\n", "bad.json": "[\n  {\"query\": \"tom\", \"sections\" []}\n]\n",
      "not.json": "[\n  {\"a\": 1}\n]\n",
      "q.jsonl": "{\"query\":\n",
    ])
    let bad = try await workspace.run("diff", "good.json", "bad.json", "--output", "out")
    expectEqual(bad.status, 65)
    expectEqual(bad.errors, "bad.json:2:31: error: expected ':' after a member name, found '['\n")
    expectEqual(bad.output, "")
    #expect(!workspace.exists("out") && !workspace.exists("out.partial"))
    let foreign = try await workspace.run("diff", "not.json", "good.json")
    expectEqual(foreign.status, 65)
    #expect(foreign.errors.hasPrefix("not.json:2:3: error: this is no result"))
    try await expectEqual(workspace.run("diff", "good.json", "good.json").status, 65)
    try await expectEqual(workspace.run("diff", "good.json", "good.json", "--allow-no-queries").status, 0)
    let queries = try await workspace.run("diff", "search.yaml", "q.jsonl", "--against-spec", "year.yaml")
    expectEqual(queries.status, 65)
  }

  @Test(
    arguments: [
      ("diff missing.json good.json", 66), ("diff good.json missing.json", 66), ("diff . good.json", 66),
      ("diff missing.yaml q.txt --against-spec search.yaml", 66),
      ("diff search.yaml missing.txt --against-spec search.yaml", 66),
      ("diff search.yaml q.txt --against-spec missing.yaml", 66),
      ("diff search.yaml q.txt --against-spec bad.yaml", 78), ("diff", 64), ("diff good.json", 64),
      ("diff search.yaml q.txt", 64), ("diff a.json b.json c.json", 64), ("diff - -", 64),
      ("diff search.yaml --against-spec search.yaml", 64),
      ("diff search.yaml q.txt --against-spec search.yaml --against-backend embedded", 64),
      ("diff search.yaml q.txt --against-backend nope", 64), ("diff good.json good.json --k 0", 64),
      ("diff good.json good.json --rbo-p 1", 64), ("diff good.json good.json --rbo-p 0", 64),
      ("diff good.json good.json --max-changed 101", 64), ("diff good.json good.json --max-changed -1", 64),
      ("diff one.json one.json --max-changed film=5", 64),
      ("diff search.yaml q.txt --against-spec search.yaml --max-changed film=5", 64),
      ("diff good.json good.json --depth 0", 64), ("diff good.json good.json --rows 3", 64),
      ("diff good.json good.json --jobs 3", 64),
      ("diff good.json good.json --set a=b", 64), ("diff good.json good.json --format csv", 64),
      ("diff good.json good.json --output good.json", 64), ("diff one.json one.json --module nope", 64),
    ] as [(String, Int32)])
  func whatCannotBeRunHasItsExitCode(command: String, status: Int32) async throws {
    let one = #"[{"query":"a","sections":[{"module":"films","status":"empty","hits":[]}]}]"#
    let workspace = try makeWorkspace(["good.json": "[]\n", "one.json": one, "bad.yaml": "version: 1\n"])
    let run = try await workspace.shell("\"$MULTIHITS\" \(command)")
    expectEqual(run.status, status, "\(run.errors)")
    #expect(!run.errors.isEmpty)
    expectEqual(run.output, "")
  }
}
