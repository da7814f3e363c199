import Diagnostics
import Evaluation
import Presentation
import SearchModel
import TerminalText

/// Writes the Test Anything Protocol: a test point for each query with its conditions as a subtest, then one for each
/// threshold, and the plan at the end, when the number is known.
struct TAPReport: ReportRenderer {
  private var count = 0

  /// The version.
  func header() -> String { "TAP version 14\n" }

  /// The query's subtest and its test point.
  mutating func render(_ query: JudgedQuery) -> String {
    count += 1
    let cases = query.cases
    let name = Self.escaped(query.label)
    var text = ""
    if !cases.isEmpty {
      text += "# Subtest: \(name)\n    1..\(cases.count)\n"
      for (offset, reported) in cases.enumerated() {
        text += Self.point(reported, name: reported.name, number: offset + 1, indentation: "    ")
      }
    }
    return text + "\(query.verdict == .passed ? "ok" : "not ok") \(count) - \(name)\n"
  }

  /// The test points of the thresholds and the plan.
  mutating func footer(_ summary: TestSummary) -> String {
    var text = ""
    for threshold in summary.thresholds.map({ ReportedCase($0) }) {
      count += 1
      text += Self.point(threshold, name: "threshold " + threshold.name, number: count, indentation: "")
    }
    return text + "1..\(count)\n"
  }

  /// A test point, with a block of YAML when it fails.
  private static func point(_ reported: ReportedCase, name: String, number: Int, indentation: String) -> String {
    var line = indentation + (reported.status == .passed ? "ok" : "not ok") + " \(number) - " + escaped(name)
    if reported.status == .knownFailure { line += " # TODO " + escaped(reported.message) }
    let lines = [line] + (reported.isFinding ? diagnostics(of: reported).map { indentation + "  " + $0 } : [])
    return lines.map { $0 + "\n" }.joined()
  }

  /// What is wrong, as the lines of a block of YAML. Its values are JSON, which is YAML too.
  private static func diagnostics(of reported: ReportedCase) -> [String] {
    var lines = ["---", "message: " + yaml(.string(reported.message)), "type: " + yaml(.string(reported.kind))]
    if let expected = reported.expected { lines.append("expected: " + yaml(expected)) }
    if let actual = reported.actual { lines.append("actual: " + yaml(actual)) }
    if !reported.details.isEmpty {
      lines.append("details:")
      lines += reported.details.map { "  - " + yaml(.string($0)) }
    }
    lines += ["at:", "  file: " + yaml(.string(reported.file)), "  line: \(reported.line)"]
    if let column = reported.range?.start.column { lines.append("  column: \(column)") }
    return lines + ["..."]
  }

  private static func yaml(_ value: JSON) -> String { value.text().escapedAsJSON() }

  /// A text from data on one line, in which nothing begins a directive.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visiblyEscaped().unicodeScalars {
      if scalar == "#" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
