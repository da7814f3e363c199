import Foundation
import LoopbackServers
import TestSupport
import Testing

/// Backends that say impossible numbers: the program ends as after any other answer.
struct ReceivedNumberTests {
  private static func answer(_ kind: RemoteKind, _ number: String, _ request: LoopbackServer.Request) -> String {
    switch kind {
    case .typesense:
      guard request.method == "POST" else { return kind.answer(request) }
      let result = "{\"found\":\(number),\"hits\":[{\"document\":{\"id\":\"\(request.number)\",\"title\":\"a\"}}]}"
      return "{\"results\":[\(result)]}"
    case .algolia:
      let hit = "{\"objectID\":\"\(request.number)\",\"title\":\"a\"}"
      return "{\"results\":[{\"hits\":[\(hit)],\"nbHits\":\(number),\"nbPages\":\(number)}]}"
    case .http: return "{\"hits\":[{\"objectID\":\"\(request.number)\",\"title\":\"a\"}],\"total\":\(number)}"
    }
  }

  @Test(arguments: RemoteKind.allCases, ["9223372036854775807", "9223372036854775806", "-1", "0.5", "1e308"])
  func noNumberOfHitsEndsTheProgram(kind: RemoteKind, number: String) async throws {
    let server = try LoopbackServer { [.answer(200, Self.answer(kind, number, $0))] }
    defer { server.stop() }
    let workspace = try Workspace(["search.yaml": kind.spec(server.url)])
    for options in [[], ["--rows", "5"], ["--page", "9223372036854775807"], ["--hits-per-page", "1000"]] {
      let run = try await workspace.run(["search", "search.yaml", "q", "--format", "json"] + options)
      #expect([0, 69].contains(run.status), "\(options): \(run.status) \(run.errors)")
      let content = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      expectEqual((content?["sections"] as? [Any])?.count, 1, "\(run.output)")
    }
  }
}
