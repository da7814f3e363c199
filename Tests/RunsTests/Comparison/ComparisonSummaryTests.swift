import Evaluation
import Presentation
import SearchModel
import Testing

@testable import Runs

/// What comparisons of queries add up to, and the exit code.
struct ComparisonSummaryTests {
  private static func result(_ query: String, _ ids: String..., error: SearchError.Code? = nil) -> ResultOutline {
    let sections = ids.enumerated().map { place, letters in
      SectionOutline(
        module: "m\(place)", status: error != nil ? .error : letters.isEmpty ? .empty : .ok,
        error: error.map { SearchError($0, "") }, ids: error != nil ? [] : letters.map { "\($0)" })
    }
    return ResultOutline(query: query, sections: sections)
  }

  private static func summary(_ pairs: (ResultOutline, ResultOutline)...) -> ComparisonSummary {
    pairs.reduce(into: ComparisonSummary()) { $0.add(QueryComparison($1.0, $1.1)) }
  }

  @Test func countsAndMeansAreByModuleAndOverAll() {
    let summary = Self.summary(
      (Self.result("1", "ab", "xy"), Self.result("1", "ab", "xz")),
      (Self.result("2", "ab", ""), Self.result("2", "cd", "")))
    let (first, second) = (summary.modules["m0"], summary.modules["m1"])
    #expect(first?.compared == 2 && first?.changed == 1 && first?.identical == 1)
    #expect(first?.meanOverlap == 0.5 && first?.meanRankBiasedOverlap == 0.5)
    #expect(first?.lost == 2 && first?.new == 2 && first?.moved == 0)
    #expect(second?.measured == 1 && second?.meanOverlap == 0.5)
    #expect(summary.total.compared == 4 && summary.total.changed == 2)
    #expect(summary.total.changedPercent == 50 && summary.total.identicalPercent == 50)
    #expect(summary.queryCount == 2 && summary.changedQueryCount == 2)
  }

  @Test(arguments: [(49.9, Runs.ExitStatus.failed), (50, .success), (100, .success), (0, .failed)])
  func moreChangedThanAllowedFails(percent: Double, status: Runs.ExitStatus) {
    let summary = Self.summary((Self.result("1", "ab", "x"), Self.result("1", "ab", "y")))
    #expect(summary.status(maximumChangedPercent: percent) == status)
    #expect(summary.status(maximumChangedPercent: nil) == .success)
  }

  @Test func sectionsInErrorDecideOverBothSides() {
    let answered = Self.result("1", "ab")
    let refused = Self.result("1", "ab", error: .auth)
    let broken = Self.result("1", "ab", error: .server)
    #expect(Self.summary((answered, broken)).status(maximumChangedPercent: 0) == .sectionErrors)
    #expect(Self.summary((answered, refused)).status(maximumChangedPercent: nil) == .sectionErrors)
    #expect(Self.summary((broken, refused)).status(maximumChangedPercent: nil) == .unanswered)
    #expect(Self.summary((refused, refused)).status(maximumChangedPercent: nil) == .refusedKey)
  }

  @Test func sameErrorsAreNotCompared() {
    let summary = Self.summary(
      (Self.result("1", "ab", error: .timeout), Self.result("1", "ab", error: .timeout)),
      (Self.result("2", "ab"), Self.result("2", "ba")))
    #expect(summary.total.compared == 1 && summary.total.failed == 1)
    #expect(summary.total.changedPercent == 100)
    #expect(summary.total.errors == [.left: 1, .right: 1])
  }

  @Test func aQueryOfOneSideCountsAsChanged() {
    var summary = ComparisonSummary()
    summary.add(QueryComparison(Self.result("1", "ab", ""), onlyOn: .left))
    #expect(summary.onlyCounts == [.left: 1])
    #expect(summary.total.compared == 2 && summary.total.changed == 2)
    #expect(summary.total.lost == 0 && summary.total.measured == 0)
    #expect(summary.status(maximumChangedPercent: 99) == .failed)
  }

  @Test func aModuleOfOneSideCountsNowhere() {
    let summary = Self.summary((Self.result("1", "ab", "x"), Self.result("1", "ab")))
    #expect(summary.total.compared == 1 && summary.total.changed == 0)
    #expect(summary.unpairedModules == [.left: ["m1"]])
    #expect(summary.status(maximumChangedPercent: 0) == .success)
  }
}
