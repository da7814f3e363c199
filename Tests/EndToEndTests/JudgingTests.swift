import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `multihits test`: what is judged, what is said of it, exit codes, reports.
struct JudgingTests {
  private static let passing = """
    - { id: tom, query: tom, expect: { actors: { nbHits: ">= 1" }, page: { shown: ">= 1" } } }
    """

  private static let failing = """
    queries:
      - id: tom
        query: tom
        tags: { kind: head }
        expect:
          actors: { nbHits: 0 }
          films: { status: ok }
      - { id: none, query: zzzz, expect: { films: { status: empty } } }
    """

  @Test func whatHoldsIsQuiet() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.passing])
    let run = try await workspace.run("test", "search.yaml", "q.yaml")
    #expect(run.status == 0 && run.output == "" && run.findings == "", "\(run.output) \(run.errors)")
    #expect(run.errors.contains("1 query: 1 passed"))
    let quiet = try await workspace.run("test", "search.yaml", "q.yaml", "--quiet")
    #expect(quiet.status == 0 && quiet.errors == "")
  }

  @Test func aFacetValueIsKnownByItsAttribute() async throws {
    let checks = [#"genre:Comedy"#, #"value:Comedy AND count >= 1"#, #"objectID:Comedy"#]
    let rows = checks.map { "- { query: '', expect: { genres: { contains: [{ where: '\($0)' }] } } }\n" }.joined()
    let workspace = try Fixture.workspace(["q.yaml": rows, "no.yaml": rows.replacing("Comedy", with: "Nothing")])
    let run = try await workspace.run("test", "search.yaml", "q.yaml")
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
    #expect(try await workspace.run("test", "search.yaml", "no.yaml").errors.contains("3 failed"))
  }

  @Test func aFailureShowsItsPlaceAndWhatCame() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.failing])
    let run = try await workspace.run("test", "search.yaml", "q.yaml")
    expectEqual(run.status, 1)
    #expect(run.output.contains("FAILED tom (\"tom\")  q.yaml:2\n  q.yaml:6:17: actors: nbHits\n"), "\(run.output)")
    #expect(run.output.contains("\n    6 |       actors: { nbHits: 0 }\n      |                 ^~~~~~\n"))
    #expect(run.output.contains("expected 0 hits, found"))
    #expect(run.errors.contains("2 queries: 1 passed, 1 failed"))
    let quiet = try await workspace.run("test", "search.yaml", "q.yaml", "--quiet")
    #expect(quiet.status == 1 && quiet.errors.contains("1 failed"))
  }

  @Test func everythingRunsUnlessToldOtherwise() async throws {
    let rows = (1...5).map { "- { query: tom \($0), expect: { actors: { nbHits: 99 } } }\n" }.joined()
    let workspace = try Fixture.workspace(["q.yaml": rows])
    for (options, count) in [([], 5), (["--fail-fast"], 1), (["--max-failures", "3"], 3)] {
      let run = try await workspace.run(["test", "search.yaml", "q.yaml", "--format", "ndjson"] + options)
      #expect(run.status == 1 && run.output.split(separator: "\n").count == count)
      #expect(
        run.output.contains(#""expectations":[{"module":"actors","check":"nbHits","status":"failed","expected":99"#))
    }
  }

  @Test func aSheetOfAnAnalystIsAGate() async throws {
    let sheet = """
      query,expect.actors,within,nbHits.films,count,note
      tom hanks,a1,1,,12,a
      casablanca,,,1,3,b
      zzzz,a1,,,1,c
      """
    let workspace = try Fixture.workspace(["q.csv": sheet])
    let run = try await workspace.run("test", "search.yaml", "q.csv", "--format", "json")
    expectEqual(run.status, 1, "\(run.errors)")
    let results = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let statuses = results.map {
      ($0["expectations"] as? [[String: Any]])?.compactMap { $0["status"] as? String } ?? []
    }
    expectEqual(statuses, [["passed"], ["passed"], ["failed"]], "\(run.output)")
    expectEqual((results[0]["row"] as? [String: String]), ["note": "a"])
  }

  @Test func aTestWithoutAnythingToJudgeIsNoSuccess() async throws {
    let workspace = try Fixture.workspace(["q.txt": "tom\n", "q.yaml": Self.passing])
    let run = try await workspace.run("test", "search.yaml", "q.txt")
    #expect(run.status == 65 && run.errors.contains("nothing is to be judged in q.txt"))
    try await expectEqual(workspace.run("test", "search.yaml", "q.txt", "--allow-no-queries").status, 0)
    let input = try await workspace.shell(#"echo tom | "$MULTIHITS" test search.yaml -"#)
    expectEqual(input.status, 65)
  }

  @Test func thresholdsBoundTheRun() async throws {
    let text = """
      queries:
        - { query: zzzz, tags: { kind: tail } }
        - { query: tom, count: 9, tags: { kind: head } }
      thresholds:
        - { module: actors, measure: empty, max: 10% }
        - { module: actors, measure: empty, max: 0, tag: { kind: tail }, severity: warn }
        - { measure: "p50(latency)", max: 60s }
      """
    let workspace = try Fixture.workspace([
      "q.yaml": text, "none.yaml": text.replacingOccurrences(of: "10%", with: "9%"),
    ])
    let run = try await workspace.run("test", "search.yaml", "q.yaml")
    expectEqual(run.status, 0, "\(run.output) \(run.errors)")
    #expect(run.output.contains("warned  actors: empty"))
    let missed = try await workspace.run("test", "search.yaml", "none.yaml")
    #expect(missed.status == 1 && missed.errors.contains("1 threshold missed"))
  }

  @Test func anErrorThatIsExpectedIsNone() async throws {
    let spec = """
      backends:
        local: { type: embedded }
        far: { type: typesense, nodes: ["http://127.0.0.1:1"], apiKey: key, retries: 0 }
      backend: local
      indices: { actors: { records: actors.csv, objectID: id } }
      indexModules:
        - { id: near, indexName: actors }
        - { id: far, indexName: actors, backend: far }
      """
    let workspace = try Fixture.workspace([
      "search.yaml": spec, "q.yaml": "- { query: tom, expect: { far: { status: error }, near: { nbHits: 3 } } }",
      "other.yaml": "- { query: tom, expect: { far: { nbHits: 3 }, near: { nbHits: 3 } } }",
    ])
    let expected = try await workspace.run("test", "search.yaml", "q.yaml")
    expectEqual(expected.status, 0, "\(expected.output) \(expected.errors)")
    let unexpected = try await workspace.run("test", "search.yaml", "other.yaml")
    #expect(
      unexpected.status == 2 && unexpected.output.contains("cannot be judged: the section ended in the error connect"))
    #expect(unexpected.errors.contains("multihits: error: far: connect: 'far' at http://127.0.0.1:1"))
    #expect(unexpected.errors.contains("1 query: 0 passed, 1 error"))
  }

  @Test func reportsAreWrittenTogether() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.failing])
    let run = try await workspace.run(
      "test", "search.yaml", "q.yaml", "--report", "junit=r.xml", "--report", "tap=r.tap", "--report", "json=r.json",
      "--report", "markdown=r.md", "--report", "github")
    expectEqual(run.status, 1)
    #expect(XMLParser(data: Data(try workspace.text("r.xml").utf8)).parse())
    #expect(try workspace.text("r.tap").hasPrefix("TAP version 14\n"))
    let report = try JSONSerialization.jsonObject(with: Data(try workspace.text("r.json").utf8)) as? [String: Any]
    expectEqual((report?["summary"] as? [String: Any])?["failed"] as? Int, 1)
    #expect(try workspace.text("r.md").contains("1 of 2 queries failed"))
    #expect(run.errors.contains("::error file=q.yaml,line=6,col=17"))
    let refused = try await workspace.run("test", "search.yaml", "q.yaml", "--report", "junit=q.yaml")
    #expect(refused.status == 64 && refused.errors.contains("would overwrite"))
    let stream = try await workspace.run("test", "search.yaml", "q.yaml", "--report", "tap=-")
    #expect(stream.status == 64 && stream.errors.contains("'./-'") && !workspace.exists("-"))
  }

  @Test(arguments: ["json", "ndjson", "csv", "text"])
  func aResumedTestIsAsOneThatWasNotInterrupted(format: String) async throws {
    let rows = (0..<400).map { number in
      "- { id: r\(number), query: \(number % 3 == 0 ? "tom" : "zz \(number)"), expect: { actors: { nbHits: '>= 1' } } }\n"
    }.joined()
    let workspace = try Fixture.workspace(["q.yaml": rows])
    func line(_ name: String) -> [String] {
      [
        "test", "search.yaml", "q.yaml", "--format", format, "--output", name, "--report", "junit=\(name).xml",
        "--report", "markdown=\(name).md", "--report", "json=\(name).json", "--jobs", "2",
      ]
    }
    try await expectEqual(workspace.run(line("whole")).status, 1)
    var status: Int32 = -9
    for delay in [0.02, 0.05, 0.1, 0.2] {
      let script =
        #""$MULTIHITS" \#(line("kept").joined(separator: " ")) \#(delay == 0.02 ? "" : "--resume") & sleep \#(delay); kill -9 $! 2>/dev/null; wait $!"#
      status = try await workspace.shell(script).status
      if status != 137 { break }
    }
    if status == 137 { status = try await workspace.run(line("kept") + ["--resume"]).status }
    expectEqual(status, 1)
    for end in ["", ".xml", ".md", ".json"] {
      try expectEqual(workspace.text("kept\(end)"), workspace.text("whole\(end)"), "\(end)")
    }
    #expect(workspace.names().allSatisfy { !$0.hasSuffix(".partial") && !$0.hasSuffix(".journal") })
  }

  @Test func batchSaysThatItDoesNotJudge() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.failing])
    let run = try await workspace.run("batch", "search.yaml", "q.yaml", "--format", "json")
    #expect(run.status == 0 && run.errors.contains("expectations are not judged here; multihits test judges them"))
  }

  @Test func whatFailedRunsAgain() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.failing, "ok.yaml": Self.passing])
    let run = try await workspace.run("test", "search.yaml", "q.yaml", "--format", "ndjson", "--output", "run")
    expectEqual(run.status, 1)
    let again = try await workspace.run("test", "search.yaml", "q.yaml", "--failed-from", "run", "--format", "ndjson")
    #expect(again.status == 1 && again.errors.contains("1 query: 0 passed, 1 failed"))
    let all = try await workspace.run("test", "search.yaml", "ok.yaml", "--format", "ndjson", "--output", "ok")
    expectEqual(all.status, 0)
    let none = try await workspace.run("test", "search.yaml", "ok.yaml", "--failed-from", "ok")
    #expect(none.status == 65 && none.errors.contains("every query passed in 'ok'"))
    try await expectEqual(workspace.run("test", "search.yaml", "ok.yaml", "--failed-from", "q.yaml").status, 65)
  }

  @Test func queryFilesAreCheckedWithoutRunningThem() async throws {
    let workspace = try Fixture.workspace([
      "bad.csv": "query,page,filters,nbHits.actors\na,x,,\nb,,year >=,\nc,,,many\n", "good.yaml": Self.passing,
      "tags.yaml":
        "queries: [{ query: a, tags: { kind: head } }]\nthresholds: [{ measure: empty, max: 0, tag: { kind: heads } }]\n",
    ])
    let run = try await workspace.run("validate", "search.yaml", "--queries", "bad.csv", "--queries", "good.yaml")
    expectEqual(run.status, 65, "\(run.output)")
    #expect(["bad.csv:2:3", "bad.csv:3:4", "bad.csv:4:5"].allSatisfy(run.output.contains), "\(run.output)")
    let github = try await workspace.run("validate", "search.yaml", "--queries", "bad.csv", "--format", "github")
    #expect(github.output.split(separator: "\n").count == 3 && github.output.hasPrefix("::error file=bad.csv,line=2"))
    try await expectEqual(workspace.run("validate", "search.yaml", "--queries", "good.yaml").status, 0)
    let tags = try await workspace.run("validate", "search.yaml", "--queries", "tags.yaml")
    #expect(tags.status == 65 && tags.output.contains("no query has the tag 'kind=heads'; did you mean 'kind=head'?"))
    try await expectEqual(workspace.run("validate", "search.yaml", "--queries", "gone.yaml").status, 66)
    let batch = try await workspace.run("batch", "search.yaml", "bad.csv")
    #expect(batch.status == 65 && batch.errors.contains("bad.csv:4:5"))
  }

  @Test func aHitThatIsLeftOutIsSaidToBe() async throws {
    let workspace = try Workspace([
      "search.yaml": Fixture.spec(
        index: "things: { records: things.json }",
        modules: "{ indexName: things, hit: { size: integer }, onInvalidHit: skip }"),
      "things.json": #"[{"objectID":"1","size":1},{"objectID":"2","size":"big"}]"#,
      "q.yaml": "- { query: '', expect: { things: { first: ['2'] } } }\n",
    ])
    let run = try await workspace.run("test", "search.yaml", "q.yaml")
    expectEqual(run.status, 1)
    #expect(run.output.contains("'2' is not among the 2 hits\n"), "\(run.output)")
    #expect(
      run.output.contains("it is left out at rank 1: the hit '2' does not fit the schema: 'size' must be an integer"),
      "\(run.output)")
  }
}
