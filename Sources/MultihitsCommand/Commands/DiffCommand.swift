import ArgumentParser
import Evaluation
import Runs
import SearchModel

/// `multihits diff`.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show how results differ: between two backends, two specs or two saved runs.",
    discussion: """
      With --against-backend or --against-spec every query of the query files is asked twice: of the spec as it is \
      (left), and of the other backend or spec (right). Two files without these options are saved runs: what search or \
      batch print with --format json or ndjson; one of them may be `-`. Queries are matched by id, then by text.

      Each section has the overlap of its first k rows, the rank-biased overlap of all rows, and the ids that came, \
      went and moved. It changed when its status, its ids or their order did. With --max-changed the exit code is 1 \
      when a larger share of the sections changed that show something on a side; each query counts as often as its \
      `count` says.

      Examples:
        multihits diff search.yaml queries.txt --against-backend cluster
        multihits diff search.yaml queries.txt --against-spec new.yaml
        multihits diff before.ndjson after.ndjson --k 5 --format json
        multihits diff before.ndjson after.ndjson --max-changed 5 --max-changed movies=2
        multihits diff search.yaml queries.csv --against-spec new.yaml --format markdown
      """)

  @Argument(
    help: ArgumentHelp("A spec and query files (`-` for standard input), or two saved runs.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Option(help: ArgumentHelp("Compare with this backend of the spec, for all modules.", valueName: "name"))
  var againstBackend: String?

  @Option(
    help: ArgumentHelp("Compare with this spec; modules are matched by id.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var againstSpec: String?

  @OptionGroup(title: "Comparison options") var diffOptions: DiffOptions
  @OptionGroup(title: "Query options") var selectionOptions: SelectionOptions
  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Search options") var pageOptions: PageOptions
  @OptionGroup(title: "Search options") var requestOptions: RequestOptions
  @OptionGroup(title: "Search options") var scrollOptions: ScrollOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    try scrollOptions.check(with: pageOptions)
    if files.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
    guard againstBackend != nil || againstSpec != nil else { return try validateRuns() }
    if againstBackend != nil, againstSpec != nil {
      throw ValidationError("--against-backend and --against-spec exclude each other")
    }
    if againstSpec == "" { throw ValidationError("--against-spec needs a file name") }
    if files.count < 2 { throw ValidationError("name a spec and query files: diff SPEC QUERIES ...") }
  }

  /// Two runs, and no option that only a search can follow.
  private func validateRuns() throws {
    guard files.count == 2, !files.contains(where: { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }) else {
      throw ValidationError(
        "name two saved runs, or a spec and query files with --against-backend NAME or --against-spec FILE")
    }
    let given = [
      ("--set", !specOptions.assignments.isEmpty), ("--backend", !specOptions.backends.isEmpty),
      ("--cache-dir", specOptions.cacheDir != nil), ("--page", pageOptions.page != nil),
      ("--hits-per-page", requestOptions.hitsPerPage != nil), ("--filters", !requestOptions.filters.isEmpty),
      ("--rows", scrollOptions.rows != nil), ("--all", scrollOptions.all), ("--jobs", selectionOptions.jobs != nil),
      ("--shard", selectionOptions.shard != nil),
      ("--only", !selectionOptions.only.isEmpty), ("--tag", !selectionOptions.tags.isEmpty),
      ("--record", recordingOptions.record != nil), ("--replay", recordingOptions.replay != nil),
    ]
    guard let option = given.first(where: \.1)?.0 else { return }
    throw ValidationError("\(option) does nothing to saved runs")
  }

  func run() async throws {
    var request = diffOptions.request(console: console)
    request.allowsNoQueries = selectionOptions.allowNoQueries
    let counterpart = againstBackend.map(ComparisonRequest.Counterpart.backend) ?? againstSpec.map { .spec($0) }
    guard let counterpart else {
      request.options.modules = ExactSet(specOptions.modules)
      return try console.session.compareRuns(files[0], files[1], request)
    }
    var search = RunRequest(spec: files[0], workspace: specOptions.workspaceOptions(recordingOptions))
    requestOptions.fill(&search, pageOptions, scrollOptions)
    let queries = selectionOptions.request(files: Array(files.dropFirst()))
    try await console.session.compareSpecs(ComparedSearch(search, queries: queries, with: counterpart), request)
  }
}
