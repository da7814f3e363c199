import SearchModel
import TestSupport
import Testing

struct HighlightedStringTests {
  /// The parts with brackets around the highlighted ones.
  private func shown(_ text: HighlightedString) -> String {
    #expect(text.parts.allSatisfy { !$0.text.isEmpty })
    #expect(zip(text.parts, text.parts.dropFirst()).allSatisfy { $0.isHighlighted != $1.isHighlighted })
    return text.parts.map { $0.isHighlighted ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(
    arguments: [
      ("", ""), ("plain", "plain"), ("<em>Tom</em> Hanks", "[Tom] Hanks"), ("a<em>b</em>c<em>d</em>", "a[b]c[d]"),
      ("<em>a</em><em>b</em>", "[ab]"), ("<em></em>x", "x"), ("<em>open", "[open]"), ("shut</em>", "shut</em>"),
      ("<em>a<em>b</em>c</em>", "[a<em>b]c</em>"), ("<EM>a</EM> <b>c</b> < > &lt;", "<EM>a</EM> <b>c</b> < > &lt;"),
      ("<em", "<em"), ("<em><em>a</em>", "[<em>a]"), ("<<em>a</em>>", "<[a]>"), ("<em>é👨‍👩‍👧</em>\u{301}", "[é👨‍👩‍👧]\u{301}"),
    ])
  func tagsAreRead(text: String, expected: String) {
    #expect(shown(HighlightedString(tagged: text)).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func onlyTheConfiguredTagsCount() {
    expectEqual(shown(HighlightedString(tagged: "<em>a</em> __b__", preTag: "__", postTag: "__")), "<em>a</em> [b]")
    expectEqual(shown(HighlightedString(tagged: "**a*b", preTag: "**", postTag: "*")), "[a]b")
  }

  @Test(arguments: [("", "</em>"), ("<em>", ""), ("", "")])
  func emptyTagsMarkNothing(preTag: String, postTag: String) {
    let text = "<em>a</em> b"
    expectEqual(shown(HighlightedString(tagged: text, preTag: preTag, postTag: postTag)), text)
    expectEqual(shown(HighlightedString(tagged: text, plain: text, preTag: preTag, postTag: postTag)), text)
  }

  @Test(
    arguments: [
      ("a literal <em>tag</em> <em>match</em>", "a literal <em>tag</em> match", "a literal <em>tag</em> [match]"),
      ("<<em>em</em>>tag</<em>em</em>>", "<em>tag</em>", "<[em]>tag</[em]>"),
      ("<em>tag</em>", "<em>tag</em>", "<em>tag</em>"),
      ("<em>Tom</em> </em> Hanks", "Tom </em> Hanks", "[Tom] </em> Hanks"), ("<em>a</em>", "a", "[a]"),
      ("<em>Tom</em> Hanks", "Tom <em>Cruise", "[Tom] Hanks"), ("", "<em>", ""),
      ("é <em>日本</em> <em>", "é 日本 <em>", "é [日本] <em>"),
    ])
  func tagsOfTheOriginalStayText(tagged: String, plain: String, expected: String) {
    expectEqual(shown(HighlightedString(tagged: tagged, plain: plain)), expected)
  }

  @Test func invertedHighlightsTheRest() {
    let text = HighlightedString(tagged: "<em>tom</em> hanks")
    expectEqual(shown(text.inverted), "tom[ hanks]")
    expectEqual(text.inverted.inverted, text)
    #expect(shown(HighlightedString(plain: "").inverted).isEmpty)
    expectEqual(shown(HighlightedString(plain: "a").inverted), "[a]")
  }

  @Test func plainTextLosesTheTags() {
    expectEqual(HighlightedString(tagged: "<em>Tom</em> <b>H</b>").plainText, "Tom <b>H</b>")
  }

  @Test func manyTagsInTextAndMarkupAreReadInTime() {
    let plain = String(repeating: "<em></em>", count: 60)
    let tagged = String(repeating: "<em><em></em></em>", count: 60)
    expectEqual(HighlightedString(tagged: tagged, plain: plain).plainText, plain)
  }

  /// There are so many readings that trying them all would take hours.
  @Test(.timeLimit(.minutes(10))) func textsFullOfTagsThatFitNoReadingAreGivenUp() {
    let tags = String(repeating: "<em></em>", count: 4_000)
    expectEqual(HighlightedString(tagged: tags + tags + "y", plain: tags + "x").plainText, "y")
  }

  @Test(.timeLimit(.minutes(10))) func manyMarksInATextWithATagAreReadInTheTimeOfTheirNumber() {
    let count = 100_000
    let text = HighlightedString(
      tagged: String(repeating: "<em>a</em> ", count: count) + "<em>",
      plain: String(repeating: "a ", count: count) + "<em>")
    expectEqual(text.parts.count, 2 * count)
    expectEqual(text.plainText.utf8.count, 2 * count + 4)
  }

  @Test(arguments: 1...40)
  func markedPiecesOfAHostileTextAreFound(seed: Int) {
    var random = RandomValues(seed: seed)
    var (plain, tagged) = ("", "")
    for _ in 0..<random.int(0...8) {
      let piece = random.element(of: ["<em>", "</em>", "a", "é", "<", "em>", " "], or: "x")
      plain += piece
      tagged += random.bool() ? "<em>\(piece)</em>" : piece
    }
    // Where text and markup cannot be told apart there are several readings; all of them have the original's text.
    expectEqual(HighlightedString(tagged: tagged, plain: plain).plainText, plain)
  }
}
