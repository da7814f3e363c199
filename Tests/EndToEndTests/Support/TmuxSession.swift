import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal with a shell, which a test types in and looks at: a server of tmux for this test alone.
struct TmuxSession: Sendable {
  /// What a screen did not come to show.
  struct Timeout: Error, CustomStringConvertible {
    var waitedFor: String
    var screen: [String]

    var description: String { "the screen did not show \(waitedFor):\n" + screen.joined(separator: "\n") }
  }

  /// Why tests are skipped where it is missing; for `@Test(.enabled(if: TmuxSession.isAvailable,
  /// TmuxSession.comment))`.
  static let comment: Comment = "tmux is not installed; 'make setup' installs it"

  /// Whether there is tmux on the PATH.
  static let isAvailable: Bool = {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").contains { access("\($0)/tmux", X_OK) == 0 }
  }()

  let workspace: Workspace
  /// The server's socket, beside the folder, so that tests see in that what they expect.
  private let socket: String
  private let environment: Environment

  /// Runs a body with a terminal in whose shell a command line is typed, if there is one, and takes the terminal away.
  ///
  /// The shell is a plain `sh` in the folder of the workspace, whose prompt is `$ ` and in which `$MULTIHITS` is the
  /// program.
  static func run<Result>(
    in workspace: Workspace, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    _ commandLine: String? = nil, body: (TmuxSession) async throws -> Result
  ) async throws -> Result {
    let session = TmuxSession(workspace: workspace, environment: environment)
    do {
      try await session.start(columns: columns, rows: rows)
      if let commandLine {
        try await session.sendText(commandLine)
        try await session.send("Enter")
      }
      let result = try await body(session)
      await session.kill()
      return result
    } catch {
      await session.kill()
      throw error
    }
  }

  private init(workspace: Workspace, environment: [String: String]) {
    self.workspace = workspace
    socket = workspace.path + ".tmux"
    let own = ["MULTIHITS": Program.path, "PS1": "$ ", "ENV": "", "LC_ALL": "C.UTF-8", "TMUX": ""]
    self.environment = workspace.makeEnvironment(own.merging(environment) { $1 })
  }

  private func start(columns: Int, rows: Int) async throws {
    try await tmux(
      "start-server", ";", "set-option", "-g", "default-terminal", "tmux-256color", ";", "set-option", "-g", "status",
      "off", ";", "set-option", "-s", "escape-time", "0", ";", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "sh", "-i")
    // What is typed before the shell reads would be shown twice.
    try await waitUntil("a prompt") { $0.first?.hasPrefix("$") == true }
  }

  /// Presses keys, by tmux's names, such as `C-a`, `M-x`, `Up`, `F5` and `Enter`.
  func send(_ keys: String...) async throws {
    try await tmux(["send-keys", "--"] + keys)
  }

  /// Sends bytes as they are, all at once: keys that are sent one by one may come so late after an escape that it is
  /// one for itself.
  func sendAtOnce(_ bytes: String) async throws {
    try await tmux(["load-buffer", "-b", "sent", "-"], input: bytes)
    try await tmux("paste-buffer", "-r", "-d", "-b", "sent")
  }

  /// Types a text.
  func sendText(_ text: String) async throws {
    try await tmux("send-keys", "-l", "--", text)
  }

  /// Pastes a text, as bracketed paste where the program asked for that.
  func paste(_ text: String) async throws {
    try await tmux(["load-buffer", "-b", "pasted", "-"], input: text)
    try await tmux("paste-buffer", "-p", "-d", "-b", "pasted")
  }

  /// The rows of the screen, without the blanks at their ends.
  func capture(withStyles: Bool = false) async throws -> [String] {
    let text = try await tmux(["capture-pane", "-p"] + (withStyles ? ["-e"] : []))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// What tmux says in one of its formats, such as `#{cursor_x},#{cursor_y}` or `#{alternate_on}`.
  func display(_ format: String) async throws -> String {
    let text = try await tmux("display-message", "-p", format)
    return String(text.split(separator: "\n").first ?? "")
  }

  /// Waits until the screen fulfils a condition.
  ///
  /// - Parameters:
  ///   - expectation: what it is to show, for the message.
  ///   - condition: whether rows of the screen do.
  /// - Returns: the rows that did.
  @discardableResult
  func waitUntil(
    _ expectation: String, timeout: Duration = .seconds(20), _ condition: ([String]) throws -> Bool
  ) async throws -> [String] {
    let deadline = ContinuousClock.now + timeout
    while true {
      let screen = try await capture()
      if try condition(screen) { return screen }
      guard ContinuousClock.now < deadline else { throw Timeout(waitedFor: expectation, screen: screen) }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// Waits until a row of the screen contains a text.
  @discardableResult
  func waitFor(_ text: String, timeout: Duration = .seconds(20)) async throws -> [String] {
    try await waitUntil("'\(text)'", timeout: timeout) { $0.contains { $0.contains(text) } }
  }

  /// Makes the terminal another size.
  func resize(columns: Int, rows: Int) async throws {
    try await tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  private func kill() async {
    _ = try? await tmux("kill-server")
    unlink(socket)
  }

  @discardableResult
  private func tmux(_ arguments: String...) async throws -> String {
    try await tmux(arguments)
  }

  @discardableResult
  private func tmux(_ arguments: [String], input: String = "") async throws -> String {
    let result = try await Subprocess.run(
      .name("tmux"), arguments: Arguments(["-u", "-S", socket, "-f", "/dev/null"] + arguments),
      environment: environment, workingDirectory: FilePath(workspace.path), input: .string(input),
      output: .string(limit: Workspace.outputLimit), error: .string(limit: Workspace.outputLimit))
    let run = Run(result.terminationStatus, output: result.standardOutput, errors: result.standardError)
    try #require(run.status == 0, "tmux \(arguments.joined(separator: " ")): \(run.errors)")
    return run.output
  }
}
