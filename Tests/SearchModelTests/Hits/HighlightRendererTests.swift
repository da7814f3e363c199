import SearchModel
import TestSupport
import Testing

struct HighlightRendererTests {
  private func shown(_ text: HighlightedString?) -> String? {
    text?.text(preTag: "[", postTag: "]")
  }

  @Test(
    arguments: [
      ("a < b > c <em>d</em>", "a < b > c [d]"), ("<b>x</b> <em>y</em>", "<b>x</b> [y]"), ("<", "<"), ("<>", "<>"),
      ("</em>a<em>", "</em>a"), ("x <em y</em>", "x <em y</em>"),
    ])
  func trapAnyAngleBracketIsATag(text: String, expected: String) {
    expectEqual(shown(HighlightRenderer().render(text: text)), expected)
  }

  @Test func trapTagsAreNotConfigurable() {
    var renderer = HighlightRenderer()
    renderer.preTag = "<mark>"
    renderer.postTag = "</mark>"
    expectEqual(shown(renderer.render(text: "<mark>Tom</mark> <em>H</em>")), "[Tom] <em>H</em>")
  }

  @Test func tagsIgnoreCaseUnlessToldOtherwise() {
    var renderer = HighlightRenderer()
    #expect(!renderer.caseSensitive)
    expectEqual(shown(renderer.render(text: "<EM>a</Em> <em>b</EM>")), "[a] [b]")
    renderer.caseSensitive = true
    expectEqual(shown(renderer.render(text: "<EM>a</EM> <em>b</em>")), "<EM>a</EM> [b]")
    #expect(HighlightRenderer(tags: HighlightTags()).caseSensitive)
  }

  @Test func trapClosingTagsIgnoreTheCaseRule() {
    expectEqual(shown(HighlightRenderer(caseSensitive: true).render(text: "<em>a</EM>b</em>c")), "[a</EM>b]c")
  }

  @Test func anUnclosedTagRunsToTheEnd() {
    expectEqual(shown(HighlightRenderer().render(text: "a <em>b c")), "a [b c]")
  }

  @Test func invertedHighlightsWhatTheUserDidNotType() {
    let renderer = HighlightRenderer(isInverted: true)
    expectEqual(shown(renderer.render(text: "<em>tom</em> hanks")), "tom[ hanks]")
    expectEqual(shown(renderer.render(text: "<em>tom</em> <em>", plain: "tom <em>")), "tom[ <em>]")
  }

  @Test func tagsOfTheOriginalStayTextWithoutRegardToCase() {
    expectEqual(
      shown(HighlightRenderer().render(text: "a <EM>tag</em> <em>x</em>", plain: "a <EM>tag</em> x")),
      "a <EM>tag</em> [x]")
    expectEqual(shown(HighlightRenderer().render(text: "<em>a</em>", plain: "b")), "b")
  }

  @Test func partsAreWrappedForATerminal() {
    let text = HighlightRenderer().render(text: "<em>Tom</em> H", highlighted: { "\u{1B}[1m\($0)\u{1B}[0m" })
    expectEqual(text, "\u{1B}[1mTom\u{1B}[0m H")
    expectEqual(
      HighlightedString(tagged: "a<em>b</em>").text(highlighted: { $0.uppercased() }, plain: { "(\($0))" }), "(a)B")
  }

  @Test func listsAreJoinedByPlainSeparators() {
    let list = ["<em>a</em>", "b", "<em>c</em>"].map { HighlightedString(tagged: $0) }
    expectEqual(shown(list.joined(separator: ", ")), "[a], b, [c]")
    #expect([HighlightedString]().joined(separator: ", ").parts.isEmpty)
  }

