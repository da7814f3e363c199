import TestSupport
import Testing

/// `multihits index` and `multihits schema`.
struct IndexAndSchemaTests {
  @Test func indexCountsRecords() async throws {
    let workspace = try Fixture.workspace(["actors.csv": "id,name,rating\na1,Tom Hanks,1\n"])
    let run = try await workspace.run("index", "search.yaml", "--force")
    expectEqual(run.status, 0)
    expectEqual(run.counts, ["actors: 1 record", "films: 5 records"])
    expectEqual(run.errors, "")
    let quiet = try await workspace.run("index", "search.yaml", "--quiet")
    expectEqual(quiet.output + quiet.errors, "")
  }

  @Test(arguments: [("spec", "multihits"), ("queries", "queries"), ("results", "results")])
  func schemasAreTheCommittedFiles(document: String, file: String) async throws {
    let run = try await Workspace().run("schema", document)
    expectEqual(run.status, 0)
    let committed = try TemporaryFolder.bytes(ofFile: "\(Program.packageFolder)/schemas/\(file).schema.json")
    let isCommitted = Array(run.output.utf8) == committed
    #expect(isCommitted, "run make schemas")
  }

  @Test func theSchemaOfSpecsIsTheDefault() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run("schema", "--output", "schema.json")
    expectEqual(run.status, 0)
    try await expectEqual(workspace.text("schema.json"), workspace.run("schema", "spec").output)
  }
}
