import ArgumentParser
import Runs
import SearchModel
import SpecLoader
import Workspaces

/// The forms of an explanation.
enum ExplanationFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// `multihits explain`.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show the exact requests of each section, and how hits were ranked.",
    discussion: """
      Nothing is sent to remote backends. For the embedded engine each hit has the value of every ranking criterion, \
      and what each query word matched.

      Examples:
        multihits explain search.yaml tom
        multihits explain search.yaml --format json tom
        multihits explain search.yaml --object casablanca-1942 casblanca
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Argument(help: ArgumentHelp("The words to search for.", valueName: "query"))
  var query: [String] = []

  @Option(
    name: .customLong("object"),
    help: ArgumentHelp("Say why this record is where it is, or not in the list.", valueName: "id"))
  var objects: [String] = []

  @Option(help: "The form of the explanation.")
  var format: ExplanationFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Search options") var pageOptions: PageOptions
  @OptionGroup(title: "Search options") var requestOptions: RequestOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  /// The record that is asked about.
  private var object: String? { objects.first }

  func validate() throws {
    if objects.count > 1 { throw ValidationError("--object is about one record; explain each by itself") }
    try OutputOptions.check(output)
  }

  func run() async throws {
    let spec = try console.session.read(spec, options: specOptions.workspaceOptions())
    let filters = try console.session.filterTexts(requestOptions.filters, for: spec)
    try console.session.checkObject(object, of: spec)
    try spec.refuse([output].compactMap { $0 }.map { .file($0, option: "--output") })
    let workspace = try await console.session.open(spec)
    console.session.warn(ofFilters: filters, in: workspace)
    let parameters = requestOptions.parameters(pageOptions)
    console.session.warn(ofPaging: parameters, in: workspace)
    let explanation = try await explain(parameters, in: workspace, filters: filters)
    let text =
      switch format {
      case .text: explanation.text(styler: console.styler(for: output == nil ? 1 : -1))
      case .json: explanation.json.text(indentation: 2) + "\n"
      }
    try TextOutput.write(Redaction.hiding(text), toFile: output, safety: format == .json ? .json : .rendered)
    let errors = explanation.sections.filter { $0.status == .error }.count
    guard errors > 0 else { return }
    throw RunFailure(errors == explanation.sections.count ? .unanswered : .sectionErrors)
  }

  private func explain(
    _ parameters: SearchParameters, in workspace: SearchWorkspace, filters: FilterTexts
  ) async throws -> QueryExplanation {
    do {
      return try await console.session.explain(
        query.joined(separator: " "), objectID: object,
        plan: workspace.plan(parameters: parameters, filters: filters),
        in: workspace)
    } catch let error as FilterSyntaxError {
      throw RunFailure(.usage, "filters: \(error.message)")
    }
  }
}
