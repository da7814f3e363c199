import TestSupport
import Testing

/// Help, version and completions.
struct HelpTests {
  static let commands = [
    "search", "interactive", "batch", "test", "diff", "merge", "validate", "explain", "serve", "demo", "index", "push",
    "init", "schema",
  ]

  @Test(arguments: commands)
  func helpHasExamples(command: String) async throws {
    let workspace = try Workspace()
    let run = try await workspace.run(command, "--help")
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    // It needs no word behind it.
    let end = command == "demo" ? "\n" : " "
    #expect(run.output.contains("\nExamples:\n  multihits \(command)\(end)"))
    #expect(run.output.contains("USAGE: multihits \(command) "))
    try await expectEqual(workspace.run("help", command).output, run.output)
  }

  @Test func theProgramsHelpListsEveryCommandAndTheExitCodes() async throws {
    let run = try await Workspace().run("--help")
    expectEqual(run.status, 0)
    #expect(run.output.contains("\nExamples:\n"))
    for command in Self.commands { #expect(run.output.contains("\n  \(command) ")) }
    for code in ["64", "65", "66", "69", "70", "73", "77", "78", "130", "143"] {
      #expect(run.output.contains("\(code) "), "\(code)")
    }
  }

  @Test func helpOnACommandThatThereIsNotNamesTheNearest() async throws {
    let run = try await Workspace().run("help", "serach")
    #expect(run.status == 64 && run.output.isEmpty)
    expectEqual(run.errors, "multihits: error: unknown command 'serach'; did you mean 'search'?\n")
    try await expectEqual(Workspace().run("help").status, 0)
    let second = try await Workspace().run("help", "search", "nope")
    #expect(second.status == 64 && second.output.isEmpty && second.errors.contains("'nope'"), "\(second.errors)")
  }

  @Test func versionIsOneLine() async throws {
    let run = try await Workspace().run("--version")
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    let parts = run.output.split(separator: ".", omittingEmptySubsequences: false)
    expectEqual(parts.count, 3)
    #expect(parts.allSatisfy { Int($0.hasSuffix("\n") ? $0.dropLast() : $0) != nil })
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionScriptsKnowTheCommands(shell: String) async throws {
    let run = try await Workspace().run("--generate-completion-script", shell)
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    for command in Self.commands { #expect(run.output.contains(command)) }
    #expect(run.output.contains("hits-per-page"))
  }

  @Test func theBashCompletionScriptIsValid() async throws {
    let run = try await Workspace().shell(
      "command -v bash >/dev/null || exit 0; \"$MULTIHITS\" --generate-completion-script bash | bash -n")
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
  }
}
