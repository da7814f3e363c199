import Diagnostics
import Presentation
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Evaluation

/// The blocks of a row whose `expect` is given as YAML in one line.
func blocks(_ expect: String) throws -> [ExpectationBlock] {
  let text = "- query: q\n  expect: \(expect)\n"
  var reader = QueryFileReader([QuerySource(file: "q.yaml", form: .yaml, origin: .bytes(Array(text.utf8)))])
  return try reader.next()?.expectations ?? []
}

/// A section with rows of these ids, each a record with its place as `rank`.
func section(
  _ module: String = "m", ids: [String] = ["a", "b", "c"], nbHits: Int? = nil, firstRank: Int = 0, requests: Int = 1,
  facets: ExactDictionary<[Facet]> = [:]
) -> SectionFacts {
  SectionFacts(
    module: module, status: ids.isEmpty ? .empty : .ok, nbHits: nbHits ?? ids.count,
    rows: ids.enumerated().map { place, id in
      SectionFacts.Row(
        id: id, label: id.uppercased(),
        record: ["objectID": .string(id), "rank": .integer(place + 1), "tags": ["x", .string(id)]])
    }, firstRank: firstRank, facets: facets, requestCount: requests)
}

struct ResultJudgeTests {
  private func statuses(_ expect: String, _ sections: SectionFacts...) throws -> [CheckOutcome.Status] {
    ResultJudge(sections: sections).judge(try blocks(expect)).map(\.status)
  }

  @Test(arguments: [
    ("{ status: ok }", "{ status: empty }"), ("{ nbHits: 3 }", "{ nbHits: \"> 3\" }"),
    ("{ nbHits: 2..3 }", "{ nbHits: 4..9 }"), ("{ first: [a, b] }", "{ first: [b] }"),
    ("{ first: a }", "{ first: [a, b, c, d] }"), ("{ contains: [c] }", "{ contains: [d] }"),
    ("{ contains: [{ objectID: b, within: 2 }] }", "{ contains: [{ objectID: c, within: 2 }] }"),
    ("{ contains: { where: \"rank:2\", within: 2 } }", "{ contains: { where: \"rank:2\", within: 1 } }"),
    ("{ contains: { where: \"tags:C\" } }", "{ contains: { where: \"tags:d\" } }"),
    ("{ excludes: [z] }", "{ excludes: [b] }"), ("{ order: [a, c] }", "{ order: [c, a] }"),
    ("{ order: [a] }", "{ order: [a, z] }"), ("{ each: [\"rank >= 1\"] }", "{ each: [\"rank >= 2\"] }"),
    ("{ each: [\"tags:x AND NOT rank:9\"] }", "{ each: [\"NOT tags:x\"] }"),
    ("{ facets: { kind: { x: 2, y: 0 } } }", "{ facets: { kind: { x: \"> 2\" } } }"),
    ("{ requests: \"<= 1\" }", "{ requests: 0 }"),
  ])
  func eachCheckHoldsAndFails(holding: String, failing: String) throws {
    let facts = section(facets: ["kind": [Facet(value: "x", count: 2)]])
    #expect(try statuses("{ m: \(holding) }", facts).allSatisfy { $0 == .passed })
    try expectEqual(statuses("{ m: \(failing) }", facts), [.failed])
    try expectEqual(statuses("{ all: \(failing) }", facts, facts), [.failed, .failed])
  }

  @Test(arguments: [
    ("{ sections: [m, n] }", "{ sections: [n, m] }"), ("{ sections: [m, n] }", "{ sections: [m] }"),
    ("{ shown: 2 }", "{ shown: \"> 2\" }"), ("{ contains: [z] }", "{ contains: [q] }"),
    ("{ contains: { where: \"rank:3\", within: 3 } }", "{ contains: { where: \"rank:3\", within: 2 } }"),
    ("{ duplicates: { by: rank, max: 2 } }", "{ duplicates: { by: rank, max: 1 } }"),
    ("{ duplicates: { by: objectID } }", "{ duplicates: { by: tags, max: 3 } }"),
  ])
  func pagesAreJudgedAsAWhole(holding: String, failing: String) throws {
    let sections = (section("m"), section("n", ids: ["y", "z"]), section("o", ids: []))
    try expectEqual(statuses("{ page: \(holding) }", sections.0, sections.1, sections.2), [.passed])
    try expectEqual(statuses("{ page: \(failing) }", sections.0, sections.1, sections.2), [.failed])
  }

