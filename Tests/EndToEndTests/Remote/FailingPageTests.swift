import LoopbackServers
import TestSupport
import Testing

/// What is said where a backend answers the first page and no other, or not all.
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
    // Tables have no room for what could not be judged.
    for format in ["csv", "markdown"] {
      let table = try await workspace.run("test", "search.yaml", "far.yaml", "--format", format)
      #expect(table.status == 1)
      #expect(table.errors.contains("far.yaml:1:"), "\(table.errors)")
      #expect(table.errors.contains("ended in the error badRequest"), "\(table.errors)")
      #expect(!table.output.contains("badRequest"), "\(table.output)")
    }
    let json = try await workspace.run("test", "search.yaml", "far.yaml", "--format", "json")
    #expect(json.output.contains("ended in the error badRequest") && !json.errors.contains("far.yaml:1:"))
    let near = try await workspace.run("test", "search.yaml", "near.yaml")
    expectEqual(near.status, known.isEmpty ? 0 : 1, "\(near.output) \(near.errors)")
    server.stop()
  }

  @Test func aConditionThatLooksAtHitsThatABackendDoesNotGiveIsAnError() async throws {
    let server = try LoopbackServer { request in
      let hits =
        request.target.contains("page=0") ? #"{"objectID":"1","title":"Tom"},{"objectID":"2","title":"Tom"}"# : ""
      return [.answer(200, #"{"hits":[\#(hits)],"total":4}"#)]
    }
    let workspace = try Workspace([
      "search.yaml": RemoteKind.http.spec(server.url),
      "q.yaml":
        "- { query: tom, expect: { films: { contains: [{ objectID: '4', within: 4 }], knownFailure: later } } }\n",
    ])
    let run = try await workspace.run("test", "search.yaml", "q.yaml")
    #expect(run.status == 1, "\(run.output) \(run.errors)")
    #expect(run.output.contains("behind rank 2 were not given, though the backend announces 4"), "\(run.output)")
    server.stop()
  }

  @Test(arguments: [RemoteKind.algolia, .typesense])
  func anAnswerThatIsNotExhaustiveIsWarnedOf(kind: RemoteKind) async throws {
    let server = try LoopbackServer { request in
      let answer = kind.answer(request)
      let (member, flag) =
        kind == .algolia ? ("\"nbHits\":1", "\"exhaustiveNbHits\":false,") : ("\"found\":1", "\"search_cutoff\":true,")
      return [.answer(200, answer.replacing(member, with: flag + member))]
    }
    let workspace = try Workspace(["search.yaml": kind.spec(server.url), "q.txt": "tom\nhanks\n"])
    for (command, count) in [(["search", "search.yaml", "tom"], 1), (["batch", "search.yaml", "q.txt"], 2)] {
      let run = try await workspace.run(command)
      expectEqual(run.status, 0)
      #expect(
        run.errors.contains("warning: of \(count) section(s) the backend says that it did not look at everything"),
        "\(run.errors)")
    }
    server.stop()
  }
}
