import SearchGraph
import SearchModel
import TestSupport
import Testing

@testable import Presentation

struct HitReaderTests {
  /// A text with its matched parts in square brackets.
  private func marked(_ text: FieldText?) -> String? {
    text?.parts.map { $0.isHighlighted ? "[\($0.text)]" : $0.text }.joined()
  }

  private func text(
    _ value: JSON, highlight: JSON?, layout: SectionLayout = SectionLayout(module: "m")
  ) -> String? {
    marked(FieldText(value, highlight: highlight, layout: layout))
  }

  @Test func matchesComeFromTheHighlight() {
    expectEqual(text("Tom Hanks", highlight: ["value": "<em>Tom</em> Hanks"]), "[Tom] Hanks")
    expectEqual(text("Tom Hanks", highlight: nil), "Tom Hanks")
    expectEqual(text(1990, highlight: ["value": "<em>1990</em>"]), "[1990]")
  }

  @Test func tagsInTheRecordStayText() {
    expectEqual(text("a <em>b</em> c", highlight: ["value": "a <em>b</em> <em>c</em>"]), "a <em>b</em> [c]")
    expectEqual(text("a <em>b</em>", highlight: nil), "a <em>b</em>")
  }

  @Test(arguments: ["<em>Tim</em> Hanks", "", "<em>Tom</em> Hanks and more"])
  func highlightOfAnotherTextIsIgnored(_ tagged: String) {
    expectEqual(text("Tom Hanks", highlight: ["value": .string(tagged)]), "Tom Hanks")
  }

  @Test func listsAreHighlightedElementByElement() {
    let highlight: JSON = [["value": "a"], ["value": "<em>b</em>"], ["value": "c"]]
    expectEqual(text(["a", "b", "c"], highlight: highlight), "a, [b], c")
    expectEqual(text(["a", .null, "b"], highlight: highlight), "a, b")
    expectEqual(text(["b", "a"], highlight: highlight), "b, a")
    expectEqual(text([], highlight: nil), "")
  }

  @Test(arguments: [
    (["new", "red"], ["<em>red</em>"], "new, [red]"),
    (["blue", "green", "red wool"], ["<em>red</em> wool"], "blue, green, [red] wool"),
    (["red", "x", "red"], ["<em>red</em>", "<em>red</em>"], "[red], x, [red]"), (["new"], [], "new"),
    (["new", "red"], ["<em>rot</em>"], "new, red"), (["a", "b", "c"], ["<em>b</em>", "<em>a</em>"], "a, b, c"),
  ])
  func highlightsOfMatchingElementsAloneFindTheirElements(_ list: [String], _ notes: [String], _ expected: String) {
    let highlight = JSON.array(notes.map { ["value": .string($0), "matchLevel": "full"] })
    expectEqual(text(.array(list.map(JSON.string)), highlight: highlight), expected)
  }

  @Test func objectsAreCompactJSON() {
    expectEqual(text(["k": [1, "x"]], highlight: ["k": [["value": "1"]]]), #"{"k":[1,"x"]}"#)
    expectEqual(text([["k": 1], ["x"]], highlight: nil), #"{"k":1}, ["x"]"#)
  }

  @Test func whatIsNoNumberIsNotShown() {
    expectEqual(text(.double(.nan), highlight: nil), "")
    expectEqual(text([1, .double(.infinity)], highlight: nil), "1")
  }

  @Test func suggestionsShowWhatWasNotTyped() {
    let layout = SectionLayout(
      module: "m", isHighlightingInverted: true, highlightTags: HighlightTags(pre: "{", post: "}"))
    expectEqual(text("tom hanks", highlight: ["value": "{tom} hanks"], layout: layout), "tom[ hanks]")
    expectEqual(text("tom hanks", highlight: nil, layout: layout), "tom hanks")
  }

  @Test func highlightsHaveTheRecordsShape() {
    let schema = HitSchema(fields: [
      HitField(name: "director", type: .string, path: FieldPath("crew.director")),
      HitField(name: "dotted", type: .string, path: FieldPath(#"a\.b"#)),
    ])
    let hit = DynamicHit(
      objectID: "1", fields: ["director": "Don", "dotted": "Don"],
      annotations: [
        "_highlightResult": [
          "director": ["value": "D<em>o</em>n"], "crew": ["director": ["value": "<em>Don</em>"]],
          "a.b": ["value": "Do<em>n</em>"],
        ]
      ])
    let reader = HitReader(layout: SectionLayout(module: "m", schema: schema))
    expectEqual(marked(reader.text(of: "director", in: hit)), "[Don]")
    expectEqual(marked(reader.text(of: "dotted", in: hit)), "Do[n]")
    #expect(reader.text(of: "missing", in: hit) == nil)
  }

  @Test func labelIsTheChosenFieldOrTheFirstText() {
    let schema = HitSchema(fields: [
      HitField(name: "n", type: .integer), HitField(name: "a", type: .string), HitField(name: "b", type: .string),
    ])
    let hit = DynamicHit(objectID: "id", fields: ["n": 1, "a": "x", "b": "y"])
    func label(_ layout: SectionLayout) -> String? { marked(HitReader(layout: layout).label(of: hit)) }
    expectEqual(label(SectionLayout(module: "m", schema: schema)), "x")
    expectEqual(label(SectionLayout(module: "m", schema: schema, label: "b")), "y")
    expectEqual(label(SectionLayout(module: "m", schema: schema, label: "gone")), "id")
    expectEqual(label(SectionLayout(module: "m", schema: HitSchema(fields: []))), "id")
    expectEqual(label(SectionLayout(module: "m")), "x")
  }

  @Test func recordsWithoutASchemaShowAFewScalars() {
    let hit = DynamicHit(
      objectID: "id",
      fields: ["list": ["x"], "a": 1, "empty": "", "t": "label", "z": .null, "b": 2, "c": true, "d": 4, "e": 5, "f": 6])
    let reader = HitReader(layout: SectionLayout(module: "m"))
    expectEqual(marked(reader.label(of: hit)), "label")
    expectEqual(reader.details(of: hit).map(marked), ["1", "2", "c: true", "4"])
    expectEqual(marked(reader.label(of: DynamicHit(objectID: "id", fields: ["a": 1]))), "id")
  }

  @Test func chosenDetailsStandInTheirOrder() {
    let hit = DynamicHit(objectID: "id", fields: ["a": "1", "b": "2", "c": "3", "o": ["p": "4"]])
    func details(_ names: [String]) -> [String?] {
      HitReader(layout: SectionLayout(module: "m", detail: names)).details(of: hit).map(marked)
    }
    expectEqual(details(["c", "gone", "b"]), ["3", "2"])
    expectEqual(details(["o.p"]), ["4"])
    expectEqual(details([]), [])
  }
}
