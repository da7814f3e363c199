import Diagnostics
package import Evaluation
import Presentation
import SearchModel
import SpecLoader
package import TerminalText

/// Writes for people what did not pass: each query with its failed conditions and the lines that state them, at the end
/// the thresholds. Queries that passed say nothing.
package struct FailureRenderer: ReportRenderer {
  /// Finds a line of a file, from 1; nil when it is not there.
  package typealias Lines = @Sendable (_ file: String, _ line: Int) -> String?

  private let styler: Styler
  private let excerpts: LineExcerpts
  private var joiner = BlockJoiner()
  /// The first changes since a baseline, a line each, and how many there are.
  private var changes: (lines: [String], count: Int) = ([], 0)

  /// How many changes since a baseline are shown.
  private static let mostChanges = 20

  /// A renderer.
  ///
  /// - Parameters:
  ///   - styler: Applies colours, or does not.
  ///   - sources: Finds the lines that are shown; secrets in them must be hidden.
  package init(styler: Styler, sources: @escaping Lines) {
    self.styler = styler
    excerpts = LineExcerpts(styler: styler, lines: sources)
  }

  /// Nothing.
  package func header() -> String { "" }

  /// The block of a query that did not pass, after an empty line if it is not the first.
  package mutating func render(_ query: JudgedQuery) -> String {
    for change in query.changes ?? [] where change.tier != .same && change.tier != .new {
      changes.count += 1
      guard changes.count <= Self.mostChanges else { continue }
      changes.lines.append(
        "  \(change.tier.rawValue)  "
          + "\(query.id) (\"\(query.query)\"): \(change.module): \(change.note)".visiblyEscaped())
    }
    let findings = query.cases.filter(\.isFinding)
    guard !findings.isEmpty else { return "" }
    let place = (query.file + ":\(query.line)").visiblyEscaped()
    let heading =
      styler.apply([.bold, .red], to: query.verdict == .error ? "ERROR" : "FAILED") + " "
      + styler.apply(.bold, to: "\(query.id) (\"\(query.query)\")".visiblyEscaped()) + "  "
      + styler.apply(.dim, to: place)
    return joiner.append([[heading] + findings.flatMap(lines)])
  }

  /// What changed since a baseline, and the thresholds, after an empty line if something came before.
  package mutating func footer(_ summary: TestSummary) -> String {
    var blocks: [[String]] = []
    if changes.count > 0 {
      let rest = changes.count - changes.lines.count
      blocks.append(
        [styler.apply(.bold, to: "Since the baseline")] + changes.lines + (rest > 0 ? ["  … and \(rest) more"] : []))
    }
    if !summary.thresholds.isEmpty {
      blocks.append([styler.apply(.bold, to: "Thresholds")] + summary.thresholds.flatMap(lines))
    }
    return joiner.append(blocks)
  }

  /// The lines of what failed: its place, the source line, what was expected and what came, and what helps.
  private func lines(for finding: ReportedCase) -> [String] {
    guard let range = finding.range else {
      return ["  " + (finding.module ?? finding.check).visiblyEscaped() + ": " + problem(finding)]
    }
    let place = "\(finding.file):\(range.start.line):\(range.start.column):".visiblyEscaped()
    let name = (finding.module.map { $0 + ": " } ?? "") + finding.check
    var lines = ["  " + styler.apply(.bold, to: place) + " " + name.visiblyEscaped()]
    lines += excerpts.lines(of: range, in: finding.file)
    lines.append("    " + problem(finding))
    return lines + finding.details.map { "      " + $0.visiblyEscaped() }
  }

  /// What went wrong in words, with its code when it is an error.
  private func problem(_ finding: ReportedCase) -> String {
    let message = finding.message.visiblyEscaped()
    guard finding.status == .error else { return message }
    let kind = finding.kind == "notJudged" ? "" : "error (\(finding.kind)): "
    return styler.apply(.red, to: kind + message)
  }

  /// A threshold on one line, a second one when it was not measured.
  private func lines(for outcome: ThresholdOutcome) -> [String] {
    let style: Style =
      switch outcome.status {
      case .passed: .green
      case .failed: [.bold, .red]
      case .warned: [.bold, .yellow]
      }
    let threshold = outcome.threshold
    let name = (threshold.module.map { $0 + ": " } ?? "") + threshold.condition
    var notes: [String] = []
    if let observed = outcome.observed { notes.append("observed " + threshold.amount(observed)) }
    if let margin = outcome.margin, margin.isFinite {
      notes.append("margin " + (margin > 0 ? "+" : "") + threshold.amount(margin))
    }
    notes.append(String(outcome.queryCount, "query", "queries"))
    let line =
      "  " + styler.apply(style, to: outcome.status.rawValue) + "  " + name.visiblyEscaped() + "  "
      + styler.apply(.dim, to: notes.joined(separator: ", "))
    return outcome.observed == nil ? [line, "    " + outcome.message.visiblyEscaped()] : [line]
  }
}
