import Diagnostics
import Presentation
import SearchModel
import Testing

@testable import Evaluation

struct JudgedQueryTests {
  private func outcome(_ status: CheckOutcome.Status) -> CheckOutcome {
    CheckOutcome(
      module: "m", check: "nbHits", status: status, expected: ">= 1", actual: 0, message: "expected >= 1 hits, found 0",
      details: ["there is no hit"], file: "q.yaml",
      range: SourceRange(start: SourcePosition(line: 3, column: 5), end: SourcePosition(line: 3, column: 9)))
  }

  private func query(_ statuses: CheckOutcome.Status..., error: SearchError? = nil, isExpected: Bool = false)
    -> JudgedQuery
  {
    JudgedQuery(
      id: "tom", query: "tom \u{1F600}", file: "q.yaml", line: 2, count: 4, tags: ["kind": "head"],
      sections: [
        JudgedQuery.Section(
          module: "m", status: error == nil ? .ok : .error, nbHits: error == nil ? 3 : nil, error: error,
          isErrorExpected: isExpected, milliseconds: 0.25)
      ], expectations: statuses.map(outcome), milliseconds: 1.5)
  }

  @Test func theWorstDecides() {
    let error = SearchError(.timeout, "no answer")
    #expect(query().verdict == .passed && query(.passed, .knownFailure).verdict == .passed)
    #expect(query(.passed, .failed).verdict == .failed && query(.failed, .error).verdict == .error)
    #expect(query(error: error).verdict == .error && query(.passed, error: error, isExpected: true).verdict == .passed)
  }

  @Test func aSummaryCountsQueriesAndConditions() {
    var summary = TestSummary()
    for query in [query(.passed), query(.failed, .passed), query(.error), query(.knownFailure)] {
      summary.add(query)
    }
    #expect(summary.queryCount == 4 && summary.verdicts == [.passed: 2, .failed: 1, .error: 1])
    #expect(summary.checks == [.passed: 2, .failed: 1, .error: 1, .knownFailure: 1] && summary.checkCount == 5)
    #expect(!summary.hasPassed && TestSummary().hasPassed)
  }
}