  @Test func conditionsOnRowsThatCouldNotBeLoadedAreNotJudged() throws {
    var facts = section(nbHits: 9)
    facts.lacksRows = true
    expectEqual(
      ResultJudge(sections: [facts]).judge(try blocks("{ m: { first: [a, b, c, d] } }")).first?.message,
      "cannot be judged: the hits of 'm' behind rank 3 were not given, though the backend announces 9")
    facts.loadingError = SearchError(.timeout, "late")
    for expect in ["{ m: { contains: [{ objectID: z, within: 5 }] } }", "{ m: { first: [a, b, c, d] } }"] {
      let outcome = try #require(ResultJudge(sections: [facts]).judge(try blocks(expect)).first)
      expectEqual(outcome.status, .error)
      expectEqual(
        outcome.message, "cannot be judged: the hits of 'm' behind rank 3 ended in the error timeout: late")
    }
    try expectEqual(statuses("{ page: { contains: [{ objectID: z, within: 5 }] } }", facts), [.error])
    // What was loaded is enough to tell.
    try expectEqual(statuses("{ m: { contains: [{ objectID: c, within: 5 }] } }", facts), [.passed])
    try expectEqual(statuses("{ m: { contains: [{ objectID: z, within: 3 }] } }", facts), [.failed])
    try expectEqual(statuses("{ m: { first: [b, a, c, d] } }", facts), [.failed])
    try expectEqual(statuses("{ page: { contains: [{ objectID: z, within: 5 }] } }", section()), [.failed])
  }

  @Test func whatCannotBeJudgedIsNoFailure() throws {
    try expectEqual(statuses("{ m: { each: [\"ranc >= 1\"] } }", section()), [.error])
    try expectEqual(statuses("{ m: { facets: { kind: { x: 1 } } } }", section()), [.error])
    try expectEqual(statuses("{ m: { first: [a] } }", section(firstRank: 20)), [.error])
    // A hit before the page may have it, but no other one has the id.
    let contains = ["where: \"rank >= 0\", within: 5", "objectID: z, within: 5", "objectID: a, within: 5"]
    try expectEqual(
      contains.flatMap { try statuses("{ m: { contains: [{ \($0) }] } }", section(firstRank: 20)) },
      [.error, .error, .failed])
    let page = try ResultJudge(sections: [section("m"), section("n", firstRank: 20)])
      .judge(blocks("{ page: { contains: [{ objectID: z, within: 30 }] } }"))
    expectEqual(page.map(\.status), [.error])
    expectEqual(page.first?.message, "cannot be judged: the loaded page of 'n' begins at rank 21")
    try expectEqual(statuses("{ page: { duplicates: { by: sku } } }", section()), [.error])
    try expectEqual(statuses("{ n: { status: ok } }", section()), [.error])
  }

  /// Conditions that hold of no rows at all would pass without anything having been looked at.
  @Test(arguments: [
    "{ m: { each: [\"rank >= 1\"] } }", "{ m: { excludes: [a] } }", "{ page: { duplicates: { by: rank } } }",
  ])
  func hitsOfWhichNoneIsShownCannotBeJudged(expect: String) throws {
    try expectEqual(statuses(expect, section(ids: [], nbHits: 4)), [.error])
    var loaded = section()
    loaded.shownCount = 0
    try expectEqual(statuses(expect, loaded), [.error])
    try expectEqual(statuses(expect, section(ids: [])), [.passed])
  }

  @Test func aSectionThatOnlyCountsIsNotInTheWayOfDuplicates() throws {
    try expectEqual(
      statuses("{ page: { duplicates: { by: rank } } }", section("m", ids: [], nbHits: 4), section("n")), [.passed])
  }

  @Test func anErrorCanBeExpected() throws {
    let failed = SectionFacts(module: "m", status: .error, error: SearchError(.timeout, "no answer"))
    try expectEqual(statuses("{ m: { status: error, requests: 0, nbHits: 0 } }", failed), [.passed, .passed, .error])
  }

