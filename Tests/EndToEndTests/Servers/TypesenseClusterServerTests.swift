import Foundation
import TestSupport
import Testing

/// A real cluster of three nodes, which die and return while it is asked.
@Suite(.enabled(if: TypesenseCluster.program != nil, "needs MULTIHITS_TYPESENSE, see scripts/servers.sh"), .serialized)
struct TypesenseClusterServerTests {
  private static func spec(_ backend: String) -> String {
    """
    version: 1
    backends:
      local: { type: embedded }
      cluster: \(backend)
    backend: local
    indices:
      films:
        records: films.jsonl
        settings: { searchableAttributes: [title], attributesForFaceting: [year], customRanking: [desc(year)] }
    indexModules:
      - { id: films, indexName: films, hit: { title: string, year: integer }, query: { hitsPerPage: 5, facets: [year] } }

    """
  }

  private static let words = ["tom", "ada", "harbour", "winter", "paper", "lantern", "river", "stone"]

  private static let films = (0..<400).map { number in
    let title = "\(words[number % 8]) \(words[number / 8 % 8]) \(number)"
    return "{\"objectID\":\"f\(number)\",\"title\":\"\(title)\",\"year\":\(1950 + number % 60)}\n"
  }.joined()

  private static let queries = (0..<1_500).map { number in
    "\(words[number % 8]) \(words[number / 8 % 8].prefix(2 + number % 3))\n"
  }.joined()

  @Test(.timeLimit(.minutes(15)))
  func batchEndsCompleteAndRightWhileNodesDieAndReturn() async throws {
    try await TypesenseCluster.with(nodes: 3) { cluster in
      let workspace = try Workspace([
        "search.yaml": Self.spec(cluster.backend(", timeout: 30s")), "films.jsonl": Self.films, "q.txt": Self.queries,
      ])
      let push = try await workspace.run("push", "search.yaml", "--to", "cluster")
      expectEqual(push.status, 0, "\(push.errors)")
      expectEqual(push.output, "films: 400 records uploaded\n")
      func batch(_ output: String, whileRunning disturb: @escaping @Sendable () async throws -> Void) async throws {
        async let run = workspace.run([
          "batch", "search.yaml", "q.txt", "--backend", "cluster", "--format", "ndjson", "--output", output, "--jobs",
          "4",
        ])
        // Something must have been answered before the disturbance, and something must be left for afterwards.
        for _ in 0..<24_000 {
          if workspace.exists(output + ".partial"), try workspace.bytes(output + ".partial").count > 100_000 { break }
          try await Task.sleep(for: .milliseconds(5))
        }
        try await disturb()
        let result = try await run
        expectEqual(result.status, 0, "\(result.errors)")
      }
      try await batch("calm.ndjson") {}
      let expected = try workspace.text("calm.ndjson")
      expectEqual(expected.split(separator: "\n").count, 1_500)
      for node in 0..<3 {
        try await batch("killed-\(node).ndjson") { await cluster.kill(node: node) }
        try expectEqual(workspace.text("killed-\(node).ndjson"), expected, "node \(node) was killed")
        try await cluster.start(node: node)
        try await cluster.waitUntilHealthy(node: node)
      }
    }
  }

  @Test(.timeLimit(.minutes(15)))
  func uploadGetsOverTheElectionOfALeader() async throws {
    try await TypesenseCluster.with(nodes: 3) { cluster in
      let workspace = try Workspace(["search.yaml": Self.spec(cluster.backend()), "films.jsonl": Self.films])
      // One of the nodes is the leader.
      for node in 0..<3 {
        await cluster.kill(node: node)
        let push = try await workspace.run("push", "search.yaml", "--to", "cluster")
        expectEqual(push.status, 0, "node \(node): \(push.errors)")
        #expect(push.errors.contains("No answer came from \(cluster.urls[node]) "), "node \(node): \(push.errors)")
        // Every node that answers shows what push reported.
        for other in 0..<3 where other != node {
          try workspace.write("one.yaml", Self.spec(cluster.backend(ofNode: other)))
          let run = try await workspace.run("search", "one.yaml", "--backend", "cluster", "--format", "json")
          try expectEqual(Results(run.output).sections[0].nbHits, 400, "node \(other) without \(node): \(run.output)")
        }
        let run = try await workspace.run("search", "search.yaml", "--backend", "cluster", "--format", "json")
        try expectEqual(Results(run.output).sections[0].nbHits, 400, "node \(node): \(run.errors)")
        try await cluster.start(node: node)
        try await cluster.waitUntilHealthy(node: node)
      }
    }
  }

  @Test(.timeLimit(.minutes(15)))
  func searchesNeverSeeAHalfFilledCollectionWhileItIsReplaced() async throws {
    try await TypesenseCluster.with { cluster in
      let workspace = try Workspace(["search.yaml": Self.spec(cluster.backend()), "films.jsonl": Self.films])
      let first = try await workspace.run("push", "search.yaml", "--to", "cluster")
      expectEqual(first.status, 0, "\(first.errors)")
      let half = Self.films.split(separator: "\n").prefix(200).map { $0 + "\n" }.joined()
      async let searches = withThrowingTaskGroup(of: Set<Int>.self) { group in
        for _ in 0..<3 {
          group.addTask {
            var counts: Set<Int> = []
            for _ in 0..<15 {
              let run = try await workspace.run("search", "search.yaml", "--backend", "cluster", "--format", "json")
              expectEqual(run.status, 0, "\(run.errors)")
              counts.insert(try Results(run.output).sections[0].nbHits ?? -1)
            }
            return counts
          }
        }
        return try await group.reduce(into: Set<Int>()) { $0.formUnion($1) }
      }
      for records in [half, Self.films, half] {
        try workspace.write("films.jsonl", records)
        let push = try await workspace.run("push", "search.yaml", "--to", "cluster")
        expectEqual(push.status, 0, "\(push.errors)")
        #expect(push.output.contains("replacing"))
      }
      #expect(try await searches.isSubset(of: [200, 400]))
      let last = try await workspace.run("search", "search.yaml", "--backend", "cluster", "--format", "json")
      try expectEqual(Results(last.output).sections[0].nbHits, 200)
    }
  }

  @Test(.timeLimit(.minutes(15)))
  func collectionThatSomebodyElseMadeIsReplacedOnlyWithYes() async throws {
    try await TypesenseCluster.with { cluster in
      let workspace = try Workspace(["search.yaml": Self.spec(cluster.backend()), "films.jsonl": Self.films])
      let schema = #"{"name":"films","fields":[{"name":"title","type":"string"}]}"#
      let made = try await workspace.shell(
        "curl -sf -H 'X-TYPESENSE-API-KEY: \(TypesenseCluster.key)' \(cluster.urls[0])/collections -d '\(schema)'")
      expectEqual(made.status, 0)
      let refused = try await workspace.run("push", "search.yaml", "--to", "cluster")
      expectEqual(refused.status, 64)
      #expect(refused.errors.contains("--yes"))
      let agreed = try await workspace.run("push", "search.yaml", "--to", "cluster", "--yes")
      expectEqual(agreed.status, 0, "\(agreed.errors)")
      let again = try await workspace.run("push", "search.yaml", "--to", "cluster")
      expectEqual(again.status, 0, "\(again.errors)")
    }
  }
}
