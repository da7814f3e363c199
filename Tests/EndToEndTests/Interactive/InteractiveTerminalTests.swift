import LoopbackServers
import TestSupport
import Testing

/// The interactive search in a real terminal.
@Suite(.enabled(if: TmuxSession.isAvailable, TmuxSession.comment))
struct InteractiveTerminalTests {
  /// Runs the program in the shell's job, whose process number is in a file then.
  private static let command =
    "sh -c 'echo $$ >pid; exec \"$MULTIHITS\" interactive search.yaml --no-history \"$@\"' sh"

  /// Searches the fixture in a terminal of its own.
  private func search(
    _ options: String = "", columns: Int = 80, rows: Int = 24, variables: String = "",
    body: (TmuxSession) async throws -> Void
  ) async throws {
    let workspace = try Fixture.workspace()
    try await TmuxSession.run(
      in: workspace, columns: columns, rows: rows,
      "clear; \(variables) \(Self.command) \(options) >out; echo status $?"
    ) { session in
      try await session.waitFor(" ms · ")
      try await body(session)
    }
  }

  @Test func whatIsAcceptedGoesToStandardOutputAndTheScreenComesBack() async throws {
    try await search { session in
      try await session.sendText("tom")
      try await session.waitFor("> Tom Hanks")
      try await expectEqual(session.display("#{alternate_on} #{cursor_x},#{cursor_y}"), "1 11,0")
      try await session.send("Tab", "C-Space", "Enter")
      try await session.waitFor("status 0")
      try await expectEqual(session.display("#{alternate_on} #{cursor_flag}"), "0 1")
      try expectEqual(session.workspace.text("out"), "f2\n")
    }
  }

  @Test func quickFingersAcceptWhatTheyTyped() async throws {
    try await search { session in
      try await session.send("m", "a", "j", "o", "r", "Enter")
      try await session.waitFor("status 0")
      try expectEqual(session.workspace.text("out"), "f4\n")
    }
  }

  @Test(arguments: ["Escape", "C-c"])
  func leavingEndsWith130(key: String) async throws {
    try await search { session in
      try await session.send(key)
      try await session.waitFor("status 130")
      try expectEqual(session.workspace.text("out"), "")
    }
  }

  @Test func aResizedTerminalIsFilledAnew() async throws {
    try await search("tom") { session in
      try await session.waitFor("Peeping Tom")
      try await session.resize(columns: 40, rows: 10)
      try await session.waitUntil("a small screen") { $0.count == 10 && $0[9].hasSuffix("F1 keys") }
      try await session.resize(columns: 120, rows: 30)
      try await session.send("C-o")
      let screen = try await session.waitFor("│{")
      #expect(screen[29].hasSuffix("Esc closes"))
    }
  }

  @Test func aStoppedProgramGoesOnWhereItWas() async throws {
    try await search("tom") { session in
      try await session.waitFor("> Tom Hanks")
      try await session.send("Down", "C-z")
      try await session.waitFor("Stopped")
      try await expectEqual(session.display("#{alternate_on}"), "0")
      try await session.sendText("fg")
      try await session.send("Enter")
      try await session.waitFor("> Tom Hardy")
      try await session.send("Enter")
      // The screen is the shell's again before the choice is printed.
      try await session.waitUntil("its end") { screen in
        try !screen.contains { $0.hasPrefix("Search:") } && session.workspace.text("out") == "a2\n"
      }
    }
  }

  @Test func aJobInTheBackgroundWaitsForTheForeground() async throws {
    try await TmuxSession.run(in: try Fixture.workspace(), "clear; \(Self.command) tom >out &") { session in
      let wait = "while ! ps -o stat= -p $(cat pid 2>/dev/null || echo 0) | grep -q T; do sleep 0.05; done"
      let run = try await session.workspace.shell("for i in 1; do \(wait); done")
      expectEqual(run.status, 0)
      #expect(try await !session.capture().contains { $0.hasPrefix("Search:") })
      try await session.sendText("fg")
      try await session.send("Enter")
      try await session.waitFor("> Tom Hanks")
      try await session.send("Enter")
      // The screen is the shell's again before the choice is printed.
      try await session.waitUntil("its end") { screen in
        try !screen.contains { $0.hasPrefix("Search:") } && session.workspace.text("out") == "a1\n"
      }
    }
  }

  @Test(arguments: ["TERM", "HUP", "SEGV", "USR1", "KILL"])
  func theTerminalIsRestoredWhateverEndsTheProgram(signal: String) async throws {
    try await search("tom") { session in
      try await session.waitFor("> Tom Hanks")
      let run = try await session.workspace.shell("kill -\(signal) $(cat pid)")
      expectEqual(run.status, 0, "\(run.errors)")
      // What the shell says of a killed program may come before the screen is the shell's again.
      if signal != "KILL" { try await session.waitFor("status 1") }
      try await session.waitUntil("the shell's screen") { !$0.contains { $0.hasPrefix("Search:") } }
      try await session.sendText("stty -a | tr ' ;' '\\n\\n' | grep -c -x -e icanon -e echo -e isig -e icrnl")
      try await session.send("Enter")
      try await session.waitUntil("the terminal's modes") { $0.contains("4") }
      try await expectEqual(session.display("#{alternate_on} #{cursor_flag}"), "0 1")
    }
  }