  @Test func aKnownFailureHoldsWhileSomethingFails() throws {
    let known = "knownFailure: not yet"
    try expectEqual(statuses("{ m: { nbHits: 3, first: [b], \(known) } }", section()), [.passed, .knownFailure])
    let outcomes = ResultJudge(sections: [section()]).judge(try blocks("{ m: { nbHits: 3, \(known) } }"))
    #expect(outcomes.map(\.status) == [.passed, .failed] && outcomes.last?.check == "knownFailure")
  }

  @Test func ranksCountFromTheFirstHitOfTheList() throws {
    let outcome = ResultJudge(sections: [section(nbHits: 40, firstRank: 20)])
      .judge(try blocks("{ m: { contains: [{ objectID: b, within: 10 }] } }"))
    #expect(outcome.first?.status == .failed && outcome.first?.actual == 22)
  }

  @Test func aFailureSaysHowNearItWas() throws {
    let judge = ResultJudge(sections: [section(nbHits: 12)]) { module, id in
      switch id {
      case "far": RecordInsight(isIndexed: true, rank: 7, reasons: ["below 'a': words 1 instead of 2"])
      case "gone": RecordInsight(isIndexed: false)
      case "none": RecordInsight(isIndexed: true, reasons: ["nothing in the record matches 'q'"])
      default: nil
      }
    }
    let outcomes = judge.judge(try blocks("{ m: { contains: [far, gone, none, x] } }"))
    expectEqual(
      outcomes.map { $0.details.prefix { !$0.hasPrefix("1.") } },
      [
        ["'far' is at rank 7", "below 'a': words 1 instead of 2"], ["the index has no record 'gone'"],
        ["'none' is not among the 12 hits", "nothing in the record matches 'q'"],
        ["'x' is not among the 3 loaded hits of 12"],
      ])
    expectEqual(outcomes[0].details.suffix(4), ["1. a (A)", "2. b (B)", "3. c (C)", "… of 12"])
  }

  @Test func placesAreThoseOfTheFile() throws {
    let outcomes = ResultJudge(sections: [section()]).judge(try blocks("{ m: { nbHits: 4 } }"))
    expectEqual(outcomes.map(\.range.start), [SourcePosition(line: 2, column: 18)])
    #expect(outcomes.first?.message == "expected 4 hits, found 3" && outcomes.first?.expected == 4)
  }

  @Test func pagesThatAreLoadedForOneConditionAreInvisibleToOthers() throws {
    var facts = section(ids: ["a", "b", "c", "d"], nbHits: 9)
    facts.shownCount = 2
    try expectEqual(
      statuses("{ m: { contains: [{ objectID: d, within: 4 }, d], excludes: [d], each: [\"rank < 3\"] } }", facts),
      [.passed, .failed, .passed, .passed])
  }

  @Test func aKnownFailureExpectsNoError() throws {
    let facts = SectionFacts(module: "m", status: .error)
    let judge = ResultJudge(sections: [facts])
    let outcomes = judge.judge(try blocks("{ m: { status: ok, knownFailure: down } }"))
    #expect(outcomes.map(\.status) == [.knownFailure] && !outcomes.expectError(of: "m"))
    try #expect(judge.judge(blocks("{ m: { status: error } }")).expectError(of: "m"))
  }

  @Test func aHitBeforeTheLoadedPageCannotBeJudged() throws {
    try expectEqual(
      statuses("{ m: { contains: { objectID: z, within: 30 } } }", section(nbHits: 40, firstRank: 20)), [.error])
    try expectEqual(statuses("{ m: { contains: { objectID: z, within: 30 } } }", section(ids: [], nbHits: 4)), [.error])
  }

  @Test func valuesThatWereNotCountedCannotBeJudged() throws {
    var facts = section(facets: ["kind": [Facet(value: "x", count: 2)]])
    facts.facetLimit = 1
    try expectEqual(statuses("{ m: { facets: { kind: { x: 2, y: 0 } } } }", facts), [.passed, .error])
    try expectEqual(statuses("{ m: { facets: { kind: { y: 0 } }, knownFailure: x } }", facts), [.error])
  }
}