  @Test(arguments: 1...60)
  func renderingNeverLosesText(seed: Int) {
    var random = RandomValues(seed: seed)
    let renderer = HighlightRenderer(caseSensitive: random.bool(), isInverted: random.bool())
    var (plain, tagged) = ("", "")
    for _ in 0..<random.int(0...10) {
      // Pieces that neither are tags nor become some beside each other.
      let piece = random.element(
        of: ["<", ">", "<b>", "</ em>", "e<", "a", "é", "e\u{301}", "👨‍👩‍👧", " ", "&lt;", "\u{0}", "<e m>"], or: "x")
      plain += piece
      tagged += random.bool() ? "<em>\(piece)</em>" : piece
    }
    let rendered = renderer.render(text: tagged)
    #expect(rendered.plainText.unicodeScalars.elementsEqual(plain.unicodeScalars))
    #expect(renderer.render(text: tagged, plain: plain).plainText.unicodeScalars.elementsEqual(plain.unicodeScalars))
    expectEqual(rendered.inverted.plainText, rendered.plainText)
    let hostile = random.hostileText()
    let marked = HighlightedString(tagged: hostile).text(preTag: "<em>", postTag: "</em>")
    expectEqual(marked, hostile, "a text without tags comes out as it went in")
  }
}

struct HighlightedHitTests {
  private let renderer = HighlightRenderer()

  private func hit(_ text: String) throws -> JSONObject {
    try #require(try JSON(parsing: Array(text.utf8)).objectValue)
  }

  private func shown(_ hit: JSONObject, _ path: String) -> [String] {
    renderer.highlightedStrings(in: hit, path: path).map { $0.text(preTag: "[", postTag: "]") }
  }

  @Test func attributesWithoutHighlightShowTheirText() throws {
    let hit = try hit(#"{"objectID":"1","title":"Tom","year":1990,"ok":true,"none":null,"genre":["a",null,7]}"#)
    expectEqual(shown(hit, "title"), ["Tom"])
    expectEqual(shown(hit, "year"), ["1990"])
    expectEqual(shown(hit, "ok"), ["true"])
    expectEqual(shown(hit, "genre"), ["a", "7"])
    #expect(shown(hit, "none").isEmpty && shown(hit, "missing").isEmpty && shown(hit, "title.x").isEmpty)
    #expect(renderer.highlightedString(in: hit, path: "genre") == nil)
    expectEqual(renderer.highlightedString(in: hit, path: "genre.2")?.plainText, "7")
    #expect(renderer.highlightedString(in: hit, path: "missing") == nil)
  }

  @Test func dottedPathsAndListsAreFollowed() throws {
    let hit = try hit(
      """
      {"a":{"b":"x y"},"genre":["Drama","Comedy"],"cast":[{"name":"Tom"},{"name":"Tim"}],
       "_highlightResult":{"a":{"b":{"value":"<em>x</em> y"}},
        "genre":[{"value":"<em>D</em>rama"},{"value":"Comedy"}],
        "cast":[{"name":{"value":"<em>T</em>om"}},{"name":{"value":"<em>T</em>im"}}]}}
      """)
    expectEqual(shown(hit, "a.b"), ["[x] y"])
    expectEqual(shown(hit, "genre"), ["[D]rama", "Comedy"])
    expectEqual(shown(hit, "genre.0"), ["[D]rama"])
    expectEqual(shown(hit, "cast.name"), ["[T]om", "[T]im"])
    expectEqual(shown(hit, "cast.1.name"), ["[T]im"])
    #expect(shown(hit, "a").isEmpty)
  }

  @Test func resultsOfMatchingElementsAloneFindTheirElements() throws {
    let hit = try hit(
      """
      {"genre":["Drama","Comedy","Dance"],
       "_highlightResult":{"genre":[{"value":"<em>D</em>rama"},{"value":"<em>D</em>ance"}]}}
      """)
    expectEqual(shown(hit, "genre"), ["[D]rama", "Comedy", "[D]ance"])
  }

  @Test func anAttributeThatIsNotRetrievedIsReadFromItsResult() throws {
    let hit = try hit(#"{"_highlightResult":{"t":{"value":"<em>x</em>"},"l":[{"value":"a"},{"value":"<em>b</em>"}]}}"#)
    expectEqual(shown(hit, "t"), ["[x]"])
    expectEqual(shown(hit, "l"), ["a", "[b]"])
  }

  @Test func literalTagsOfTheRecordStayText() throws {
    let hit = try hit(
      #"{"t":"the <em>tag</em> em","_highlightResult":{"t":{"value":"the <em>tag</em> <em>em</em>"}}}"#)
    expectEqual(shown(hit, "t"), ["the <em>tag</em> [em]"])
  }
}
