import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation

struct MarkdownTextTests {
  @Test(arguments: [
    ("a|b", #"a\|b"#), ("a\\|b", #"a\\\|b"#), ("<b>&lt;", "&lt;b&gt;&amp;lt;"), ("*_`~$[]", #"\*\_\`\~\$\[\]"#),
    ("a\nb\r\nc", #"a\\nb\\r\\nc"#), ("http://", #"http\://"#), ("12:30", "12:30"), ("xwww.", #"xwww\."#),
    ("Mr. X (1) - 2!", "Mr. X (1) - 2!"), ("\u{202E}", #"\\u{202E}"#), ("", ""),
  ])
  func textIsShownAndNeverObeyed(_ text: String, _ escaped: String) {
    expectEqual(MarkdownText.escaped(text), escaped)
  }

  @Test(arguments: [
    ("<em>Tom</em>foolery", "**Tom**foolery"), ("a <em>b c</em>", "a **b c**"), ("<em> b</em>", " **b**"),
    ("x<em>(y)</em>z", "x(**y**)z"), ("<em>…</em>", "…"), ("<em>a*b</em>", #"**a\*b**"#), ("<em>日本</em>語", "**日本**語"),
  ])
  func matchesAreBoldAroundWords(_ tagged: String, _ markdown: String) {
    expectEqual(MarkdownText.highlighted(text(tagged)), markdown)
  }

  /// From the back each flag is told from its neighbours by all flags in front of it.
  @Test(.timeLimit(.minutes(10))) func flagsWithoutNumberAreSurroundingsOfWords() {
    let flags = String(repeating: "🇩🇪", count: 200_000)
    let text = FieldText(
      .string("a" + flags), highlight: ["value": .string("<em>a" + flags + "</em>")],
      layout: SectionLayout(module: "m"))
    expectEqual(MarkdownText.highlighted(text), "**a**" + flags)
  }

  @Test(arguments: [
    ("@octo-team hat", "@<!-- -->octo-team hat"), ("(@o/t)", "(@<!-- -->o/t)"),
    ("é@b -@b _@b", #"é@<!-- -->b -@<!-- -->b \_@<!-- -->b"#),
    ("see #12 below", "see #<!-- -->12 below"), ("o/r#1", "o/r#<!-- -->1"),
    ("GH-12 gh-1 (Gh-1)", "GH-<!-- -->12 gh-<!-- -->1 (Gh-<!-- -->1)"),
    ("g/p!12 &12 %12", "g/p!<!-- -->12 &amp;<!-- -->12 %<!-- -->12"), ("&#64;x", "&amp;#<!-- -->64;x"),
    ("a@b.c 5 @ 6 @", "a@b.c 5 @ 6 @"), ("C# #x high-12 H-1 no! 5%", "C# #x high-12 H-1 no! 5%"),
    (":smile: a:b:c 12:30:45 :+1:", ":<!-- -->smile: a:b:c 12:30:45 :<!-- -->+1:"),
    (":a b: :: :100:", ":a b: :: :<!-- -->100:"),
    ("~12 $12", #"\~12 \$12"#),
  ])
  func namesTellNobody(_ text: String, _ escaped: String) {
    expectEqual(MarkdownText.escaped(text), escaped)
  }

  @Test(arguments: [
    ("http://x.y", "<http://x.y>"), ("a (HTTPS://x/a_b_(c)?d=*e*#12), b", "a (<HTTPS://x/a_b_(c)?d=*e*#12>), b"),
    ("ftp://x/@a.", "<ftp://x/@a>."), ("看http://x/看。", "看<http://x/看>。"), ("<http://x>", "&lt;<http://x>&gt;"),
    ("www.x.y/a_b!", #"[www\.x.y/a\_b](<http://www.x.y/a\_b>)!"#),
    ("http://x/a|b", #"[http\://x/a\|b](<http://x/a\|b>)"#),
    ("http://x?a=1&b=2", "<http://x?a=1&b=2>"), ("http://x/%7C|@b", #"[http\://x/%7C\|@b](<http://x/%7C\|@b>)"#),
    ("http://x?a&lt;b", #"[http\://x?a&amp;lt;b](<http://x?a&amp;lt;b>)"#),
    ("http://x/$a$", #"[http\://x/\$a\$](<http://x/\$a\$>)"#), ("http://x\u{202E}y", #"<http://x>\\u{202E}y"#),
    ("http://x http://y,http://z", "<http://x> <http://y,http://z>"), ("[a](http://x)", #"\[a\](<http://x>)"#),
    ("s3://x/y", #"s3\://x/y"#), ("http://.", #"http\://."#), ("http:///a", #"http\:///a"#),
    ("http://[::1]:8/", "<http://[::1]:8/>"),
  ])
  func addressesStayWhole(_ text: String, _ escaped: String) {
    expectEqual(MarkdownText.escaped(text), escaped)
  }

  @Test(arguments: [
    ("see http://x/<em>hat</em>-1.", #"see [http\://x/**hat**-1](<http://x/hat-1>)."#),
    ("<em>a http://x</em> b", "**a** [**http\\://x**](<http://x>) b"),
    ("<em>@</em>name", "@<!-- -->name"), ("<em>@name</em>", "@**name**"), ("a<em>b</em>@c", "a**b**@<!-- -->c"),
  ])
  func matchesAreBoldInAddressesAndNames(_ tagged: String, _ markdown: String) {
    expectEqual(MarkdownText.highlighted(text(tagged)), markdown)
  }

  @Test(arguments: [
    ("http://x/a.", "<http://x/a.>"), ("http://x/\"<a>\"", #"[http\://x/"&lt;a&gt;"](<http://x/"\<a\>">)"#),
    ("a/@b", "a/@<!-- -->b"),
    ("http://x/\u{202E}", #"<http://x/>\\u{202E}"#), ("javascript:x", "javascript:x"),
  ])
  func wholeFieldsMayBeAddresses(_ address: String, _ markdown: String) {
    expectEqual(MarkdownText.highlighted(text(address), isAddress: true), markdown)
  }

  /// Cutting addresses out takes a pass over the text, not one for each.
  @Test(.timeLimit(.minutes(10))) func textOfManyAddressesIsCutInOnePass() {
    let count = 100_000
    let markdown = MarkdownText.escaped(String(repeating: "http://x ", count: count))
    expectEqual(markdown, String(repeating: "<http://x> ", count: count))
  }

  private func text(_ tagged: String) -> FieldText {
    let plain = HighlightedString(tagged: tagged).plainText
    return FieldText(.string(plain), highlight: ["value": .string(tagged)], layout: SectionLayout(module: "m"))
  }

  @Test(arguments: RenderingScenario.all)
  func rowsOfATableHaveTheSameNumberOfCells(_ scenario: RenderingScenario) {
    for block in scenario.output(.markdown).split(separator: "\n\n") where block.hasPrefix("| #") {
      let widths = block.split(separator: "\n").map { line in
        line.replacing(#"\\"#, with: "").replacing(#"\|"#, with: "").filter { $0 == "|" }.count
      }
      expectEqual(Set(widths).count, 1, "\(block)")
    }
  }
}
