import ArgumentParser
import SearchModel
import SearchRunner
import SpecLoader
import TerminalText

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
  @OptionGroup(title: "Search options") var searchOptions: SearchOptions
  @OptionGroup(title: "Search options") var scrollOptions: ScrollOptions
  @OptionGroup(title: "Output options") var outputOptions: OutputOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    try scrollOptions.check(with: searchOptions)
  }

  func run() async throws {
    let session = try SpecSession(path: spec, options: specOptions, console: console)
    let destination = outputOptions.output.map(OutputDestination.file) ?? .standardOutput
    try session.refuse(
      destination.plannedOutputs(modules: [], format: outputOptions.format, option: "--output"),
      recordings: recordingOptions)
    let recordings = try recordingOptions.open()
    // Also when the run is interrupted.
    defer { recordings.finish() }
    let services = try await session.loadServices(recordings: recordings).services
    let plan = session.plan(
      services: services, search: searchOptions, reach: scrollOptions.reach, isTimed: outputOptions.timings)
    let output = try RunOutput(
      destination: destination, format: outputOptions.format,
      shape: OutputShape(.search, layouts: plan.layouts), options: outputOptions.renderingOptions(console: console))
    Interrupts.listen(grace: .milliseconds(2_500))
    let text = query.joined(separator: " ")
    let result = await Interrupts.cancelling(after: .seconds(2)) { await QueryRunner(plan: plan).run(query: text) }
    if let status = Interrupts.status {
      Interrupts.settle()
      // What was answered in time is shown, as a batch shows it; a file would be taken for a whole one.
      if outputOptions.output == nil { try output.writeAll([result]) } else { output.discard() }
      throw CommandFailure(status, "interrupted")
    }
    try output.writeAll([result])
    try session.report(recordings)
    session.reportTruncation(output.outcome)
    session.reportFailures(output.outcome, format: outputOptions.format)
    let status = output.outcome.status
    guard status == .success else { throw CommandFailure(status) }
  }
}

extension RunOutput {
  /// Writes results and puts files in their place; a file that cannot be finished is not left half written.
  func writeAll(_ results: [QueryResult]) throws(OutputError) {
    do throws(OutputError) {
      try begin()
      for result in results { try write(result) }
      try finish()
    } catch {
      discard()
      throw error
    }
  }
}

extension SpecSession {
  /// What a run asks of every query.
  func plan(
    services: [String: any SearchService], search: SearchOptions, reach: RunPlan.Reach = .onePage, isTimed: Bool = false
  ) -> RunPlan {
    plan(services: services, parameters: search.parameters, filters: search.filters, reach: reach, isTimed: isTimed)
  }

  /// What a run asks of every query, given its parameters and filters.
  func plan(
    services: [String: any SearchService], parameters: SearchParameters, filters: [String],
    reach: RunPlan.Reach = .onePage, isTimed: Bool = false
  ) -> RunPlan {
    warn(ofFilters: filters)
    return RunPlan(
      loader: GraphLoader(
        specification: specification, services: services, moduleIDs: options.modules.isEmpty ? nil : options.modules),
      reach: reach, parameters: parameters, filters: filters, isTimed: isTimed,
      hiding: Redaction.hiding)
  }

  /// Warns when a backend's pagination limit cut off what was asked for, or it did not deliver what it announced.
  func reportTruncation(_ outcome: RunOutcome) {
    guard outcome.truncatedCount > 0, !console.quiet else { return }
    Redaction.writeError(
      "multihits: warning: a pagination limit cut off \(outcome.truncatedCount) section(s), or further pages of"
        + " theirs brought nothing new, or did not come to an end; they are marked 'truncated': narrow the query, or raise"
        + " the backend's limit (an index's paginationLimitedTo)\n")
  }
}

extension SpecSession {
  /// Says why sections failed where the output has no room for it.
  func reportFailures(_ outcome: RunOutcome, format: OutputFormat) {
    guard let failure = outcome.firstFailure, format == .csv || format == .tsv else { return }
    let others = outcome.errorCount > 1 ? "; \(outcome.errorCount) sections failed in all" : ""
    Redaction.writeError(
      "multihits: error: the section '\(failure.module)' ended in the error \(failure.error.code.rawValue): "
        + "\(failure.error.message)\(others)\n")
  }
}

extension OutputOptions {
  /// How results look in detail.
  func renderingOptions(console: ConsoleOptions) -> RenderingOptions {
    var options = RenderingOptions()
    options.isSpreadsheetSafe = csvSafe
    guard output == nil else { return options }
    options.styler = console.styler(for: 1)
    options.terminalWidth = ProcessEnvironment.terminalWidth(1)
    options.isTerminal = ProcessEnvironment.isTerminal(1)
    return options
  }
}
