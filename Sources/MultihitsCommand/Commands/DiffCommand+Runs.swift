import Diagnostics
import FileSystem
import Runs
import SearchModel
import TerminalText
import Workspaces

extension DiffCommand {
  /// Compares two saved runs.
  func compareRuns() throws {
    var inputs = RunInputs()
    for path in files { inputs.add(path, as: "a saved run") }
    try inputs.refuse(diffOptions.plannedOutputs)
    for path in files where path != "-" {
      do {
        try FileReading.check(path)
      } catch {
        throw failure(for: error)
      }
    }
    let options = diffOptions.comparison(modules: specOptions.modules)
    let output = try ComparisonOutput(
      path: diffOptions.output, format: diffOptions.format,
      heading: ComparisonHeading(left: .run(files[0]), right: .run(files[1]), options: options),
      rendering: diffOptions.rendering(console: console))
    Interrupts.listen()
    do {
      try output.begin()
      var warningCount = 0
      var comparison = SavedRunComparison(
        options: options, output: output, isStopping: { Interrupts.signalNumber != nil },
        warn: { warning in
          warningCount += 1
          report(warning, number: warningCount)
        })
      try comparison.run(left: files[0], right: files[1])
      if let interruption { throw interruption }
      try check(output.summary)
      try output.finish()
    } catch {
      output.discard()
      throw failure(for: error)
    }
    try conclude(output.summary)
  }

  /// - Throws: ``RunFailure`` when the runs hold no query, or no section of a module that was asked for.
  private func check(_ summary: ComparisonSummary) throws {
    guard summary.queryCount > 0 else {
      guard queryOptions.allowNoQueries else {
        throw RunFailure(
          .malformedInput,
          "no result to compare in \(files.joined(separator: ", ")); --allow-no-queries makes that a success")
      }
      return
    }
    if let unknown = diffOptions.unknownModule(among: Array(summary.modules.keys)) { throw unknown }
    let modules = Set(summary.modules.keys).union(summary.unpairedModules.values.joined())
    guard let missing = specOptions.modules.first(where: { !modules.contains($0) }) else { return }
    let hint = Suggestions.hint(for: missing, among: modules.sorted())
    throw RunFailure(.usage, "--module: the runs have no section '\(missing)'\(hint)")
  }

  /// The most warnings that are said.
  private static let warningLimit = 20

  private func report(_ warning: Diagnostic, number: Int) {
    guard !console.quiet, number <= Self.warningLimit else { return }
    Redaction.writeError(ConsoleText(rendered: DiagnosticRenderer(styler: console.styler(for: 2)).render([warning])))
  }

  /// What an error of a run's file means for the command; malformed files are reported with their place.
  private func failure(for error: any Error) -> any Error {
    guard let error = error as? FileError else { return error }
    guard ![.missing, .notReadable, .notRegular, .tooManyOpen].contains(error.kind) else {
      return RunFailure(.missingInput, error.description)
    }
    guard error.position != nil else { return RunFailure(.malformedInput, error.description) }
    Redaction.writeError(
      ConsoleText(rendered: DiagnosticRenderer(styler: console.styler(for: 2)).render([error.diagnostic])))
    return RunFailure(.malformedInput)
  }
}
