import ArgumentParser
import Runs
import SearchDialects
import SearchModel
import SearchServer
import Workspaces

/// `multihits serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the spec's indices behind Algolia's interface on this machine.",
    discussion: """
      Algolia's clients search the spec's indices when they are given this address as
      their host. Without keys, any key is taken. The first line of the output is the
      address. The server ends with Ctrl-C.

      Examples:
        multihits serve search.yaml
        multihits serve search.yaml --listen 127.0.0.1:0 --until-stdin-closes
        multihits serve search.yaml --listen 0.0.0.0:7700 --search-key "$KEY"
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @OptionGroup(title: "Server options") var server: ServerOptions
  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func run() async throws {
    var request = ServeRequest(spec: spec, workspace: specOptions.workspaceOptions(recordingOptions))
    try server.fill(&request)
    console.hide([request.keys.search, request.keys.admin].compactMap { $0 })
    let format = console.logFormat
    try await ServeRun(request, in: console.session).run { address in
      let line = format == .json ? JSON.object(["address": .string(address)]).text() : address
      try TextOutput.write(line + "\n")
    }
  }
}
