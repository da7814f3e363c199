import TestSupport
import Testing

/// What is asked for and would do nothing is an error or said, in every command.
struct UnusedRequestTests {
  private static let queries = """
    - { id: hanks, query: hanks, tags: { kind: head } }
    - { id: sawyer, query: tom sawyer, tags: { kind: tail } }

    """

  @Test(arguments: [["batch"], ["test"], ["diff", "--against-spec", "search.yaml"]])
  func anIdOrTagThatNoQueryHasIsAUsageError(command: [String]) async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.queries])
    let start = [command[0], "search.yaml", "q.yaml"] + command.dropFirst() + ["--allow-no-queries"]
    for (option, message) in [
      (["--only", "hank"], "--only: no query has the id 'hank'; did you mean 'hanks'?"),
      (["--only", "sawyer", "--only", "9"], "--only: no query has the id '9'; the files have 2 queries"),
      (["--tag", "kind=heda"], "--tag: no query has the tag 'kind=heda'; did you mean 'kind=head'?"),
    ] {
      let run = try await workspace.run(start + option)
      expectEqual(run.status, 64)
      expectEqual(run.output, "")
      expectEqual(run.errors, "multihits: error: \(message)\n")
    }
  }

  @Test func ofStandardInputItIsKnownAfterTheRun() async throws {
    let workspace = try Fixture.workspace()
    for command in [["batch"], ["test", "--format", "json"], ["diff", "--against-spec", "search.yaml"]] {
      let arguments =
        [command[0], "search.yaml", "-"] + command.dropFirst() + ["--output", "out", "--allow-no-queries"]
      let run = try await workspace.run(arguments + ["--only", "1", "--only", "7"], input: "tom\nhanks\n")
      expectEqual(run.status, 64)
      #expect(run.errors.contains("multihits: error: --only: no query has the id '7'; the files have 2 queries\n"))
      #expect(!workspace.exists("out"))
      #expect(!workspace.exists("out.partial"))
    }
  }

  @Test func twoValuesOfOneTagAreRefused() async throws {
    let workspace = try Fixture.workspace(["q.yaml": Self.queries])
    let run = try await workspace.run("batch", "search.yaml", "q.yaml", "--tag", "kind=head", "--tag", "kind=tail")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("no query has both 'kind=head' and 'kind=tail' as --tag"))
  }

  private static let withVariables = """
    variables: { SIZE: 2 }
    backends:
      local: { type: embedded }
      hosted: { type: algolia, applicationID: "${APPLICATION}", apiKey: "${SECRET:-none}" }
    backend: local
    indices: { films: { records: films.json } }
    indexModules: [{ indexName: films, query: { hitsPerPage: "${SIZE}" } }]

    """

  @Test(arguments: [
    "search search.yaml tom", "batch search.yaml q.txt", "test search.yaml q.txt", "explain search.yaml tom",
    "index search.yaml", "push search.yaml --to hosted --dry-run", "interactive search.yaml",
    "diff search.yaml q.txt --against-backend local", "diff search.yaml q.txt --against-spec search.yaml",
    "validate search.yaml", "validate search.yaml search.yaml",
  ])
  func aVariableThatTheSpecDoesNotKnowIsAUsageError(command: String) async throws {
    let workspace = try Fixture.workspace(["search.yaml": Self.withVariables, "q.txt": "tom\n"])
    let arguments = command.split(separator: " ").map(String.init)
    let wrong = try await workspace.run(arguments + ["--set", "APPLICATION=a", "--set", "SIZZE=1"])
    expectEqual(wrong.status, 64)
    expectEqual(
      wrong.errors, "multihits: error: --set: the spec has no variable 'SIZZE'; did you mean 'SIZE'?\n",
      "\(wrong.errors)")
  }

  @Test func variablesOfUnusedBackendsAreKnown() async throws {
    let workspace = try Fixture.workspace(["search.yaml": Self.withVariables])
    let run = try await workspace.run(
      "search", "search.yaml", "tom", "--set", "APPLICATION=a", "--set", "SECRET=sssss", "--set", "SIZE=1")
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(run.errors, "")
  }

  @Test func ofSeveralSpecsOneMustKnowAVariable() async throws {
    let workspace = try Fixture.workspace([
      "a.yaml": Self.withVariables, "b.yaml": Fixture.spec, "q.txt": "tom\n",
    ])
    let known = try await workspace.run("validate", "b.yaml", "a.yaml", "--set", "SIZE=1")
    expectEqual(known.status, 0, "\(known.errors)")
    let unknown = try await workspace.run("validate", "b.yaml", "a.yaml", "--set", "SIZ=1")
    expectEqual(unknown.status, 64)
    let compared = try await workspace.run(
      "diff", "b.yaml", "q.txt", "--against-spec", "a.yaml", "--set", "SIZE=1", "--module", "films")
    expectEqual(compared.status, 0, "\(compared.errors)")
  }

  @Test func validateKnowsTheModulesAndBackendsOfItsOptions() async throws {
    let workspace = try Fixture.workspace(["a.yaml": Self.withVariables])
    for (option, message) in [
      (["--module", "flims"], "--module: the spec has no module 'flims'; did you mean 'films'?"),
      (["--backend", "loacl"], "--backend: the spec has no backend 'loacl'; did you mean 'local'?"),
    ] {
      let run = try await workspace.run(["validate", "a.yaml"] + option)
      expectEqual(run.status, 64)
      expectEqual(run.errors, "multihits: error: \(message)\n", "\(run.errors)")
    }
    try await expectEqual(workspace.run("validate", "a.yaml", "search.yaml", "--module", "actors").status, 0)
  }

  @Test func aColumnNearOneThatIsReadIsAWarning() async throws {
    let workspace = try Fixture.workspace([
      "q.csv": "query,hitsperpage,note\ntom,1,x\nhanks,1,y\n", "q.jsonl": #"{"query":"tom","Filter":"year:1973"}"#,
    ])
    let run = try await workspace.run("batch", "search.yaml", "q.csv", "q.jsonl", "--format", "ndjson")
    expectEqual(run.status, 0)
    expectEqual(
      run.findings,
      """
      q.csv:1:7: warning: 'hitsperpage' is no column that is read, and is carried to the output; did you mean 'hitsPerPage'?
      q.jsonl:1:1: warning: 'Filter' is no key that is read, and is carried to the output; did you mean 'filters'?

      """, "\(run.findings)")
  }

  @Test func aPageBeyondTheLastSaysSo() async throws {
    let workspace = try Fixture.workspace()
    let page = try await workspace.run("search", "search.yaml", "tom", "--module", "films", "--page", "70")
    expectEqual(page.output, "Films: page 70 is beyond the last page (1) of 4 hits\n")
    let none = try await workspace.run(
      "search", "search.yaml", "tom", "--module", "films", "--hits-per-page", "0", "--format", "markdown")
    expectEqual(none.output, "**Films**: 4 hits, none shown (hitsPerPage is 0)\n")
    let json = try await workspace.run(
      "search", "search.yaml", "tom", "--module", "films", "--page", "70", "--format", "json")
    let section = try Results(json.output).sections[0]
    #expect(section.status == "empty" && section.nbHits == 4 && section.page == 70)
  }

  @Test func hitsThatDoNotFitTheSchemaAreNotNoResults() async throws {
    let spec = Fixture.spec.split(separator: "year: integer").joined(separator: "year: string")
      .split(separator: "title: Films\n").joined(separator: "title: Films\n    onInvalidHit: skip\n")
    let workspace = try Fixture.workspace(["search.yaml": spec])
    let run = try await workspace.run("search", "search.yaml", "tom", "--module", "films")
    expectEqual(run.output, "Films: 2 hits left out, they do not fit the hit schema\n", "\(run.output)\(run.errors)")
    let rows = try await workspace.run("search", "search.yaml", "tom", "--module", "films", "--format", "csv")
    expectEqual(rows.output.split(separator: "\n").dropFirst(), ["tom,,films,empty,4,0,,,,,,"], "\(rows.output)")
  }

  @Test func valuesOfAFacetCanFollowTheQuery() async throws {
    let spec =
      Fixture.spec + """
          - id: found
            title: Found
            showItemsOnEmptyQuery: false
            facet: { indexName: films, attribute: genre, query: follow }

        """
    let workspace = try Fixture.workspace(["search.yaml": spec])
    let run = try await workspace.run("search", "search.yaml", "peeping", "--module", "genres", "--module", "found")
    expectEqual(run.output, "Found (1)\n  Drama  1\n", "\(run.output)\(run.errors)")
    let empty = try await workspace.run("search", "search.yaml", "", "--module", "found", "--format", "json")
    try expectEqual(Results(empty.output).sections.map(\.status), ["hidden"])
    let both = try await workspace.run("validate", "bad.yaml")
    expectEqual(both.status, 66)
    try workspace.write(
      "bad.yaml",
      spec.split(separator: "showItemsOnEmptyQuery: false\n    facet: { indexName: films").joined(
        separator: "query: { query: tom }\n    facet: { indexName: films"))
    let conflict = try await workspace.run("validate", "bad.yaml")
    expectEqual(conflict.status, 78)
    #expect(conflict.output.contains("'query' has no effect where 'facet' has 'query: follow'"))
  }

  @Test func aLongRunInAPipeSaysThatItLives() async throws {
    let workspace = try Fixture.workspace()
    let batch = #""$MULTIHITS" batch search.yaml - --format ndjson"#
    // The run has begun when there is a result.
    let input =
      "echo tom; tries=0; until [ -s out ] || [ $tries = 600 ]; do sleep 0.1; tries=$((tries + 1)); done; sleep 11; echo tom"
    _ = try await workspace.shell("(\(input)) | \(batch) >out 2>log")
    let log = try workspace.text("log").split(separator: "\n")
    expectEqual(log.count, 2)
    #expect(log.first?.hasPrefix("2 queries, 0.") == true && log.first?.hasSuffix("/s") == true, "\(log)")
  }

  @Test func aShortRunInAPipeShowsNoProgress() async throws {
    let workspace = try Fixture.workspace(["q.txt": "hanks\ntom\n"])
    let run = try await workspace.run("batch", "search.yaml", "q.txt", "--output", "out.txt")
    expectEqual(run.findings, "")
    let always = try await workspace.run("batch", "search.yaml", "q.txt", "--output", "out.txt", "--progress", "always")
    #expect(always.errors.contains("\r\u{1B}[K1 of 2 queries"))
  }

  @Test func pagesBesideAllRowsAreAWarning() async throws {
    let spec = Fixture.spec.replacing("query: { hitsPerPage: 2 }", with: "query: { hitsPerPage: 2, page: 1 }")
    let workspace = try Fixture.workspace([
      "paged.yaml": spec, "q.csv": "query,page\ntom,0\ntom,1\n", "p.csv": "query,page\ntom,0\n",
    ])
    let row = try await workspace.run("batch", "search.yaml", "q.csv", "--rows", "3")
    #expect(
      row.errors.contains("the 'page' of the query '2', and of others that have one, has no effect: --rows begins"),
      "\(row.errors)")
    for arguments in [["p.csv", "--rows", "3"], ["q.csv"]] {
      let other = try await workspace.run(["batch", "search.yaml"] + arguments)
      #expect(!other.errors.contains("'page'"), "\(other.errors)")
    }
    let whole = try await workspace.run("search", "paged.yaml", "tom", "--all")
    #expect(
      whole.errors.contains("the 'page' of the spec in actors, films has no effect: --all begins"), "\(whole.errors)")
  }

  private static let facetAlone = """
    indices: { films: { records: films.json, settings: { attributesForFaceting: ["searchable(genre)"] } } }
    indexModules: [{ id: genres, facet: { indexName: films, attribute: genre } }]

    """

  @Test func pagesOfHitsThatNoSectionShowsAreAWarning() async throws {
    let workspace = try Fixture.workspace([
      "search.yaml": Self.facetAlone, "q.csv": "query,page,hitsPerPage\n,1,\n,2,3\n",
      "q.yaml": "- { query: a, page: 0 }\n",
    ])
    let search = try await workspace.run("search", "search.yaml", "--page", "1", "--hits-per-page", "2")
    expectEqual(
      search.errors,
      """
      multihits: warning: --page has no effect: no section shows hits
      multihits: warning: --hits-per-page has no effect: no section shows hits

      """)
    let batch = try await workspace.run("batch", "search.yaml", "q.csv", "q.yaml", "--all", "--progress", "never")
    expectEqual(
      batch.errors.split(separator: "\n").filter { $0.contains("warning") },
      [
        "q.csv:2:1: warning: 'page' has no effect: no section shows hits",
        "q.csv:3:1: warning: 'hitsPerPage' has no effect: no section shows hits",
        "multihits: warning: --all has no effect: no section shows hits",
      ])
    let other = try await workspace.run(
      "diff", "search.yaml", "q.yaml", "--against-spec", "search.yaml", "--hits-per-page", "2", "--progress", "never")
    let explained = try await workspace.run("explain", "search.yaml", "--page", "1")
    #expect(other.errors.contains("warning: --hits-per-page has no effect: no section shows hits\n"), "\(other.errors)")
    #expect(explained.errors.contains("warning: --page has no effect: no section shows hits\n"), "\(explained.errors)")
    let quiet = try await workspace.run("search", "search.yaml", "--page", "1", "--quiet")
    expectEqual(quiet.errors, "")
  }

  @Test func aWindowOfTheSpecLeavesNothingForHitsPerPage() async throws {
    let spec = Fixture.spec(
      index: "things: { records: things.json }", modules: "{ indexName: things, query: { offset: 1, length: 2 } }")
    let workspace = try Workspace(["search.yaml": spec, "things.json": #"[{"objectID":"1"},{"objectID":"2"}]"#])
    let run = try await workspace.run("search", "search.yaml", "--hits-per-page", "1")
    expectEqual(
      run.errors,
      "multihits: warning: --hits-per-page has no effect: 'offset' and 'length' of the spec say which hits are shown\n")
    try await expectEqual(workspace.run("search", "search.yaml", "--hits-per-page", "1", "--page", "0").errors, "")
    let both = Fixture.spec(
      index: "things: { records: things.json }",
      modules: "{ id: a, indexName: things, query: { offset: 1, length: 2 } }", "{ id: b, indexName: things }")
    try workspace.write("both.yaml", both)
    let mixed = try await workspace.run("search", "both.yaml", "--hits-per-page", "1")
    #expect(mixed.errors.contains("--hits-per-page has no effect in a: 'offset' and"), "\(mixed.errors)")
    let remote = try await workspace.run("index", "none.yaml")
    expectEqual(remote.status, 66)
    let hosted =
      "version: 1\nbackends: { a: { type: algolia, applicationID: A, apiKey: k } }\nindexModules: [indexName: x]\n"
    try workspace.write("none.yaml", hosted)
    let none = try await workspace.run("index", "none.yaml")
    #expect(
      none.status == 0 && none.errors.contains("warning: nothing is built: the spec has no index"), "\(none.errors)")
  }
}
