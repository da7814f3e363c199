import TestSupport
import Testing

/// Rules and replicas of a spec's indices, from the files to the output.
struct RuleTests {
  private static let spec = """
    version: 1
    indices:
      films:
        records: films.json
        rules: rules/films.json
        settings:
          searchableAttributes: [title]
          attributesForFaceting: [searchable(genre)]
          customRanking: [desc(score)]
          replicas: [films_by_year, virtual(films_relevant)]
          userData: { theme: dark }
      films_by_year: { settings: { ranking: [desc(year)] } }
      films_relevant: { settings: { customRanking: [asc(year)] } }
    indexModules:
      - { id: films, indexName: films, hit: { title: string }, query: { facets: [genre], getRankingInfo: true } }
      - { id: by_year, indexName: films_by_year, hit: { title: string } }
      - { id: relevant, indexName: films_relevant, hit: { title: string } }

    """

  private static let rules = """
    [
      {"objectID": "pin", "conditions": [{"pattern": "tom", "anchoring": "contains"}],
       "consequence": {"promote": [{"objectID": "f5", "position": 1}], "hide": [{"objectID": "f3"}],
                       "userData": {"banner": 7}}},
      {"objectID": "comedy", "conditions": [{"pattern": "{facet:genre}", "anchoring": "contains"}],
       "consequence": {"params": {"query": {"edits": [{"type": "remove", "delete": "{facet:genre}"}]},
                                  "automaticFacetFilters": ["genre"]}}},
      {"objectID": "sale", "conditions": [{"pattern": "sale", "anchoring": "is"}],
       "validity": [{"from": 1000, "until": 2000}],
       "consequence": {"params": {"query": "casablanca", "renderingContent": {"redirect": {"url": "https://x"}}}}}
    ]

    """

  private func workspace(rules: String = Self.rules) throws -> Workspace {
    try Fixture.workspace(["search.yaml": Self.spec, "rules/films.json": rules])
  }

  private func search(_ query: String, module: String, environment: [String: String] = [:]) async throws -> String {
    let run = try await workspace().run(
      "search", "search.yaml", "--module", module, "--format", "json", query, environment: environment)
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    return run.output
  }

  /// The ids of the hits in an output.
  private func ids(_ output: String) -> [String] {
    output.matches(of: #/"objectID": "(f\d)"/#).map { String($0.output.1) }
  }

  @Test func rulesPromoteHideAndReturnData() async throws {
    let output = try await search("tom", module: "films")
    expectEqual(ids(output), ["f2", "f5", "f1", "f4"])
    #expect(output.contains(#""nbHits": 4,"#))
    #expect(output.contains(#""promoted": true"#))
    #expect(output.contains(#""objectID": "pin""#) && output.contains(#""banner": 7"#))
    #expect(output.contains(#""theme": "dark""#))
    try await expectEqual(ids(search("comedy", module: "films")), ["f2", "f4"])
  }

  @Test func recordsOfRulesThatAnIndexLacksAreSaid() async throws {
    let rules = Self.rules.replacing("\"objectID\": \"f5\"", with: "\"objectID\": \"f99\"")
    let warning =
      "search.yaml:5:12: warning: 'rules/films.json': the index 'films' has no record with the id 'f99' (rule 'pin')\n"
    for command in [["index", "search.yaml"], ["search", "search.yaml"], ["validate", "search.yaml", "--records"]] {
      let run = try await workspace(rules: rules).run(command)
      expectEqual(run.status, 0)
      #expect((run.errors + run.output).contains(warning), "\(command): \(run.errors)")
    }
    try await expectEqual(workspace().run("validate", "search.yaml", "--records", "--strict").status, 0)
  }

  @Test func namesInFiltersOfRulesAreCompared() async throws {
    let rules = """
      [{"objectID": "r", "conditions": [{"pattern": "tom", "anchoring": "is"}],
        "consequence": {"params": {"filters": "gnre:Drama"}}}]
      """
    let run = try await workspace(rules: rules).run("validate", "search.yaml", "--records")
    #expect(
      run.output.contains(
        "no record of the index 'films' has 'gnre', which a filter of the rule 'r' names; did you mean 'genre'?"),
      "\(run.output)")
  }

