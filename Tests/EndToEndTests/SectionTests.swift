import TestSupport
import Testing

/// Sections that cannot answer, answer in part, or hold hits that do not fit.
struct SectionTests {
  static let twoBackends = """
    version: 1
    backends:
      local: { type: embedded }
      hosted: { type: algolia, applicationID: APP, apiKey: "${HOSTED_KEY}", hosts: ["http://127.0.0.1:1"] }
    backend: local
    indices:
      films: { records: films.json, settings: { searchableAttributes: [title] } }
    indexModules:
      - { id: films, indexName: films, hit: { title: string }, query: { hitsPerPage: 1 } }
      - { id: remote, indexName: films, backend: hosted, hit: { title: string } }

    """

  private func makeHostedWorkspace() throws -> Workspace {
    try Fixture.workspace(["search.yaml": Self.twoBackends])
  }

  private let key = ["HOSTED_KEY": "a-secret-key"]

  @Test func anUnknownBackendIsWrongUsage() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "--backend", "nope", "tom")
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    #expect(run.errors.contains("the spec has no backend 'nope'"))
  }

  @Test func anUnknownModuleIsWrongUsageWithASuggestion() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "--module", "film", "tom")
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    expectEqual(run.errors, "multihits: error: --module: the spec has no module 'film'; did you mean 'films'?\n")
  }

  @Test func aSectionInErrorLeavesTheOthersAlone() async throws {
    let run = try await makeHostedWorkspace().run(
      "search", "search.yaml", "--format", "json", "tom", environment: key)
    expectEqual(run.status, 2)
    let sections = try Results(run.output).sections
    expectEqual(sections.map(\.status), ["ok", "error"])
    expectEqual(sections[0].ids, ["f2"])
    expectEqual(sections[1].ids, [])
    #expect(sections[1].nbHits == nil)
    expectEqual(sections[1].error?.code, "connect")
    expectEqual(sections[1].error?.retryable, true)
  }

  @Test func aSearchWithoutAnyAnswerIsUnavailable() async throws {
    let run = try await makeHostedWorkspace().run(
      "search", "search.yaml", "--module", "remote", "--format", "csv", "tom", environment: key)
    expectEqual(run.status, 69)
    expectEqual(
      run.output, "query,id,module,status,nbHits,page,error,position,objectID,title\ntom,,remote,error,,,connect,,,\n")
  }

  @Test func textShowsErrorsInTheirPlace() async throws {
    let run = try await makeHostedWorkspace().run("search", "search.yaml", "tom", environment: key)
    expectEqual(run.status, 2)
    #expect(run.output.hasPrefix("films (4)\n  Tom Jones\n\nremote: error (connect): "))
  }

  @Test func backendChoosesAnotherForOneModule() async throws {
    let run = try await makeHostedWorkspace().run(
      "search", "search.yaml", "--backend", "remote=local", "--hits-per-page", "1", "tom")
    expectEqual(run.status, 0)
    expectEqual(run.output, "films (4)\n  Tom Jones\n\nremote (4)\n  Tom Jones\n")
  }

  @Test func onlyTheBackendsThatRunNeedTheirVariables() async throws {
    let workspace = try makeHostedWorkspace()
    let all = try await workspace.run("search", "search.yaml", "tom")
    expectEqual(all.status, 78)
    #expect(all.errors.contains("the variable 'HOSTED_KEY' has no value"))
    let local = try await workspace.run("search", "search.yaml", "--module", "films", "tom")
    expectEqual(local.status, 0)
  }

  @Test func secretsAreNeverShown() async throws {
    let workspace = try makeHostedWorkspace()
    for arguments in [["search", "search.yaml", "--verbose", "tom"], ["explain", "search.yaml", "--format", "json"]] {
      let run = try await workspace.shell("HOSTED_KEY=a-secret-key \"$MULTIHITS\" \(arguments.joined(separator: " "))")
      #expect(!run.output.contains("a-secret-key"))
      #expect(!run.errors.contains("a-secret-key"))
    }
  }

  static let things = Fixture.spec(
    index: "things: { records: things.json, settings: { searchableAttributes: [name] } }",
    modules: "{ id: fails, indexName: things, hit: { name: string, size: integer }, onInvalidHit: fail }",
    "{ id: skips, indexName: things, hit: { name: string, size: integer }, onInvalidHit: skip }",
    "{ id: blanks, indexName: things, hit: { name: string, size: integer }, onInvalidHit: blank }")

  private func makeWorkspaceOfThings() throws -> Workspace {
    try Workspace([
      "search.yaml": Self.things,
      "things.json": """
      [{"objectID": "1", "name": "one thing", "size": 1}, {"objectID": "2", "name": "two things", "size": "big"},
       {"objectID": "3", "name": "three things"}]
      """,
    ])
  }

  @Test func anInvalidHitFailsIsSkippedOrLosesTheField() async throws {
    let run = try await makeWorkspaceOfThings().run("search", "search.yaml", "--format", "json", "thing")
    expectEqual(run.status, 2)
    let sections = try Results(run.output).sections
    expectEqual(sections.map(\.status), ["error", "ok", "ok"])
    expectEqual(sections[0].error?.code, "invalidHit")
    expectEqual(sections[0].error?.message.contains("'3'"), true)
    expectEqual(sections[1].ids, ["1"])
    expectEqual(sections[1].invalidHits, Results.Section.InvalidHits(skipped: 2, blanked: 0))
    expectEqual(sections[2].ids, ["3", "2", "1"])
    expectEqual(sections[2].hits?.map(\.size), [nil, nil, 1])
    expectEqual(sections[2].invalidHits, Results.Section.InvalidHits(skipped: 0, blanked: 2))
  }

  @Test func aTableWithoutInvalidHitsIsWarnedOf() async throws {
    let workspace = try makeWorkspaceOfThings()
    try workspace.write("q.txt", "thing\nthing\n")
    let modules = ["--module", "skips", "--module", "blanks", "--format", "csv"]
    for (command, skipped) in [(["search", "search.yaml", "thing"], 2), (["batch", "search.yaml", "q.txt"], 4)] {
      let run = try await workspace.run(command + modules)
      expectEqual(run.status, 0)
      #expect(
        run.errors.contains("warning: skips: not all hits fit the hit schema: \(skipped) hits left out\n"),
        "\(run.errors)")
      #expect(
        run.errors.contains("warning: blanks: not all hits fit the hit schema: \(skipped) hits without some field\n"))
      let json = try await workspace.run(command + modules.dropLast() + ["ndjson"])
      #expect(!json.errors.contains("hit schema"), "\(json.errors)")
    }
  }

  @Test func textCountsInvalidHits() async throws {
    let run = try await makeWorkspaceOfThings().run(
      "search", "search.yaml", "--module", "skips", "--module", "blanks", "thing")
    expectEqual(run.status, 0)
    #expect(run.output.contains("skips (3, 2 skipped)\n  one thing  1\n"))
    #expect(run.output.contains("blanks (3, 2 blanked)\n  three things\n"))
  }

  private func makeLimitedWorkspace() throws -> Workspace {
    try Fixture.workspace([
      "search.yaml": Fixture.spec(
        index: "films: { records: films.json, settings: { searchableAttributes: [title], paginationLimitedTo: 3 } }",
        modules: "{ id: films, indexName: films, hit: { title: string }, query: { hitsPerPage: 2 } }")
    ])
  }

  @Test(arguments: [["--all"], ["--rows", "4"], ["--page", "1"]])
  func whatTheLimitCutsOffIsMarkedAndWarnedOf(options: [String]) async throws {
    let run = try await makeLimitedWorkspace().shell(
      "\"$MULTIHITS\" search search.yaml --format json \(options.joined(separator: " ")) tom")
    expectEqual(run.status, 0)
    let section = try Results(run.output).sections[0]
    expectEqual(section.truncated, true)
    expectEqual(section.nbHits, 4)
    expectEqual(section.ids.last, "f4")
    #expect(run.errors.hasPrefix("multihits: warning: a pagination limit cut off 1 section(s)"))
  }

  @Test func whatNobodyAskedForIsNotTruncated() async throws {
    let run = try await makeLimitedWorkspace().run("search", "search.yaml", "--format", "json", "tom")
    #expect(try Results(run.output).sections[0].truncated == nil)
    expectEqual(run.errors, "")
  }

  @Test func quietSaysNoWarnings() async throws {
    let run = try await makeLimitedWorkspace().run("search", "search.yaml", "--all", "--quiet", "tom")
    #expect(run.output.hasPrefix("films (4, truncated)\n"))
    expectEqual(run.errors, "")
  }
}
