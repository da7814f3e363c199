import LoopbackServers
import TestSupport
import Testing

/// What data can do to a terminal: nothing.
struct TerminalSafetyTests {
  private static let hostile = "\u{1B}[31mred\u{202E}\u{9B}1m\u{0}\r\nmultihits: error: fake \u{7}"

  /// What acts on a terminal, or hides from its reader, beside line feeds.
  private func actors(in text: String, keepingTabs: Bool = false) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      (scalar.value < 0x20 && scalar != "\n" && !(keepingTabs && scalar == "\t"))
        || (0x7F..<0xA0).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value)
    }
  }

  private func expectOneLine(_ errors: String, _ line: [String]) {
    #expect(actors(in: errors).isEmpty, "\(line): \(errors.debugDescription)")
    let fakes = errors.split(separator: "\n").filter { $0.hasPrefix("multihits: error: fake") }
    #expect(fakes.isEmpty, "\(line): \(errors)")
    #expect(errors.contains("\\u{1B}[31mred\\u{202E}"), "\(line): \(errors)")
  }

  @Test(arguments: [RemoteKind.algolia, .typesense, .http])
  func messagesOfBackendsAreEscapedOnStandardError(kind: RemoteKind) async throws {
    let server = try LoopbackServer { request in
      [.answer(400, "{ \"message\" : \(RemoteKind.quoted(Self.hostile)) }")]
    }
    defer { server.stop() }
    let workspace = try Workspace([
      "search.yaml": kind.spec(server.url, options: "retries: 0, timeout: 20s")
        + "indices: { films: { records: films.jsonl } }\n",
      "films.jsonl": #"{"objectID":"1","title":"Tom"}"#, "queries.txt": "tom\n",
    ])
    var lines: [[String]] = ["csv", "tsv"].flatMap { format in
      [
        ["search", "search.yaml", "tom", "--format", format],
        ["search", "search.yaml", "tom", "--format", format, "--log-format", "json"],
        ["batch", "search.yaml", "queries.txt", "--format", format, "--log-format", "json"],
      ]
    }
    if kind != .http { lines.append(["push", "search.yaml", "--to", "remote", "--yes"]) }
    for line in lines {
      let run = try await workspace.run(line)
      #expect([69, 2].contains(run.status), "\(line): \(run.errors)")
      expectOneLine(run.errors, line)
    }
  }

  /// An argument, which cannot hold a null.
  static let typed = "\u{1B}[31mred\u{202E}\r\nmultihits: error: fake \u{7}"

  @Test(arguments: [
    ["search", "search.yaml", "--set", typed], ["search", "search.yaml", "--set=\(typed)"],
    ["search", "search.yaml", "--format", typed], ["search", "search.yaml", "--page", typed],
    ["search", "search.yaml", "--color", typed], ["search", "search.yaml", "--filters", typed],
    ["search", "search.yaml", "--\(typed)"],
    ["search", "search.yaml", "--all=\(typed)"], ["batch", "search.yaml", "q.txt", "--shard", typed],
    ["batch", "search.yaml", "q.txt", "--tag", typed], ["interactive", "search.yaml", "--expect", typed],
    ["interactive", "search.yaml", "--template", "{\(typed)"], ["schema", typed],
    ["schema", "spec", typed], ["schema", "spec", typed, typed], [typed],
  ])
  func whatIsTypedFakesNoLineOfAUsageError(line: [String]) async throws {
    let run = try await workspace().run(line)
    expectEqual(run.status, 64, "\(line): \(run.errors)")
    expectOneLine(run.errors, line)
    #expect(run.errors.contains("\\r\\nmultihits: error: fake"), "\(line): \(run.errors)")
    // What the parser says below its error keeps its lines.
    if run.errors.contains("Usage:") { #expect(run.errors.contains("\nUsage: "), "\(line): \(run.errors)") }
  }

  private static let records = """
    {"objectID":"1","title":"a\u{9B}31m\u{202E}b"}
    """

  private func workspace() throws -> Workspace {
    try Workspace([
      "search.yaml": """
      indices: { films: { records: films.jsonl } }
      indexModules: [{ indexName: films, hit: { title: string } }]
      """,
      "films.jsonl": Self.records,
    ])
  }

  @Test(arguments: ["json", "ndjson", "csv", "tsv"])
  func bytesStayAsTheyAreInAPipe(format: String) async throws {
    let run = try await workspace().run("search", "search.yaml", "--format", format)
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("a\u{9B}31m\u{202E}b"))
  }

  @Test(
    .enabled(if: TmuxSession.isAvailable, TmuxSession.comment),
    arguments: [
      ("json", #"a\u009B31m\u202Eb"#), ("ndjson", #"a\u009B31m\u202Eb"#), ("csv", #"a\u{9B}31m\u{202E}b"#),
      ("tsv", #"a\u{9B}31m\u{202E}b"#), ("text", #"a\u{9B}31m\u{202E}b"#),
    ])
  func terminalGetsEscapes(format: String, shown: String) async throws {
    try await TmuxSession.run(
      in: try workspace(), columns: 200, #"$MULTIHITS search search.yaml --format \#(format)"#
    ) { session in
      _ = try await session.waitFor(shown)
    }
  }

  /// One that is not taken away again would stand in front of the results.
  @Test(
    .enabled(if: TmuxSession.isAvailable, TmuxSession.comment), arguments: [("", false), ("--progress always ", true)])
  func progressIsNotShownAmongResults(options: String, isShown: Bool) async throws {
    let workspace = try workspace()
    try workspace.write("queries.txt", "a\nb\n")
    try await TmuxSession.run(
      in: workspace, columns: 200, "$MULTIHITS batch search.yaml queries.txt \(options)--format tsv; echo ended"
    ) { session in
      let screen = try await session.waitUntil("'ended'", timeout: .seconds(60)) { $0.contains("ended") }
      expectEqual(screen.contains { $0.contains("1 of 2") }, isShown, "\(screen)")
    }
  }
}
