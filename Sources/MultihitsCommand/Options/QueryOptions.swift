import ArgumentParser
import Diagnostics
public import Presentation
import Runs
import SearchModel
import SpecLoader
import Workspaces

extension OutputFormat: ExpressibleByArgument {}

/// What is asked of every section: a page and filters.
struct QueryOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("The page to show, from 0.", valueName: "n"))
  var page: Int?

  @OptionGroup(title: "Search options") var request: RequestOptions

  func validate() throws {
    if let page, page < 0 { throw ValidationError("--page must be 0 or more") }
  }

  /// How many hits a page holds.
  var hitsPerPage: Int? { request.hitsPerPage }

  /// The conditions as they were given.
  var filters: [String] { request.filters }

  /// The parameters that the options set.
  var parameters: SearchParameters {
    var parameters = request.parameters
    if let page { parameters.page = page }
    return parameters
  }

  /// Puts what the options ask of every query into a request.
  func fill(_ request: inout RunRequest, _ scrolling: ScrollOptions) {
    request.parameters = parameters
    request.filters = filters
    request.reach = scrolling.reach
  }
}

/// What is asked of every section, whatever the page.
struct RequestOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("How many hits a page holds (0 to 1000).", valueName: "n"))
  var hitsPerPage: Int?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Conditions in Algolia's filter syntax, ANDed to those of every section; MODULE=EXPR for one section.",
      valueName: "expr"))
  var filters: [String] = []

  func validate() throws {
    if let hitsPerPage, !(0...1_000).contains(hitsPerPage) {
      throw ValidationError("--hits-per-page must be from 0 to 1000")
    }
    for filter in filters {
      do {
        _ = try FilterExpression(filter)
      } catch {
        // What stands before an equals sign may be a module; which there are is known later.
        if let (_, text) = FilterTexts.split(filter), (try? FilterExpression(text)) != nil { continue }
        throw ValidationError(
          "--filters '\(filter)': \(error.message) (at character \(error.scalarRange.lowerBound + 1))")
      }
    }
  }

  /// The parameters that the options set.
  var parameters: SearchParameters {
    var parameters: SearchParameters = [:]
    parameters.hitsPerPage = hitsPerPage
    return parameters
  }
}

/// How far sections scroll.
struct ScrollOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Scroll until so many rows are loaded, in sections that scroll.", valueName: "n"))
  var rows: Int?

  @Flag(help: "Load every page of every section.")
  var all = false

  func validate() throws {
    if let rows, rows < 0 { throw ValidationError("--rows must be 0 or more") }
    if all, rows != nil { throw ValidationError("--all and --rows exclude each other") }
  }

  /// - Throws: when a page is asked for as well.
  func check(with search: QueryOptions) throws {
    guard search.page != nil, all || rows != nil else { return }
    throw ValidationError("--page goes with neither --rows nor --all")
  }

  /// How far sections are loaded.
  var reach: RunPlan.Reach {
    if all { return .allPages }
    return rows.map(RunPlan.Reach.rows) ?? .onePage
  }
}

/// Where results go and how they look.
struct OutputOptions: ParsableArguments {
  @Option(help: "The form of the results.")
  var format: OutputFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file, which comes into being whole.", valueName: "file"))
  var output: String?

  @Flag(help: "Put ' before table cells that a spreadsheet would run as a formula.")
  var csvSafe = false

  @Flag(help: "Add how long each query took, and the requests to remote backends.")
  var timings = false

  func validate() throws {
    if output == "" { throw ValidationError("--output needs a file name") }
    if timings, format == .csv || format == .tsv {
      throw ValidationError("--timings has no column in \(format.rawValue); use json, ndjson, text or markdown")
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

  /// Where results go and how they look.
  ///
  /// - Parameter isSplit: whether the output is a folder with a file for each module.
  func request(console: ConsoleOptions, isSplit: Bool = false) -> OutputRequest {
    var request = OutputRequest(path: output, format: format, rendering: renderingOptions(console: console))
    request.isSplit = isSplit
    request.isTimed = timings
    return request
  }

  /// How results look in detail.
  private func renderingOptions(console: ConsoleOptions) -> RenderingOptions {
    var options = RenderingOptions()
    options.isSpreadsheetSafe = csvSafe
    guard output == nil else { return options }
    options.styler = console.styler(for: 1)
    options.terminalWidth = ProcessEnvironment.terminalWidth(1)
    options.isTerminal = ProcessEnvironment.isTerminal(1)
    return options
  }
}
