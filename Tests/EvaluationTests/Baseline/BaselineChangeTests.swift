import Diagnostics
import Presentation
import SearchModel
import TestSupport
import Testing

@testable import Evaluation

struct BaselineChangeTests {
  private func outline(_ ids: [String], status: SectionStatus? = nil, checks: [CheckOutline] = []) -> ResultOutline {
    var outline = ResultOutline(
      query: "q", id: "q",
      sections: [
        SectionOutline(module: "m", status: status ?? (ids.isEmpty ? .empty : .ok), nbHits: ids.count, ids: ids)
      ])
    outline.checks = checks
    return outline
  }

  private func check(_ status: CheckOutcome.Status, rank: Int? = nil) -> CheckOutline {
    CheckOutline(module: "m", check: "contains", expected: "a", status: status, actual: rank.map(JSON.integer) ?? .null)
  }

  private func tier(_ before: ResultOutline?, _ after: ResultOutline) -> BaselineChange.Tier? {
    BaselineChange.changes(of: after, since: before).first?.tier
  }

  @Test func rowsThatComeOrGoAreBetterOrWorse() {
    expectEqual(tier(outline(["a"]), outline(["a"])), .same)
    expectEqual(tier(outline(["a", "b"]), outline(["b", "a"])), .changed)
    #expect(tier(outline(["a"]), outline([])) == .worse && tier(outline([]), outline(["a"])) == .better)
    expectEqual(tier(outline(["a"]), outline([], status: .error)), .worse)
    expectEqual(tier(nil, outline(["a"])), .new)
    expectEqual(BaselineChange.changes(of: outline([]), since: outline(["a"])).map(\.cameOutEmpty), [true])
  }

  @Test func conditionsDecideWhichOrderIsBetter() {
    let (passed, failed) = (outline(["a"], checks: [check(.passed, rank: 1)]), outline(["a"], checks: [check(.failed)]))
    #expect(tier(passed, failed) == .worse && tier(failed, passed) == .better)
    let second = outline(["b", "a"], checks: [check(.passed, rank: 2)])
    #expect(tier(passed, second) == .worse && tier(second, passed) == .better)
    expectEqual(BaselineChange.changes(of: second, since: passed).first?.note.contains("from rank 1 to 2"), true)
  }

  @Test func aChangeSaysWhatCameWentAndMoved() {
    let change = BaselineChange.changes(of: outline(["c", "b", "d"]), since: outline(["a", "b", "c"])).first
    expectEqual(change?.note, "lost a (1); new d (3); moved c 3→1")
    #expect(change?.overlap == 2.0 / 3 && change?.rankBiasedOverlap != nil)
  }

  @Test func theSentenceWeighsByDemand() {
    var summary = TestSummary()
    summary.baseline = BaselineSummary(day: "2026-01-02", remarks: [])
    for (tier, count) in [(BaselineChange.Tier.better, 1), (.worse, 2), (.changed, 3), (.same, 14), (.new, 100)] {
      var query = JudgedQuery(id: "q", query: "q", file: "q", line: 1, count: count, sections: [], expectations: [])
      query.changes = [BaselineChange(module: "m", tier: tier, cameOutEmpty: tier == .worse)]
      summary.add(query)
    }
    expectEqual(
      summary.baseline?.sentence,
      "Beside the baseline of 2026-01-02, 5 % of the demand got better, 10 % worse, 10 % came out empty, and 15 % changed otherwise."
    )
    #expect(summary.baseline?.newCount == 1 && summary.hasPassed)
    summary.baseline?.missingCount = 1
    #expect(!summary.hasPassed)
  }

  @Test func headersReadAsTheyAreWritten() {
    let header = BaselineHeader(
      day: "2026-01-02", program: "1", spec: "a", data: "b", backends: ["m": "embedded", "n": "rest"], options: "c",
      queryCount: 3)
    #expect(BaselineHeader(header.json) == header && BaselineHeader.isHeader(header.json))
    #expect(BaselineHeader(["query": "q"]) == nil && !BaselineHeader.isHeader(["query": "q"]))
    expectEqual(header.remarks(beside: header), [])
    var later = header
    (later.day, later.data) = ("2026-03-04", "c")
    expectEqual(header.remarks(beside: later).count, 2)
  }

  @Test func remarksOfABaselineAreOfWhatBothHave() {
    let header = BaselineHeader(
      day: "2026-01-02", program: "1", spec: "a", data: "b", backends: ["m": "embedded", "n": "rest"])
    var present = header
    (present.backends, present.data) = (["m": "embedded"], "c")
    #expect(header.remarks(beside: present) == [] && present.remarks(beside: header) == [])
    present.backends = ["m": "typesense"]
    expectEqual(header.remarks(beside: present), ["other backends answered it"])
    present.backends = ["n": "rest", "m": "embedded"]
    expectEqual(header.remarks(beside: present), ["it was made with other records, settings, synonyms or rules"])
    (present.data, present.options) = ("b", "x")
    expectEqual(header.remarks(beside: present), ["it was made with other options or variables"])
  }

  @Test func daysAreThoseOfTheCalendar() {
    expectEqual(CalendarDay(secondsSince1970: 0).description, "1970-01-01")
    expectEqual(CalendarDay(secondsSince1970: -1).description, "1969-12-31")
    expectEqual(CalendarDay(secondsSince1970: 1_709_164_800).description, "2024-02-29")
    expectEqual(CalendarDay("2024-03-01")?.days(since: CalendarDay("2024-02-28")), 2)
    #expect(["2024-2-28", "2023-02-29", "2024-13-01", "x", ""].allSatisfy { CalendarDay($0) == nil })
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let day = CalendarDay(secondsSince1970: Int.random(in: -62_000_000_000...200_000_000_000, using: &generator))
      expectEqual(CalendarDay(day.description)?.days(since: day), 0, "\(day)")
    }
  }
}
