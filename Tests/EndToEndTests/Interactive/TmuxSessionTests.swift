import TestSupport
import Testing

/// The terminal in which the tests of the interactive search type.
@Suite(.enabled(if: TmuxSession.isAvailable, TmuxSession.comment))
struct TmuxSessionTests {
  @Test func whatIsTypedIsShownAndRun() async throws {
    let workspace = try Workspace()
    try await TmuxSession.run(in: workspace, columns: 60, rows: 10) { session in
      try await session.sendText("echo 'a;b' \"#x\"")
      try await session.send("Enter")
      let screen = try await session.waitUntil("an answer") { $0.contains("a;b #x") }
      expectEqual(screen.count, 10)
      expectEqual(screen.first, "$ echo 'a;b' \"#x\"")
      try await expectEqual(session.display("#{pane_width}x#{pane_height}"), "60x10")
    }
    expectEqual(workspace.names(), [])
  }

  @Test func keysReachAProgram() async throws {
    try await TmuxSession.run(in: try Workspace(), "cat -v") { session in
      try await session.waitFor("cat -v")
      try await session.send("Up", "M-x", "Enter")
      try await session.waitUntil("keys") { $0.contains("^[[A^[x") }
      try await session.send("C-c")
      try await session.waitUntil("a prompt") { $0.last { !$0.isEmpty } == "$" }
    }
  }

  @Test func aPasteIsBracketedWhereThatIsAskedFor() async throws {
    try await TmuxSession.run(in: try Workspace(), #"printf '\033[?2004h'; cat -v"#) { session in
      try await session.waitFor("cat -v")
      try await session.paste("one two")
      try await session.send("Enter")
      try await session.waitUntil("a paste") { $0.contains("^[[200~one two^[[201~") }
    }
  }

  @Test func aResizedTerminalSaysItsSize() async throws {
    try await TmuxSession.run(in: try Workspace(), "stty size") { session in
      try await session.waitFor("24 80")
      try await session.resize(columns: 50, rows: 12)
      try await session.sendText("clear; stty size")
      try await session.send("Enter")
      try await expectEqual(session.waitFor("12 50").count, 12)
    }
  }

  @Test func stylesAreCapturedOnDemand() async throws {
    try await TmuxSession.run(in: try Workspace(), #"printf '\033[1;31mred\033[m\n'"#) { session in
      try await session.waitUntil("text") { $0.contains("red") }
      let styled = try await session.capture(withStyles: true)
      #expect(styled.contains { $0.contains("\u{1B}[1m\u{1B}[31mred") })
    }
  }

  @Test func aScreenThatNeverComesIsSaidWithWhatThereWas() async throws {
    try await TmuxSession.run(in: try Workspace(), "echo something") { session in
      try await session.waitUntil("something") { $0.contains("something") }
      await #expect {
        try await session.waitFor("nothing of the kind", timeout: .milliseconds(50))
      } throws: { error in
        "\(error)".contains("did not show 'nothing of the kind'") && "\(error)".contains("something")
      }
    }
  }
}
