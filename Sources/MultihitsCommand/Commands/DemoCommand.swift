import ArgumentParser
import Runs
import SearchServer
import TerminalText
import Workspaces

/// `multihits demo`.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Copy the example of films into a folder and serve it.",
    discussion: """
      The folder gets a spec, its records and queries to change at will: what is changed
      is served at once. Where a spec is there already, it is served as it is.

      Examples:
        multihits demo
        multihits demo films --listen 127.0.0.1:0 --open
      """)

  @Argument(help: ArgumentHelp("The folder.", valueName: "folder"), completion: .directory)
  var folder = "multihits-demo"

  @OptionGroup(title: "Server options") var server: ServerOptions
  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the folder needs a name") }
  }

  func run() async throws {
    let example = ExampleFolder(path: folder)
    let isNew = try example.write()
    if !console.quiet {
      console.say("\(isNew ? "wrote" : "found") \(example.spec); change it, and the page follows\n")
    }
    try await server.serve(example.spec, workspace: specOptions.workspaceOptions(), console: console)
  }
}
