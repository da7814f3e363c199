import Foundation
import TestSupport
import Testing

/// `multihits test` beside what earlier runs found: baselines and snapshots.
struct BaselineTests {
  @Test func aBaselineTellsWhatBecameOfEachQuery() async throws {
    let rows = "- { id: tom, query: tom }\n- { id: casa, query: casablanca, count: 3 }\n- { query: zzzz }\n"
    let workspace = try Fixture.workspace(["q.yaml": rows, "less.yaml": "- { id: tom, query: tom }\n"])
    let line = ["test", "search.yaml", "q.yaml", "--baseline", "b.ndjson"]
    let missing = try await workspace.run(line)
    #expect(missing.status == 66 && missing.errors.contains("--update-baseline makes it"))
    let refused = try await workspace.shell(#"CI=true "$MULTIHITS" \#(line.joined(separator: " ")) --update-baseline"#)
    #expect(refused.status == 64 && !workspace.exists("b.ndjson"))
    let day = "SOURCE_DATE_EPOCH=1000000000 CI= "
    try await expectEqual(
      workspace.shell(day + #""$MULTIHITS" \#(line.joined(separator: " ")) --update-baseline"#).status, 0)
    let baseline = try workspace.text("b.ndjson")
    #expect(baseline.hasPrefix(#"{"baseline":1,"made":"2001-09-09","program":"#))
    let same = try await workspace.run(line)
    #expect(same.status == 0 && same.errors.contains("warning: the baseline: it was made") && same.output == "")
    // Nothing but the day would be another one.
    try await expectEqual(
      workspace.shell(#"CI= "$MULTIHITS" \#(line.joined(separator: " ")) --update-baseline"#).status, 0)
    try expectEqual(workspace.text("b.ndjson"), baseline)
    try await expectEqual(workspace.run("diff", "b.ndjson", "b.ndjson").status, 0)

    try workspace.write("films.json", Fixture.films.replacingOccurrences(of: "Casablanca", with: "Casanova"))
    let worse = try await workspace.run(line + ["--report", "markdown=r.md"])
    #expect(worse.status == 1 && worse.output.contains("expected rows as in the baseline, found none"))
    #expect(worse.errors.contains("60 % worse, 60 % came out empty"))
    #expect(worse.errors.contains("other records, settings, synonyms or rules"))
    #expect(try workspace.text("r.md").hasPrefix("Beside the baseline of 2001"))
    let gone = try await workspace.run("test", "search.yaml", "less.yaml", "--baseline", "b.ndjson")
    #expect(gone.status == 1 && gone.errors.contains("2 queries of the baseline did not run: 'casa', '3'"))
    let chosen = try await workspace.run(line + ["--only", "tom"])
    expectEqual(chosen.status, 0, "\(chosen.errors)")
    // Cut at the end of a line, or with a line twice.
    let lines = baseline.split(separator: "\n")
    for broken in [lines.dropLast(), lines + [lines[1]]] {
      try workspace.write("b.ndjson", broken.joined(separator: "\n") + "\n")
      let run = try await workspace.run(line)
      #expect(run.status == 65 && run.errors.contains("says that it holds 3 queries"), "\(run.errors)")
    }
    try workspace.write("b.ndjson", baseline.prefix(200) + "rubbish")
    try await expectEqual(workspace.run(line).status, 65)
  }

  @Test func aBaselineReplacesNothingElse() async throws {
    let workspace = try Fixture.workspace([
      "q.yaml": "- { id: tom, query: tom }\n", "notes.txt": "my notes\n", "list.json": #"[{"name": "x"}]"#,
      "empty.ndjson": "", "old.ndjson": #"{"baseline":0}"# + "\n",
    ])
    func update(_ name: String) async throws -> Run {
      try await workspace.shell(#"CI= "$MULTIHITS" test search.yaml q.yaml --update-baseline --baseline \#(name)"#)
    }
    for (name, text) in [("notes.txt", "my notes\n"), ("list.json", #"[{"name": "x"}]"#)] {
      let refused = try await update(name)
      #expect(refused.status == 65 && refused.errors.contains("'\(name)' is no baseline"), "\(refused.errors)")
      try expectEqual(workspace.text(name), text)
    }
    for name in ["empty.ndjson", "old.ndjson", "new.ndjson"] {
      try await expectEqual(update(name).status, 0)
      #expect(try workspace.text(name).hasPrefix(#"{"baseline":1"#))
    }
  }

  @Test func overlapWithABaselineCanBeBounded() async throws {
    let rows = """
      queries: [{ id: tom, query: tom }]
      thresholds: [{ module: films, measure: overlap@10, min: 90% }, { measure: worse, max: 0 }]
      """
    let workspace = try Fixture.workspace(["q.yaml": rows])
    let line = ["test", "search.yaml", "q.yaml", "--hits-per-page", "3"]
    try await expectEqual(workspace.run(line).status, 65)
    let update = (line + ["--baseline", "b", "--update-baseline"]).joined(separator: " ")
    try await expectEqual(workspace.shell(#"CI= "$MULTIHITS" \#(update)"#).status, 0)
    try await expectEqual(workspace.run(line + ["--baseline", "b"]).status, 0)
    try workspace.write("search.yaml", Fixture.spec.replacingOccurrences(of: "desc(score)", with: "asc(score)"))
    let run = try await workspace.run(line + ["--baseline", "b"])
    #expect(run.status == 1 && run.output.contains("failed  films: overlap@10 >= 90 %"), "\(run.output)")
  }

  private static let rows = """
    - { id: tom, query: tom, expect: { films: { snapshot: ids }, actors: { snapshot: [name] } } }
    - { id: none, query: zzzz, expect: { films: { snapshot: ids } } }
    """

  @Test func snapshotsAreKeptBesideTheQueryFile() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.rows])
    func run(_ options: String...) async throws -> Run {
      try await workspace.shell(#"CI= "$MULTIHITS" test search.yaml q.yaml \#(options.joined(separator: " "))"#)
    }
    let missing = try await run()
    #expect(missing.status == 1 && missing.output.contains("none is kept yet") && !workspace.exists("q.snap"))
    try await expectEqual(workspace.shell(#"CI=1 "$MULTIHITS" test search.yaml q.yaml --update-snapshots"#).status, 64)
    try await expectEqual(run("--review").status, 64)
    let update = try await run("--update-snapshots")
    expectEqual(update.status, 0, "\(update.output) \(update.errors)")
    let text = try workspace.text("q.snap")
    #expect(
      text.contains(#""films": []"#) && text.contains(#"        {"objectID":"a1","name":"Tom Hanks"},"#), "\(text)")
    try await expectEqual(run().status, 0)

    try workspace.write("films.json", Fixture.films.replacingOccurrences(of: #""score": 80"#, with: #""score": 1"#))
    let changed = try await run()
    expectEqual(changed.status, 1)
    #expect(changed.output.contains("      - 1. f2\n      + "), "\(changed.output)")
    #expect(try await run("--update-snapshots").status == 0 && workspace.text("q.snap") != text)

    try workspace.write("q.yaml", String(Self.rows.split(separator: "\n")[0]) + "\n")
    let unused = try await run()
    #expect(unused.status == 0 && unused.errors.contains("no query asks for 1 of the snapshots: none/films"))
    try await expectEqual(run("--only", "tom").errors.contains("no query asks"), false)
    try workspace.write("q.yml", Self.rows)
    let shared = try await run("--prune-snapshots")
    #expect(shared.status == 64 && shared.errors.contains("'q.snap' has the snapshots of 'q.yml', too"))
    try workspace.write("q.yml", Self.rows.replacingOccurrences(of: "id: ", with: "id: other-"))
    let line = #"CI= "$MULTIHITS" test search.yaml q.yaml ./q.yml"#
    try await expectEqual(workspace.shell(line + " --update-snapshots").status, 0)
    let both = try await workspace.shell(line + " --prune-snapshots")
    #expect(both.status == 0 && both.errors.contains("removed 1 snapshot"), "\(both.errors)")
    try await expectEqual(workspace.shell(line).status, 0)
    try workspace.remove("q.yml")
    // A JSON file of the name may be anything, such as the results of a run.
    try workspace.write("q.json", #"[{"query":"tom","expect":{"films":{"status":"ok"}}}]"#)
    try await expectEqual(run("--prune-snapshots").status, 64)
    try workspace.write("q.json", #"[{"query":"tom","expect":{"#)
    try await expectEqual(run("--prune-snapshots").status, 64)
    try workspace.write("q.json", #"[{"query":"tom","expectations":[]}]"#)
    let pruned = try await run("--prune-snapshots")
    #expect(pruned.status == 0 && pruned.errors.contains("removed 3 snapshots that no query asks for: other-"))
    #expect(try !workspace.text("q.snap").contains("none"))
    try workspace.write("q.snap", "{}")
    try await expectEqual(run().status, 65)
  }

  @Test(.enabled(if: TmuxSession.isAvailable, TmuxSession.comment))
  func snapshotsAreLookedAtOneByOne() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.rows])
    try await TmuxSession.run(
      in: workspace, columns: 120, #"CI= $MULTIHITS test search.yaml q.yaml --review; echo "ended $?""#
    ) { session in
      _ = try await session.waitFor("1 of 3: the snapshot of tom")
      try await session.send("y", "Enter")
      _ = try await session.waitFor("2 of 3")
      #expect(workspace.exists("q.snap"))
      try await session.send("x", "Enter")
      try await session.send("n", "Enter")
      _ = try await session.waitFor("3 of 3")
      try await session.send("y", "Enter")
      let screen = try await session.waitFor("ended 1")
      for text in ["2 queries: 1 passed, 1 failed", "1 snapshot differs and was not accepted"] {
        #expect(screen.contains { $0.contains(text) }, "\(screen)")
      }
    }
    let text = try workspace.text("q.snap")
    #expect(text.contains(#""films""#) && !text.contains(#""actors""#))
  }

  @Test func nothingOfABaselineIsLostInSilence() async throws {
    let workspace = try Fixture.workspace(["q.yaml": "- { id: tom, query: tom }\n- { id: casa, query: casablanca }\n"])
    let line = "\"$MULTIHITS\" test search.yaml q.yaml --baseline b"
    try await expectEqual(workspace.shell("CI= " + line + " --update-baseline").status, 0)
    // A section that is not there any more.
    let end = try #require(Fixture.spec.range(of: "  - id: films"))
    try workspace.write("less.yaml", String(Fixture.spec[..<end.lowerBound]))
    let gone = try await workspace.run("test", "less.yaml", "q.yaml", "--baseline", "b")
    #expect(gone.status == 1 && gone.output.contains("the section is not there any more"), "\(gone.output)")
    try await expectEqual(
      workspace.run("test", "search.yaml", "q.yaml", "--baseline", "b", "--module", "actors").status, 0)
    // A new one would not have the other sections.
    let before = try workspace.text("b")
    let some = try await workspace.shell("CI= " + line + " --update-baseline --module actors")
    #expect(
      some.status == 64 && some.errors.contains("the sections 'films', 'genres', which --module leaves out"),
      "\(some.errors)")
    try expectEqual(workspace.text("b"), before)
    let other = try await workspace.run("test", "search.yaml", "q.yaml", "--baseline", "b", "--hits-per-page", "1")
    #expect((other.output + other.errors).contains("other options or variables"), "\(other.errors)")
    for rubbish in ["", "[]", String(try workspace.text("b").split(separator: "\n")[0])] {
      try workspace.write("b", rubbish)
      try await expectEqual(workspace.run("test", "search.yaml", "q.yaml", "--baseline", "b").status, 65)
    }
  }

  /// The place of a row changes with the rows and files before it.
  @Test func snapshotsOfQueriesWithoutIdsAreKnownByTheirText() async throws {
    let row = "- { query: tom, expect: { films: { snapshot: ids } } }\n"
    let workspace = try Fixture.workspace(["a.yaml": "- { query: x }\n- { query: y }\n", "q.yaml": row])
    func test(_ line: String) async throws -> Run {
      try await workspace.shell(#"CI= "$MULTIHITS" test search.yaml \#(line)"#)
    }
    let first = try await test("a.yaml q.yaml --update-snapshots --hits-per-page 1 --page 0")
    expectEqual(first.status, 0, "\(first.errors)")
    #expect(first.errors.contains("of what --page and --hits-per-page choose, and may differ without them"))
    try await expectEqual(test("q.yaml").status, 1)
    try await expectEqual(test("q.yaml --update-snapshots").status, 0)
    #expect(try workspace.text("q.snap").contains(#""query: tom": {"#))
    try workspace.write("q.yaml", "- { query: casablanca }\n" + row)
    for line in ["q.yaml", "a.yaml q.yaml", "q.yaml a.yaml --prune-snapshots"] {
      let run = try await test(line)
      #expect(run.status == 0 && !run.errors.contains("snapshots"), "\(run.errors)")
    }
    try workspace.write("q.yaml", row + "- { query: tom, page: 1, expect: { films: { snapshot: ids } } }\n")
    try await expectEqual(test("q.yaml").status, 1)
    try await expectEqual(test("q.yaml --update-snapshots").status, 0)
    #expect(try workspace.text("q.snap").contains(#""query (2): tom": {"#))
    try await expectEqual(test("q.yaml").status, 0)
  }

  @Test func snapshotsAreNeitherOverwrittenNorPrunedByMistake() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.rows])
    try await expectEqual(workspace.shell(#"CI= "$MULTIHITS" test search.yaml q.yaml --update-snapshots"#).status, 0)
    let kept = try workspace.text("q.snap")
    for line in [
      "test search.yaml q.yaml --report junit=q.snap", "test search.yaml q.yaml --format json --output q.snap",
      "batch search.yaml q.yaml --output q.snap", "test search.yaml q.yaml --prune-snapshots --only tom",
      "test search.yaml q.yaml --update-snapshots --resume --output o",
    ] {
      try await expectEqual(workspace.shell(#"CI= "$MULTIHITS" \#(line)"#).status, 64, "\(line)")
    }
    try await expectEqual(
      workspace.shell(#"CI= "$MULTIHITS" test search.yaml q.yaml --prune-snapshots --module films"#).status, 1)
    try expectEqual(workspace.text("q.snap"), kept)
    try workspace.write("q.jsonl", #"{"query":"tom","id":"j","expect":{"films":{"snapshot":"ids"}}}"# + "\n")
    let both = #"CI= "$MULTIHITS" test search.yaml q.yaml q.jsonl"#
    try await expectEqual(workspace.shell(both + " --update-snapshots").status, 0)
    try await expectEqual(workspace.shell(both).status, 0)
  }

  @Test func aTestIsJudgedToItsEndThoughNobodyReadsOn() async throws {
    let rows = (0..<2_000).map { "- { query: tom \($0), expect: { actors: { nbHits: 99 } } }\n" }.joined()
    let workspace = try Fixture.workspace(["q.yaml": rows])
    let run = try await workspace.shell(
      #"{ "$MULTIHITS" test search.yaml q.yaml --report json=r.json; echo $? > status; } | head -n 1"#)
    #expect(run.output.hasPrefix("FAILED"))
    #expect(try workspace.text("status") == "1\n" && workspace.text("r.json").contains(#""failed": 2000"#))
  }

  @Test func whatFailedAndIsGoneIsTold() async throws {
    let failing = "- { id: a, query: tom, expect: { actors: { nbHits: 99 } } }\n"
    let workspace = try Fixture.workspace([
      "q.yaml": failing, "other.yaml": failing.replacingOccurrences(of: "id: a", with: "id: b"),
    ])
    _ = try await workspace.run("test", "search.yaml", "q.yaml", "--format", "ndjson", "--output", "run")
    let run = try await workspace.run("test", "search.yaml", "other.yaml", "--failed-from", "run")
    #expect(run.status == 64 && run.errors.contains("have no query 'a' any more"))
    // A query without an id of its own is found by its place.
    let row = failing.replacingOccurrences(of: "id: a, ", with: "")
    try workspace.write("q.yaml", row)
    _ = try await workspace.run("test", "search.yaml", "q.yaml", "--format", "ndjson", "--output", "run")
    try workspace.write("q.yaml", "- { query: x }\n" + row)
    let moved = try await workspace.run("test", "search.yaml", "q.yaml", "--failed-from", "run")
    #expect(moved.status == 64 && moved.errors.contains("no query 'tom' at its place any more"), "\(moved.errors)")
  }

  @Test func queriesThatARunDidNotReachAreCountedWhenItsFailuresRunAgain() async throws {
    let failing = "- { id: a, query: tom, expect: { actors: { nbHits: 99 } } }\n"
    let workspace = try Fixture.workspace(["q.yaml": failing + "- { id: b, query: x }\n- { id: c, query: y }\n"])
    let saving = ["test", "search.yaml", "q.yaml", "--format", "ndjson", "--output", "run"]
    _ = try await workspace.run(saving + ["--fail-fast"])
    let again = ["test", "search.yaml", "q.yaml", "--failed-from", "run"]
    let short = try await workspace.run(again)
    #expect(short.errors.contains("2 queries did not run in 'run', and do not run now"), "\(short.errors)")
    // What other options leave out is not missing.
    let chosen = try await workspace.run(again + ["--only", "a"])
    #expect(!chosen.errors.contains("did not run in"), "\(chosen.errors)")
    _ = try await workspace.run(saving)
    let whole = try await workspace.run(again)
    #expect(whole.status == 1 && !whole.errors.contains("did not run in"), "\(whole.errors)")
    let passing = failing.replacingOccurrences(of: "nbHits: 99", with: "nbHits: \">= 1\"")
    try workspace.write("q.yaml", passing + "- { id: b, query: x }\n")
    expectEqual(try await workspace.run(saving + ["--only", "a"]).status, 0)
    let passed = try await workspace.run(again)
    #expect(passed.status == 65 && passed.errors.contains("1 query did not run in 'run', and does not"))
    #expect(passed.errors.contains("every query passed"), "\(passed.errors)")
  }

  @Test func anErrorOfAQueryFileIsToldOnce() async throws {
    let workspace = try Fixture.workspace(["q.yaml": "- query: a\n  expect: { nosuch: { nbHits: 1 } }\n"])
    let run = try await workspace.run("validate", "search.yaml", "--queries", "q.yaml", "--format", "github")
    #expect(run.status == 65 && run.output.split(separator: "\n").count == 1, "\(run.output)")
  }
}
