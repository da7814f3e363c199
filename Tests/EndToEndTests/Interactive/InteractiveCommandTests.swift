import TestSupport
import Testing

/// What the interactive search prints and how it ends, where no terminal is needed.
struct InteractiveCommandTests {
  /// Plays a script; the screens go before what is accepted.
  private func play(_ script: String, _ options: String..., spec: String = Fixture.spec) async throws -> Run {
    let workspace = try Fixture.workspace(["search.yaml": spec])
    try workspace.write("keys.txt", script)
    return try await workspace.run(
      ["interactive", "search.yaml", "--script", "keys.txt", "--size", "60x14"] + options)
  }

  /// What was printed after the last screen.
  private func accepted(_ run: Run) -> String {
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.lastIndex(where: { $0.hasPrefix("--- ") }) else { return run.output }
    return lines.dropFirst(last + 15).joined(separator: "\n")
  }

  @Test func aScriptPrintsItsScreens() async throws {
    let run = try await play("type tom\nkey tab down\n")
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    #expect(
      run.output.hasSuffix(
        """
        --- key tab down
        Search: tom
        Actors (1–2 of 3)
          Tom Hanks  9.1
          Tom Hardy  8.5
        Films (4)
          Tom Jones    1963 · Comedy
        > Tom Sawyer   1973 · Adventure, Family
          Peeping Tom  1960 · Drama
          Major Tom    2001 · Comedy, Drama




        0 ms · 4 requests                                    F1 keys

        """), "\(run.output)")
    let again = try await play("type tom\nkey tab down\n")
    expectEqual(again.output, run.output)
  }

  @Test func idsOfMarkedHitsArePrinted() async throws {
    let run = try await play("type tom\nmark films 4\nmark actors 1\nkey enter\n")
    expectEqual(run.status, 0)
    expectEqual(accepted(run), "f4\na1\n")
  }

  @Test func templatesQueriesAndKeysArePrinted() async throws {
    let run = try await play(
      "type tom\nkey tab ctrl-y\n", "--template", "{module}\\t{objectID}\\t{title}\\t{genre}", "--print-query",
      "--expect",
      "f2,ctrl-y")
    expectEqual(accepted(run), "tom\nctrl-y\nfilms\tf2\tTom Jones\tComedy\n")
  }

  @Test func jsonIsPrinted() async throws {
    let run = try await play("type casa\nkey enter\n", "--format", "json")
    #expect(accepted(run).hasPrefix("{\n  \"query\": \"casa\",\n  \"key\": \"enter\",\n  \"hits\": [\n    {\n"))
    #expect(accepted(run).contains("\"title\": \"Casablanca\""))
  }

  @Test func leavingEndsWith130() async throws {
    let run = try await play("key esc\n")
    expectEqual(run.status, 130)
    expectEqual(accepted(run), "")
    expectEqual(run.errors, "")
  }

  @Test(arguments: [
    ("tom\n", "keys.txt:1: unknown word 'tom'"),
    ("type a\nselect nowhere 1\n", "keys.txt:2: there is no section 'nowhere'"),
    ("key esc\ntype a", "keys.txt:2: the search has ended"),
    ("type \u{FFFD}\nkey no", "keys.txt:2: there is no key 'no'"),
  ])
  func aScriptThatCannotBePlayedIsMalformed(script: String, message: String) async throws {
    let run = try await play(script)
    expectEqual(run.status, 65)
    #expect(run.errors.contains("multihits: error: \(message)"), "\(run.errors)")
  }

  @Test func theOnlyHitIsAcceptedAtOnce() async throws {
    let workspace = try Fixture.workspace()
    let one = try await workspace.run("interactive", "search.yaml", "--module", "films", "--select-1", "casablanca")
    expectEqual(one.status, 0)
    expectEqual(one.output, "f5\n")
    let none = try await workspace.run("interactive", "search.yaml", "--exit-0", "--print-query", "-q", "xyzzy")
    expectEqual(none.status, 1)
    expectEqual(none.output, "xyzzy\n")
    expectEqual(none.errors, "")
  }

  @Test(arguments: [
    ["--template", "{titel}"], ["--template", "{"], ["--expect", "ctrl-"], ["--height", "0"], ["--height", "101%"],
    ["--size", "80"], ["--size", "80x24"], ["--script", "k", "--height", "3"], ["--format", "csv"],
    ["--query", "a", "b"],
    ["--template", "{title}", "--format", "json"], ["--history", "h", "--no-history"], ["--filters", "a b"],
  ])
  func wrongUsageIsTold(options: [String]) async throws {
    let run = try await Fixture.workspace().run(["interactive", "search.yaml"] + options)
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    #expect(!run.errors.isEmpty)
  }

  @Test func withoutTerminalSearchIsNamed() async throws {
    let workspace = try Fixture.workspace()
    let run = try await workspace.shell("setsid \"$MULTIHITS\" interactive search.yaml </dev/null")
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    #expect(run.errors.contains("an interactive search needs a terminal"), "\(run.errors)")
    #expect(run.errors.contains("'multihits search'"), "\(run.errors)")
  }

  @Test func anInvalidSpecIsTold() async throws {
    let run = try await Workspace(["search.yaml": "version: 1\n"]).run("interactive", "search.yaml")
    expectEqual(run.status, 78)
  }

  @Test func aNamedHistoryIsKeptOverScripts() async throws {
    let workspace = try Fixture.workspace()
    try workspace.write("one.txt", "type casablanca\nsubmit\n")
    try workspace.write("two.txt", "key ctrl-r enter\n")
    for script in ["one.txt", "two.txt"] {
      let run = try await workspace.run("interactive", "search.yaml", "--script", script, "--history", "queries")
      expectEqual(run.status, 0)
      if script == "two.txt" { #expect(run.output.contains("--- key ctrl-r enter\nSearch: casablanca\n")) }
    }
    try expectEqual(workspace.text("queries"), "casablanca\n")
  }
}
