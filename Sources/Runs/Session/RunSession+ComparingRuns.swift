import Diagnostics
import Evaluation
import FileSystem
import SearchModel
import Workspaces

// Saved runs beside each other.
extension RunSession {
  /// Compares two saved runs.
  ///
  /// - Throws: ``RunFailure`` with 64 for an output that would overwrite a run, 66 for a run that is missing, 65 for
  ///   what is no run, and 1 when more changed than may.
  package func compareRuns(_ left: String, _ right: String, _ request: ComparisonRequest) throws {
    var inputs = RunInputs()
    for path in [left, right] { inputs.add(path, as: "a saved run") }
    try inputs.refuse(request.plannedOutputs)
    for path in [left, right] where path != "-" {
      do {
        try FileReading.check(path)
      } catch {
        throw failure(ofSavedRun: error)
      }
    }
    warn(ofName: request.output, form: request.format)
    let output = try request.output(left: .run(left), right: .run(right))
    Interrupts.listen()
    do {
      var warningCount = 0
      var comparison = SavedRunComparison(
        options: request.options, output: output, isStopping: { Interrupts.signalNumber != nil },
        warn: { warning in
          warningCount = saturatingSum(warningCount, 1)
          if !console.isQuiet, warningCount <= Self.warningLimit { console.report([warning]) }
        })
      try comparison.run(left: left, right: right)
      try stopIfInterrupted()
      try check(output.summary, of: [left, right], request)
      try output.finish()
    } catch {
      output.discard()
      throw failure(ofSavedRun: error)
    }
    try request.conclude(output.summary)
  }

  /// - Throws: ``RunFailure`` when the runs hold no query, or no section of a module that was asked for.
  private func check(_ summary: ComparisonSummary, of files: [String], _ request: ComparisonRequest) throws {
    guard summary.queryCount > 0 else {
      guard request.allowsNoQueries else {
        throw RunFailure(
          .malformedInput,
          "no result to compare in \(files.joined(separator: ", ")); --allow-no-queries makes that a success")
      }
      return
    }
    try request.checkBounds(among: Array(summary.modules.keys))
    let modules = Set(summary.modules.keys).union(summary.unpairedModules.values.joined())
    guard let missing = request.options.modules.sorted().first(where: { !modules.contains($0) }) else { return }
    let hint = Suggestions.hint(for: missing, among: modules.sorted())
    throw RunFailure(.usage, "--module: the runs have no section '\(missing)'\(hint)")
  }

  /// The most warnings that are said.
  private static let warningLimit = 20
}
