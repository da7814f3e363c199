import ArgumentParser
public import Runs

extension MergedRunFormat: ExpressibleByArgument {}

/// `multihits merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the results of shards together.",
    discussion: """
      Runs are what batch or test print with --format json or ndjson. Given in the order of their shards, those of \
      --shard 1/N to --shard N/N become the run without --shard, with the same bytes. The exit code and the last line on \
      standard error are those of the merged run.

      Examples:
        multihits merge 1.ndjson 2.ndjson 3.ndjson --output all.ndjson
        multihits merge monday.json tuesday.json --in-order --format json
      """)

  @Argument(
    help: ArgumentHelp("Runs in the order of their shards; one may be `-`, standard input.", valueName: "run"),
    completion: .file())
  var runs: [String]

  @Flag(help: "Put the results of one run after those of the other, instead of as shards take queries.")
  var inOrder = false

  @Option(help: "The form of the results.")
  var format: MergedRunFormat = .ndjson

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file, which comes into being whole.", valueName: "file"))
  var output: String?

  @Flag(help: "Succeed when the runs hold no result.")
  var allowNoQueries = false

  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    if runs.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
    if output == "" { throw ValidationError("--output needs a file name") }
  }

  func run() throws {
    try console.session.merge(
      MergeRequest(
        files: runs, isOneAfterTheOther: inOrder, format: format, output: output,
        isTerminal: output == nil && ProcessEnvironment.isTerminal(1), allowsNoQueries: allowNoQueries))
  }
}
