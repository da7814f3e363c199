import LoopbackServers
import TestSupport
import Testing

/// Processes that may open few files: they say so, and end as defined.
struct FewDescriptorTests {
  private static let embedded = """
    version: 1
    indices: { films: { records: films.json, settings: { searchableAttributes: [title] } } }
    indexModules: [ { indexName: films } ]

    """

  @Test(arguments: 4...24)
  func searchEndsAsDefined(limit: Int) async throws {
    let server = try RemoteKind.http.server()
    defer { server.stop() }
    let workspace = try Workspace([
      "embedded.yaml": Self.embedded, "remote.yaml": RemoteKind.http.spec(server.url, options: "retries: 0"),
      "films.json": "[{\"objectID\":\"1\",\"title\":\"tom\"}]",
    ])
    for spec in ["embedded", "remote"] {
      let run = try await workspace.shell("ulimit -n \(limit); exec \"$MULTIHITS\" search \(spec).yaml tom")
      #expect([0, 66, 69].contains(run.status), "\(spec): \(run.status) \(run.errors)")
      if run.status != 0 { #expect((run.output + run.errors).contains("ulimit -n"), "\(run.output)\(run.errors)") }
      if limit >= 20 { expectEqual(run.status, 0, "\(spec): \(run.output)\(run.errors)") }
    }
  }

  /// Several indices are built at the same time, each from files of its own, and none is kept.
  @Test(arguments: 8...14)
  func recordFilesThatCannotBeOpenedAreNotMalformed(limit: Int) async throws {
    let indices = (0..<6).map { "  films\($0): { records: ['\($0)-*.json'], synonyms: synonyms.json }\n" }
    let modules = (0..<6).map { "  - { indexName: films\($0) }\n" }
    var files = [
      "search.yaml": "version: 1\nindices:\n\(indices.joined())indexModules:\n\(modules.joined())",
      "synonyms.json": "[]", "q.txt": "tom\n",
    ]
    for index in 0..<6 {
      for number in 0..<8 { files["\(index)-\(number).json"] = "[{\"objectID\":\"\(number)\",\"title\":\"tom\"}]" }
    }
    let workspace = try Workspace(files)
    for command in [
      "search search.yaml tom", "batch search.yaml q.txt", "index search.yaml", "explain search.yaml tom",
      "diff search.yaml q.txt --against-spec search.yaml", "init 0-0.json 1-0.json",
    ] {
      let run = try await workspace.shell(
        "rm -rf '\(workspace.cacheHome)'; ulimit -n \(limit); exec \"$MULTIHITS\" \(command)")
      #expect([0, 66].contains(run.status), "\(command): \(run.status) \(run.errors)")
      if run.status != 0 { #expect(run.errors.contains("ulimit -n"), "\(command): \(run.errors)") }
    }
  }

  @Test(arguments: [20, 40])
  func manyRequestsShareFewConnections(limit: Int) async throws {
    let server = try LoopbackServer { request in
      [.wait(milliseconds: 5), .answer(200, RemoteKind.http.answer(request))]
    }
    defer { server.stop() }
    let queries = (0..<400).map { "tom \($0)\n" }.joined()
    let workspace = try Workspace([
      "search.yaml": RemoteKind.http.spec(server.url, options: "concurrency: 1000, retries: 0"), "q.txt": queries,
    ])
    let run = try await workspace.shell(
      "ulimit -n \(limit); exec \"$MULTIHITS\" batch search.yaml q.txt --format ndjson --jobs 64")
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(run.output.split(separator: "\n").count, 400)
    #expect(!run.output.contains("\"error\""))
  }
}
