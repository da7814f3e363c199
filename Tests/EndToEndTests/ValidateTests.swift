import TestSupport
import Testing

/// `multihits validate`.
struct ValidateTests {
  private let unknownKey = Fixture.spec.replacing("infiniteScrolling", with: "infiniteScroling")

  @Test func aValidSpecIsASuccessWithoutOutput() async throws {
    let run = try await Fixture.workspace().run("validate", "search.yaml")
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
    expectEqual(run.errors, "search.yaml is valid\n")
  }

  @Test func whatQueriesMayGiveIsNotedAndNoWarning() async throws {
    let spec = Fixture.spec.replacing("query: { hitsPerPage: 2 }", with: "query: { hitsPerPage: 2, aroundRadius: 5 }")
    let workspace = try Fixture.workspace(["search.yaml": spec, "q.txt": "tom\n"])
    let run = try await workspace.run("validate", "search.yaml", "--strict")
    expectEqual(run.status, 0)
    #expect(
      run.output.contains("note: 'aroundRadius' has no effect unless a query gives 'aroundLatLng'"), "\(run.output)")
    // In a run its queries say it, or do not.
    let batch = try await workspace.run("batch", "search.yaml", "q.txt")
    #expect(batch.status == 0 && !batch.errors.contains("aroundRadius"), "\(batch.errors)")
  }

  @Test func recordsAreNotRead() async throws {
    let run = try await Fixture.workspace(["films.json": "["]).run("validate", "search.yaml")
    expectEqual(run.status, 0)
  }

  @Test func jsonHasTheFieldsOfADiagnostic() async throws {
    let workspace = try Fixture.workspace(["bad.yaml": unknownKey])
    let bad = try await workspace.run("validate", "bad.yaml", "--format", "json")
    expectEqual(bad.status, 78)
    expectEqual(bad.errors, "")
    expectEqual(
      bad.output,
      """
      [
        {
          "file": "bad.yaml",
          "line": 19,
          "column": 5,
          "endColumn": 21,
          "severity": "error",
          "code": "unknown-key",
          "message": "unknown key 'infiniteScroling'",
          "suggestion": "infiniteScrolling"
        }
      ]

      """)
    let good = try await workspace.run("validate", "search.yaml", "--format", "json")
    expectEqual(good.status, 0)
    expectEqual(good.output, "[]\n")
    expectEqual(good.errors, "")
  }

  @Test func gitHubAnnotationsHaveTheirPlace() async throws {
    let run = try await Fixture.workspace(["bad.yaml": unknownKey]).run("validate", "bad.yaml", "--format", "github")
    expectEqual(run.status, 78)
    expectEqual(
      run.output,
      "::error file=bad.yaml,line=19,col=5,endColumn=21::unknown key 'infiniteScroling'; "
        + "did you mean 'infiniteScrolling'?\n")
  }

  @Test func severalSpecsAreReportedTogether() async throws {
    let workspace = try Fixture.workspace(["b.yaml": unknownKey, "a.yaml": "version: 1\n", "c.yaml": Fixture.spec])
    let bad = try await workspace.run("validate", "c.yaml", "b.yaml", "a.yaml")
    expectEqual(bad.status, 78)
    let files = bad.output.split(separator: "\n").filter { $0.contains("error: ") }.map { $0.prefix { $0 != " " } }
    expectEqual(files, ["a.yaml:1:1:", "b.yaml:19:5:"])
    let good = try await workspace.run("validate", "search.yaml", "c.yaml")
    expectEqual(good.status, 0)
    expectEqual(good.errors, "all 2 specs are valid\n")
  }

  @Test func warningsAloneAreASuccess() async throws {
    let spec = Fixture.spec(
      index: "films: { records: films.json }", modules: #"{ indexName: films, query: { filters: "genre:Drama" } }"#)
    let workspace = try Fixture.workspace(["search.yaml": spec])
    let run = try await workspace.run("validate", "search.yaml")
    expectEqual(run.status, 0)
    expectEqual(
      run.output,
      """
      search.yaml:5:43: warning: 'genre' is not among the attributesForFaceting of the index 'films'
        5 |   - { indexName: films, query: { filters: "genre:Drama" } }
          |                                           ^~~~~~~~~~~~~

      """)
    expectEqual(run.errors, "search.yaml is valid\n")
    let quiet = try await workspace.run("validate", "search.yaml", "--quiet")
    expectEqual(quiet.output + quiet.errors, "")
    expectEqual(quiet.status, 0)
  }

  @Test func quietStillReportsErrors() async throws {
    let run = try await Fixture.workspace(["bad.yaml": unknownKey]).run("validate", "bad.yaml", "--quiet")
    expectEqual(run.status, 78)
    #expect(run.output.hasPrefix("bad.yaml:19:5: error: "))
  }

  @Test func allBackendsChecksThoseThatNoModuleUses() async throws {
    let spec = """
      version: 1
      backends:
        local: { type: embedded }
        hosted: { type: algolia, applicationID: APP, apiKey: "${HOSTED_KEY}" }
      backend: local
      indices: { films: { records: films.json } }
      indexModules: [{ indexName: films }]

      """
    let workspace = try Fixture.workspace(["search.yaml": spec])
    try await expectEqual(workspace.run("validate", "search.yaml").status, 0)
    let all = try await workspace.run("validate", "search.yaml", "--all-backends")
    expectEqual(all.status, 78)
    #expect(all.output.hasPrefix("search.yaml:4:57: error: the variable 'HOSTED_KEY' has no value"))
    let set = try await workspace.run("validate", "search.yaml", "--all-backends", "--set", "HOSTED_KEY=k")
    expectEqual(set.status, 0)
  }

  /// A spec of which a searched attribute and a filter are misspelt.
  private func misspelt(_ records: String) throws -> Workspace {
    try Workspace([
      "r.json": records,
      "search.yaml": Fixture.spec(
        index: "things: { records: r.json, settings: { searchableAttributes: [titel] } }",
        modules: "{ indexName: things, query: { filters: 'price < 2' } }"),
    ])
  }

  @Test func namesAreComparedWithRecords() async throws {
    let workspace = try misspelt(#"[{"objectID": "1", "title": "x", "price": "1.5"}]"#)
    let unread = try await workspace.run("validate", "search.yaml")
    #expect(unread.output == "" && unread.errors == "search.yaml is valid\n")
    let read = try await workspace.run("validate", "search.yaml", "--records")
    expectEqual(read.status, 0)
    #expect(
      read.output.contains("warning: no record of the index 'things' has 'titel', which 'searchableAttributes' names"))
    #expect(read.output.contains("warning: 'price' is text: no record of the index 'things' has a number in it"))
    // The first search tells it, too, a later one not again; and once there is an index, its names are known.
    let first = try await workspace.run("search", "search.yaml", "x")
    #expect(first.status == 0 && first.errors == read.output)
    try await expectEqual(workspace.run("search", "search.yaml", "x").errors, "")
    try await expectEqual(workspace.run("validate", "search.yaml").output, read.output)
    try await expectEqual(workspace.run("index", "search.yaml").errors, read.output)
  }

  @Test func recordsAreComparedWithHitSchemas() async throws {
    func spec(_ policy: String) -> String {
      Fixture.spec(
        index: "things: { records: things.json }",
        modules: "{ indexName: things, hit: { title: string, on: date, size: 'integer?', tags: ['string'] }\(policy) }")
    }
    let records = """
      [{"objectID": "1", "title": "x", "on": "2024-01-02", "tags": ["a"]},
       {"objectID": "2", "title": "y", "on": "2024-13-45", "tags": ["a", 7]},
       {"objectID": "3", "title": "z", "on": "soon", "size": "big", "tags": []},
       {"objectID": "4", "title": "z", "size": 3, "tags": []}]
      """
    let workspace = try Workspace(["search.yaml": spec(""), "things.json": records])
    let run = try await workspace.run("validate", "search.yaml", "--records", "--strict")
    expectEqual(run.status, 78, "\(run.output) \(run.errors)")
    for text in [
      "warning: the record '2' (and 2 others) does not fit the hit schema of the section 'things', which fails where it"
        + " is found: 'on' must be a date",
      "the record '3' does not fit the hit schema of the section 'things', which fails where it is found: 'size' must",
      "the record '2' does not fit the hit schema of the section 'things', which fails where it is found: 'tags[1]' must",
    ] {
      #expect(run.output.contains(text), "\(run.output)")
    }
    expectEqual(run.output.split(separator: "warning:").count, 4)
    // What keeps records away keeps these, too; and each section is told at its place.
    let several = Fixture.spec(
      index: "things: { records: things.json, settings: { attributesForFaceting: [tags] } }",
      modules: "{ id: a, indexName: things, hit: { title: string } }",
      "{ id: b, indexName: things, query: { filters: 'tags:a' }, hit: { on: date } }",
      "{ id: c, indexName: things, filterState: [and: { name: x, filters: ['tags:a'] }], hit: { on: date } }",
      "{ id: d, indexName: things, hit: { title: string, on: date } }",
      "{ id: e, indexName: things, hit: { on: date } }")
    try workspace.write("search.yaml", several)
    let placed = try await workspace.run("validate", "search.yaml", "--records")
    let lines = several.split(separator: "\n", omittingEmptySubsequences: false)
    for (id, isTold) in [("a", false), ("b", false), ("c", false), ("d", true), ("e", true)] {
      expectEqual(placed.output.contains("of the section '\(id)'"), isTold, "\(placed.output)")
      guard isTold, let line = lines.firstIndex(where: { $0.contains("id: \(id),") }) else { continue }
      #expect(placed.output.contains("search.yaml:\(line + 1):"), "\(placed.output)")
    }
    try workspace.write("search.yaml", spec(""))
    try workspace.write("things.json", #"[{"objectID":"0"},{"objectID":"1","title":5}]"#)
    let none = try await workspace.run("validate", "search.yaml", "--records")
    #expect(none.output.contains("the record '0' (and 1 other) does not fit"), "\(none.output)")
    // Who lets them pass has chosen so.
    try workspace.write("things.json", records)
    try workspace.write("search.yaml", spec(", onInvalidHit: skip"))
    try await expectEqual(workspace.run("validate", "search.yaml", "--records", "--strict").status, 0)
  }

  @Test func strictMakesWarningsFail() async throws {
    let workspace = try misspelt(#"[{"objectID": "1", "title": "x", "price": 1.5}]"#)
    let run = try await workspace.run("validate", "search.yaml", "--records", "--strict")
    expectEqual(run.status, 78)
    #expect(run.errors.hasSuffix("multihits: error: 1 warning, which --strict does not allow\n"))
    let quiet = try await workspace.run("validate", "search.yaml", "--records", "--strict", "--quiet")
    #expect(quiet.status == 78 && quiet.output == run.output)
    try await expectEqual(workspace.run("validate", "search.yaml", "--strict").status, 0)
  }

  @Test func recordsThatCannotBeReadAreErrors() async throws {
    let workspace = try misspelt(#"[{"objectID": "1"}, {"objectID": "1"}]"#)
    let run = try await workspace.run("validate", "search.yaml", "--records")
    expectEqual(run.status, 65)
    #expect(run.output.contains("r.json:1:21: error: the objectID '1' is already that of the record at r.json:1:2"))
  }

  @Test func valuesThatNoRecordHasAreWarnedOf() async throws {
    let workspace = try Workspace([
      "r.json": #"[{"objectID": "1", "color": "red", "n": 1}, {"objectID": "2", "color": "deep blue", "n": 2}]"#,
      "search.yaml": Fixture.spec(
        index: "things: { records: r.json, settings: { attributesForFaceting: [color] } }",
        modules: "{ indexName: things, filterState: [{ or: { name: f, filters: ['color:redd', 'color:RED'] } }] }"),
    ])
    let index = try await workspace.run("index", "search.yaml")
    #expect(index.errors.contains("warning: no record has 'redd' in 'color'; did you mean 'red'?"))
    expectEqual(index.errors.split(separator: "warning:").count, 2)
    for (filter, message) in [
      ("color:rod", "no record has 'rod' in 'color'; did you mean 'red'?"),
      ("NOT color:rod", "no record has 'rod' in 'color'; did you mean 'red'?"),
      ("NOT color:red", nil), ("_tags:x", "no record has the tag 'x'"),
      (#"color:"deep blu""#, "no record has 'deep blu' in 'color'; did you mean 'deep blue'?"), ("n > 99", nil),
      ("m > 1", "no record has a number in 'm'"), ("color:red", nil),
    ] as [(String, String?)] {
      let run = try await workspace.run("search", "search.yaml", "--filters", filter)
      expectEqual(run.errors, (message.map { "multihits: warning: --filters: \($0)\n" } ?? ""), "\(filter)")
    }
  }
}
