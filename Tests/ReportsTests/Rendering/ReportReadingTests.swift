import Diagnostics
import Evaluation
import Presentation
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Reports

struct ReportReadingTests {
  private func read(_ query: JudgedQuery) throws -> JudgedQuery? {
    let text = query.json.text()
    #expect(!text.contains("\n"))
    return JudgedQuery(report: try JSON(parsing: Array(text.utf8)))
  }

  @Test func everyQueryReadsAsItWasWritten() throws {
    for var query in ReportScenario.all.queries {
      // Reports round it.
      query.milliseconds = nil
      try expectEqual(read(query), query)
    }
  }

  @Test func nothingIsLost() throws {
    let range = SourceRange(start: SourcePosition(line: 3, column: 5), end: SourcePosition(line: 4, column: 2))
    var query = JudgedQuery(
      id: "tom", query: "tom \u{1F600}\n\"", file: "q.yaml", line: 2, count: 4, tags: ["kind": "head"],
      sections: [
        JudgedQuery.Section(module: "m", status: .ok, nbHits: 3, milliseconds: 0.25),
        JudgedQuery.Section(
          module: "n", status: .error, error: SearchError(.timeout, "no", isRetryable: true), isErrorExpected: true),
      ],
      expectations: CheckOutcome.Status.allCases.map { status in
        CheckOutcome(
          module: "m", check: "nbHits", status: status, expected: ">= 1", actual: .null, message: "found none",
          details: ["there is no hit"], file: "q.yaml", range: status == .passed ? SourceRange(at: range.start) : range)
      }, milliseconds: 12.34)
    try expectEqual(read(query), query)
    query.ordinal = 9
    query.changes = [
      BaselineChange(module: "m", tier: .same, overlap: 1, rankBiasedOverlap: 1),
      BaselineChange(module: "n", tier: .worse, cameOutEmpty: true, overlap: 1.0 / 3, note: "was ok, is empty"),
      BaselineChange(module: "o", tier: .new),
    ]
    try expectEqual(read(query), query)
    query.ordinal = 9
    query.changes = []
    try expectEqual(read(query), query)
  }

  @Test(arguments: [
    "[]", "{}", "1", #"{"id":"a","query":"b","file":"c","line":1,"sections":[1],"expectations":[]}"#,
    #"{"id":"a","query":"b","file":"c","line":1,"count":0,"sections":[],"expectations":[]}"#,
    #"{"id":"a","query":"b","file":"c","line":1,"sections":[{"module":"m","status":"fine"}],"expectations":[]}"#,
    #"{"id":"a","query":"b","file":"c","line":1,"sections":[],"expectations":[],"changes":[{"module":"m"}]}"#,
  ])
  func whatIsNoQueryIsNone(text: String) throws {
    #expect(JudgedQuery(report: try JSON(parsing: Array(text.utf8))) == nil)
  }

  @Test func aShardHasItsNumberAndOpenThresholds() throws {
    let threshold = Threshold(
      module: "m", measure: "empty", minimum: nil, maximum: 0.5, tags: ["kind": "head"], severity: .warn,
      file: "t.yaml",
      range: SourceRange(start: SourcePosition(line: 3, column: 5), end: SourcePosition(line: 3, column: 9)))
    var summary = TestSummary()
    summary.openThresholds = [threshold]
    summary.baseline = BaselineSummary(day: "2026-11-26", remarks: ["it was made with another spec"])
    summary.baseline?.queryCount = 7
    let report = JSONReport(specification: "search.yaml", shard: ShardMark(part: "2/5", run: "x"))
    let text = report.header() + report.footer(summary)
    let members = try #require(try JSON(parsing: Array(text.utf8)).objectValue)
    let run = try #require(ReportedRun(members))
    #expect(
      run.specification == "search.yaml" && run.shard == ShardMark(part: "2/5", run: "x")
        && run.thresholds == [threshold])
    #expect(run.baseline == summary.baseline && run.isOf(summary))
    var other = summary
    other.add(ReportScenario.all.queries[0])
    #expect(!run.isOf(other))
    #expect(ReportedRun(["schemaVersion": 2]) == nil && ReportedRun([:]) == nil)
  }
}
