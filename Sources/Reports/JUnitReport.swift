import Evaluation
import Presentation

/// Writes JUnit's XML: a suite for each query, a case for each of its conditions, and a last suite of thresholds.
struct JUnitReport: ReportRenderer {
  /// The declaration and the root, which has no counts: they are not known yet.
  func header() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"multihits\">\n" }

  /// The query's suite.
  func render(_ query: JudgedQuery) -> String {
    var attributes = [("file", query.file)]
    if let seconds = query.milliseconds.flatMap(Self.seconds) { attributes.append(("time", seconds)) }
    return Self.suite(
      query.label, query.cases, className: query.file == "-" ? query.id : query.file, attributes: attributes)
  }

  /// The suite of thresholds, if there are any, and the end of the root.
  func footer(_ summary: TestSummary) -> String {
    let thresholds = summary.thresholds.map { ReportedCase($0) }
    let suite = thresholds.isEmpty ? "" : Self.suite("thresholds", thresholds, className: "thresholds", attributes: [])
    return suite + "</testsuites>\n"
  }

  private static func suite(
    _ name: String, _ cases: [ReportedCase], className: String, attributes: [(String, String)]
  ) -> String {
    func count(_ status: CheckOutcome.Status) -> String { String(cases.count { $0.status == status }) }
    let counts = [
      ("tests", String(cases.count)), ("failures", count(.failed)), ("errors", count(.error)),
      ("skipped", count(.knownFailure)),
    ]
    let tag = element("testsuite", [("name", name)] + counts + attributes)
    guard !cases.isEmpty else { return "  <\(tag)/>\n" }
    return "  <\(tag)>\n" + cases.map { testCase($0, className: className) }.joined() + "  </testsuite>\n"
  }

  private static func testCase(_ reported: ReportedCase, className: String) -> String {
    let tag = element(
      "testcase",
      [("classname", className), ("name", reported.name), ("file", reported.file), ("line", String(reported.line))])
    guard let outcome = outcome(of: reported) else { return "    <\(tag)/>\n" }
    return "    <\(tag)>\n      \(outcome)\n    </testcase>\n"
  }

  /// The element that says what is wrong; nil when all is well.
  private static func outcome(of reported: ReportedCase) -> String? {
    let message = ("message", reported.message)
    switch reported.status {
    case .passed: return nil
    case .knownFailure: return "<" + element("skipped", [message]) + "/>"
    case .failed, .error:
      let name = reported.status == .failed ? "failure" : "error"
      let tag = element(name, [message, ("type", reported.kind)])
      if reported.details.isEmpty { return "<\(tag)/>" }
      return "<\(tag)>" + XMLText.content(reported.details.joined(separator: "\n")) + "</\(name)>"
    }
  }

  /// What stands between the brackets of a tag.
  private static func element(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce(into: name) { $0 += " \($1.0)=\"\(XMLText.attribute($1.1))\"" }
  }

  /// A duration in seconds with three decimals; nil for what is none.
  private static func seconds(_ milliseconds: Double) -> String? {
    guard let whole = Int(exactly: milliseconds.rounded()), whole >= 0 else { return nil }
    let decimals = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}
