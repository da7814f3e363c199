import Diagnostics
import SearchModel
import TestSupport
import Testing

@testable import SpecLoader

struct ExpectationTests {
  private let text = """
    defaults: { hitsPerPage: 10, filters: "year > 1990" }
    queries:
      - id: tom
        query: tom
        tags: { kind: head }
        expect:
          actors:
            status: ok
            nbHits: ">= 1"
            first: ["31"]
            contains: [{ objectID: "500", within: 3 }, 7]
            excludes: ["1234"]
            order: ["31", "500"]
            each: ["rating >= 1"]
            facets: { gender: { male: 3..10, female: 2 } }
            requests: "<= 1"
    judgments: [{ file: movies.qrels, module: movies }]
    thresholds:
      - { module: movies, measure: nDCG@10, min: 0.8, tag: { kind: head }, severity: warn }
    """

  @Test func everyCheckIsReadWithItsPlace() throws {
    let entry = try #require(try queries(("q.yaml", text)).first)
    let block = try #require(entry.expectations.first)
    let each = try FilterExpression("rating >= 1")
    expectEqual(
      block.expectations.map(\.check),
      [
        .status(.ok), .nbHits(.comparison(.greaterOrEqual, 1)), .first(["31"]), .contains(.objectID("500"), within: 3),
        .contains(.objectID("7"), within: nil), .excludes("1234"), .order(["31", "500"]), .each(each),
        .facet(attribute: "gender", value: "male", count: .range(3...10)),
        .facet(attribute: "gender", value: "female", count: .comparison(.equal, 2)),
        .requests(.comparison(.lessOrEqual, 1)),
      ])
    expectEqual(block.expectations.map(\.range.start.line), [8, 9, 10, 11, 11, 12, 13, 14, 15, 15, 16])
    expectEqual(block.expectations[1].expected, ">= 1")
    expectEqual(block.expectations[3].expected, ["objectID": "500", "within": 3])
    expectEqual(entry.expectations.map(\.scope), [.module("actors")])
    expectEqual(entry.defaults, ["hitsPerPage": 10, "filters": "year > 1990"])
  }

  @Test func aBlockThatExpectsNothingIsAnError() {
    for (text, place) in [("actors: {}", 35), ("page: {}", 33), ("actors: { facets: { genre: {} } }", 54)] {
      let row = "- { query: tom, expect: { \(text), all: { requests: 1 } } }\n"
      expectEqual(queryError("q.yaml", row), "invalid-value 1:\(place)", "\(text)")
    }
  }

