import ArgumentParser
import Diagnostics
import Runs
import SearchModel
import SpecLoader
import Workspaces

/// Which page is asked of every section.
struct PageOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("The page to show, from 0.", valueName: "n"))
  var page: Int?

  func validate() throws {
    if let page, page < 0 { throw ValidationError("--page must be 0 or more") }
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
  func parameters(_ paging: PageOptions? = nil) -> SearchParameters {
    var parameters: SearchParameters = [:]
    parameters.hitsPerPage = hitsPerPage
    if let page = paging?.page { parameters.page = page }
    return parameters
  }

  /// Puts what the options ask of every query into a request.
  func fill(_ request: inout RunRequest, _ paging: PageOptions, _ scrolling: ScrollOptions) {
    request.parameters = parameters(paging)
    request.filters = filters
    request.reach = scrolling.reach
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
    if let rows, rows < 1 { throw ValidationError("--rows must be 1 or more") }
    if all, rows != nil { throw ValidationError("--all and --rows exclude each other") }
  }

  /// - Throws: when a page is asked for as well.
  func check(with paging: PageOptions) throws {
    guard paging.page != nil, all || rows != nil else { return }
    throw ValidationError("--page goes with neither --rows nor --all")
  }

  /// How far sections are loaded.
  var reach: RunPlan.Reach {
    if all { return .allPages }
    return rows.map(RunPlan.Reach.rows) ?? .onePage
  }
}
