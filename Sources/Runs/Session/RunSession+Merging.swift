import Diagnostics
import Evaluation
import FileSystem
import Presentation
import Workspaces

/// What is merged, and where it goes.
package struct MergeRequest: Sendable {
  /// The runs, in the order of their shards.
  package var files: [String]
  /// Whether runs follow each other; else their results stand as shards took the queries.
  package var isOneAfterTheOther: Bool
  /// How the run is written.
  package var format: MergedRunFormat
  /// The file; nil for standard output.
  package var output: String?
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// Whether runs without any result are merged.
  package var allowsNoQueries: Bool

  /// A request.
  package init(
    files: [String], isOneAfterTheOther: Bool = false, format: MergedRunFormat, output: String?, isTerminal: Bool,
    allowsNoQueries: Bool = false
  ) {
    self.files = files
    self.isOneAfterTheOther = isOneAfterTheOther
    self.format = format
    self.output = output
    self.isTerminal = isTerminal
    self.allowsNoQueries = allowsNoQueries
  }
}

extension RunSession {
  /// Writes the results of several runs as one, and tells how it went.
  ///
  /// - Throws: ``RunFailure`` with 64 for an output that would overwrite a run, 66 for a run that is missing, 65 for
  ///   what is no run, and the exit status of the merged run.
  package func merge(_ request: MergeRequest) throws {
    var inputs = RunInputs()
    for path in request.files { inputs.add(path, as: "a saved run") }
    try inputs.refuse(
      (request.output.map(OutputDestination.file) ?? .standardOutput)
        .plannedOutputs(modules: [], format: .ndjson, option: "--output"))
    let results: ShardResults
    do {
      for path in request.files where path != "-" { try FileReading.check(path) }
      results = try ShardResults(
        request.files, order: request.isOneAfterTheOther ? .oneAfterTheOther : .interleaved)
    } catch {
      throw failure(for: error)
    }
    let output = try MergedRunOutput(path: request.output, format: request.format, isTerminal: request.isTerminal)
    var (outcome, summary) = (RunOutcome(), TestSummary())
    Interrupts.listen()
    do {
      try write(results, to: output, &outcome, &summary)
      guard outcome.queryCount > 0 || request.allowsNoQueries else {
        throw RunFailure(
          .malformedInput,
          "no result in \(request.files.joined(separator: ", ")); --allow-no-queries makes that a success")
      }
      try output.finish()
    } catch {
      output.discard()
      guard let error = error as? FileError, error.position != nil else { throw failure(for: error) }
      console.report([error.diagnostic])
      throw RunFailure(.malformedInput)
    }
    let isJudged = summary.checkCount > 0
    reportTruncation(outcome)
    reportFailures(outcome)
    summarize(outcome, isJudged ? summary : nil)
    guard outcome.status == .success else { throw RunFailure(outcome.status) }
    if isJudged, !summary.hasPassed { throw RunFailure(.failed) }
  }

  /// Writes the results, and counts how they ended.
  private func write(
    _ results: ShardResults, to output: MergedRunOutput, _ outcome: inout RunOutcome, _ summary: inout TestSummary
  ) throws {
    while let entry = try results.next() {
      if let status = Interrupts.status {
        Interrupts.settle()
        throw RunFailure(status, "interrupted")
      }
      try output.write(entry.bytes)
      let judged = entry.judged
      outcome.add(entry.countedResult) { module in
        judged.sections.contains { $0.module.hasSameBytes(as: module) && $0.isErrorExpected }
      }
      summary.add(judged)
    }
  }
}
