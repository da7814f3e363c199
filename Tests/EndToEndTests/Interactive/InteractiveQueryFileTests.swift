import TestSupport
import Testing

/// F4 of the interactive search, and the tests that it writes.
struct InteractiveQueryFileTests {
  private static let example = "\(ExampleTests.folder)/movie-night"

  /// What the status lines say of the file.
  private func notes(_ run: Run) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("wrote ") || $0.hasPrefix("already there") }
      .map { $0.prefix { $0 != "·" }.split(separator: "  ").first.map(String.init) ?? "" }
  }

  @Test(arguments: ["tests.yaml", "tests.ndjson"])
  func whatTheKeyWritesPassesAtOnce(file: String) async throws {
    let workspace = try Workspace([
      "keys.txt": """
      key f4
      type tom hanks
      key f4
      key f4
      key down
      toggle movies genres:Drama
      key f4
      clear
      type "it's: #1
      key f4
      clear
      type west
      key ctrl-f f4

      """
    ])
    let spec = "\(Self.example)/search.yaml"
    let run = try await workspace.run(
      "interactive", spec, "--script", "keys.txt", "--size", "100x20", "--queries", file, "--hits-per-page", "4",
      "--filters", "movies=year >= 1950")
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(
      notes(run),
      [
        "wrote 'empty' to \(file)", "wrote 'tom-hanks' to \(file)", "already there: 'tom-hanks' in \(file)",
        "wrote 'tom-hanks-2' to \(file)", "wrote 'it-s-1' to \(file)", "wrote 'west' to \(file)",
      ], "\(run.output)")
    let text = try workspace.text(file)
    #expect(text.contains("Drama") && text.contains("year >= 1950"))
    let test = try await workspace.run("test", spec, file)
    expectEqual(test.status, 0, "\(test.output)\(test.errors)")
    #expect(test.errors.contains("5 queries: 5 passed"), "\(test.errors)")
    // What is expected can fail, and what was chosen is part of it.
    for (place, other) in [("forrest-gump-1994", "cast-away-2000"), ("Drama", "Western"), ("hidden", "empty")] {
      #expect(text.contains(place))
      try workspace.write(file, text.replacing(place, with: other))
      try await expectEqual(workspace.run("test", spec, file).status, 1, "\(place)")
    }
  }

  @Test func valuesOfFacetsAreExpectedUntilSomeAreChosen() async throws {
    let spec = "\(ExampleTests.folder)/categories-and-hits/search.yaml"
    let workspace = try Workspace(["keys.txt": "type ca\nkey f4\nselect categories 2\nkey f4\n"])
    let run = try await workspace.run(
      "interactive", spec, "--script", "keys.txt", "--size", "160x20", "--queries", "q.yaml")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("wrote 'ca' to q.yaml "), "\(run.output)")
    #expect(run.output.contains("wrote 'ca-2' to q.yaml, without categories (its values depend on what is chosen)"))
    let text = try workspace.text("q.yaml")
    let rows = text.split(separator: "\n")
    expectEqual(rows.filter { $0.hasPrefix("    categories: { status: ok, first: [") }.count, 1, "\(text)")
    expectEqual(rows.filter { $0.hasPrefix("  filters: { products: ") }.count, 1, "\(text)")
    let test = try await workspace.run("test", spec, "q.yaml")
    expectEqual(test.status, 0, "\(test.output)\(test.errors)")
  }

  @Test func rowsGoToTheQueriesBesideTheSpec() async throws {
    let workspace = try Fixture.workspace()
    try workspace.write(
      "queries.yaml", "# mine\nqueries:\n  - query: tom\nthresholds:\n  - { measure: errors, max: 0 }\n")
    try workspace.write("keys.txt", "type casablanca\nkey f4\n")
    let run = try await workspace.run("interactive", "search.yaml", "--script", "keys.txt")
    expectEqual(run.status, 0, "\(run.errors)")
    let text = try workspace.text("queries.yaml")
    #expect(text.hasPrefix("# mine\nqueries:\n  - query: tom\n  - id: casablanca\n    query: casablanca\n"))
    #expect(text.hasSuffix("\nthresholds:\n  - { measure: errors, max: 0 }\n"))
    try await expectEqual(workspace.run("test", "search.yaml", "queries.yaml").status, 0)
  }

  @Test func anUnwritableFileIsToldAndTheSearchGoesOn() async throws {
    let workspace = try Fixture.workspace()
    try workspace.write("q.yaml", "queries: [{ query: tom }]\n")
    try workspace.write("keys.txt", "type casablanca\nkey f4\nkey enter\n")
    let run = try await workspace.run(
      "interactive", "search.yaml", "--script", "keys.txt", "--queries", "q.yaml", "--size", "120x14")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("q.yaml is left as it is: its queries stand in [ ]"), "\(run.output)")
    #expect(run.output.hasSuffix("\nf5\n"))
    try expectEqual(workspace.text("q.yaml"), "queries: [{ query: tom }]\n")
  }

  @Test(arguments: ["q.csv", "q.txt", "-", "q"])
  func otherFormsAreRefused(file: String) async throws {
    let run = try await Fixture.workspace().run("interactive", "search.yaml", "--queries", file)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("YAML (.yaml, .yml) and JSON lines (.jsonl, .ndjson)"), "\(run.errors)")
  }

  @Test func aFileThatIsReadIsNoQueryFile() async throws {
    let workspace = try Fixture.workspace()
    try workspace.write("keys.txt", "key f4\n")
    let named = try await workspace.run(
      "interactive", "search.yaml", "--script", "keys.txt", "--queries", "search.yaml")
    expectEqual(named.status, 64)
    #expect(named.errors.contains("would overwrite 'search.yaml'"), "\(named.errors)")
    try workspace.write("queries.yaml", try workspace.text("search.yaml"))
    let usual = try await workspace.run("interactive", "queries.yaml", "--script", "keys.txt")
    expectEqual(usual.status, 0)
    #expect(usual.output.contains("There is no query file to write to; name one with --queries"))
    try expectEqual(workspace.text("queries.yaml"), workspace.text("search.yaml"))
  }
}
