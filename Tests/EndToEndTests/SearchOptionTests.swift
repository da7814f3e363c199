import TestSupport
import Testing

/// The query words and the options of `multihits search`.
struct SearchOptionTests {
  /// The results of a search as JSON.
  private func results(_ workspace: Workspace, _ arguments: String...) async throws -> Results {
    let list = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try await workspace.shell("\"$MULTIHITS\" search search.yaml --format json \(list)")
    try #require(run.status == 0, "\(run.errors)")
    return try Results(run.output)
  }

  @Test func wordsAreJoinedBySpaces() async throws {
    try await expectEqual(results(Fixture.workspace(), "tom", "hanks", "x").query, "tom hanks x")
  }

  @Test func aQueryMayBeginWithAHyphenAfterTwo() async throws {
    try await expectEqual(results(Fixture.workspace(), "--", "-1", "--all").query, "-1 --all")
  }

  @Test func theEmptyQueryHidesASectionThatAsksForIt() async throws {
    let results = try await results(Fixture.workspace())
    expectEqual(results.query, "")
    expectEqual(results.sections.map(\.status), ["hidden", "ok", "ok"])
    expectEqual(results.sections[0].hits?.count, 0)
    #expect(results.sections[0].nbHits == nil)
  }

  @Test(arguments: [" ", "\u{3000}\t", "!!!", "\"\"", "-", "…"])
  func aQueryWithoutAWordHidesASectionThatShowsNothingForTheEmptyQuery(query: String) async throws {
    let found = try await results(Fixture.workspace(), "--", query)
    expectEqual(found.query, query)
    expectEqual(found.sections.map(\.status), ["hidden", "ok", "ok"])
    #expect(found.sections[0].hits?.count == 0 && found.sections[0].nbHits == nil)
  }

  @Test func signsThatAnIndexMakesWordsAreAQuery() async throws {
    let spec = Fixture.spec.replacing(
      "searchableAttributes: [name]", with: "searchableAttributes: [name], separatorsToIndex: '+'")
    let workspace = try Fixture.workspace(["search.yaml": spec])
    try await expectEqual(results(workspace, "++").sections[0].status, "empty")
    try await expectEqual(results(workspace, "!!").sections[0].status, "hidden")
  }

  @Test func aBatchAndAnInteractiveSearchHideTheSameSections() async throws {
    let workspace = try Fixture.workspace([
      "queries.csv": "query\n\" ! \"\n", "keys.txt": "type !\n",
    ])
    let batch = try await workspace.run("batch", "search.yaml", "queries.csv", "--format", "csv")
    #expect(batch.status == 0 && batch.output.contains(",actors,hidden,"), "\(batch.errors)\(batch.output)")
    let screen = try await workspace.run(
      "interactive", "search.yaml", "--script", "keys.txt", "--size", "60x14")
    #expect(!screen.output.contains("Actors") && screen.output.contains("Films"), "\(screen.output)")
  }

  @Test func optionsThatCouldNotActAreRefused() async throws {
    let workspace = try Fixture.workspace()
    let scroll = try await workspace.run("search", "search.yaml", "--rows", "0", "tom")
    #expect(scroll.status == 64 && scroll.errors.contains("--rows must be 1 or more"), "\(scroll.errors)")
    let two = try await workspace.run("explain", "search.yaml", "--object", "f1", "--object", "f2", "tom")
    #expect(two.status == 64 && two.errors.contains("--object is about one record"), "\(two.errors)")
  }

  @Test func moduleChoosesSectionsInTheOrderOfTheSpec() async throws {
    let results = try await results(Fixture.workspace(), "--module", "films", "--module", "actors", "tom")
    expectEqual(results.sections.map(\.module), ["actors", "films"])
  }

  @Test func pageShowsOnePage() async throws {
    let section = try await results(Fixture.workspace(), "--module", "films", "--page", "1", "tom").sections[0]
    expectEqual(section.ids, ["f3", "f4"])
    expectEqual(section.page, 1)
    expectEqual(section.nbPages, 2)
  }

  @Test func aPageBeyondTheLastIsEmpty() async throws {
    let section = try await results(Fixture.workspace(), "--module", "films", "--page", "7", "tom").sections[0]
    expectEqual(section.status, "empty")
    expectEqual(section.ids, [])
    expectEqual(section.nbHits, 4)
    #expect(section.truncated == nil)
  }

  @Test func rowsScrollsOnlyWhereScrollingIsOn() async throws {
    let sections = try await results(Fixture.workspace(), "--rows", "3", "tom").sections
    expectEqual(sections[0].ids, ["a1", "a2"])
    expectEqual(sections[0].page, 0)
    expectEqual(sections[1].ids, ["f2", "f1", "f3", "f4"])
    expectEqual(sections[1].page, 1)
  }

  @Test func allLoadsEveryPageOfEverySection() async throws {
    let sections = try await results(Fixture.workspace(), "--all", "tom").sections
    expectEqual(sections[0].ids, ["a1", "a2", "a3"])
    expectEqual(sections[1].ids, ["f2", "f1", "f3", "f4"])
    expectEqual(sections.map(\.truncated), [nil, nil, nil])
  }

