import Foundation
import LoopbackServers
import TestSupport
import Testing

/// Backends that repeat secrets in what they answer: no error, log line, explanation or recording holds one.
struct SecretLeakTests {
  private static let apiKey = "s3cr+t/Key=0123!xyz"
  private static let header = "t0ken&with%special~chars"
  private static let user = "admin-user"
  private static let password = "p@ssw0rd-l/ng"
  private static let parameter = "qu3ry+secret value"

  /// What a backend's keys can hold: the hosts of an application take no user, and only requests of one's own a
  /// query.
  private static func secrets(_ kind: RemoteKind) -> [String] {
    switch kind {
    case .algolia: [apiKey, header]
    case .typesense: [apiKey, header, user, password]
    case .http: [apiKey, header, user, password, parameter]
    }
  }

  /// Where in a text the secrets begin: messages are cut after 120, 500 and 1,000 characters, and after 480 bytes.
  private static let paddings = [0, 80, 106, 112, 470, 474, 490, 986, 992]
  private static let indices = paddings.map { "films\($0)" }

  /// How a backend repeats what it was sent.
  struct Echo: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The status, headers and body of an answer, made of a text that holds secrets.
    var answer: @Sendable (_ text: String) -> (status: Int, headers: [String: String], body: String)

    init(
      _ name: String, _ answer: @escaping @Sendable (String) -> (status: Int, headers: [String: String], body: String)
    ) {
      testDescription = name
      self.answer = answer
    }
  }

  static let echoes: [Echo] =
    [400, 401, 403, 404, 429, 500].map { status in
      Echo("message of a \(status)") { text in (status, [:], "{ \"message\" : \(RemoteKind.quoted(text)) }") }
    } + [
      Echo("page of a 502") { text in (502, ["Content-Type": "text/html"], "<html>\n  <p>\(text)</p></html>") },
      Echo("page of a 200") { text in (200, ["Content-Type": "text/html"], "<html>\n  <p>\(text)</p></html>") },
      Echo("list") { text in (200, [:], "[\(RemoteKind.quoted(text))]") },
      Echo("wrong type") { text in
        (200, [:], "{\"results\":\(RemoteKind.quoted(text)),\"hits\":\(RemoteKind.quoted(text))}")
      },
      Echo("error of a search") { text in
        (
          200, [:],
          "{\"results\":[{\"status\":400,\"code\":400,\"message\":\(RemoteKind.quoted(text)),\"error\":\(RemoteKind.quoted(text))}]}"
        )
      },
      Echo("wrong hits") { text in
        let hits =
          "[{\"objectID\":\"1\",\"title\":{\"a\":\(RemoteKind.quoted(text))},\"document\":{\"id\":\"1\",\"title\":{\"a\":\(RemoteKind.quoted(text))}}}]"
        let counts = "\"nbHits\":1,\"page\":0,\"nbPages\":1,\"hitsPerPage\":2,\"found\":1,\"total\":1,\"out_of\":1"
        return (200, [:], "{\"results\":[{\"hits\":\(hits),\(counts)}],\"hits\":\(hits),\(counts)}")
      },
      Echo("headers") { text in
        (400, ["X-Echo": text, "Warning": text, "Retry-After": text, "WWW-Authenticate": text], "{}")
      },
      Echo("redirect") { text in (302, ["Location": "\(text)://\(text)"], "") },
    ]

  private static func text(_ kind: RemoteKind, _ request: LoopbackServer.Request, padding: Int) -> String {
    let sent = request.headers.sorted { $0.key < $1.key }.map(\.value) + [request.target]
    return String(repeating: "x", count: padding)
      + (secrets(kind).flatMap(LeakCheck.echoes) + sent).joined(separator: " ")
  }

  /// A server whose searches of the index `films112` have the secrets after 112 other characters.
  private static func server(_ kind: RemoteKind, _ echo: Echo) throws -> LoopbackServer {
    try LoopbackServer { request in
      if kind == .typesense, request.method == "GET" { return [.answer(200, kind.answer(request))] }
      let index = kind.indices(of: request)
      let padding = index.count == 1 ? Int(index[0].dropFirst("films".count)) ?? 0 : 0
      let (status, headers, body) = echo.answer(text(kind, request, padding: padding))
      // Together they are refused, so that each index is asked for by itself.
      return [.answer(index.count > 1 ? 400 : status, headers: headers, body)]
    }
  }

  private static func spec(_ kind: RemoteKind, _ url: String) -> String {
    let place = kind == .algolia ? url : url.replacing("http://", with: "http://\(user):p%40ssw0rd-l%2Fng@")
    let headers = kind == .http ? "" : ", headers: { Authorization2: 'Bearer \(header)' }"
    let backend = kind.backend(
      place, apiKey: apiKey, options: "retries: 0, timeout: 60s\(headers)", query: "&key=qu3ry%2Bsecret%20value")
    return RemoteKind.spec(
      backends: ["remote": backend.replacing("x-api-key:", with: "authorization2: 'Bearer \(header)', x-api-key:")],
      indices: indices)
  }

  private func expectNoLeak(_ kind: RemoteKind, _ texts: String..., in what: String) {
    let check = LeakCheck(Self.secrets(kind))
    for text in texts {
      let leaks = check.leaks(in: text)
      #expect(leaks.isEmpty, "\(what): \(leaks.prefix(3)) in \(text.prefix(3_000))")
    }
  }

  @Test(arguments: RemoteKind.allCases, echoes)
  func errorsHoldNoSecretThatBackendsRepeat(kind: RemoteKind, echo: Echo) async throws {
    let server = try Self.server(kind, echo)
    defer { server.stop() }
    let workspace = try Workspace(["search.yaml": Self.spec(kind, server.url)])
    let run = try await workspace.run(
      "search", "search.yaml", "--format", "json", "--verbose", "--log-format", "json", "--record", "recordings",
      "tom")
    #expect([69, 77].contains(run.status), "\(run.output) \(run.errors)")
    #expect(!server.requests.isEmpty)
    expectNoLeak(kind, run.output, run.errors, in: "search")
    let names = workspace.names(in: "recordings").filter { $0.hasSuffix(".json") }
    #expect(!names.isEmpty)
    for name in names { expectNoLeak(kind, name, try workspace.text("recordings/\(name)"), in: name) }
    let replay = try await workspace.run("search", "search.yaml", "--format", "json", "--replay", "recordings", "tom")
    expectEqual(replay.output, run.output)
    expectEqual(replay.status, run.status)
  }

  @Test(arguments: RemoteKind.allCases)
  func noSinkShowsThem(kind: RemoteKind) async throws {
    let server = try Self.server(kind, Self.echoes[0])
    let other = try Self.server(kind, Self.echoes[1])
    defer {
      server.stop()
      other.stop()
    }
    let workspace = try Workspace([
      "search.yaml": Self.spec(kind, server.url), "other.yaml": Self.spec(kind, other.url),
      "queries.txt": "tom\n\(Self.apiKey)\n",
    ])
    let lines: [[String]] =
      ["text", "csv", "tsv", "markdown", "ndjson"].map { ["search", "search.yaml", "--format", $0, "tom"] }
      + ["text", "json"].flatMap { format in
        [["explain", "search.yaml", "--format", format, "tom"], ["validate", "search.yaml", "--format", format]]
      } + [
        ["search", "search.yaml", "--verbose", "tom"],
        ["search", "search.yaml", "--record", "recordings", "tom"],
        ["search", "search.yaml", "--replay", "recordings", "jerry"],
        ["diff", "search.yaml", "queries.txt", "--against-spec", "other.yaml"],
        ["diff", "search.yaml", "queries.txt", "--against-spec", "other.yaml", "--format", "json"],
      ]
    for line in lines {
      let run = try await workspace.run(line)
      #expect(run.status != 64 && run.status != 70 && run.status != 78, "\(line): \(run.errors)")
      expectNoLeak(kind, run.output, run.errors, in: line.joined(separator: " "))
    }
  }

  @Test(arguments: RemoteKind.allCases)
  func hitsKeepThem(kind: RemoteKind) async throws {
    let server = try LoopbackServer { request in
      [.answer(200, kind.answer(request, title: "about \(Self.apiKey)"))]
    }
    defer { server.stop() }
    let workspace = try Workspace(["search.yaml": Self.spec(kind, server.url)])
    let run = try await workspace.run(
      "search", "search.yaml", "--format", "json", "--verbose", "--record", "recordings", "tom")
    expectEqual(run.status, 0, "\(run.errors)")
    let titles = try Results(run.output).sections.flatMap { $0.hits ?? [] }.map(\.title)
    expectEqual(titles, Self.indices.map { _ in "about \(Self.apiKey)" })
    expectNoLeak(kind, run.errors, in: "log")
    for name in workspace.names(in: "recordings") {
      expectNoLeak(kind, try workspace.text("recordings/\(name)"), in: name)
    }
  }

  @Test(arguments: [RemoteKind.algolia, .typesense], [0, 106, 470, 992])
  func uploadsShowThemNowhere(kind: RemoteKind, padding: Int) async throws {
    let server = try LoopbackServer { request in
      [.answer(400, "{\"message\":\(RemoteKind.quoted(Self.text(kind, request, padding: padding)))}")]
    }
    defer { server.stop() }
    let workspace = try Workspace([
      "search.yaml": Self.spec(kind, server.url) + "indices: { films0: { records: films.jsonl } }\n",
      "films.jsonl": #"{"objectID":"1","title":"Tom"}"#,
    ])
    for options in [["--dry-run"], ["--yes", "--verbose"]] {
      let run = try await workspace.run(["push", "search.yaml", "--to", "remote"] + options)
      expectEqual(run.status, (options == ["--dry-run"] ? 0 : 69), "\(run.errors)")
      expectNoLeak(kind, run.output, run.errors, in: "push \(options)")
    }
  }

  @Test(arguments: RemoteKind.allCases)
  func mistakesBesideThemShowNone(kind: RemoteKind) async throws {
    let spec = Self.spec(kind, "http://127.0.0.1:1")
    let workspace = try Workspace([
      "search.yaml": spec.replacing("timeout: 60s", with: "timeout: 5x, proxy: 'no:\(Self.apiKey)'")
    ])
    for format in ["text", "json", "github"] {
      let run = try await workspace.run("validate", "search.yaml", "--format", format)
      expectEqual(run.status, 78)
      expectNoLeak(kind, run.output, run.errors, in: "validate \(format)")
    }
  }
}
