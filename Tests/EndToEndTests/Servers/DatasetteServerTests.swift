import Foundation
import LoopbackServers
import TestSupport
import Testing

/// Datasette's program, nil where it is not there.
private let datasette = ProcessInfo.processInfo.environment["MULTIHITS_DATASETTE"]

/// The example of a custom backend against a real Datasette.
@Suite(.enabled(if: datasette != nil, "needs MULTIHITS_DATASETTE, see scripts/servers.sh"))
struct DatasetteServerTests {
  private static let example = Program.packageFolder + "/examples/custom-backend"

  @Test(.timeLimit(.minutes(10)))
  func exampleAnswersAsItsRecordingsAndGoldenFilesSay() async throws {
    let workspace = try Workspace()
    let port = try LoopbackServer.closedPort()
    let made = try await workspace.shell("python3 '\(Self.example)/make-database.py' '\(workspace["films.db"])'")
    try #require(made.status == 0, "\(made.errors)")
    let server = Process()
    server.executableURL = URL(filePath: try #require(datasette))
    server.arguments = [
      "serve", workspace["films.db"], "--metadata", Self.example + "/metadata.yaml", "--host", "127.0.0.1", "--port",
      "\(port)",
    ]
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    defer {
      // A signal that can be blocked may be: threads of tests hand on what they block.
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
    let url = "http://127.0.0.1:\(port)"
    for _ in 0..<400 {
      if try await workspace.shell("curl -sf --max-time 1 \(url)/-/versions.json").status == 0 { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    let spec = Self.example + "/search.yaml"
    for (format, golden) in [("json", "batch.json"), ("csv", "batch.csv")] {
      let run = try await workspace.run(
        "batch", spec, Self.example + "/queries.yaml", "--format", format, "--set", "datasette=\(url)", "--jobs", "4")
      expectEqual(run.status, 0, "\(run.errors)")
      let expected = String(
        decoding: try TemporaryFolder.bytes(ofFile: "\(Self.example)/golden/\(golden)"), as: UTF8.self)
      expectEqual(run.output, expected)
    }
    let rows = try await workspace.run(
      "search", spec, "--module", "films", "--rows", "30", "--format", "json", "--set", "datasette=\(url)")
    try expectEqual(Results(rows.output).sections[0].ids.count, 30)
  }
}
