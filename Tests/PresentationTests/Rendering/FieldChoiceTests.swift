import RunFixtures
import SearchGraph
import SearchModel
import TerminalText
import TestSupport
import Testing

@testable import Presentation

/// Outputs that show some fields of hits, or no matches.
struct FieldChoiceTests {
  private static let highlights: JSON = [
    "name": ["value": "<em>a</em>"], "crew": ["director": ["value": "<em>b</em>"], "writer": ["value": "c"]],
  ]

  private static let hit = DynamicHit(
    objectID: "1", fields: ["name": "a", "director": "b"],
    annotations: ["_highlightResult": highlights, "_rankingInfo": ["words": 1]])

  private static let schema = HitSchema(fields: [
    HitField(name: "name", type: .string),
    HitField(name: "director", type: .string, path: FieldPath("crew.director")),
  ])

  /// The hit as a section with some layout shows it in JSON.
  private func shown(_ hit: DynamicHit, _ layout: SectionLayout) throws -> JSON {
    let section = SectionResult(module: "m", indexName: "m", title: "M", status: .ok, content: .hits([hit]))
    let scenario = RenderingScenario(
      name: "one", shape: OutputShape(.search, layouts: [layout]),
      results: [QueryResult(query: "", sections: [section])])
    let result = try JSON(parsing: Array(scenario.output(.ndjson).utf8))
    let shown = result.objectValue?["sections"]?.arrayValue?.first?.objectValue?["hits"]?.arrayValue?.first
    return try #require(shown)
  }

  @Test func chosenFieldsStandInTheirOrderWithTheirHighlights() throws {
    let layout = SectionLayout(module: "m", schema: Self.schema)
    #expect(
      try shown(Self.hit, layout.choosing(["director", "name"])).text().hasPrefix(
        #"{"objectID":"1","director":"b","name":"a","_highlightResult":{"name":"#))
    try expectEqual(
      shown(Self.hit, layout.choosing(["director"])).text(),
      #"{"objectID":"1","director":"b","_highlightResult":{"crew":{"director":{"value":"<em>b</em>"}}},"#
        + #""_rankingInfo":{"words":1}}"#)
  }

  @Test func highlightsOfWhichNothingIsLeftAreAbsent() throws {
    let layout = SectionLayout(module: "m", schema: Self.schema)
    try expectEqual(
      shown(Self.hit, layout.choosing(["other", "objectID"])).text(), #"{"objectID":"1","_rankingInfo":{"words":1}}"#)
  }

  @Test func attributesOfRecordsAreChosenByNameOrPath() throws {
    let hit = DynamicHit(
      objectID: "1", fields: ["a.b": 1, "a": ["b": 2, "c": 3], "d": 4],
      annotations: ["_highlightResult": ["a.b": ["value": "1"], "a": ["b": ["value": "2"], "c": ["value": "3"]]]])
    let layout = SectionLayout(module: "m")
    try expectEqual(
      shown(hit, layout.choosing(["d", "a.c", "a.b", "none"])).text(),
      #"{"objectID":"1","d":4,"a.c":3,"a.b":1,"_highlightResult":{"a.b":{"value":"1"},"a":{"c":{"value":"3"}}}}"#)
  }

  @Test func withoutHighlightsOnlyTheyAreLeftOut() throws {
    var layout = SectionLayout(module: "m", schema: Self.schema)
    layout.showsHighlights = false
    try expectEqual(
      shown(Self.hit, layout).text(), #"{"objectID":"1","name":"a","director":"b","_rankingInfo":{"words":1}}"#)
  }

  @Test(arguments: [OutputFormat.text, .markdown]) func withoutHighlightsNothingIsEmphasised(_ format: OutputFormat) {
    let options = RenderingOptions(styler: Styler(isEnabled: true))
    var scenario = RenderingScenario.search
    for place in scenario.shape.layouts.indices { scenario.shape.layouts[place].showsHighlights = false }
    let mark = format == .text ? "\u{1B}[1;4m" : "**"
    #expect(RenderingScenario.search.output(format, options: options).contains(mark))
    #expect(!scenario.output(format, options: options).contains(mark))
    expectEqual(scenario.output(.csv), RenderingScenario.search.output(.csv))
  }

  @Test func facetValuesKeepTheirMembersWithoutHighlights() {
    var scenario = RenderingScenario.search
    for place in scenario.shape.layouts.indices { scenario.shape.layouts[place].showsHighlights = false }
    #expect(scenario.output(.ndjson).contains(#""highlighted":"<em>Tom</em>foolery""#))
    #expect(!scenario.output(.ndjson).contains("_highlightResult"))
  }

  @Test func aChoiceCountsEachFieldOnce() {
    let layout = SectionLayout(module: "m", schema: Self.schema).choosing(["name", "name", "none", "director"])
    expectEqual(layout.schema?.fields.map(\.name), ["name", "director"])
    #expect(layout.label == "name" && layout.detail == ["director"])
    let facet = SectionLayout(module: "f", isFacet: true)
    expectEqual(facet.choosing(["name"]), facet)
  }

  @Test func theIDHasNoSecondColumn() {
    let scenario = RenderingScenario.batch.choosing(["objectID", "name"])
    #expect(
      scenario.output(.csv).hasPrefix("query,id,module,status,nbHits,page,error,position,objectID,name,count,"))
  }
}

extension RenderingScenario {
  /// The same results with some fields of their hits.
  func choosing(_ names: [String]) -> RenderingScenario {
    var scenario = self
    scenario.shape.layouts = shape.layouts.map { $0.choosing(names) }
    return scenario
  }
}
