import TestSupport
import Testing

/// What of results is printed: `--fields`, `--no-highlights`, `--rows-of`.
struct ShownFieldsTests {
  private static let queries = ["q.csv": "query,note\ntom,a\nzzz,b\n"]

  @Test func rowsOfSectionsHaveCountsAndNoHits() async throws {
    let workspace = try Fixture.workspace(Self.queries)
    let run = try await workspace.run("batch", "search.yaml", "q.csv", "--format", "csv", "--rows-of", "sections")
    expectEqual(
      run.output,
      """
      query,id,module,status,nbHits,page,error,note
      tom,1,actors,ok,3,0,,a
      tom,1,films,ok,4,0,,a
      tom,1,genres,empty,,,,a
      zzz,2,actors,empty,0,0,,b
      zzz,2,films,empty,0,0,,b
      zzz,2,genres,empty,,,,b

      """)
    expectEqual(run.status, 0)
    let search = try await workspace.run(
      "search", "search.yaml", "--format", "tsv", "--rows-of", "sections", "--module", "films", "--all", "tom")
    expectEqual(
      search.output, "query\tid\tmodule\tstatus\tnbHits\tpage\terror\ntom\t\tfilms\tok\t4\t1\t\n", "\(search.errors)")
  }

  @Test(arguments: ["text", "json", "ndjson", "markdown"])
  func otherFormatsHaveNoCellsOfASpreadsheet(_ format: String) async throws {
    let workspace = try Fixture.workspace()
    let run = try await workspace.run("search", "search.yaml", "--format", format, "--csv-safe", "tom")
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains("--csv-safe is for --format csv and tsv"), "\(run.errors)")
  }

  @Test(arguments: ["text", "json", "ndjson", "markdown"])
  func otherFormatsHaveNoRowsOfSections(_ format: String) async throws {
    let workspace = try Fixture.workspace(Self.queries)
    for command in [["search", "search.yaml"], ["batch", "search.yaml", "q.csv"], ["test", "search.yaml", "q.csv"]] {
      let run = try await workspace.run(command + ["--format", format, "--rows-of", "sections"])
      #expect(run.status == 64 && run.output == "")
      #expect(run.errors.contains("--rows-of is for --format csv and tsv"), "\(run.errors)")
    }
  }

  @Test func chosenFieldsAreTheSameInEveryFormat() async throws {
    let workspace = try Fixture.workspace()
    func output(_ format: String) async throws -> String {
      let run = try await workspace.run("search", "search.yaml", "--format", format, "--fields", "year, name", "tom")
      #expect(run.status == 0 && run.errors == "")
      return run.output
    }
    try await expectEqual(
      output("text"),
      """
      Actors (3)
        Tom Hanks
        Tom Hardy

      Films (4)
        1963
        1973

      """)
    try await expectEqual(
      output("csv"),
      """
      query,id,module,status,nbHits,page,error,position,objectID,name,year,count
      tom,,actors,ok,3,0,,1,a1,Tom Hanks,,
      tom,,actors,ok,3,0,,2,a2,Tom Hardy,,
      tom,,films,ok,4,0,,1,f2,,1963,
      tom,,films,ok,4,0,,2,f1,,1973,
      tom,,genres,empty,,,,,,,,

      """)
    let json = try await output("ndjson")
    #expect(json.contains(#"[{"objectID":"a1","name":"Tom Hanks","_highlightResult":{"name":"#))
    #expect(json.contains(#""hits":[{"objectID":"f2","year":1963},{"objectID":"f1","year":1973}]"#), "\(json)")
    #expect(try await output("markdown").contains("| # | year |\n| ---: | ---: |\n| 1 | 1963 |"))
  }

  @Test func aFieldThatNoSectionHasNamesTheNearest() async throws {
    let workspace = try Fixture.workspace(Self.queries)
    for command in [["search", "search.yaml"], ["batch", "search.yaml", "q.csv"], ["test", "search.yaml", "q.csv"]] {
      let run = try await workspace.run(command + ["--fields", "name,titel"])
      #expect(run.status == 64 && run.output == "")
      #expect(run.errors.contains("--fields: no section has a field 'titel'; did you mean 'title'?"), "\(run.errors)")
    }
    let far = try await workspace.run("search", "search.yaml", "--module", "actors", "--fields", "title")
    expectEqual(far.status, 64)
    #expect(far.errors.contains("no section has a field 'title'; the fields are name, objectID, rating"))
    try await expectEqual(workspace.run("search", "search.yaml", "--fields", "name,").status, 64)
    try await expectEqual(workspace.run("search", "search.yaml", "--fields", "objectID").status, 0)
  }

  @Test func attributesOfRecordsWithoutASchemaAreChosenToo() async throws {
    let spec = Fixture.spec.replacing("    hit: { title: string, year: integer, genre: [\"string\"] }\n", with: "")
    let workspace = try Fixture.workspace(["search.yaml": spec])
    let run = try await workspace.run(
      "search", "search.yaml", "--module", "films", "--format", "csv", "--fields", "cat.lvl1,title,nothing", "major")
    expectEqual(
      run.output,
      """
      query,id,module,status,nbHits,page,error,position,objectID,cat.lvl1,title,nothing
      major,,films,ok,1,0,,1,f4,Film > Short,Major Tom,

      """, "\(run.errors)")
    let warning = "warning: --fields: no section has a field 'nothing', and no record has it"
    #expect(run.errors.contains(warning), "\(run.errors)")
    expectEqual(run.errors.split(separator: "--fields:").count, 2, "\(run.errors)")
    let misspelt = try await workspace.run(
      "search", "search.yaml", "--fields", "cat.lvl1,titel,rating,_rankingInfo", "tom")
    #expect(misspelt.errors.contains("'titel', and no record has it; did you mean 'title'?"), "\(misspelt.errors)")
    expectEqual(misspelt.errors.split(separator: "--fields:").count, 2, "\(misspelt.errors)")
  }

  @Test func matchesAreNotShownWithoutHighlights() async throws {
    let workspace = try Fixture.workspace()
    let json = try await workspace.run("search", "search.yaml", "--format", "ndjson", "--no-highlights", "hanks")
    #expect(json.output.contains(#""hits":[{"objectID":"a1","name":"Tom Hanks","rating":9.1}]"#), "\(json.output)")
    let text = try await workspace.run("search", "search.yaml", "--no-highlights", "--color", "always", "tom")
    #expect(text.output.contains("\n  Tom Hanks"))
    let markdown = try await workspace.run("search", "search.yaml", "--no-highlights", "--format", "markdown", "tom")
    #expect(markdown.output.contains("| 1 | Tom Hanks |"))
  }

  @Test(arguments: ["--fields title", "--fields name,title", "--no-highlights", "--rows-of sections", "--timings"])
  func whatIsShownBelongsToTheRun(option: String) async throws {
    let workspace = try Fixture.workspace(["q.txt": BatchTests.manyQueries])
    let line = "batch search.yaml q.txt --format csv --output out"
    let first = try await workspace.shell("ulimit -f 32; exec \"$MULTIHITS\" \(line)")
    expectEqual(first.status, 73, "\(first.errors)")
    let other = try await workspace.shell("exec \"$MULTIHITS\" \(line) \(option) --resume")
    expectEqual(other.status, 64)
    #expect(other.errors.contains("other options, variables or recordings"), "\(other.errors)")
    let same = try await workspace.shell("exec \"$MULTIHITS\" \(line) --resume")
    expectEqual(same.status, 0, "\(same.errors)")
  }

  @Test func judgementsSeeAllFields() async throws {
    let workspace = try Fixture.workspace([
      "q.yaml": "- { query: tom, expect: { films: { each: ['year >= 1900'], nbHits: 4 } } }\n"
    ])
    let run = try await workspace.run("test", "search.yaml", "q.yaml", "--fields", "name", "--no-highlights")
    expectEqual(run.status, 0, "\(run.output) \(run.errors)")
  }
}
