import ArgumentParser
import Diagnostics
import FileSystem
import Presentation
import Runs
import SearchModel
import SpecLoader
import Workspaces

/// `multihits batch`.
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Search every query of query files, in file order.",
    discussion: """
      A query file is .txt (a query a line), .csv, .tsv, .jsonl, .ndjson, .json, .yaml or .yml; `-` reads lines from standard input.

      Examples:
        multihits batch search.yaml queries.txt --format ndjson
        multihits batch search.yaml queries.csv --format csv --output results.csv --jobs 2
        multihits batch search.yaml queries.csv --format csv --output results.csv --resume
        multihits batch search.yaml queries.csv --format csv --rows-of sections --output counts.csv
        cat log.txt | multihits batch search.yaml - --format json
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Argument(help: ArgumentHelp("Query files, `-` for standard input.", valueName: "queries"), completion: .file())
  var queries: [String]

  @OptionGroup(title: "Batch options") var selectionOptions: SelectionOptions
  @OptionGroup(title: "Batch options") var batchOptions: BatchOptions
  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Search options") var pageOptions: PageOptions
  @OptionGroup(title: "Search options") var requestOptions: RequestOptions
  @OptionGroup(title: "Search options") var scrollOptions: ScrollOptions
  @OptionGroup(title: "Output options") var outputOptions: OutputOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    try scrollOptions.check(with: pageOptions)
    try outputOptions.check(queries: queries, isSplit: batchOptions.split, resumes: batchOptions.resume)
  }

  func run() async throws {
    var request = RunRequest(
      spec: spec, workspace: specOptions.workspaceOptions(recordingOptions),
      output: outputOptions.request(console: console, isSplit: batchOptions.split))
    requestOptions.fill(&request, pageOptions, scrollOptions)
    try await QueryFileRun(
      request, queries: batchOptions.request(selectionOptions, files: queries), in: console.session
    ).run()
  }
}
