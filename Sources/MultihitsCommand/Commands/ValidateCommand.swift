import ArgumentParser
import Diagnostics
public import Presentation
import Runs
import TerminalText
import Workspaces

extension DiagnosticFormat: ExpressibleByArgument {}

/// `multihits validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Report everything that is wrong with specs, without searching.",
    discussion: """
      Nothing is sent and no index is built. The exit code is 78 when a spec is invalid; warnings alone are a success,
      unless --strict makes them fail.

      Names of attributes, those in query files too, are compared with those that records have: with --records with all,
      else with those of the indices that are kept from earlier runs.

      Examples:
        multihits validate search.yaml
        multihits validate specs/*.yaml --format github
        multihits validate search.yaml --records --strict
        multihits validate search.yaml --queries queries.yaml --format github
        multihits validate search.yaml --all-backends --format json
      """)

  @Argument(help: ArgumentHelp("The specs.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var specs: [String]

  @Option(help: "The form of the diagnostics.")
  var format: DiagnosticFormat = .text

  @Flag(help: "Check the variables and capabilities of every backend, not only of those that the modules use.")
  var allBackends = false

  @Flag(
    help:
      "Read the records, too: report what is wrong with them, names that none has, and which do not fit a hit schema.")
  var records = false

  @Option(
    name: .customLong("queries"),
    help: ArgumentHelp("Check a query file for the spec, too (repeatable).", valueName: "file"), completion: .file())
  var queryFiles: [String] = []

  @Flag(help: "End with exit code 78 when there is a warning.")
  var strict = false

  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    if specs.isEmpty { throw ValidationError("Missing expected argument '<spec> ...'") }
    if !queryFiles.isEmpty, specs.count > 1 { throw ValidationError("--queries goes with one spec") }
    if queryFiles.contains("-") {
      throw ValidationError("--queries needs files: standard input has no name to tell its lines by")
    }
  }

  func run() throws {
    var options = specOptions.workspaceOptions()
    options.checksAllBackends = allBackends
    options.sharesVariables = true
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    var missing: RunFailure?
    var readings: [WorkspaceReading] = []
    var recordErrors: [Diagnostic] = []
    var queryErrors: [Diagnostic] = []
    for spec in specs {
      do {
        let reading = try console.session.reading(spec, options: options)
        readings.append(reading)
        let names = reading.nameFindings(readsRecords: records)
        recordErrors += names.errors
        diagnostics += reading.diagnostics + names.errors + names.warnings
        sources += [reading.source] + names.sources
        let found = try console.session.findings(in: queryFiles, for: reading, indices: names.indices)
        queryErrors += found.diagnostics.filter { $0.severity == .error }
        diagnostics += found.diagnostics
        sources += found.sources
      } catch let failure as RunFailure {
        failure.report()
        missing = missing ?? RunFailure(failure.status)
      }
    }
    let errors = diagnostics.filter { $0.severity == .error }
    let warnings = diagnostics.filter { $0.severity == .warning }
    let shown = console.quiet ? (strict ? errors + warnings : errors) : diagnostics
    try TextOutput.write(
      format.render(shown, sources: sources, styler: console.styler(for: 1)),
      safety: format == .json ? .json : format == .github ? .lines : .rendered)
    let unknown = missing == nil ? unknownName(in: readings) : nil
    if format == .text, !console.quiet {
      reportValid(without: errors, isComplete: missing == nil && unknown == nil)
    }
    if errors.count > recordErrors.count + queryErrors.count { throw RunFailure(.invalidSpec) }
    if let failure = missing ?? unknown { throw failure }
    if !recordErrors.isEmpty { throw RunFailure(ofFiles: recordErrors) }
    if !queryErrors.isEmpty { throw RunFailure(.malformedInput) }
    guard strict, !warnings.isEmpty else { return }
    let count = warnings.count.counted("warning")
    throw RunFailure(.invalidSpec, "\(count), which --strict does not allow")
  }

  /// The failure that a name in the options is which no spec has; nil where a spec cannot be read.
  private func unknownName(in readings: [WorkspaceReading]) -> RunFailure? {
    if let unknown = WorkspaceReading.unknownVariable(in: readings) { return RunFailure(unknown) }
    var first: UnknownNameError?
    for reading in readings {
      do {
        _ = try reading.checked()
        return nil
      } catch let error as UnknownNameError {
        first = first ?? error
      } catch {
        return nil
      }
    }
    return first.map(RunFailure.init)
  }

  private func reportValid(without errors: [Diagnostic], isComplete: Bool) {
    guard errors.isEmpty, isComplete else { return }
    let subject = specs.count == 1 ? "\(specs[0]) is valid" : "all \(specs.count) specs are valid"
    let files =
      queryFiles.isEmpty ? "" : ", and so \(queryFiles.count == 1 ? "is" : "are") \(queryFiles.joined(separator: ", "))"
    Redaction.writeError("\(subject)\(files)\n")
  }
}
