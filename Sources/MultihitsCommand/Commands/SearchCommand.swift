import ArgumentParser
import SearchRunner

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
  @OptionGroup(title: "Search options") var searchOptions: QueryOptions
  @OptionGroup(title: "Search options") var scrollOptions: ScrollOptions
  @OptionGroup(title: "Output options") var outputOptions: OutputOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    try scrollOptions.check(with: searchOptions)
  }

  func run() async throws {
    let spec = try console.read(spec, options: specOptions.workspaceOptions(recordingOptions))
    let filters = try searchOptions.request.filterTexts(for: spec)
    let destination = outputOptions.output.map(OutputDestination.file) ?? .standardOutput
    try spec.refuse(destination.plannedOutputs(modules: [], format: outputOptions.format, option: "--output"))
    let recordings = try console.openRecordings(of: spec)
    // Also when the run is interrupted.
    defer { recordings.finish() }
    let workspace = try await console.open(spec, recordings: recordings)
    console.warn(ofFilters: filters, in: workspace)
    let plan = searchOptions.plan(
      in: workspace, filters: filters, reach: scrollOptions.reach, isTimed: outputOptions.timings)
    let output = try RunOutput(
      destination: destination, format: outputOptions.format,
      shape: OutputShape(.search, layouts: plan.layouts), options: outputOptions.renderingOptions(console: console))
    Interrupts.listen(grace: .milliseconds(2_500))
    let text = query.joined(separator: " ")
    let result = await Interrupts.cancelling(after: .seconds(2)) { await QueryRunner(plan: plan).run(query: text) }
    if let status = Interrupts.status {
      Interrupts.settle()
      // What was answered in time is shown, as a batch shows it; a file would be taken for a whole one.
      if outputOptions.output == nil { try output.writeWhole(result) } else { output.discard() }
      throw CommandFailure(status, "interrupted")
    }
    try output.writeWhole(result)
    try console.report(recordings)
    console.reportTruncation(output.outcome)
    console.reportFailures(output.outcome, format: outputOptions.format)
    let status = output.outcome.status
    guard status == .success else { throw CommandFailure(status) }
  }
}
