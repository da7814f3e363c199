import TestSupport
import Testing

/// Terminals that take no bytes, as over a connection that hangs: the server of tmux, which reads them, is stopped.
@Suite(.enabled(if: TmuxSession.isAvailable, TmuxSession.comment))
struct StalledTerminalTests {
  /// Stops the server, has the screen drawn until the terminal is full, does what is given, and waits for the end of
  /// the program, whose number is `$pid`.
  private static func script(server: String, _ commands: String) -> String {
    """
    pid=$(cat pid)
    trap 'kill -CONT \(server)' EXIT
    kill -STOP \(server)
    i=0
    while [ $i -lt 100 ]; do kill -CONT $pid; sleep 0.02; i=$((i + 1)); done
    \(commands)
    i=0
    while kill -0 $pid 2>/dev/null; do
      [ $i -lt 400 ] || exit 1
      sleep 0.05
      i=$((i + 1))
    done
    """
  }

  @Test(arguments: [("TERM", "143"), ("INT", "130"), ("HUP", "130")])
  func aSignalEndsTheProgramWhateverTheTerminalTakes(signal: String, status: String) async throws {
    try await expectEnd("kill -\(signal) $pid", status: status)
  }

  @Test func aSecondSignalEndsItAtOnce() async throws {
    try await expectEnd("kill -TERM $pid; sleep 0.2; kill -TERM $pid", status: "143")
  }

  private func expectEnd(_ commands: String, status: String) async throws {
    let command = "sh -c 'echo $$ >pid; exec \"$MULTIHITS\" interactive search.yaml --no-history' >out; echo status $?"
    try await TmuxSession.run(in: try Fixture.workspace(), columns: 200, rows: 80, "clear; \(command)") { session in
      try await session.waitFor(" ms · ")
      let server = try await session.display("#{pid}")
      let run = try await session.workspace.shell(Self.script(server: server, commands))
      expectEqual(run.status, 0, "the program goes on: \(run.errors)")
      try await session.waitFor("status \(status)")
      try await session.sendText("stty -a | tr ' ;' '\\n\\n' | grep -c -x -e icanon -e echo -e isig -e icrnl")
      try await session.send("Enter")
      try await session.waitUntil("the terminal's modes") { $0.contains("4") }
      try await expectEqual(session.display("#{alternate_on} #{cursor_flag}"), "0 1")
    }
  }
}
