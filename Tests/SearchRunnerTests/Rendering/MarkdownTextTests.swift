import SearchModel
import Testing

@testable import SearchRunner

struct MarkdownTextTests {
  @Test(arguments: [
    ("a|b", #"a\|b"#), ("a\\|b", #"a\\\|b"#), ("<b>&lt;", "&lt;b&gt;&amp;lt;"), ("*_`~$[]", #"\*\_\`\~\$\[\]"#),
    ("a\nb\r\nc", #"a\\nb\\r\\nc"#), ("http://x.y", #"http\://x.y"#), ("12:30", "12:30"), ("www.x.y", #"www\.x.y"#),
    ("Mr. X (1) - 2!", "Mr. X (1) - 2!"), ("\u{202E}", #"\\u{202E}"#), ("", ""),
  ])
  func textIsShownAndNeverObeyed(_ text: String, _ escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }

  @Test(arguments: [
    ("<em>Tom</em>foolery", "**Tom**foolery"), ("a <em>b c</em>", "a **b c**"), ("<em> b</em>", " **b**"),
    ("x<em>(y)</em>z", "x(**y**)z"), ("<em>…</em>", "…"), ("<em>a*b</em>", #"**a\*b**"#), ("<em>日本</em>語", "**日本**語"),
  ])
  func matchesAreBoldAroundWords(_ tagged: String, _ markdown: String) {
    let plain = HighlightedString(tagged: tagged).plainText
    let text = FieldText(.string(plain), highlight: ["value": .string(tagged)], layout: SectionLayout(module: "m"))
    #expect(MarkdownText.highlighted(text) == markdown)
  }

  /// From the back each flag is told from its neighbours by all flags in front of it.
  @Test(.timeLimit(.minutes(10))) func flagsWithoutNumberAreSurroundingsOfWords() {
    let flags = String(repeating: "🇩🇪", count: 200_000)
    let text = FieldText(
      .string("a" + flags), highlight: ["value": .string("<em>a" + flags + "</em>")],
      layout: SectionLayout(module: "m"))
    #expect(MarkdownText.highlighted(text) == "**a**" + flags)
  }

  @Test(arguments: RenderingScenario.all)
  func rowsOfATableHaveTheSameNumberOfCells(_ scenario: RenderingScenario) {
    for block in scenario.output(.markdown).split(separator: "\n\n") where block.hasPrefix("| #") {
      let widths = block.split(separator: "\n").map { line in
        line.replacing(#"\\"#, with: "").replacing(#"\|"#, with: "").filter { $0 == "|" }.count
      }
      #expect(Set(widths).count == 1, "\(block)")
    }
  }
}
