import LoopbackServers
import TestSupport
import Testing

/// What a test says where a backend answers the first page and no other.
struct FailingPageTests {
  @Test(arguments: ["", ", knownFailure: later"])
  func aConditionThatLooksAtAPageWithoutAnAnswerIsAnError(known: String) async throws {
    let server = try LoopbackServer { request in
      request.target.contains("page=0")
        ? [.answer(200, #"{"hits":[{"objectID":"1","title":"Tom"},{"objectID":"2","title":"Tom"}],"total":4}"#)]
        : [.answer(400, #"{"message":"no further page"}"#)]
    }
    func row(_ id: String) -> String {
      "- { query: tom, expect: { films: { contains: [{ objectID: '\(id)', within: 4 }]\(known) } } }\n"
    }
    let workspace = try Workspace([
      "search.yaml": RemoteKind.http.spec(server.url), "far.yaml": row("4"), "near.yaml": row("2"),
    ])
    let far = try await workspace.run("test", "search.yaml", "far.yaml")
    #expect(far.status == 1, "\(far.output) \(far.errors)")
    #expect(
      far.output.contains("cannot be judged: the hits of 'films' behind rank 2 ended in the error badRequest"),
      "\(far.output)")
    let near = try await workspace.run("test", "search.yaml", "near.yaml")
    expectEqual(near.status, known.isEmpty ? 0 : 1, "\(near.output) \(near.errors)")
    server.stop()
  }
}