  @Test func hitsPerPageWinsOverTheSpec() async throws {
    let sections = try await results(Fixture.workspace(), "--hits-per-page", "3", "tom").sections
    expectEqual(sections[0].ids, ["a1", "a2", "a3"])
    expectEqual(sections.prefix(2).map(\.hitsPerPage), [3, 3])
  }

  @Test func filtersNarrowEverySection() async throws {
    let workspace = try Fixture.workspace()
    let sections = try await results(workspace, "--filters", "year >= 1963", "--filters", "genre:Comedy", "tom")
      .sections
    expectEqual(sections[0].status, "empty")
    expectEqual(sections[1].ids, ["f2", "f4"])
  }

  @Test func filtersMayNarrowOneSection() async throws {
    let workspace = try Fixture.workspace()
    let all = try await results(workspace, "tom").sections
    let some = try await results(workspace, "--filters", "films=year >= 1963", "tom").sections
    expectEqual(some.filter { $0.module != "films" }.map(\.nbHits), all.filter { $0.module != "films" }.map(\.nbHits))
    let films = try #require(some.first { $0.module == "films" }?.nbHits)
    #expect(films < (all.first { $0.module == "films" }?.nbHits ?? 0))
    let run = try await workspace.run("search", "search.yaml", "--filters", "film=year >= 1963", "tom")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("no module is named 'film'; did you mean 'films'?"))
  }

  @Test func filtersOfAModuleThatDoesNotRunCountWhereItsHitsAreCounted() async throws {
    let workspace = try Fixture.workspace([
      "search.yaml": Fixture.spec(
        index: "films: { records: films.json, settings: { attributesForFaceting: [year, searchable(genre)] } }",
        modules: "{ id: films, indexName: films }", "{ id: other, indexName: films }",
        "{ id: genres, facet: { indexName: films, attribute: genre, refines: [films] } }")
    ])
    let search = ["search", "search.yaml", "--format", "csv"]
    let filter = ["--filters", "films=year >= 1963"]
    let rows = { (run: Run) in run.output.split(separator: "\n").filter { $0.contains(",genres,") } }
    let all = rows(try await workspace.run(search + filter))
    let alone = try await workspace.run(search + filter + ["--module", "genres"])
    expectEqual(alone.status, 0, "\(alone.errors)")
    expectEqual(rows(alone).map { $0.split(separator: ",").suffix(2) }, all.map { $0.split(separator: ",").suffix(2) })
    let unfiltered = try await workspace.run(search + ["--module", "genres"])
    #expect(rows(unfiltered) != rows(alone) && !all.isEmpty)
    let unused = try await workspace.run([
      "search", "search.yaml", "", "--module", "genres", "--filters", "other=year >= 1963",
    ])
    expectEqual(unused.status, 64)
    #expect(unused.errors.contains("the module 'other' is not among those of --module"), "\(unused.errors)")
  }

  @Test func filtersAreAddedToThoseOfTheSpec() async throws {
    let spec = Fixture.spec(
      index: "films: { records: films.json, settings: { attributesForFaceting: [year, genre] } }",
      modules: #"{ id: films, indexName: films, query: { filters: "genre:Comedy OR genre:Drama" } }"#)
    let workspace = try Fixture.workspace(["search.yaml": spec])
    let section = try await results(workspace, "--filters", "year > 1960 OR year < 1950").sections[0]
    expectEqual(section.ids.sorted(), ["f2", "f4", "f5"])
  }

  @Test func setWinsOverTheSpecsVariablesAndThoseOverTheEnvironment() async throws {
    let spec = """
      version: 1
      variables: { inSpec: spec }
      indices: { films: { records: films.json } }
      indexModules:
        - { id: films, indexName: films, hit: { title: string },
            title: "${inSpec} ${inEnvironment} ${nowhere:-default} $$ $" }

      """
    let workspace = try Fixture.workspace(["search.yaml": spec])
    let environment = ["inSpec": "environment", "inEnvironment": "environment"]
    let plain = try await workspace.run("search", "search.yaml", "casa", environment: environment)
    expectEqual(plain.output, "spec environment default $ $ (1)\n  Casablanca\n")
    let set = try await workspace.run(
      "search", "search.yaml", "casa", "--set", "inSpec=set=1", "--set", "inEnvironment=", environment: environment)
    expectEqual(set.output, "set=1  default $ $ (1)\n  Casablanca\n")
  }

  @Test func aVariableWithoutValueIsAnErrorOfTheSpec() async throws {
    let spec = Fixture.spec(
      index: "films: { records: films.json }", modules: #"{ id: films, indexName: films, title: "of ${OWNER_}" }"#)
    let run = try await Fixture.workspace(["search.yaml": spec]).run("search", "search.yaml", "tom")
    expectEqual(run.status, 78)
    expectEqual(run.output, "")
    #expect(run.errors.hasPrefix("search.yaml:5:47: error: the variable 'OWNER_' has no value"))
  }
}
