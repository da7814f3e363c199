package import Evaluation

/// Writes the comparison of each query as it comes, and the summary at the end, to standard output or to a file that
/// comes into being whole. Confined to one task at a time.
package final class ComparisonOutput: ResultOutput {
  /// What the comparison came to so far.
  package internal(set) var summary = ComparisonSummary()
  /// How the sections of both sides ended.
  package var outcome: RunOutcome { summary.outcome }
  /// How many queries have a section in error so far.
  package var failureCount: Int { summary.outcome.errorCount }
  /// A comparison is not gone on with.
  package var isComplete: Bool { false }

  private var hasBegun = false
  private var renderer: any ComparisonRenderer
  /// nil for standard output.
  private let file: OutputFile?
  /// What is done to the bytes that a terminal gets.
  private let safety: TerminalSafety

  /// An output that is ready to be written to.
  ///
  /// - Parameters:
  ///   - path: the file; nil for standard output.
  ///   - format: how comparisons look.
  ///   - heading: what is compared.
  ///   - rendering: how they look in detail.
  package init(
    path: String?, format: ComparisonFormat, heading: ComparisonHeading,
    rendering: ComparisonRendering = ComparisonRendering()
  ) throws(OutputError) {
    renderer = format.renderer(for: heading, options: rendering)
    safety = rendering.isTerminal ? format.terminalSafety : .rendered
    file = try path.map { path throws(OutputError) in try OutputFile(path: path, isKept: false) }
  }

  /// Nothing: what stands before the first query is written with it, so that a comparison that fails before leaves
  /// nothing.
  package func begin() {}

  /// Writes the comparison of a query and counts it.
  package func write(_ comparison: QueryComparison) throws(OutputError) {
    try put(header() + renderer.render(comparison))
    summary.add(comparison)
  }

  /// Writes the summary and puts the file in its place.
  package func finish() throws(OutputError) {
    try put(header() + renderer.footer(summary))
    try file?.commit()
  }

  /// What stands before the first query, once.
  private func header() -> [UInt8] {
    defer { hasBegun = true }
    return hasBegun ? [] : renderer.header()
  }

  /// Removes what was written to a file.
  package func discard() { file?.discard() }

  private func put(_ bytes: [UInt8]) throws(OutputError) {
    guard !bytes.isEmpty else { return }
    if let file { try file.write(bytes) } else { try StandardStreams.write(safety.safe(bytes), to: 1) }
  }
}

@available(*, unavailable)
extension ComparisonOutput: Sendable {}