  @Test func contextsThatNoRuleHasAreSaid() async throws {
    let rules = Self.rules.replacing("\"anchoring\": \"is\"", with: "\"anchoring\": \"is\", \"context\": \"mobile\"")
    let spec = Self.spec.replacing("facets: [genre],", with: "facets: [genre], ruleContexts: [mobile, mobil],")
    let workspace = try Fixture.workspace(["search.yaml": spec, "rules/films.json": rules])
    let run = try await workspace.run("validate", "search.yaml")
    expectEqual(run.status, 0)
    #expect(
      run.output.contains(
        "warning: no rule of the index 'films' has the context 'mobil'; did you mean 'mobile'?"), "\(run.output)")
    #expect(!run.output.contains("context 'mobile';"))
  }

  @Test func replicasSortTheSameRecordsUnderTheSameRules() async throws {
    try await expectEqual(ids(search("tom", module: "by_year")), ["f4", "f5", "f1", "f2"])
    let relevant = try await search("tom", module: "relevant")
    expectEqual(ids(relevant), ["f2", "f5", "f1", "f4"])
    #expect(relevant.contains(#""nbSortedHits": 4"#))
  }

  @Test func validityIsComparedWithTheTimeOfTheRun() async throws {
    let then = try await search("sale", module: "films", environment: ["SOURCE_DATE_EPOCH": "1500"])
    for other in ["1e3", " 1500", "2026-01-31"] {
      let run = try await Fixture.workspace().run("search", "search.yaml", environment: ["SOURCE_DATE_EPOCH": other])
      #expect(run.status == 64 && run.errors.contains("SOURCE_DATE_EPOCH must be whole seconds"), "\(run.errors)")
    }
    expectEqual(ids(then), ["f5"])
    #expect(then.contains(#""url": "https://x""#))
    #expect(try await ids(search("sale", module: "films")).isEmpty)
  }

  @Test func explainSaysWhatRulesDo() async throws {
    let run = try await workspace().run(
      "explain", "search.yaml", "--module", "films", "--object", "f5", "comedy", "tom")
    expectEqual(run.status, 0)
    #expect(
      run.output.contains(
        """
          Rules
            comedy (query contains '{facet:genre}')
              removed 'comedy' from the query
              added ["genre:Comedy"] to facetFilters
            pin (query contains 'tom')
              returned user data
              hid 'f3'
              promoted 'f5' to hit 2

        """))
    #expect(run.output.contains("  Record f5 is hit 2\n    because the rule 'pin' promotes it\n"))
    let json = try await workspace().run(
      "explain", "search.yaml", "--module", "films", "--format", "json", "--object", "f3", "tom")
    #expect(json.output.contains(#""hid 'f3'""#))
    #expect(json.output.contains(#""the rule 'pin' hides it""#))
  }

  @Test(arguments: [
    ("{}", "'rules/films.json': line 1: expected a list of rules"),
    (#"[{"objectID": "a", "consequence": {"hide": 1}}]"#, "line 1: rule 1 ('a'), consequence.hide: must be a list"),
    ("[\n{}]", "line 2: rule 1, objectID: is missing: a text"),
  ])
  func aMalformedFileIsAFindingOfTheSpec(rules: String, message: String) async throws {
    for command in ["validate", "search"] {
      let run = try await workspace(rules: rules).run(command, "search.yaml")
      let findings = command == "validate" ? run.output : run.errors
      expectEqual(run.status, 78)
      #expect(findings.hasPrefix("search.yaml:5:12: error: "))
      #expect(findings.contains(message), "\(findings)")
      #expect(findings.contains("  5 |     rules: rules/films.json\n    |            ^"))
    }
  }

  @Test func aMissingFileIsAFindingOfTheSpec() async throws {
    let run = try await Fixture.workspace(["search.yaml": Self.spec]).run("validate", "search.yaml")
    expectEqual(run.status, 78)
    #expect(run.output.hasPrefix("search.yaml:5:12: error: 'rules/films.json' cannot be read: "))
  }

  @Test func everyIndexIsBuilt() async throws {
    let run = try await workspace().run("index", "search.yaml")
    expectEqual(run.counts, ["films: 5 records", "films_by_year: 5 records", "films_relevant: 5 records"])
  }

  @Test func malformedRecordsAreToldOnce() async throws {
    let workspace = try workspace()
    try workspace.write("films.json", "[{}]")
    let run = try await workspace.run("search", "search.yaml", "tom")
    expectEqual(run.status, 65)
    expectEqual(run.errors.matches(of: /films.json:1:2: error/).count, 1)
  }

}
