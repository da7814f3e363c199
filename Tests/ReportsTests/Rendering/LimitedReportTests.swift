import Evaluation
import TerminalText
import TestSupport
import Testing

@testable import Reports

struct LimitedReportTests {
  @Test(arguments: [ReportFormat.markdown, .github])
  func reportOfManyFailuresIsAsLongAsThatOfSome(_ format: ReportFormat) {
    let some = ReportScenario.failing(100).report(format)
    let many = ReportScenario.failing(1_000).report(format)
    // Only the counts differ.
    #expect(many.utf8.count - some.utf8.count < 20)
  }

  @Test(arguments: [51, 1_000])
  func markdownSaysHowManyFailuresItLeavesOut(_ count: Int) {
    let text = ReportScenario.failing(count).report(.markdown)
    let rows = text.split(separator: "\n").count { $0.contains("queries.yaml") }
    #expect(rows > 0 && rows <= MarkdownReport.limit)
    #expect(text.contains("\n… and \(count - rows) more\n"))
    #expect(text.hasPrefix("**\(count) of \(count) queries failed**, 0 passed.\n"))
    #expect(text.unicodeScalars.count < 60_000)
  }

  @Test func markdownOfFailuresAloneShowsFiftyOfThem() {
    var scenario = ReportScenario.failing(60)
    for index in scenario.queries.indices { scenario.queries[index].query = "x" }
    let rows = scenario.report(.markdown).split(separator: "\n").count { $0.contains("queries.yaml") }
    expectEqual(rows, MarkdownReport.limit)
  }

  @Test func annotationsEndWithHowManyAreMissing() {
    let lines = ReportScenario.failing(1_000).report(.github).split(separator: "\n")
    expectEqual(lines.count, GitHubReport.limit + 1)
    expectEqual(lines.last, "::notice title=multihits::950 more findings are not shown")
  }

  @Test func fiftyFailuresAreAllAnnotated() {
    let lines = ReportScenario.failing(50).report(.github).split(separator: "\n")
    expectEqual(lines.count, 50)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
  }

  @Test func missedThresholdsAreAnnotatedAfterManyFailures() {
    var scenario = ReportScenario.failing(1_000)
    scenario.thresholds = ReportScenario.all.thresholds
    let lines = scenario.report(.github).split(separator: "\n")
    expectEqual(lines.count, GitHubReport.limit + 1)
    expectEqual(lines.count { $0.contains("title=threshold ") }, 3)
    expectEqual(lines.last, "::notice title=multihits::953 more findings are not shown")
  }

  @Test func failuresBesideATableStandAtItsEndAndAreLimited() {
    func renderer() -> FailuresAtEnd { FailuresAtEnd(FailureRenderer(styler: .plain) { _, _ in nil }) }
    var writing = renderer()
    for query in ReportScenario.failing(3).queries { #expect(writing.render(query).isEmpty) }
    let some = ReportScenario.failing(100)
    expectEqual(some.report(renderer()), some.report(FailureRenderer(styler: .plain) { _, _ in nil }))
    let many = ReportScenario.failing(1_000).report(renderer())
    expectEqual(many.split(separator: "\n").count { $0.hasPrefix("FAILED ") }, 100)
    #expect(many.contains("\n… and 900 more queries\n"))
    // What passed says nothing.
    expectEqual(ReportScenario.well.report(renderer()), "")
    let all = ReportScenario.all.report(renderer())
    #expect(all.contains("\nThresholds\n") && !all.contains("  passed  "), "\(all)")
  }

  @Test(arguments: [ReportFormat.junit, .tap, .json])
  func otherReportsWriteEachQueryAtOnce(_ format: ReportFormat) {
    var renderer = format.renderer(specification: "search.yaml")
    _ = renderer.header()
    for query in ReportScenario.failing(3).queries { #expect(!renderer.render(query).isEmpty) }
  }
}
