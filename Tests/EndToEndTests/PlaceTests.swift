import TestSupport
import Testing

/// Places and tags that searches leave out are told when an index is built.
struct PlaceTests {
  private static let spec = """
    indices:
      places:
        records: places.jsonl
        settings: { searchableAttributes: [name] }
    indexModules:
      - { indexName: places, query: { aroundLatLng: '48.1, 11.5', aroundRadius: all } }

    """
  private static let records = """
    {"objectID":"p1","name":"here","_geoloc":{"lat":48.1,"lng":11.5}}
    {"objectID":"p7","name":"there","_geoloc":{"lat":48.1,"lon":11.5}}

    """
  private static let warning =
    "places.jsonl:2:1: warning: '_geoloc' of 'p7' is no place: 'lon' should be 'lng'\n"

  @Test func aBuildTellsWhatIsNoPlaceOnce() async throws {
    for command in ["index", "search"] {
      let workspace = try Workspace(["search.yaml": Self.spec, "places.jsonl": Self.records])
      let built = try await workspace.run(command, "search.yaml")
      #expect(built.status == 0 && built.errors.contains(Self.warning), "\(command): \(built.errors)")
      let found = try await workspace.run("search", "search.yaml", "--format", "json")
      try expectEqual(Results(found.output).sections.first?.ids, ["p1"])
      #expect(found.errors.isEmpty, "kept indices say nothing twice")
      #expect(try await workspace.run("index", "search.yaml", "--force", "--quiet").errors.isEmpty)
    }
  }

  @Test func anUploadTellsWhatIsNoPlace() async throws {
    let backend = "backends: { there: { type: typesense, nodes: ['http://127.0.0.1:9'], apiKey: key, retries: 0 } }\n"
    let workspace = try Workspace(["search.yaml": backend + Self.spec, "places.jsonl": Self.records])
    let run = try await workspace.run("push", "search.yaml", "--to", "there")
    #expect(run.errors.contains(Self.warning), "\(run.errors)")
  }

  @Test func ofManySuchRecordsTheFirstAreTold() async throws {
    let records = (1...1_000).map { "{\"objectID\":\"\($0)\",\"_geoloc\":[48.1,11.5]}\n" }.joined()
    let workspace = try Workspace(["search.yaml": Self.spec, "places.jsonl": records])
    let errors = try await workspace.run("index", "search.yaml").errors
    expectEqual(errors.split(separator: "\n").count { $0.contains("is no place") }, 20)
    #expect(
      errors.contains(
        "places.jsonl:21:1: warning: and 980 more records with such places or tags in this file, from here on\n"))
  }
}
