import TestSupport
import Testing

/// A secret of the spec is hidden wherever the program speaks, and only there.
struct SecretTests {
  private static let spec = """
    backends:
      local: { type: embedded }
      hosted: { type: algolia, applicationID: A, apiKey: k3y-very-secret, hosts: ["http://127.0.0.1:1"] }
    backend: local
    indices: { films: { records: films.json } }
    indexModules: [{ indexName: films, title: k3y-very-secret, hit: { title: string } }]
    """

  private func makeWorkspace() throws -> Workspace {
    try Workspace([
      "search.yaml": Self.spec, "films.json": #"[{"objectID":"1","title":"k3y-very-secret in a film"}]"#,
    ])
  }

  @Test(arguments: ["text", "json"])
  func explanationsHideIt(format: String) async throws {
    let run = try await makeWorkspace().run("explain", "search.yaml", "--format", format, "k3y-very-secret")
    expectEqual(run.status, 0)
    #expect(!run.output.contains("very-secret"))
    #expect(run.output.contains("***"))
  }

  @Test(arguments: [["--module", "k3y-very-secret"], ["--backend", "k3y-very-secret"]])
  func errorsHideIt(options: [String]) async throws {
    let run = try await makeWorkspace().shell("\"$MULTIHITS\" search search.yaml \(options.joined(separator: " "))")
    expectEqual(run.status, 64)
    #expect(!run.errors.contains("very-secret"))
    #expect(run.errors.contains("***"))
  }

  @Test func hitsAreNeverRewritten() async throws {
    let run = try await makeWorkspace().run("search", "search.yaml", "--format", "ndjson", "film")
    expectEqual(run.status, 0)
    #expect(run.output.contains(#""title":"k3y-very-secret in a film""#))
  }
}
