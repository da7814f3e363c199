import OrderedCollections
import Presentation
import RunFixtures
import SearchGraph
import SearchModel
import TestSupport
import Testing

@testable import Evaluation

/// Sections of two results beside one another, and what they come to over several queries.
struct QueryComparisonTests {
  private static func section(
    _ ids: [String], module: String = "films", nbHits: Int? = nil, status: SectionStatus? = nil,
    error: SearchError? = nil
  ) -> SectionOutline {
    SectionOutline(
      module: module, status: status ?? (ids.isEmpty ? .empty : .ok), error: error, nbHits: nbHits, ids: ids)
  }

  private static func failed(_ code: SearchError.Code) -> SectionOutline {
    section([], status: .error, error: SearchError(code, "no answer"))
  }

  private static func values(_ counts: ExactDictionary<Int>) -> SectionOutline {
    SectionOutline(
      module: "genres", status: .ok, kind: .facetHits, ids: Array(counts.keys), counts: Array(counts.values))
  }

  private static func compare(
    _ left: SectionOutline, _ right: SectionOutline, _ options: ComparisonOptions = ComparisonOptions()
  ) -> SectionComparison {
    SectionComparison(left, right, options: options)
  }

  @Test func equalSectionsAreIdentical() {
    let comparison = Self.compare(Self.section(["a", "b"], nbHits: 2), Self.section(["a", "b"], nbHits: 2))
    expectEqual(comparison.change, .identical)
    #expect(!comparison.isChanged)
    expectEqual(comparison.overlap, 1)
    expectEqual(comparison.rankBiasedOverlap, 1)
    expectEqual(comparison.changes, RankChanges())
  }

  @Test func anotherOrderIsAChange() {
    let comparison = Self.compare(Self.section(["a", "b"], nbHits: 2), Self.section(["b", "a"], nbHits: 2))
    expectEqual(comparison.change, .rows)
    #expect(comparison.isChanged)
    expectEqual(comparison.overlap, 1)
    expectEqual(comparison.changes.moved.count, 2)
  }

  @Test func anotherCountAloneIsNoChange() {
    let comparison = Self.compare(Self.section(["a"], nbHits: 2), Self.section(["a"], nbHits: 3))
    expectEqual(comparison.change, .counts)
    #expect(!comparison.isChanged)
    expectEqual(comparison.left?.nbHits, 2)
    expectEqual(comparison.right?.nbHits, 3)
  }

  @Test func anotherStatusIsAChange() {
    let comparison = Self.compare(Self.section([], status: .hidden), Self.section([]))
    expectEqual(comparison.change, .status)
    #expect(comparison.overlap == nil)
    expectEqual(Self.compare(Self.section(["a"]), Self.section([])).change, .status)
    expectEqual(Self.compare(Self.section(["a"]), Self.section([])).overlap, 0)
  }

  @Test func errorsCompareByCode() {
    let same = Self.compare(Self.failed(.timeout), Self.failed(.timeout))
    expectEqual(same.change, .failed)
    #expect(!same.isChanged && !same.isCompared)
    let other = Self.compare(Self.failed(.timeout), Self.failed(.server))
    expectEqual(other.change, .status)
    let answered = Self.compare(Self.section(["a"]), Self.failed(.server))
    expectEqual(answered.change, .status)
    #expect(answered.overlap == nil && answered.rankBiasedOverlap == nil)
    expectEqual(answered.changes, RankChanges())
  }

  @Test func facetValuesCompareByValueAndCount() {
    let comparison = Self.compare(
      Self.values(["Drama": 5, "Comedy": 3, "Horror": 1]), Self.values(["Drama": 4, "Comedy": 3, "War": 2]))
    expectEqual(comparison.change, .rows)
    expectEqual(comparison.changes.lost, [.init(id: "Horror", rank: 3)])
    expectEqual(comparison.changes.new, [.init(id: "War", rank: 3)])
    expectEqual(comparison.countChanges, [.init(value: "Drama", left: 5, right: 4)])
    expectEqual(Self.compare(Self.values(["Drama": 5]), Self.values(["Drama": 4])).change, .counts)
  }

  @Test func recordsAndFacetValuesOfEqualNamesAreNotEqual() {
    let records = Self.section(["Drama"], module: "genres")
    expectEqual(Self.compare(records, Self.values(["Drama": 1])).change, .rows)
  }

  @Test func onlyTheFirstRowsCountWhenThereIsALimit() {
    let options = ComparisonOptions(rowLimit: 2)
    let (left, right) = (Self.section(["a", "b", "c"]), Self.section(["a", "b", "d", "e"]))
    expectEqual(Self.compare(left, right, options).change, .identical)
    expectEqual(Self.compare(left, right, options).left?.rowCount, 2)
    expectEqual(Self.compare(left, right).change, .rows)
  }

  @Test func theOverlapHasItsOwnDepth() {
    let (left, right) = (Self.section(["a", "b", "c"]), Self.section(["a", "x", "y"]))
    expectEqual(Self.compare(left, right, ComparisonOptions(overlapDepth: 1)).overlap, 1)
    expectEqual(Self.compare(left, right, ComparisonOptions(overlapDepth: 2)).overlap, 0.5)
  }

  @Test func modulesArePairedByID() {
    let comparison = QueryComparison(
      ResultOutline(query: "q", sections: [Self.section(["1"], module: "a"), Self.section(["2"], module: "b")]),
      ResultOutline(query: "q", sections: [Self.section(["3"], module: "c"), Self.section(["2"], module: "b")]))
    expectEqual(comparison.sections.map(\.module), ["b"])
    expectEqual(comparison.unpairedModules, [.left: ["a"], .right: ["c"]])
    #expect(!comparison.isChanged)
  }

  @Test func resultsOfARunBecomeOutlines() {
    var failed = SectionResult(module: "x", indexName: "x", title: "X", status: .error, content: .hits([]))
    failed.error = SearchError(.server, "down")
    let outline = ResultOutline(
      QueryResult(
        query: "q", id: "7",
        sections: [
          SectionResult(
            module: "films", indexName: "films", title: "Films", status: .ok,
            counts: SectionCounts(nbHits: 9, page: 0, nbPages: 9, hitsPerPage: 1),
            content: .hits([DynamicHit(objectID: "f1", fields: [:])])),
          SectionResult(
            module: "genres", indexName: "films", title: "Genres", status: .ok,
            content: .facetHits([Facet(value: "Drama", count: 4)])),
          failed,
        ]))
    #expect(outline.query == "q" && outline.id == "7")
    expectEqual(outline.sections[0], Self.section(["f1"], nbHits: 9))
    expectEqual(outline.sections[1], Self.values(["Drama": 4]))
    expectEqual(outline.sections[2].error?.code, .server)
  }
}
