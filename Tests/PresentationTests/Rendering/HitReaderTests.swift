import SearchGraph
import SearchModel
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
    #expect(text("Tom Hanks", highlight: ["value": "<em>Tom</em> Hanks"]) == "[Tom] Hanks")
    #expect(text("Tom Hanks", highlight: nil) == "Tom Hanks")
    #expect(text(1990, highlight: ["value": "<em>1990</em>"]) == "[1990]")
  }

  @Test func tagsInTheRecordStayText() {
    #expect(
      text("a <em>b</em> c", highlight: ["value": "a <em>b</em> <em>c</em>"]) == "a <em>b</em> [c]")
    #expect(text("a <em>b</em>", highlight: nil) == "a <em>b</em>")
  }

  @Test(arguments: ["<em>Tim</em> Hanks", "", "<em>Tom</em> Hanks and more"])
  func highlightOfAnotherTextIsIgnored(_ tagged: String) {
    #expect(text("Tom Hanks", highlight: ["value": .string(tagged)]) == "Tom Hanks")
  }

  @Test func listsAreHighlightedElementByElement() {
    let highlight: JSON = [["value": "a"], ["value": "<em>b</em>"], ["value": "c"]]
    #expect(text(["a", "b", "c"], highlight: highlight) == "a, [b], c")
    #expect(text(["a", .null, "b"], highlight: highlight) == "a, b")
    #expect(text(["b", "a"], highlight: highlight) == "b, a")
    #expect(text([], highlight: nil) == "")
  }

  @Test func objectsAreCompactJSON() {
    #expect(text(["k": [1, "x"]], highlight: ["k": [["value": "1"]]]) == #"{"k":[1,"x"]}"#)
    #expect(text([["k": 1], ["x"]], highlight: nil) == #"{"k":1}, ["x"]"#)
  }

  @Test func whatIsNoNumberIsNotShown() {
    #expect(text(.double(.nan), highlight: nil) == "")
    #expect(text([1, .double(.infinity)], highlight: nil) == "1")
  }

  @Test func suggestionsShowWhatWasNotTyped() {
    let layout = SectionLayout(
      module: "m", isHighlightingInverted: true, highlightTags: HighlightTags(pre: "{", post: "}"))
    #expect(text("tom hanks", highlight: ["value": "{tom} hanks"], layout: layout) == "tom[ hanks]")
    #expect(text("tom hanks", highlight: nil, layout: layout) == "tom hanks")
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
    #expect(marked(reader.text(of: "director", in: hit)) == "[Don]")
    #expect(marked(reader.text(of: "dotted", in: hit)) == "Do[n]")
    #expect(reader.text(of: "missing", in: hit) == nil)
  }

  @Test func labelIsTheChosenFieldOrTheFirstText() {
    let schema = HitSchema(fields: [
      HitField(name: "n", type: .integer), HitField(name: "a", type: .string), HitField(name: "b", type: .string),
    ])
    let hit = DynamicHit(objectID: "id", fields: ["n": 1, "a": "x", "b": "y"])
    func label(_ layout: SectionLayout) -> String? { marked(HitReader(layout: layout).label(of: hit)) }
    #expect(label(SectionLayout(module: "m", schema: schema)) == "x")
    #expect(label(SectionLayout(module: "m", schema: schema, label: "b")) == "y")
    #expect(label(SectionLayout(module: "m", schema: schema, label: "gone")) == "id")
    #expect(label(SectionLayout(module: "m", schema: HitSchema(fields: []))) == "id")
    #expect(label(SectionLayout(module: "m")) == "x")
  }

  @Test func recordsWithoutASchemaShowAFewScalars() {
    let hit = DynamicHit(
      objectID: "id",
      fields: ["list": ["x"], "a": 1, "empty": "", "t": "label", "z": .null, "b": 2, "c": true, "d": 4, "e": 5, "f": 6])
    let reader = HitReader(layout: SectionLayout(module: "m"))
    #expect(marked(reader.label(of: hit)) == "label")
    #expect(reader.details(of: hit).map(marked) == ["1", "2", "c: true", "4"])
    #expect(marked(reader.label(of: DynamicHit(objectID: "id", fields: ["a": 1]))) == "id")
  }

  @Test func chosenDetailsStandInTheirOrder() {
    let hit = DynamicHit(objectID: "id", fields: ["a": "1", "b": "2", "c": "3", "o": ["p": "4"]])
    func details(_ names: [String]) -> [String?] {
      HitReader(layout: SectionLayout(module: "m", detail: names)).details(of: hit).map(marked)
    }
    #expect(details(["c", "gone", "b"]) == ["3", "2"])
    #expect(details(["o.p"]) == ["4"])
    #expect(details([]) == [])
  }
}
