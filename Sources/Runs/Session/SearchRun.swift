import Presentation
import SearchModel
import Workspaces

/// A run of a single query.
package struct SearchRun: Sendable {
  private let session: RunSession
  private let request: RunRequest

  /// A run that has not begun.
  package init(_ request: RunRequest, in session: RunSession) {
    self.request = request
    self.session = session
  }

  /// Searches a query in every section, writes the result and tells what came of it.
  ///
  /// - Throws: ``RunFailure`` unless every section was answered.
  package func run(query: String) async throws {
    let spec = try session.read(request.spec, options: request.workspace)
    let filters = try session.filterTexts(request.filters, for: spec)
    try session.check(request.output.fields, of: spec)
    try spec.refuse(
      request.output.destination.plannedOutputs(modules: [], format: request.output.format, option: "--output"))
    let recordings = try session.openRecordings(of: spec)
    // Also when the run is interrupted.
    defer { recordings.finish() }
    let workspace = try await session.open(spec, recordings: recordings)
    session.warn(ofFilters: filters, in: workspace)
    session.warn(of: request.output.fields, in: workspace)
    session.warn(ofName: request.output.path, form: request.output.format)
    session.warn(ofPaging: request.parameters, reach: request.reach, in: workspace)
    var plan = workspace.plan(
      parameters: request.parameters, filters: filters, reach: request.reach, isTimed: request.output.isTimed)
    if request.output.isTimed { plan = plan.measuring() }
    let output = try RunOutput(
      destination: request.output.destination, format: request.output.format,
      shape: request.output.shape(.search, layouts: plan.layouts), options: request.output.rendering)
    try await write(query, plan, to: output)
    try session.report(recordings)
    session.reportTruncation(output.outcome)
    session.reportInvalidHits(output.outcome, in: request.output.format)
    // Other forms of output on the terminal say it in the section's place.
    if request.output.path != nil || [.csv, .tsv].contains(request.output.format) {
      session.reportFailures(output.outcome)
    }
    guard output.outcome.status == .success else { throw RunFailure(output.outcome.status) }
  }

  private func write(_ query: String, _ plan: RunPlan, to output: RunOutput) async throws {
    Interrupts.listen(grace: .milliseconds(2_500))
    let result = await Interrupts.cancelling(after: .seconds(2)) { await QueryRunner(plan: plan).run(query: query) }
    guard let status = Interrupts.status else { return try output.writeWhole(result) }
    Interrupts.settle()
    // What was answered in time is shown, as a batch shows it; a file would be taken for a whole one.
    if request.output.path == nil { try output.writeWhole(result) } else { output.discard() }
    throw RunFailure(status, "interrupted")
  }
}
