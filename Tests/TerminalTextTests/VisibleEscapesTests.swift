import TerminalText
import TestSupport
import Testing

struct VisibleEscapesTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#),
    ("\t", #"\t"#), ("\u{0}", #"\u{0}"#), ("\u{7F}", #"\u{7F}"#), ("\u{9B}31m", #"\u{9B}31m"#),
    ("\u{202E}cba", #"\u{202E}cba"#),
    ("\u{61C}\u{200E}\u{200F}\u{2066}\u{2069}", #"\u{61C}\u{200E}\u{200F}\u{2066}\u{2069}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{FEFF}x", #"\u{FEFF}x"#),
    ("\u{E0001}\u{E0041}", #"\u{E0001}\u{E0041}"#),
    ("\u{1F3F4}\u{E0067}\u{E0062}x", #"\#u{1F3F4}\u{E0067}\u{E0062}x"#),
  ])
  func hostileCharactersBecomeVisible(text: String, expected: String) {
    expectEqual(text.visiblyEscaped(), expected)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "❤\u{FE0F}", "🇩🇪", "日本語", "می\u{200C}خواهم", "e\u{301}", #"back\slash"#, "\u{FFFD}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func ordinaryTextSurvives(text: String) {
    expectEqual(Array(text.visiblyEscaped().unicodeScalars), Array(text.unicodeScalars))
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF] as [UInt32])
  func noncharactersBecomeVisible(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    expectEqual(String(scalar).visiblyEscaped(), "\\u{" + String(value, radix: 16, uppercase: true) + "}")
  }

  @Test func newlinesStayWhenAskedFor() {
    expectEqual("a\nb\u{1B}".visiblyEscaped(keepingNewlines: true), "a\nb\\u{1B}")
    expectEqual("a\r\nb".visiblyEscaped(keepingNewlines: true), "a\\r\nb")
  }

  @Test func everyControlCharacterIsEscaped() throws {
    for value in Array(0..<0x20) + Array(0x7F..<0xA0) as [UInt32] {
      let text = String(try #require(Unicode.Scalar(value)))
      #expect(text.visiblyEscaped().unicodeScalars.allSatisfy { (0x21..<0x7F).contains($0.value) })
    }
  }
}
