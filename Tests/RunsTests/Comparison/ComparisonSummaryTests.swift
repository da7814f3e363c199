import Evaluation
import Presentation
import SearchModel
import TestSupport
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
    expectEqual(summary.status(bounds: [ChangeBound(percent: percent)]), status)
    expectEqual(summary.status(bounds: []), .success)
  }

  @Test func sectionsInErrorDecideOverBothSides() {
    let answered = Self.result("1", "ab")
    let refused = Self.result("1", "ab", error: .auth)
    let broken = Self.result("1", "ab", error: .server)
    expectEqual(Self.summary((answered, broken)).status(bounds: [ChangeBound(percent: 0)]), .sectionErrors)
    expectEqual(Self.summary((answered, refused)).status(bounds: []), .sectionErrors)
    expectEqual(Self.summary((broken, refused)).status(bounds: []), .unanswered)
    expectEqual(Self.summary((refused, refused)).status(bounds: []), .refusedKey)
  }

  @Test func sameErrorsAreNotCompared() {
    let summary = Self.summary(
      (Self.result("1", "ab", error: .timeout), Self.result("1", "ab", error: .timeout)),
      (Self.result("2", "ab"), Self.result("2", "ba")))
    #expect(summary.total.compared == 1 && summary.total.failed == 1)
    expectEqual(summary.total.changedPercent, 100)
    expectEqual(summary.total.errors, [.left: 1, .right: 1])
  }

  @Test func aQueryOfOneSideCountsAsChanged() {
    var summary = ComparisonSummary()
    summary.add(QueryComparison(Self.result("1", "ab", ""), onlyOn: .left))
    expectEqual(summary.onlyCounts, [.left: 1])
    #expect(summary.total.compared == 2 && summary.total.changed == 2)
    #expect(summary.total.lost == 0 && summary.total.measured == 0)
    expectEqual(summary.status(bounds: [ChangeBound(percent: 99)]), .failed)
  }

  @Test func aModuleOfOneSideCountsNowhere() {
    let summary = Self.summary((Self.result("1", "ab", "x"), Self.result("1", "ab")))
    #expect(summary.total.compared == 1 && summary.total.changed == 0)
    expectEqual(summary.unpairedModules, [.left: ["m1"]])
    expectEqual(summary.status(bounds: [ChangeBound(percent: 0)]), .success)
  }

  @Test func whatIsEmptyOnBothSidesIsComparedAndNotShown() {
    let summary = Self.summary(
      (Self.result("1", "ab", ""), Self.result("1", "ba", "")), (Self.result("2", "a", ""), Self.result("2", "", "")))
    #expect(summary.total.compared == 4 && summary.total.shown == 2 && summary.total.changed == 2)
    expectEqual(summary.total.changedPercent, 50)
    expectEqual(summary.excess(over: [ChangeBound(percent: 50)]).count, 1)
  }

  @Test func aBoundOfAModuleLooksAtItAlone() {
    let summary = Self.summary((Self.result("1", "ab", "x", ""), Self.result("1", "ab", "y", "")))
    let exceeded = summary.excess(over: [.init(module: "m0", percent: 0), .init(module: "m1", percent: 99)])
    expectEqual(exceeded, ["1 of 1 shown sections changed in m1, more than --max-changed m1=99 allows"])
    let vacuous = summary.excess(over: [.init(module: "m2", percent: 100)])
    #expect(vacuous.count == 1 && vacuous[0].hasPrefix("nothing was compared in m2 for --max-changed m2=100"))
    let unpaired = Self.summary((Self.result("1", "ab"), Self.result("1", "ab", "y")))
    expectEqual(
      unpaired.excess(over: [.init(module: "m1", percent: 100)]),
      ["nothing was compared in m1 for --max-changed m1=100: only the right side has this section"])
    #expect(ComparisonSummary().excess(over: [.init(percent: 0)]).isEmpty)
  }

  @Test func sharesMeansAndBoundsAreByDemand() {
    var (left, right) = (Self.result("1", "ab"), Self.result("1", "cd"))
    left.count = 9
    right.count = 9
    let same = Self.result("2", "ab")
    let summary = Self.summary((left, right), (same, same))
    #expect(summary.isWeighted && summary.demand == 10 && summary.changedDemand == 9)
    #expect(summary.total.changedPercent == 50 && summary.total.demand.changedPercent == 90)
    #expect(summary.total.meanOverlap == 0.5 && summary.total.demand.meanOverlap == 0.1)
    expectEqual(summary.status(bounds: [ChangeBound(percent: 89)]), .failed)
    expectEqual(summary.status(bounds: [ChangeBound(percent: 90)]), .success)
  }

  @Test(
    arguments: [
      ("5", ChangeBound(percent: 5)), ("films=2.5", ChangeBound(module: "films", percent: 2.5)),
      ("a=b=0", ChangeBound(module: "a=b", percent: 0)), ("=5", nil), ("films=", nil), ("101", nil), ("-1", nil),
      ("nan", nil), ("", nil),
    ] as [(String, ChangeBound?)])
  func aBoundIsAPercentageOrThatOfAModule(text: String, bound: ChangeBound?) {
    expectEqual(ChangeBound(text), bound)
  }
}
