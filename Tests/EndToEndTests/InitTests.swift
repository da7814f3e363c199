import TestSupport
import Testing

/// `multihits init`: a starter spec that works as it stands.
struct InitTests {
  static let products = """
    {"sku": "p1", "name": "Red shirt", "price": 12.5}
    {"sku": "p2", "name": "Blue shirt", "price": 3}

    """

  @Test(arguments: [
    ("films.json", "casablanca", "Casablanca"), ("actors.csv", "bergman", "Ingrid Bergman"),
    ("data/products.jsonl", "blue", "Blue shirt"),
  ])
  func aStarterSpecIsValidAndFindsRecords(file: String, query: String, label: String) async throws {
    let workspace = try Workspace([
      "films.json": Fixture.films, "actors.csv": Fixture.actors, "data/products.jsonl": Self.products,
    ])
    let written = try await workspace.run("init", file, "--output", "search.yaml")
    expectEqual(written.status, 0, "\(written.errors)")
    expectEqual(written.output, "")
    expectEqual(written.errors, "wrote search.yaml\n")
    let valid = try await workspace.run("validate", "search.yaml")
    expectEqual(valid.output + valid.errors, "search.yaml is valid\n")
    let found = try await workspace.run("search", "search.yaml", query)
    expectEqual(found.status, 0)
    #expect(found.output.contains("(1)\n  \(label)"))
  }

  @Test func severalFilesBecomeSeveralSections() async throws {
    let workspace = try Workspace(["films.json": Fixture.films, "actors.csv": Fixture.actors])
    let printed = try await workspace.run("init", "films.json", "actors.csv")
    try workspace.write("search.yaml", printed.output)
    let found = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
    try expectEqual(Results(found.output).sections.map(\.module), ["films", "actors"])
    try expectEqual(Results(found.output).sections.map(\.nbHits), [4, 3])
  }

  @Test func pathsAreRelativeToTheSpec() async throws {
    let workspace = try Workspace(["data/films.json": Fixture.films])
    workspace.makeFolder("specs")
    let run = try await workspace.run("init", "data/films.json", "--output", "specs/search.yaml", "--quiet")
    expectEqual(run.errors, "")
    try await expectEqual(workspace.run("index", "specs/search.yaml").counts, ["films: 5 records"])
  }

  @Test func anExistingFileIsReplacedOnlyByForce() async throws {
    let workspace = try Workspace(["films.json": Fixture.films, "search.yaml": "mine"])
    let refused = try await workspace.run("init", "films.json", "--output", "search.yaml")
    expectEqual(refused.status, 73)
    expectEqual(refused.errors, "multihits: error: 'search.yaml' exists; --force replaces it\n")
    try expectEqual(workspace.text("search.yaml"), "mine")
    let forced = try await workspace.run("init", "films.json", "--output", "search.yaml", "--force")
    expectEqual(forced.status, 0)
    #expect(try workspace.text("search.yaml").contains("\nversion: 1\n"))
  }

  @Test func otherListsOfAFileAreSaid() async throws {
    let lists = #"{"a": [{"id": 1, "name": "x"}], "b": {"c": [{"id": 2}, {"id": 3}]}, "d": [], "e": [{"id": 4}]}"#
    let run = try await Workspace(["lists.json": lists]).run("init", "lists.json")
    expectEqual(run.status, 0)
    expectEqual(run.errors, "lists.json: note: the records are the list at $.b.c; there are lists at $.a, $.e, too\n")
    #expect(run.output.contains("at: $.b.c"))
  }

  @Test(arguments: [
    #"{"id": {"0": 1, "1": 2}, "name": {"0": "x", "1": "y"}}"#, #"{"columns": ["id"], "index": [0], "data": [[1]]}"#,
  ])
  func columnsAreNoRecords(text: String) async throws {
    let run = try await Workspace(["t.json": text]).run("init", "t.json")
    expectEqual(run.status, 65)
    #expect(run.errors.contains("DataFrame.to_json(orient='records') writes records"), "\(run.errors)")
  }

  @Test func malformedRecordsAreReported() async throws {
    let run = try await Workspace(["films.json": "[{"]).run("init", "films.json")
    expectEqual(run.status, 65)
    expectEqual(run.output, "")
    #expect(run.errors.hasPrefix("films.json:1:3: error: "))
  }
}
