package import Presentation
package import SearchModel
import SpecLoader
package import Workspaces

/// What is asked of a run: a spec, how it is searched, and where results go.
package struct RunRequest: Sendable {
  /// The spec's file.
  package var spec: String
  /// What its workspace is opened with.
  package var workspace: SearchWorkspace.Options
  /// The parameters that win over those of rows and specs.
  package var parameters: SearchParameters = [:]
  /// The conditions of the command line, each for every section or for one.
  package var filters: [String] = []
  /// How far sections are loaded.
  package var reach = RunPlan.Reach.onePage
  /// Where results go and how they look.
  package var output: OutputRequest

  /// A request of a spec's first page.
  package init(spec: String, workspace: SearchWorkspace.Options, output: OutputRequest = OutputRequest()) {
    self.spec = spec
    self.workspace = workspace
    self.output = output
  }
}

/// Where results go and how they look.
package struct OutputRequest: Sendable {
  /// The file, or the folder of a split output; nil for standard output.
  package var path: String?
  /// Whether each module has a file of its own in the folder.
  package var isSplit = false
  /// The form of the results.
  package var format: OutputFormat
  /// How they look in detail.
  package var rendering: RenderingOptions
  /// The fields of hits that are shown; nil for all.
  package var fields: [String]?
  /// Whether matches are shown as such.
  package var showsHighlights = true

  /// Whether results carry their duration.
  var isTimed: Bool { rendering.isTimed }

  /// An output, by default as text on standard output.
  package init(
    path: String? = nil, format: OutputFormat = .text, rendering: RenderingOptions = RenderingOptions()
  ) {
    self.path = path
    self.format = format
    self.rendering = rendering
  }

  /// What is known of the results before the first one comes.
  func shape(_ run: OutputShape.Run, layouts: [SectionLayout], carriedColumns: [String] = []) -> OutputShape {
    let layouts = layouts.map { layout in
      var layout = fields.map(layout.choosing) ?? layout
      layout.showsHighlights = showsHighlights
      return layout
    }
    return OutputShape(run, layouts: layouts, carriedColumns: carriedColumns)
  }

  /// Where results go.
  var destination: OutputDestination {
    guard let path else { return .standardOutput }
    return isSplit ? .folder(path) : .file(path)
  }
}

/// Which queries of which files run.
package struct QueryFileRequest: Sendable {
  /// The files as they were named, `-` for standard input.
  package var files: [String]
  /// Which queries run.
  package var selection = QuerySelection()
  /// How many of the selected queries are drawn; nil for all.
  package var sample: QuerySample?
  /// A saved run of a test: only queries run that did not pass there; nil for all.
  package var failedRun: String?
  /// How many run at once.
  package var jobs = 1
  /// Whether a run without a query is a success.
  package var allowsNoQueries = false
  /// Whether an interrupted run goes on.
  package var resumes = false
  /// After how many queries that went wrong the run ends; nil for never.
  package var mostFailures: Int?

  /// All queries of files, one after the other.
  package init(files: [String]) {
    self.files = files
  }

  /// How the queries run, until a signal comes.
  ///
  /// - Parameter count: how many of them an earlier run has done.
  package func runOptions(skipping count: Int = 0) -> QueryRunOptions {
    QueryRunOptions(
      jobs: jobs, selection: selection, skipCount: count, isStopping: { Interrupts.signalNumber != nil })
  }
}
