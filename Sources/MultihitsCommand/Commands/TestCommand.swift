import ArgumentParser
import Presentation
import Runs
import Workspaces

/// `multihits test`.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Search every query of query files, and judge what they expect.",
    discussion: """
      Queries say what they expect: `expect:` in YAML and JSON lines, the columns expect, nbHits and these with a \
      module's id in tables. Thresholds bound the whole run. All of them are judged; those that do not hold are shown \
      with their place, what was expected and what came, and end the program with 1.

      Examples:
        multihits test search.yaml queries.yaml
        multihits test search.yaml queries.csv --report junit=junit.xml --report markdown=summary.md
        multihits test search.yaml queries.yaml --report github --fail-fast
        multihits test search.yaml queries.yaml --watch
        multihits test search.yaml queries.yaml --baseline baseline.ndjson --update-baseline
        multihits test search.yaml queries.yaml --format json --output results.json
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Argument(help: ArgumentHelp("Query files, `-` for standard input.", valueName: "queries"), completion: .file())
  var queries: [String]

  @OptionGroup(title: "Test options") var selectionOptions: SelectionOptions
  @OptionGroup(title: "Test options") var testOptions: TestOptions
  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Search options") var pageOptions: PageOptions
  @OptionGroup(title: "Search options") var requestOptions: RequestOptions
  @OptionGroup(title: "Search options") var scrollOptions: ScrollOptions
  @OptionGroup(title: "Output options") var outputOptions: OutputOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    try testOptions.check(with: selectionOptions)
    try scrollOptions.check(with: pageOptions)
    try outputOptions.check(queries: queries, isSplit: testOptions.split, resumes: testOptions.resume)
    if queries.contains("-"), testOptions.sample != nil {
      throw ValidationError("--sample reads the queries twice: standard input cannot be read again")
    }
    if queries.contains("-"), testOptions.watch {
      throw ValidationError("--watch reads the queries again: standard input cannot be read again")
    }
    if testOptions.review, !testOptions.reports.isEmpty || outputOptions.output != nil || outputOptions.format != .text
    {
      throw ValidationError(
        "--review asks at the end, when reports and results are written: leave out --report, --output and --format")
    }
    if testOptions.review, testOptions.updateBaseline {
      throw ValidationError("--review asks at the end, when a baseline is written: leave out --update-baseline")
    }
    if testOptions.split, outputOptions.format == .text {
      throw ValidationError("--split writes results: name their form with --format")
    }
  }

  func run() async throws {
    var request = RunRequest(
      spec: spec, workspace: specOptions.workspaceOptions(recordingOptions),
      output: outputOptions.request(console: console, isSplit: testOptions.split))
    requestOptions.fill(&request, pageOptions, scrollOptions)
    // Rules begin and end while it watches.
    if testOptions.watch { request.workspace.now = ProcessEnvironment.fixedTime }
    let run = QueryFileRun(
      request, queries: testOptions.request(selectionOptions, files: queries), test: testOptions.test(console),
      in: console.session)
    guard testOptions.watch else { return try await run.run() }
    try await QueryFileWatch(run, keyboard: LineKeyboard()).watch()
  }
}
