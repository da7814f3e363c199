import Diagnostics
package import Evaluation
import FileSystem
import Presentation
import SearchModel
import Workspaces

/// What is compared, how it is weighed and written, and what is too much.
package struct ComparisonRequest: Sendable {
  /// What stands on the right of a comparison of specs.
  package enum Counterpart: Sendable, Hashable {
    /// Another backend of the spec.
    case backend(String)
    /// Another spec.
    case spec(String)
  }

  /// What is compared and how.
  package var options: ComparisonOptions
  /// How much may change.
  package var bounds: [ChangeBound] = []
  /// The file; nil for standard output.
  package var output: String?
  /// How the comparison is written.
  package var format: ComparisonFormat
  /// How it looks in detail.
  package var rendering: ComparisonRendering
  /// Whether a comparison without a query is a success.
  package var allowsNoQueries = false

  /// A comparison, by default on standard output.
  package init(options: ComparisonOptions, format: ComparisonFormat, rendering: ComparisonRendering) {
    self.options = options
    self.format = format
    self.rendering = rendering
  }

  /// The file that the comparison is written to.
  var plannedOutputs: [PlannedOutput] {
    (output.map(OutputDestination.file) ?? .standardOutput)
      .plannedOutputs(modules: [], format: .text, option: "--output")
  }

  /// An output of the comparison.
  func output(left: ComparisonHeading.Side, right: ComparisonHeading.Side) throws(OutputError) -> ComparisonOutput {
    try ComparisonOutput(
      path: output, format: format, heading: ComparisonHeading(left: left, right: right, options: options),
      rendering: rendering)
  }

  /// - Throws: ``RunFailure`` with 64 for a bound of a module that is not compared.
  func checkBounds(among modules: [String]) throws {
    let unknown = bounds.lazy.compactMap(\.module).first { name in !modules.contains { $0.hasSameBytes(as: name) } }
    guard let unknown else { return }
    let hint = Suggestions.hint(for: unknown, among: modules.sorted())
    throw RunFailure(.usage, "--max-changed: no section '\(unknown)' is compared\(hint)")
  }

  /// - Throws: ``RunFailure`` with what the comparison came to, unless it may pass.
  func conclude(_ summary: ComparisonSummary) throws {
    let status = summary.status(bounds: bounds)
    guard status != .success else { return }
    guard status == .failed else { throw RunFailure(status) }
    throw RunFailure(.failed, summary.excess(over: bounds).joined(separator: "; "))
  }
}
