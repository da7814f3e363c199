import Foundation
import LoopbackServers
import Subprocess
import TestSupport
import Testing

extension RemoteTests {
  /// Backends that announce more than they deliver: loading every page comes to an end, and the section says so.
  struct EndlessBackendTests {
    /// A page with two new hits, and always one more page after it.
    private static func anotherPage(_ request: LoopbackServer.Request) -> String {
      let page = page(of: request)
      return
        "{\"hits\":[{\"objectID\":\"\(2 * page)\",\"title\":\"a\"},{\"objectID\":\"\(2 * page + 1)\",\"title\":\"b\"}]}"
    }

    @Test(.timeLimit(.minutes(10)))
    func whatWasLoadedIsShownWhenTheSearchIsTerminated() async throws {
      let server = try LoopbackServer { [.answer(200, Self.anotherPage($0))] }
      defer { server.stop() }
      let spec = RemoteKind.http.spec(server.url).replacingOccurrences(of: " nbHits: $.total,", with: "")
      let workspace = try Workspace(["search.yaml": spec])
      let run = try await workspace.run(
        "search", "search.yaml", "q", "--format", "json", "--all", sending: .terminate
      ) { server.requests.count > 20 }
      expectEqual(run.status, 143, "\(run.errors)")
      let section = try #require(try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)).sections.first)
      #expect(section.status == "ok" && section.truncated == true)
      #expect(section.hits.count >= 40)
      expectEqual(section.hits.map(\.objectID), (0..<section.hits.count).map { "\($0)" })
      expectEqual(section.page, section.hits.count / 2 - 1)
    }

    /// What a backend does wrong.
    enum Fault: String, CaseIterable, Sendable {
      /// It announces many records and has nothing after the sixth.
      case announcesTooMuch
      /// It sends the same full page whatever page is asked for.
      case ignoresThePage
      /// As before, and it does not say how many records there are.
      case ignoresThePageAndCountsNothing
    }

    private struct Answer: Decodable {
      struct Section: Decodable {
        struct Hit: Decodable { var objectID: String }
        var status: String
        var hits: [Hit]
        var page: Int
        var truncated: Bool?
      }
      var sections: [Section]
    }

    /// The page that a request of a search asks for.
    private static func page(of request: LoopbackServer.Request) -> Int {
      let text = request.target + "&" + String(decoding: request.body, as: UTF8.self)
      let digits = text.components(separatedBy: "page=").dropFirst().first?.prefix { $0.isNumber } ?? ""
      return Int(digits) ?? 0
    }

    private static func answer(_ kind: RemoteKind, _ fault: Fault, _ request: LoopbackServer.Request) -> String {
      let page = page(of: request)
      let first = fault == .announcesTooMuch ? page * 2 : 0
      let hits =
        first < 6 ? "{\"objectID\":\"\(first)\",\"title\":\"a\"},{\"objectID\":\"\(first + 1)\",\"title\":\"b\"}" : ""
      let count = fault == .ignoresThePageAndCountsNothing ? "" : ",\"total\":1000000,\"nbHits\":1000000"
      guard kind == .algolia else { return "{\"hits\":[\(hits)]\(count)}" }
      return "{\"results\":[{\"hits\":[\(hits)]\(count),\"page\":\(page),\"nbPages\":500000,\"hitsPerPage\":2}]}"
    }

    @Test(
      .timeLimit(.minutes(10)),
      arguments: [
        (RemoteKind.http, Fault.announcesTooMuch), (.http, .ignoresThePage),
        (.http, .ignoresThePageAndCountsNothing), (.algolia, .announcesTooMuch), (.algolia, .ignoresThePage),
      ],
      ["--all", "--rows 40"])
    func loadingEndsWhereNothingNewComes(backend: (kind: RemoteKind, fault: Fault), reach: String) async throws {
      let (kind, fault) = backend
      let server = try LoopbackServer { [.answer(200, Self.answer(kind, fault, $0))] }
      defer { server.stop() }
      var spec = kind.spec(server.url)
      if fault == .ignoresThePageAndCountsNothing {
        spec = spec.replacingOccurrences(of: " nbHits: $.total,", with: "")
      }
      let workspace = try Workspace(["search.yaml": spec])
      let options = reach.split(separator: " ").map { String($0) }
      let run = try await workspace.run(["search", "search.yaml", "q", "--format", "json"] + options)
      expectEqual(run.status, 0, "\(run.errors)")
      let section = try #require(
        try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)).sections.first)
      let count = fault == .announcesTooMuch ? 6 : 2
      expectEqual(section.hits.map(\.objectID), (0..<count).map { "\($0)" })
      #expect(section.status == "ok" && section.truncated == true && section.page == count / 2 - 1)
      expectEqual(server.requests.count, count / 2 + 1)
      #expect(run.errors.contains("marked 'truncated'"))
    }
  }
}
