import ArgumentParser
import Runs
import SearchDialects
import SearchModel
import SearchServer
import TerminalText
import Workspaces

/// `multihits serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the spec as a web page, and its indices behind Algolia's interface, on this machine.",
    discussion: """
      The page is at the address, which is the first line of the output. Algolia's clients
      search the spec's indices when they are given the address as their host. Without
      keys, any key is taken. Changes of the spec and of its files are taken up at once.
      The server ends with Ctrl-C.

      Examples:
        multihits serve search.yaml --open
        multihits serve search.yaml --against-spec new.yaml --open
        multihits serve search.yaml --listen 127.0.0.1:0 --until-stdin-closes
        multihits serve search.yaml --listen 0.0.0.0:7700 --search-key "$KEY"
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Option(
    help: ArgumentHelp("Another spec, which the page shows beside this one.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var againstSpec: String?

  @OptionGroup(title: "Server options") var server: ServerOptions
  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    if againstSpec == "" { throw ValidationError("--against-spec needs a file name") }
  }

  func run() async throws {
    try await server.serve(
      spec, against: againstSpec, workspace: specOptions.workspaceOptions(recordingOptions), console: console)
  }
}

extension ServerOptions {
  /// Serves a spec until a signal comes.
  func serve(
    _ spec: String, against: String? = nil, workspace: SearchWorkspace.Options, console: ConsoleOptions
  ) async throws {
    var request = request(spec, workspace: workspace)
    request.againstSpec = against
    request.workspace.sharesVariables = against != nil
    // Rules begin and end while it serves.
    request.workspace.now = ProcessEnvironment.fixedTime
    console.hide([request.keys.search, request.keys.admin].compactMap { $0 })
    let format = console.logFormat
    let opensBrowser = open
    try await ServeRun(request, in: console.session).run { address in
      let line = format == .json ? JSON.object(["address": .string(address)]).text() : address
      try TextOutput.write(line + "\n")
      if opensBrowser, !Browser.open(address) { console.warn("no browser can be opened; the page is at \(address)") }
    }
  }
}
