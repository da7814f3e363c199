import ArgumentParser
import Diagnostics
import Evaluation
import Presentation
public import Runs
import SearchModel
import TerminalText
import Workspaces

extension ComparisonFormat: ExpressibleByArgument {}

/// What is compared, how it is weighed and written, and what is too much.
struct DiffOptions: ParsableArguments {
  @Option(
    name: .customLong("k"), parsing: .unconditional,
    help: ArgumentHelp("How many rows the overlap is taken of.", valueName: "n"))
  var overlapDepth = 10

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The persistence of rank-biased overlap, between 0 and 1.", valueName: "p"))
  var rboP = 0.9

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Compare only the first rows of each section (default: all that are loaded).", valueName: "n"))
  var depth: Int?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Fail when more of the shown sections changed, of all or of one module. Repeatable.",
      valueName: "[module=]percent"))
  var maxChanged: [String] = []

  @Flag(help: "Show the queries without a change, too (text).")
  var allQueries = false

  @Option(help: "The form of the comparison.")
  var format: ComparisonFormat = .text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to a file, which comes into being whole.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    if overlapDepth < 1 { throw ValidationError("--k must be 1 or more") }
    if !(rboP > 0 && rboP < 1) { throw ValidationError("--rbo-p must be greater than 0 and less than 1") }
    if let depth, depth < 1 { throw ValidationError("--depth must be 1 or more") }
    if let text = maxChanged.first(where: { ChangeBound($0) == nil }) {
      throw ValidationError("--max-changed must be PERCENT or MODULE=PERCENT, from 0 to 100; found '\(text)'")
    }
    try OutputOptions.check(output)
  }

  /// What is compared, how it is weighed and written, and what is too much.
  func request(console: ConsoleOptions) -> ComparisonRequest {
    var request = ComparisonRequest(
      options: ComparisonOptions(
        overlapDepth: overlapDepth, rboPersistence: rboP, rowLimit: depth, modules: []),
      format: format,
      rendering: ComparisonRendering(
        styler: output == nil ? console.styler(for: 1) : .plain, showsAllQueries: allQueries,
        isTerminal: output == nil && ProcessEnvironment.isTerminal(1)))
    request.bounds = maxChanged.compactMap { ChangeBound($0) }
    request.output = output
    return request
  }
}
