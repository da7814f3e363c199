import Diagnostics
import Evaluation
import Presentation

/// Writes annotations of GitHub Actions for what failed, a limited number of them: the page shows no more.
struct GitHubReport: ReportRenderer {
  /// How many annotations there are at most, without the one that says how many are missing.
  static let limit = 50
  /// How many of them wait until the thresholds, which come last, have their place.
  private static let heldCount = 10

  /// How many annotations queries asked for.
  private var count = 0
  private var held: [String] = []

  /// Nothing.
  func header() -> String { "" }

  /// The annotations of a query that did not pass.
  mutating func render(_ query: JudgedQuery) -> String {
    var text = ""
    for finding in query.cases where finding.isFinding {
      count += 1
      guard count <= Self.limit else { continue }
      let line = Self.annotation(finding, title: query.label.shortened(to: 80) + ": " + finding.name)
      if count <= Self.limit - Self.heldCount { text += line } else { held.append(line) }
    }
    return text
  }

  /// The annotations of missed thresholds, what waited for them, and how many there are beside.
  mutating func footer(_ summary: TestSummary) -> String {
    let missed = summary.thresholds.map { ReportedCase($0) }.filter { $0.status != .passed }
    let shown = min(count, Self.limit - Self.heldCount)
    let lines = (missed.lazy.map { Self.annotation($0, title: "threshold " + $0.name) } + held)
      .prefix(Self.limit - shown)
    var text = lines.joined()
    let missing = count + missed.count - shown - lines.count
    if missing > 0 {
      text += "::notice title=multihits::\(String(missing, "more finding is", "more findings are")) not shown\n"
    }
    return text
  }

  /// The command that annotates a line of a file; what was read from standard input has no line to show.
  private static func annotation(_ finding: ReportedCase, title: String) -> String {
    func property(_ text: String) -> String { Diagnostic.percentEncoded(text, isProperty: true) }
    var properties: [String] = []
    if finding.file != "-" {
      properties += ["file=" + property(finding.file), "line=\(finding.line)"]
      if let range = finding.range {
        properties.append("col=\(range.start.column)")
        if range.end.line == range.start.line { properties.append("endColumn=\(range.end.column)") }
      }
    }
    properties.append("title=" + property(title))
    let lines = [finding.message.shortened(to: 1000)] + finding.details.prefix(10).map { $0.shortened(to: 200) }
    return "::\(finding.isFinding ? "error" : "warning") \(properties.joined(separator: ","))::"
      + Diagnostic.percentEncoded(lines.joined(separator: "\n"), isProperty: false) + "\n"
  }
}
