import ArgumentParser
import Presentation
import Runs
import Workspaces

/// `multihits search`.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search one query in every section.",
    discussion: """
      Without a query the empty one is searched. `--` ends the options, so that a query may begin with a hyphen.

      Examples:
        multihits search search.yaml tom hanks
        multihits search search.yaml --format json --filters 'year >= 1990' drama
        multihits search search.yaml --module movies --rows 50 -- -1
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Argument(help: ArgumentHelp("The words to search for.", valueName: "query"))
  var query: [String] = []

  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Search options") var pageOptions: PageOptions
  @OptionGroup(title: "Search options") var requestOptions: RequestOptions
  @OptionGroup(title: "Search options") var scrollOptions: ScrollOptions
  @OptionGroup(title: "Output options") var outputOptions: OutputOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    try scrollOptions.check(with: pageOptions)
  }

  func run() async throws {
    var request = RunRequest(
      spec: spec, workspace: specOptions.workspaceOptions(recordingOptions),
      output: outputOptions.request(console: console))
    requestOptions.fill(&request, pageOptions, scrollOptions)
    try await SearchRun(request, in: console.session).run(query: query.joined(separator: " "))
  }
}
