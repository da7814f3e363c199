import ArgumentParser
import Diagnostics
import FileSystem
import SearchModel
import SearchRunner
import SpecLoader

/// `multihits batch`.
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Search every query of query files, in file order.",
    discussion: """
      A query file is .txt (a query a line), .csv, .tsv, .jsonl, .ndjson, .yaml or .yml; `-` reads lines from standard input.

      Examples:
        multihits batch search.yaml queries.txt --format ndjson
        multihits batch search.yaml queries.csv --format csv --output results.csv --jobs 2
        multihits batch search.yaml queries.csv --format csv --output results.csv --resume
        cat log.txt | multihits batch search.yaml - --format json
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Argument(help: ArgumentHelp("Query files, `-` for standard input.", valueName: "queries"), completion: .file())
  var queries: [String]

  @OptionGroup(title: "Batch options") var batchOptions: BatchOptions
  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Search options") var searchOptions: QueryOptions
  @OptionGroup(title: "Search options") var scrollOptions: ScrollOptions
  @OptionGroup(title: "Output options") var outputOptions: OutputOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    try scrollOptions.check(with: searchOptions)
    if queries.isEmpty { throw ValidationError("Missing expected argument '<queries> ...'") }
    if queries.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
    if batchOptions.split, outputOptions.output == nil {
      throw ValidationError("--split writes one file a module: name their folder with --output")
    }
    if batchOptions.resume, outputOptions.output == nil {
      throw ValidationError("--resume continues a file: name it with --output")
    }
    if batchOptions.resume, queries.contains("-") {
      throw ValidationError("--resume needs query files: standard input cannot be read again")
    }
  }

  func run() async throws {
    let spec = try console.read(spec, options: specOptions.workspaceOptions(recordingOptions))
    let filters = try searchOptions.request.filterTexts(for: spec)
    try refuse(spec)
    let files = QueryFiles(queries, specification: spec.specification)
    let survey = try console.survey(files, options: batchOptions.queries)
    let recordings = try console.openRecordings(of: spec)
    // Also when the run is interrupted.
    defer { recordings.finish() }
    let workspace = try await console.open(spec, recordings: recordings)
    console.warn(ofFilters: filters, in: workspace)
    console.warn(of: survey.filterUses, in: workspace)
    let plan = searchOptions.plan(
      in: workspace, filters: filters, reach: scrollOptions.reach, isTimed: outputOptions.timings)
    let output = try RunOutput(
      destination: destination, format: outputOptions.format,
      shape: OutputShape(.batch, layouts: plan.layouts, carriedColumns: survey.carriedColumns),
      options: outputOptions.renderingOptions(console: console),
      fingerprint: outputOptions.output == nil ? nil : try fingerprint(of: spec, survey),
      resumes: batchOptions.resume)
    let run = plan.run(
      files.reader(), options: batchOptions.queries.runOptions(skipping: output.resumedCount))
    let progress = ProgressLine(
      isShown: console.showsProgress(whileWriting: outputOptions.output), total: survey.queryCount)
    Interrupts.listen(grace: .seconds(3))
    let watch = Interrupts.whenStopped(for: .seconds(2)) { run.giveUp() }
    defer { watch.cancel() }
    try await write(run, to: output, files: files, progress: progress)
    try console.report(recordings)
    console.reportTruncation(output.outcome)
    console.reportFailures(output.outcome, format: outputOptions.format)
    guard output.outcome.status == .success else { throw CommandFailure(output.outcome.status) }
  }

  /// Writes the results and leaves files whole, interrupted with a journal, or not at all.
  private func write(
    _ run: QueryRun<QueryResult>, to output: RunOutput, files: QueryFiles, progress: ProgressLine
  ) async throws {
    do {
      try await output.write(run, failsFast: batchOptions.failFast, onProgress: progress.update)
      progress.clear()
      if let status = Interrupts.status {
        Interrupts.settle()
        output.interrupt()
        throw CommandFailure(status, "interrupted" + wayOn)
      }
      guard output.outcome.queryCount > 0 || batchOptions.queries.allowNoQueries else {
        throw CommandFailure(noQueriesIn: files)
      }
      try output.finish()
    } catch let failure as CommandFailure where failure.status == Interrupts.status {
      throw failure
    } catch {
      progress.clear()
      let isKept = output.fail(error)
      let failure = console.failure(for: error)
      guard isKept, let error = error as? OutputError, let failure = CommandFailure(error) else { throw failure }
      throw CommandFailure(failure.status, (failure.message ?? "") + wayOn)
    }
  }

  /// What an interrupted run leaves, and how to go on; begins with a semicolon.
  private var wayOn: String {
    guard let output = outputOptions.output else { return "" }
    let place = batchOptions.split ? "the partial files in '\(output)'" : "'\(output).partial'"
    let way = queries.contains("-") ? "" : ", and the same command with --resume goes on from there"
    return "; what is done is in \(place)\(way)"
  }

  /// Refuses outputs that would overwrite inputs, and modules whose files would overwrite each other.
  private func refuse(_ spec: CheckedSpec) throws {
    let modules = spec.modules.map(\.id)
    try spec.refuse(
      destination.plannedOutputs(
        modules: modules, format: outputOptions.format, option: "--output", hasJournal: true),
      reading: queries.map { ($0, "a query file") })
    guard batchOptions.split, let (one, other) = OutputDestination.collision(ofModules: modules) else { return }
    throw CommandFailure(
      .usage,
      "--split: the modules '\(one)' and '\(other)' would have one file where letter case does not count;"
        + " rename one of them, or choose modules with --module")
  }

  private var destination: OutputDestination {
    guard let path = outputOptions.output else { return .standardOutput }
    return batchOptions.split ? .folder(path) : .file(path)
  }

  /// Names the run by everything that decides its output.
  private func fingerprint(of spec: CheckedSpec, _ survey: QuerySurvey) throws -> String {
    var fingerprint = survey.fingerprint
    do throws(FileError) {
      try spec.addIdentity(to: &fingerprint)
    } catch {
      throw CommandFailure(.missingInput, error.description)
    }
    fingerprint.add(outputOptions.format.rawValue)
    for flag in [batchOptions.split, outputOptions.csvSafe, outputOptions.timings] { fingerprint.add("\(flag)") }
    fingerprint.add("\(scrollOptions.reach)")
    fingerprint.add(JSON.object(searchOptions.parameters.object).text())
    for text in searchOptions.filters + ["selection"] + batchOptions.queries.only.sorted()
      + batchOptions.queries.tags.sorted()
    {
      fingerprint.add(text)
    }
    fingerprint.add(batchOptions.queries.shard ?? "")
    return fingerprint.text
  }
}
