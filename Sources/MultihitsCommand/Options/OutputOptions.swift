import ArgumentParser
public import Presentation
import Runs

extension OutputFormat: ExpressibleByArgument {}

extension RowContents: ExpressibleByArgument {}

/// Where results go and how they look.
struct OutputOptions: ParsableArguments {
  @Option(help: "The form of the results.")
  var format: OutputFormat = .text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to a file, which comes into being whole.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Put ' before table cells that a spreadsheet would run as a formula.")
  var csvSafe = false

  @Option(
    help: ArgumentHelp("What a row of csv and tsv is: each hit (the default), or each section without its hits."))
  var rowsOf: RowContents?

  @Option(
    help: ArgumentHelp("Only these fields of hits, in this order.", valueName: "a,b"),
    transform: OutputOptions.fieldNames)
  var fields: [String]?

  @Flag(help: "Do not show where hits match.")
  var noHighlights = false

  @Flag(help: "Add how long each query took, and the requests to remote backends.")
  var timings = false

  func validate() throws {
    try Self.check(output)
    if csvSafe, ![.csv, .tsv].contains(format) {
      throw ValidationError(
        "--csv-safe is for --format csv and tsv, and \(format.rawValue) is no table of a spreadsheet")
    }
    if rowsOf != nil, ![.csv, .tsv].contains(format) {
      throw ValidationError("--rows-of is for --format csv and tsv, and \(format.rawValue) has no rows")
    }
  }

  /// - Throws: when the name of a file to write is none, or stands for standard input elsewhere.
  static func check(_ output: String?) throws {
    if output == "" { throw ValidationError("--output needs a file name") }
    if output == "-" {
      throw ValidationError("without --output all goes to standard output; a file named '-' is --output ./-")
    }
  }

  /// - Throws: when query files, and options of a run of them, do not go with the output.
  func check(queries: [String], isSplit: Bool, resumes: Bool) throws {
    if queries.isEmpty { throw ValidationError("Missing expected argument '<queries> ...'") }
    if queries.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
    if isSplit, output == nil {
      throw ValidationError("--split writes one file a module: name their folder with --output")
    }
    guard resumes else { return }
    if output == nil { throw ValidationError("--resume continues a file: name it with --output") }
    if queries.contains("-") {
      throw ValidationError("--resume needs query files: standard input cannot be read again")
    }
  }

  /// The names in a list of fields, without spaces around them.
  ///
  /// - Throws: when one of them is empty.
  static func fieldNames(in list: String) throws -> [String] {
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map { name in
      String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard !names.contains("") else { throw ValidationError("a name is empty; write --fields A,B") }
    return names
  }

  /// Where results go and how they look.
  ///
  /// - Parameter isSplit: whether the output is a folder with a file for each module.
  func request(console: ConsoleOptions, isSplit: Bool = false) -> OutputRequest {
    var request = OutputRequest(path: output, format: format, rendering: renderingOptions(console: console))
    request.isSplit = isSplit
    request.fields = fields
    request.showsHighlights = !noHighlights
    return request
  }

  /// How results look in detail.
  private func renderingOptions(console: ConsoleOptions) -> RenderingOptions {
    var options = RenderingOptions()
    options.isSpreadsheetSafe = csvSafe
    options.rows = rowsOf ?? .hits
    options.isTimed = timings
    if output == nil { options.fitStandardOutput(console) }
    return options
  }
}

extension RenderingOptions {
  /// Options of an output that goes to standard output.
  init(console: ConsoleOptions) {
    self.init()
    fitStandardOutput(console)
  }

  /// Lets texts look as standard output shows them.
  fileprivate mutating func fitStandardOutput(_ console: ConsoleOptions) {
    styler = console.styler(for: 1)
    terminalWidth = ProcessEnvironment.terminalWidth(1)
    isTerminal = ProcessEnvironment.isTerminal(1)
  }
}
