import RunFixtures
import SearchModel
import TerminalText
import Testing

@testable import Reports

struct GoldenReportTests {
  private static let extensions: [ReportFormat: String] = [
    .junit: "xml", .tap: "tap", .json: "json", .markdown: "md", .github: "txt",
  ]

  @Test(arguments: ReportFormat.allCases)
  func reportIsAsRecorded(_ format: ReportFormat) throws {
    let suffix = Self.extensions[format] ?? format.rawValue
    try expectGolden(ReportScenario.all.report(format), "all-\(format.rawValue).\(suffix)")
    try expectGolden(ReportScenario.well.report(format), "well-\(format.rawValue).\(suffix)")
    try expectGolden(ReportScenario.empty.report(format), "empty-\(format.rawValue).\(suffix)")
  }

  @Test(arguments: [(false, "failures.txt"), (true, "failures-colour.txt")])
  func failuresOnTheTerminalAreAsRecorded(_ isColoured: Bool, _ name: String) throws {
    let renderer = FailureRenderer(styler: Styler(isEnabled: isColoured)) { file, line in
      file == "queries.yaml" ? "\t\u{1B}x: \"line \(line)\", a 長い one" : nil
    }
    try expectGolden(ReportScenario.all.report(renderer), name)
  }

  @Test func passedQueriesPrintNothingOnTheTerminal() {
    var scenario = ReportScenario.well
    scenario.thresholds = []
    #expect(scenario.report(FailureRenderer(styler: .plain) { _, _ in nil }).isEmpty)
  }

  @Test func onlyStylesPutEscapesOnTheTerminal() {
    let text = ReportScenario.all.report(FailureRenderer(styler: .plain) { _, _ in "\u{1B}]0;x\u{7}\u{9B}" })
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)) })
  }
}
