import ArgumentParser
import Diagnostics
public import SearchRunner
import TerminalText

extension DiagnosticFormat: ExpressibleByArgument {}

/// `multihits validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Report everything that is wrong with specs, without searching.",
    discussion: """
      Nothing is sent and no index is built. The exit code is 78 when a spec is invalid; warnings alone are a success.

      Examples:
        multihits validate search.yaml
        multihits validate specs/*.yaml --format github
        multihits validate search.yaml --all-backends --format json
      """)

  @Argument(help: ArgumentHelp("The specs.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var specs: [String]

  @Option(help: "The form of the diagnostics.")
  var format: DiagnosticFormat = .text

  @Flag(help: "Check the variables and capabilities of every backend, not only of those that the modules use.")
  var allBackends = false

  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    if specs.isEmpty { throw ValidationError("Missing expected argument '<spec> ...'") }
  }

  func run() throws {
    var options = specOptions.workspaceOptions()
    options.checksAllBackends = allBackends
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    var missing: CommandFailure?
    for spec in specs {
      do {
        let reading = try SpecFile.read(spec, options: options)
        diagnostics += reading.diagnostics
        sources.append(reading.source)
      } catch let failure as CommandFailure {
        failure.report()
        missing = missing ?? CommandFailure(failure.status)
      }
    }
    let errors = diagnostics.filter { $0.severity == .error }
    let shown = console.quiet ? errors : diagnostics
    try TextOutput.write(
      format.render(shown, sources: sources, styler: console.styler(for: 1)),
      safety: format == .json ? .json : format == .github ? .lines : .rendered)
    if format == .text, !console.quiet { reportValid(without: errors, isComplete: missing == nil) }
    if !errors.isEmpty { throw CommandFailure(.invalidSpec) }
    if let missing { throw missing }
  }

  private func reportValid(without errors: [Diagnostic], isComplete: Bool) {
    guard errors.isEmpty, isComplete else { return }
    let subject = specs.count == 1 ? "\(specs[0]) is valid" : "all \(specs.count) specs are valid"
    Redaction.writeError("\(subject)\n")
  }
}
