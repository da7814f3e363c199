import Evaluation
import Presentation

/// Writes Markdown for the comment of a pull request: what matters first, and never more than fits there.
///
/// The verdict of the whole test comes first, so everything is written at the end. Until then only the rows that will
/// be shown are kept.
struct MarkdownReport: ReportRenderer {
  /// How many failures are listed.
  static let limit = 50

  /// Whether nothing stands before it; else it begins with an empty line.
  private let isFirst: Bool
  private var failed = KeptRows(limit: limit)
  private var errors = KeptRows(limit: limit)
  private var known = KeptRows(limit: 20)
  private var changed = KeptRows(limit: 20)

  /// A report.
  init(isFirst: Bool = true) { self.isFirst = isFirst }

  /// Nothing.
  func header() -> String { "" }

  /// Nothing yet.
  mutating func render(_ query: JudgedQuery) -> String {
    for reported in query.cases {
      switch reported.status {
      case .passed: break
      case .failed: failed.add(Self.row(of: reported, query))
      case .error: errors.add(Self.row(of: reported, query))
      case .knownFailure: known.add(Self.row(of: reported, query))
      }
    }
    for change in query.changes ?? [] where change.tier != .same && change.tier != .new {
      changed.add(
        MarkdownText.row([
          Self.cell(query.label), Self.cell(change.module), change.tier.rawValue, Self.cell(change.note),
        ]))
    }
    return ""
  }

  /// The report. A comment may have 65,536 characters; the sizes of the parts stay below 60,000 together.
  func footer(_ summary: TestSummary) -> String {
    let missed = Self.missedThresholds(summary)
    let columns = ["query", "section", "expected", "found", "place"]
    let missedCount = summary.thresholds.count { $0.status == .failed }
    var text = Self.sentence(summary, missedCount: missedCount) + "\n"
    if let baseline = summary.baseline { text = Self.sentences(of: baseline) + "\n" + text }
    if missed.count > 0 { text += "\n### Thresholds missed\n\n" + missed.text(fitting: 8_000) }
    text += Self.table("### Failures", columns, failed, size: 22_000)
    text += Self.table("### Not judged", columns, errors, size: 12_000)
    return (isFirst ? "" : "\n\n") + text + details(summary, columns: columns)
  }

  /// What is less urgent, folded; empty when there is nothing.
  private func details(_ summary: TestSummary, columns: [String]) -> String {
    let counts = summary.emptySections.filter { $0.value > 0 }
    guard known.count > 0 || changed.count > 0 || !counts.isEmpty else { return "" }
    var empty = KeptRows(limit: 50)
    for (module, count) in counts { empty.add(MarkdownText.row([Self.cell(module), String(count)])) }
    let total = counts.reduce(0) { $0 + $1.value }
    var titles: [String] = []
    if changed.count > 0 { titles.append(String(changed.count, "changed section", "changed sections")) }
    if known.count > 0 { titles.append(String(known.count, "known failure", "known failures")) }
    if total > 0 { titles.append(String(total, "empty section", "empty sections")) }
    return "\n<details><summary>\(titles.joined(separator: ", "))</summary>\n"
      + Self.table("### Changed since the baseline", ["query", "section", "", "what"], changed, size: 8_000)
      + Self.table("### Known failures", columns, known, size: 8_000)
      + Self.table("### Empty sections", ["section", "empty"], empty, size: 6_000) + "\n</details>\n"
  }

  /// How the run stands beside a baseline, and what is to be known of that.
  private static func sentences(of baseline: BaselineSummary) -> String {
    var text = cell(baseline.sentence, limit: 300) + "\n"
    if let count = baseline.missingCount, count > 0 {
      let names = baseline.missing.prefix(5).map { cell($0) }.joined(separator: ", ")
      text += "**\(String(count, "query", "queries")) of the baseline did not run**: \(names)\(count > 5 ? " …" : "")\n"
    }
    if !baseline.remarks.isEmpty {
      text += "The baseline: \(cell(baseline.remarks.joined(separator: "; "), limit: 400)).\n"
    }
    return text
  }

  /// How the test ended.
  private static func sentence(_ summary: TestSummary, missedCount: Int) -> String {
    let count = summary.queryCount
    let failed = summary.verdicts[.failed, default: 0]
    let unjudged = summary.verdicts[.error, default: 0]
    let passed = summary.verdicts[.passed, default: 0]
    let queries = String(count, "query", "queries")
    let missed = String(missedCount, "threshold was", "thresholds were") + " missed"
    if count > 0, failed == 0, unjudged == 0 {
      let start = count == 1 ? "**The query passed" : "**All \(queries) passed"
      return missedCount > 0 ? start + "**, but \(missed)." : start + ".**"
    }
    var parts: [String] = []
    if count == 0 {
      parts = ["**No query was run**"]
    } else if failed > 0 {
      parts = ["**\(failed) of \(queries) failed**"]
      if unjudged > 0 { parts.append("\(unjudged) could not be judged") }
      parts.append("\(passed) passed")
    } else {
      parts = ["**\(unjudged) of \(queries) could not be judged**", "\(passed) passed"]
    }
    if missedCount > 0 { parts.append(missed) }
    return parts.joined(separator: ", ") + "."
  }

  /// The thresholds that were missed, those that fail the test first.
  private static func missedThresholds(_ summary: TestSummary) -> KeptRows {
    var rows = KeptRows(limit: 20)
    for status in [ThresholdOutcome.Status.failed, .warned] {
      for outcome in summary.thresholds where outcome.status == status {
        let reported = ReportedCase(outcome)
        rows.add("- **\(status.rawValue)**: \(cell(reported.message)) (\(place(of: reported)))")
      }
    }
    return rows
  }

  /// A table under its heading; nothing without rows.
  private static func table(_ heading: String, _ columns: [String], _ rows: KeptRows, size: Int) -> String {
    guard rows.count > 0 else { return "" }
    return "\n\(heading)\n\n" + MarkdownText.row(columns) + "\n" + MarkdownText.row(columns.map { _ in "---" }) + "\n"
      + rows.text(fitting: size)
  }

  private static func row(of reported: ReportedCase, _ query: JudgedQuery) -> String {
    let found = reported.status == .failed ? reported.actual?.reportText : nil
    return MarkdownText.row([
      cell(query.label), cell(reported.module ?? ""),
      cell(reported.expected.map { reported.check + " " + $0.reportText } ?? reported.check),
      cell(found ?? reported.message), place(of: reported),
    ])
  }

  private static func place(of reported: ReportedCase) -> String {
    cell(reported.file) + MarkdownText.escaped(":\(reported.line)")
  }

  /// A text from data, short enough for a table.
  private static func cell(_ text: String, limit: Int = 120) -> String {
    MarkdownText.escaped(text.shortened(to: limit))
  }
}
