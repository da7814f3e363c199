import Diagnostics
import Evaluation
import FileSystem
package import Presentation
import Reports
import TerminalText
package import Workspaces

/// What is merged, and where it goes.
package struct MergeRequest: Sendable {
  /// The runs: results of shards, or JSON reports on them.
  package var files: [String]
  /// Whether runs follow each other; else their queries stand as shards took them.
  package var isOneAfterTheOther = false
  /// How merged results are written; nil for how they are by default.
  package var format: OutputFormat?
  /// The spec of the runs, which texts and tables need; nil without one.
  package var spec: String?
  /// What the spec is read with.
  package var options = SearchWorkspace.Options()
  /// The fields of hits that texts and tables show; nil for all.
  package var fields: [String]?
  /// The file of merged results; nil for standard output.
  package var output: String?
  /// The reports that merged reports become.
  package var reports: [TestRequest.Report] = []
  /// The file to which a job of GitHub Actions adds Markdown for its page; nil where nothing is added.
  package var stepSummary: String?
  /// How texts look on standard output.
  package var rendering = RenderingOptions()
  /// Whether runs without any result are merged.
  package var allowsNoQueries = false

  /// A request.
  package init(files: [String]) {
    self.files = files
  }

  /// The output of results, and the reports.
  fileprivate var outputs: [PlannedOutput] {
    (output.map(OutputDestination.file) ?? .standardOutput)
      .plannedOutputs(modules: [], format: format ?? .ndjson, option: "--output") + reports.compactMap { $0.output() }
  }
}

extension RunSession {
  /// Writes what several runs came to as one, and tells how it went: results of shards become results, JSON reports of
  /// shards become reports, and their thresholds are judged over all of them.
  ///
  /// - Throws: ``RunFailure`` with 64 for an output that would overwrite a run, 66 for a run that is missing, 65 for
  ///   what is no run, and the exit status of the merged run.
  package func merge(_ request: MergeRequest) throws {
    var inputs = RunInputs()
    for path in request.files { inputs.add(path, as: "a saved run") }
    if let spec = request.spec { inputs.add(spec, as: "the spec") }
    try inputs.refuse(request.outputs)
    Interrupts.listen()
    do {
      for path in request.files where path != "-" { try FileReading.check(path) }
      var reports: [String] = []
      for path in request.files where try ReportReader.isReport(path) { reports.append(path) }
      if reports.isEmpty { return try mergeResults(request) }
      guard reports.count == request.files.count else {
        throw RunFailure(
          .malformedInput,
          request.files.contains("-")
            ? "'\(reports[0])' is a report, and reports are files: they are read twice, which standard input cannot be"
            : "'\(reports[0])' is a report, and \(request.files.first { !reports.contains($0) } ?? "") is none: merge results"
              + " with results, and reports with reports")
      }
      try mergeReports(request)
    } catch {
      throw failure(ofSavedRun: error)
    }
  }

  /// Warns of shards among runs that follow each other: nobody looks for their other parts then.
  func warn(ofShards shards: [(file: String, mark: ShardMark)]) {
    for (file, mark) in shards {
      console.warn(
        "'\(file)' is shard \(mark.part) of a run, and --in-order does not look whether its other shards are there")
    }
  }

  /// - Throws: ``RunFailure`` when somebody ends the program.
  func stopIfInterrupted() throws {
    guard let status = Interrupts.status else { return }
    Interrupts.settle()
    throw RunFailure(status, "interrupted")
  }

  /// - Throws: ``RunFailure`` for runs without a query, unless that is allowed.
  func checkQueries(_ count: Int, of request: MergeRequest) throws {
    guard count == 0, !request.allowsNoQueries else { return }
    throw RunFailure(
      .malformedInput,
      "no result in \(request.files.joined(separator: ", ")); --allow-no-queries makes that a success")
  }
}
