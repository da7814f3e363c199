import Diagnostics
import Presentation
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Evaluation

struct ThresholdJudgeTests {
  private func query(
    _ status: SectionStatus, count: Int = 1, nbHits: Int? = 3, milliseconds: Double? = nil, tag: String = "head",
    checks: CheckOutcome.Status...
  ) -> JudgedQuery {
    let place = SourceRange(at: SourcePosition(line: 1, column: 1))
    return JudgedQuery(
      id: "1", query: "q", file: "q.yaml", line: 1, count: count, tags: ["kind": tag],
      sections: [JudgedQuery.Section(module: "m", status: status, nbHits: nbHits)],
      expectations: checks.map {
        CheckOutcome(module: "m", check: "nbHits", status: $0, expected: 1, file: "q.yaml", range: place)
      }, milliseconds: milliseconds)
  }

  private func outcome(
    _ measure: String, module: String? = "m", min: Double? = nil, max: Double? = nil,
    tags: ExactDictionary<String> = [:], severity: Threshold.Severity = .fail, _ queries: JudgedQuery...
  ) throws -> ThresholdOutcome {
    let threshold = Threshold(
      module: module, measure: measure, minimum: min, maximum: max, tags: tags, severity: severity, file: "q.yaml",
      range: SourceRange(at: SourcePosition(line: 1, column: 1)))
    var judge = ThresholdJudge([threshold])
    for query in queries { judge.add(query) }
    return try #require(judge.outcomes.first)
  }

  @Test func sharesAreWeightedByHowOftenAQueryWasAsked() throws {
    let outcome = try outcome("empty", max: 0.5, query(.ok, count: 3), query(.empty), query(.hidden, count: 100))
    #expect(outcome.status == .passed && outcome.observed == 0.25 && outcome.margin == 0.25 && outcome.queryCount == 2)
    expectEqual(outcome.message, "empty in m is 25 %, at most 50 %")
  }

  @Test func aMissedThresholdFailsOrWarns() throws {
    let failed = try outcome("empty", max: 0.1, query(.empty), query(.ok))
    #expect(failed.status == .failed && failed.margin == -0.4 && failed.message == "empty in m is 50 %, more than 10 %")
    try expectEqual(outcome("nbHits", min: 4, severity: .warn, query(.ok)).status, .warned)
  }

  @Test func aThresholdWithoutAQueryFails() throws {
    let outcome = try outcome("empty", max: 1, tags: ["kind": "tail"], query(.ok))
    #expect(outcome.status == .failed && outcome.observed == nil && outcome.queryCount == 0)
  }

  @Test func countsAndErrorsAreMeasured() throws {
    try expectEqual(outcome("nbHits", min: 1, query(.ok, nbHits: 2), query(.ok, count: 3, nbHits: 6)).observed, 5)
    try expectEqual(outcome("errors", max: 0, query(.error), query(.ok), query(.hidden)).observed, 0.5)
    try expectEqual(outcome("queries", module: nil, min: 1, query(.ok, count: 2), query(.ok)).observed, 3)
    try expectEqual(
      outcome("failed", module: nil, max: 0, query(.ok, checks: .failed), query(.ok, checks: .passed), query(.ok))
        .observed, 0.5)
  }

  @Test func percentilesNeedEnoughQueries() throws {
    var judge = ThresholdJudge([
      threshold("p99(latency)", max: 1_000), threshold("p50(latency)", max: 51), threshold("mean(latency)", max: 49),
    ])
    for milliseconds in 1...99 { judge.add(query(.ok, milliseconds: Double(milliseconds))) }
    expectEqual(judge.outcomes.map(\.status), [.failed, .passed, .failed])
    judge.add(query(.ok, milliseconds: 100))
    expectEqual(judge.outcomes.map(\.status), [.passed, .passed, .failed])
  }

  private func threshold(_ measure: String, max: Double) -> Threshold {
    Threshold(
      module: nil, measure: measure, maximum: max, file: "q.yaml",
      range: SourceRange(at: SourcePosition(line: 1, column: 1)))
  }

  @Test(arguments: [0.0004, 0.3, 1, 7.5, 123.456, 60_000, 3e7])
  func durationsAreKnownToAThousandth(milliseconds: Double) throws {
    var histogram = DurationHistogram()
    histogram.add(milliseconds, count: 3)
    histogram.add(1e12, count: 1)
    let found = try #require(histogram.value(of: .p50))
    #expect(abs(found - milliseconds) <= max(milliseconds * 0.001, 0.001))
  }

  @Test func weightsThatAmountToTooMuchDoNoHarm() {
    var histogram = DurationHistogram()
    for milliseconds in [1.0, 2, 3] { histogram.add(milliseconds, count: .max) }
    #expect(histogram.value(of: .p50) == 1 && histogram.value(of: .max) == 3)
  }
}