  @Test func aPartOfTheScreenIsEnough() async throws {
    try await search("--height 30% tom", rows: 20) { session in
      let screen = try await session.waitFor("> Tom Hanks")
      expectEqual(screen.firstIndex { $0.hasPrefix("Search: tom") }, 0)
      #expect(screen[5].hasSuffix("F1 keys"))
      #expect(screen[6...].allSatisfy { $0.isEmpty })
      try await session.send("Enter")
      let after = try await session.waitFor("status 0")
      expectEqual(after[0], "status 0")
      try expectEqual(session.workspace.text("out"), "a1\n")
    }
  }

  @Test func aPartOfTheScreenLeavesTheLinesAboveAlone() async throws {
    let workspace = try Fixture.workspace()
    let lines = "clear; for i in 1 2 3 4 5 6 7 8 9; do echo line-$i; done; "
    try await TmuxSession.run(
      in: workspace, columns: 60, rows: 16, lines + "\(Self.command) --height 6 tom >out; echo status $?"
    ) { session in
      try await session.waitFor("> Tom Hanks")
      for (columns, rows) in [(40, 16), (40, 5), (60, 16)] {
        try await session.resize(columns: columns, rows: rows)
        try await session.waitUntil("\(columns)x\(rows)") { screen in
          screen.count == rows && screen.contains("Search: tom")
            && screen.last { !$0.isEmpty }?.hasSuffix("F1 keys") == true
        }
      }
      try await session.send("Escape")
      let screen = try await session.waitFor("status 130")
      // The first lines may have gone into the scrollback; the others stand as they did.
      let lines = screen.filter { $0.hasPrefix("line-") }
      expectEqual(lines, (1...9).map { "line-\($0)" }.suffix(lines.count))
      #expect(lines.count >= 5)
    }
  }

  @Test func coloursCanBeSwitchedOff() async throws {
    try await search("tom", variables: "NO_COLOR=1") { session in
      try await session.waitFor("> Tom Hanks")
      let styled = try await session.capture(withStyles: true).joined(separator: "\n")
      #expect(!styled.contains("\u{1B}[36m"))
      #expect(styled.contains("\u{1B}[1"))
    }
  }

  @Test func aMegabyteIsPastedAtOnce() async throws {
    try await search { session in
      try await session.paste(String(repeating: "lorem ipsum\n", count: 90_000))
      try await session.waitFor("The text is cut")
      try await session.send("C-u")
      try await session.sendText("peeping")
      try await session.waitFor("> Peeping Tom")
    }
  }

  /// As when a connection drops the end of a paste.
  @Test func aPasteWithoutAnEndDoesNotLockTheKeyboard() async throws {
    try await search { session in
      // It ends by itself. Ctrl-C ends it sooner, but on a busy machine no test could press that in time.
      try await session.sendAtOnce("\u{1B}[200~pee")
      try await session.waitFor("Search: pee")
      try await session.sendText("ping")
      try await session.waitFor("> Peeping Tom")
      try await session.send("C-c")
      try await session.waitFor("status 130")
    }
  }

  @Test func aTerminalThatOnlyPrintsLinesIsEnough() async throws {
    try await search(variables: "TERM=dumb") { session in
      try await session.sendText("major")
      try await session.send("Enter")
      try await session.waitFor("> Major Tom")
      try await session.sendText(":select films 2")
      try await session.send("Enter")
      try await session.waitFor("has 1 row")
      try await session.sendText(":select films 1")
      try await session.send("Enter")
      try await session.waitFor("status 0")
      try expectEqual(session.workspace.text("out"), "f4\n")
    }
  }

  @Test func aSlowBackendNeitherBlocksTypingNorLeaving() async throws {
    // No answer comes while the test runs: beside others it may get no turn for a minute.
    let server = try LoopbackServer { request in
      [.wait(milliseconds: 1_000_000), .answer(200, RemoteKind.http.answer(request))]
    }
    defer { server.stop() }
    let workspace = try Workspace([
      "search.yaml": RemoteKind.http.spec(server.url, options: "timeout: 1000s, retries: 0")
    ])
    try await TmuxSession.run(in: workspace, "clear; \(Self.command); echo status $?") { session in
      try await session.waitFor("waiting…")
      try await session.sendText("typed meanwhile")
      try await session.waitFor("Search: typed meanwhile")
      try await session.send("Escape")
      try await session.waitFor("status 130")
    }
  }
}