  @Test func hitsAreNamedByFiltersToo() throws {
    let entry = try #require(
      try queries(
        (
          "q.yaml",
          """
          - query: a
            count: 12
            expect:
              all: { requests: "<= 2" }
              page: { sections: [actors, movies], shown: 2, duplicates: { by: sku, max: 1 } }
              movies: { contains: { where: 'title:"Cast Away"', within: 5 }, knownFailure: not indexed }
          """
        )
      ).first)
    expectEqual(entry.count, 12)
    expectEqual(entry.expectations.map(\.scope), [.all, .page, .module("movies")])
    let filter = try FilterExpression(#"title:"Cast Away""#)
    expectEqual(
      entry.expectations.flatMap { $0.expectations.map(\.check) },
      [
        .requests(.comparison(.lessOrEqual, 2)), .sections(["actors", "movies"]), .shown(.comparison(.equal, 2)),
        .duplicates(attribute: "sku", maximum: 1), .contains(.filter(filter, #"title:"Cast Away""#), within: 5),
      ])
    expectEqual(entry.expectations.map(\.knownFailure?.reason), [nil, nil, "not indexed"])
  }

  @Test func cellsOfATableExpect() throws {
    let text = #"""
      query,expect,expect.movies,within,nbHits.movies,count,clicked
      a,31,"title:""Cast Away""",3,>= 1,7,x
      b,,41,,,,
      c,,,,,,
      """#
    let entries = try queries(("q.csv", text))
    expectEqual(entries.map(\.count), [7, 1, 1])
    expectEqual(entries[0].carried, ["clicked": "x"])
    let filter = try FilterExpression(#"title:"Cast Away""#)
    expectEqual(entries[0].expectations.map(\.scope), [.page, .module("movies"), .module("movies")])
    expectEqual(
      entries[0].expectations.flatMap { $0.expectations.map(\.check) },
      [
        .contains(.objectID("31"), within: 3), .contains(.objectIDOrFilter(#"title:"Cast Away""#, filter), within: 3),
        .nbHits(.comparison(.greaterOrEqual, 1)),
      ])
    expectEqual(
      entries[1].expectations.flatMap { $0.expectations.map(\.check) }, [.contains(.objectID("41"), within: 10)])
    #expect(entries[2].expectations.isEmpty)
  }

  @Test func jsonLinesExpectLikeYAMLOrLikeTables() throws {
    let text = """
      {"query":"a","expect":{"movies":{"nbHits":">= 1"}},"tags":{"kind":"head"},"count":3}
      {"query":"b","expect":"31","within":2,"nbHits.movies":4}
      """
    let entries = try queries(("q.jsonl", text))
    #expect(entries[0].tags == ["kind": "head"] && entries[0].count == 3 && entries[0].carried.isEmpty)
    expectEqual(
      entries[0].expectations.flatMap { $0.expectations.map(\.check) }, [.nbHits(.comparison(.greaterOrEqual, 1))])
    expectEqual(
      entries[1].expectations.flatMap { $0.expectations.map(\.check) },
      [
        .contains(.objectID("31"), within: 2), .nbHits(.comparison(.equal, 4)),
      ])
  }

  @Test(arguments: [
    ("q.yaml", "- { query: a, expect: {} }", "invalid-value 1:23"),
    ("q.jsonl", #"{"query":"a","expect":{}}"#, "invalid-value 1:14"),
    // One of all sections beside another one of a section.
    (
      "q.yaml", "- { query: a, expect: { all: { snapshot: ids }, p: { snapshot: [x] }, q: { snapshot: ids } } }",
      "conflicting-keys 1:54"
    ),
  ])
  func expectingNothingOrTwoSnapshotsIsAnError(name: String, text: String, error: String) {
    expectEqual(queryError(name, text), error)
  }

  @Test(arguments: [
    ("empty", "5%", 0.05), ("empty", "0.2", 0.2), ("nbHits", "12", 12), ("p95(latency)", "50ms", 50),
    ("max(latency)", "1.5s", 1_500), ("mean(latency)", "2m", 120_000),
  ])
  func boundsHaveTheUnitOfTheirMeasure(name: String, text: String, expected: Double) throws {
    let measure = try #require(Measure(name))
    expectEqual(measure.bound(text), expected)
    #expect(measure.bound("-1") == nil && measure.bound("x") == nil)
  }

  @Test func judgmentsAndThresholdsAreRead() throws {
    var reader = QueryFileReader([QuerySource(file: "q.yaml", form: .yaml, origin: .bytes(Array(text.utf8)))])
    while try reader.next() != nil {}
    expectEqual(reader.judgments.map(\.path), ["movies.qrels"])
    let threshold = try #require(reader.thresholds.first)
    expectEqual(threshold.measure, "nDCG@10")
    expectEqual(threshold.minimum, 0.8)
    expectEqual(threshold.tags, ["kind": "head"])
    expectEqual(threshold.severity, .warn)
    expectEqual(reader.count, 1)
  }

  @Test func modulesAreCheckedWhenTheyAreKnown() {
    #expect(queryError("q.yaml", text, modules: ["actors", "movies"]) == nil)
    expectEqual(
      queryError("q.yaml", text, modules: ["actor", "movie"]),
      "unknown-module 7:7, unknown-module 17:43, unknown-module 19:15")
  }

  @Test(arguments: [
    ("5", 5, 6), (">= 1", 1, 0), (">1", 2, 1), ("<= 3", 3, 4), ("< 3", 2, 3), ("!= 0", 1, 0), ("= 4", 4, 5),
    ("3..10", 10, 11), ("3 .. 10", 3, 2),
  ])
  func conditionHoldsAndFails(text: String, holding: Int, failing: Int) throws {
    let condition = try #require(CountCondition(text))
    #expect(condition.holds(holding))
    #expect(!condition.holds(failing))
  }

  @Test(arguments: ["", "many", "10..3", "=> 1", "1.5", ">=", "..", "1...2"])
  func otherConditionsAreNone(text: String) {
    #expect(CountCondition(text) == nil)
  }
}
