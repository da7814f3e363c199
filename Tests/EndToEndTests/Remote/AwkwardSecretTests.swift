import Foundation
import LoopbackServers
import TestSupport
import Testing

/// Secrets that are hard to find again, and servers that repeat them in every encoding.
struct AwkwardSecretTests {
  static let secrets: [String] = [
    "p@ss@word-0123", #"quo"ted'secret"#, #"back\slash\n0123"#, "schlüssel-日本語-ключ-🔑", "a1b2c3d4",
    "100%25%zz%41-secret",
    "U2VjcmV0S2V5MTIzNA==", "deadbeefcafe0123", "two  words\tapart", "<k&y>;&amp;0123", "a/b+c=d?e&f#g:h",
    "--key=-0123-",
    "\u{202E}rtl-secret\u{200B}", String(repeating: "long-Secret+0123/", count: 18),
  ]

  /// How far into a message a secret begins: messages are cut after 120 characters and more.
  private static let paddings = [0, 96]

  /// An index for each form and padding.
  private static let indices = (0..<SecretEcho.all(of: "0123456789").count * paddings.count).map { "films\($0)" }

  private static func server(_ kind: RemoteKind, _ secret: String) throws -> LoopbackServer {
    let echoes = SecretEcho.all(of: secret)
    return try LoopbackServer { request in
      if kind == .typesense, request.method == "GET" { return [.answer(200, kind.answer(request))] }
      let names = kind.indices(of: request)
      let number = names.count == 1 ? Int(names[0].dropFirst("films".count)) ?? 0 : 0
      let padding = String(repeating: "x", count: paddings[number / echoes.count % paddings.count])
      let message = "\(padding) \(echoes[number % echoes.count].text)"
      return [.answer(400, "{ \"message\" : \(RemoteKind.quoted(message)) }")]
    }
  }

  private static func workspace(_ kind: RemoteKind, _ url: String) throws -> Workspace {
    let backend = kind.backend(url, apiKey: "${KEY}", options: "retries: 0, timeout: 60s")
    return try Workspace([
      "search.yaml": RemoteKind.spec(backends: ["remote": backend], indices: indices)
        + "indices: { films0: { records: films.jsonl } }\n",
      "films.jsonl": #"{"objectID":"1","title":"Tom"}"#, "queries.txt": "tom\n", "keys.txt": "wait 300ms\n",
    ])
  }

  @Test(arguments: secrets.indices)
  func noFormIsShownOrKept(number: Int) async throws {
    let secret = Self.secrets[number]
    let kind = RemoteKind.allCases[number % RemoteKind.allCases.count]
    let server = try Self.server(kind, secret)
    defer { server.stop() }
    let workspace = try Self.workspace(kind, server.url)
    let check = SecretEchoCheck(secret)
    let run = try await workspace.run(
      ["search", "search.yaml", "--format", "json", "--verbose", "--log-format", "json", "--record", "kept", "tom"],
      environment: ["KEY": secret])
    expectEqual(run.status, 69, "\(run.errors.suffix(500))")
    var texts = ["output": run.output, "log": run.errors]
    for name in workspace.names(in: "kept") { texts[name] = try workspace.text("kept/\(name)") }
    #expect(texts.count > Self.indices.count)
    for (name, text) in texts {
      let leaks = check.leaks(in: text)
      #expect(leaks.isEmpty, "\(name): \(leaks.prefix(3))")
    }
  }

  private static let sinks: [[String]] =
    ["text", "csv", "tsv", "markdown", "ndjson"].map { ["search", "search.yaml", "--format", $0, "tom"] } + [
      ["search", "search.yaml", "--verbose", "tom"],
      ["search", "search.yaml", "--output", "out.json", "--format", "json", "tom"],
      ["batch", "search.yaml", "queries.txt", "--format", "csv", "--log-format", "json"],
      ["explain", "search.yaml", "tom"], ["explain", "search.yaml", "--format", "json", "tom"],
      ["validate", "search.yaml", "--format", "json"], ["push", "search.yaml", "--to", "remote", "--yes"],
      ["diff", "search.yaml", "queries.txt", "--against-backend", "remote"],
      ["interactive", "search.yaml", "--script", "keys.txt", "--size", "200x200", "tom"],
    ]

  @Test(arguments: zip(RemoteKind.allCases, [1, 3, 5]))
  func noSinkShowsAny(kind: RemoteKind, number: Int) async throws {
    let secret = Self.secrets[number]
    let server = try Self.server(kind, secret)
    defer { server.stop() }
    let workspace = try Self.workspace(kind, server.url)
    let check = SecretEchoCheck(secret)
    for line in Self.sinks {
      let run = try await workspace.run(line, environment: ["KEY": secret])
      #expect(run.status != 70 && run.status != 78 && run.status >= 0, "\(line): \(run.errors.suffix(500))")
      let file = line.contains("--output") ? try workspace.text("out.json") : ""
      let leaks = check.leaks(in: run.output + "\n\0\n" + run.errors + "\n\0\n" + file)
      #expect(leaks.isEmpty, "\(line): \(leaks.prefix(3))")
    }
  }

  @Test(arguments: ["\r", "\n", "\r\n", "\u{1}", "\u{7F}", "\u{9B}"], RemoteKind.allCases)
  func oneThatCannotBeSentIsRefusedAtItsPlaceUntold(end: String, kind: RemoteKind) async throws {
    let workspace = try Self.workspace(kind, "http://127.0.0.1:1")
    let key = "SuperSecretKey123"
    let check = SecretEchoCheck(key)
    for line in Self.sinks + ["text", "json", "github"].map({ ["validate", "search.yaml", "--format", $0] }) {
      guard line[0] != "diff" else { continue }
      let variable = line[0] == "search" ? ["--set", "KEY=\(key)\(end)"] : []
      let run = try await workspace.run(
        [line[0]] + variable + line.dropFirst(), environment: variable.isEmpty ? ["KEY": key + end] : [:])
      expectEqual(run.status, 78, "\(line): \(run.errors)")
      #expect(check.leaks(in: run.output + run.errors).isEmpty)
      #expect((run.output + run.errors).contains("search.yaml"))
    }
  }
}
