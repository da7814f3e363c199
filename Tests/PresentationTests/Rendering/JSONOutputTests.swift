import RunFixtures
import SearchGraph
import SearchModel
import TestSupport
import Testing

@testable import Presentation

struct JSONOutputTests {
  @Test(arguments: [RenderingScenario.batch, .hostile])
  func arrayAndLinesHoldTheSameResults(_ scenario: RenderingScenario) throws {
    let array = try JSON(parsing: Array(scenario.output(.json).utf8))
    let lines = try scenario.output(.ndjson).split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    expectEqual(array, .array(lines))
    expectEqual(lines.count, scenario.results.count)
  }

  @Test func streamedArrayIsIndentedAsAWhole() throws {
    let text = RenderingScenario.batch.output(.json)
    try expectEqual(JSON(parsing: Array(text.utf8)).text(indentation: 2) + "\n", text)
  }

  @Test func searchPrintsOneObject() throws {
    let text = RenderingScenario.search.output(.json)
    try expectEqual(JSON(parsing: Array(text.utf8)).text(indentation: 2) + "\n", text)
    #expect(text.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"query\": \"tom\",\n  \"sections\": [\n"))
  }

  @Test func sectionMembersKeepTheirOrder() throws {
    var section = SectionResult(
      module: "m", indexName: "i", title: "t", status: .ok,
      counts: SectionCounts(nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20),
      content: .hits([DynamicHit(objectID: "1", fields: [:])]))
    section.facets = ["a": []]
    section.facetStats = ["a": FacetStats(min: 0, max: 0, avg: 0, sum: 0)]
    section.isTruncated = true
    section.invalidHits.blanked = 1
    section.queryAfterRemoval = "q"
    section.extra = ["appliedRules": [1], "other": 1, "renderingContent": ["x": 1], "userData": [1]]
    try expectEqual(
      section.written.objectValue.map { Array($0.keys) },
      [
        "module", "indexName", "title", "status", "nbHits", "page", "nbPages", "hitsPerPage", "hits", "facets",
        "facets_stats", "truncated", "invalidHits", "queryAfterRemoval", "userData", "renderingContent", "appliedRules",
      ])
  }

  @Test(arguments: [SectionStatus.hidden, .error])
  func unansweredSectionsHaveNeitherCountsNorFacets(_ status: SectionStatus) throws {
    var section = SectionResult(
      module: "m", indexName: "i", title: "t", status: status,
      counts: SectionCounts(nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20), content: .hits([]))
    section.facets = ["a": []]
    if status == .error { section.error = SearchError(.tls, "no") }
    let keys = try section.written.objectValue.map { Array($0.keys) }
    let error = status == .error ? ["error"] : []
    expectEqual(keys, ["module", "indexName", "title", "status"] + error + ["hits"])
  }

  @Test func noNameOccursTwiceInAHit() {
    let hit = DynamicHit(
      objectID: "1", fields: ["objectID": "2", "a": 1, "_snippetResult": 3], annotations: ["_snippetResult": ["a": 1]])
    expectEqual(hit.json.text(), #"{"objectID":"1","a":1,"_snippetResult":{"a":1}}"#)
  }

  @Test(arguments: RenderingScenario.all) func hitsAreWrittenAsTheirJSON(_ scenario: RenderingScenario) throws {
    for var result in scenario.results {
      for place in result.sections.indices {
        guard case .hits(let hits) = result.sections[place].content else { continue }
        // Names that fields, annotations and the id share, and what only some answers have.
        let clash = DynamicHit(
          objectID: "1", fields: ["objectID": "2", "a": 1, "_snippetResult": 3],
          annotations: ["_snippetResult": ["a": "\u{1}\"\\\n"], "objectID": 4])
        result.sections[place].content = .hits(hits + [clash])
        result.sections[place].facets = ["f": [Facet(value: "x", count: 2), Facet(value: "x", count: 1)]]
        result.sections[place].extra = ["userData": [["k": .null]]]
      }
      for (section, written) in zip(result.sections, try result.written.objectValue?["sections"]?.arrayValue ?? []) {
        guard case .hits(let hits) = section.content else { continue }
        // Equal texts, in which members have an order.
        let texts = written.objectValue?["hits"]?.arrayValue?.map { $0.text() }
        expectEqual(texts, hits.map { $0.json.text() })
      }
    }
  }

  @Test(arguments: [
    (24_018.0, "24018"), (-0.0, "0"), (2001.5, "2001.5"), (9_007_199_254_740_992, "9007199254740992"),
    (1e21, "1e+21"), (0.1, "0.1"), (-3, "-3"),
  ])
  func statisticsPrintWithoutNeedlessFraction(_ number: Double, _ text: String) {
    expectEqual(JSON(plainNumber: number)?.text(), text)
  }

  @Test func statisticsThatAreNoNumbersAreAbsent() {
    #expect(FacetStats(min: 0, max: .infinity, avg: 1, sum: 1).json == nil)
    #expect(FacetStats(min: 0, max: 1, avg: .nan, sum: 1).json == nil)
  }

  @Test func durationThatIsNoNumberIsAbsent() throws {
    #expect(try QueryResult(query: "", sections: [], milliseconds: .nan).written.objectValue?["timings"] == nil)
    #expect(try QueryResult(query: "", sections: [], milliseconds: 1e308).written.objectValue?["timings"] == nil)
    try expectEqual(
      QueryResult(query: "", sections: [], milliseconds: 0.12345).written.objectValue?["timings"],
      ["milliseconds": 0.123])
  }
}

extension QueryResult {
  /// The result as it is written, read again.
  fileprivate var written: JSON {
    get throws {
      var writer = JSONWriter()
      write(sections, to: &writer)
      return try JSON(parsing: writer.takeBytes())
    }
  }
}

extension SectionResult {
  /// The section as it is written in a result, read again.
  fileprivate var written: JSON {
    get throws {
      try #require(try QueryResult(query: "", sections: [self]).written.objectValue?["sections"]?.arrayValue?.first)
    }
  }
}
