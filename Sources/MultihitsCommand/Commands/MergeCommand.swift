import ArgumentParser
import Presentation
import Runs
import Workspaces

/// `multihits merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the results of shards together.",
    discussion: """
      Runs are what batch or test print with --format json or ndjson: those of --shard 1/N to --shard N/N become the run \
      without --shard, with the same bytes. Or they are JSON reports of test (--report json=FILE): these become reports of \
      any form, and the thresholds are judged over all queries. The exit code and the last line on standard error are \
      those of the merged run.

      Examples:
        multihits merge 1.ndjson 2.ndjson 3.ndjson --output all.ndjson
        multihits merge 1.ndjson 2.ndjson --spec search.yaml --format csv --output all.csv
        multihits merge 1.json 2.json 3.json --report junit=junit.xml --report markdown=summary.md
        multihits merge short.json long.json --in-order --format json
      """)

  @Argument(
    help: ArgumentHelp(
      "Results, of which one may be `-`, standard input; or JSON reports of test.", valueName: "run"),
    completion: .file())
  var runs: [String]

  @Flag(
    help:
      "Put the results of one run after those of the other, instead of as shards take queries; no id may be in both.")
  var inOrder = false

  @Option(help: "The form of the results; ndjson by default. Texts and tables need --spec.")
  var format: OutputFormat?

  @Option(
    help: ArgumentHelp("The spec of the runs, for results as text, Markdown or tables.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var spec: String?

  @Option(name: .customLong("set"), help: ArgumentHelp("Set a variable of the spec.", valueName: "name=value"))
  var assignments: [String] = []

  @Option(
    help: ArgumentHelp("Only these fields of hits, in this order, in texts and tables.", valueName: "a,b"),
    transform: OutputOptions.fieldNames)
  var fields: [String]?

  @Flag(help: "Put ' before table cells that a spreadsheet would run as a formula.")
  var csvSafe = false

  @Option(
    help: ArgumentHelp("What a row of csv and tsv is: each hit (the default), or each section without its hits."))
  var rowsOf: RowContents?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to a file, which comes into being whole.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write a report of merged reports (repeatable): junit=FILE, tap=FILE, json=FILE, markdown=FILE; github for annotations on standard error and the summary of the job.",
      valueName: "format=file"))
  var reports: [ReportOption] = []

  @Flag(help: "Succeed when the runs hold no result.")
  var allowNoQueries = false

  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    if runs.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
    try OutputOptions.check(output)
    try SpecOptions.check(assignments)
    let needsSpec = format.map { $0 != .json && $0 != .ndjson } ?? false
    if spec != nil, !needsSpec { throw ValidationError("--spec is for --format text, markdown, csv and tsv") }
    if fields != nil, !needsSpec { throw ValidationError("--fields is for --format text, markdown, csv and tsv") }
    if spec == nil, !assignments.isEmpty { throw ValidationError("--set is for the spec of --spec") }
    if csvSafe || rowsOf != nil, format != .csv, format != .tsv {
      throw ValidationError("--csv-safe and --rows-of are for --format csv and tsv")
    }
    try reports.checkPaths()
  }

  func run() throws {
    var request = MergeRequest(files: runs)
    request.isOneAfterTheOther = inOrder
    request.format = format
    request.fields = fields
    request.output = output
    request.reports = reports.map(\.report)
    request.stepSummary = reports.stepSummary
    request.spec = spec
    request.options.variables = SpecOptions.variables(assignments)
    request.options.environment = ProcessEnvironment.variables
    if output == nil || !reports.isEmpty { request.rendering = RenderingOptions(console: console) }
    request.rendering.isSpreadsheetSafe = csvSafe
    request.rendering.rows = rowsOf ?? .hits
    request.allowsNoQueries = allowNoQueries
    try console.session.merge(request)
  }
}
