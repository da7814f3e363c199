import TerminalText
import TestSupport
import Testing

struct ConsoleTextTests {
  private static let hostile = "\u{1B}[31mred\u{202E}\u{9B}\0\r\nmultihits: error: fake\u{2028}"

  @Test func whatIsInterpolatedCannotActOnATerminal() {
    let text: ConsoleText = "\u{1B}[K\(Self.hostile):\n" + "\(3) \(Self.hostile)\n"
    #expect(
      text.text.hasPrefix("\u{1B}[K\\u{1B}[31mred\\u{202E}\\u{9B}\\u{0}\\r\\nmultihits: error: fake\\u{2028}:\n3 "))
    expectEqual(text.text.count { $0 == "\n" }, 2)
    expectEqual(text.text.unicodeScalars.count { $0 == "\u{1B}" }, 1)
  }

  @Test func partsThatAreSafeAreNotEscapedAgain() {
    let inner: ConsoleText = "a\n"
    let text: ConsoleText = "<\(inner)>"
    expectEqual(text.text, "<a\n>")
    expectEqual(ConsoleText(rendered: "\u{1B}[1mbold\u{1B}[0m").text, "\u{1B}[1mbold\u{1B}[0m")
    expectEqual(ConsoleText(lines: "a\n\tb\r").text, "a\n\\tb\\r")
  }

  @Test(arguments: [
    ("{\n  \"a\": \"\u{9B}31m\"\n}", "{\n  \"a\": \"\\u009B31m\"\n}"), ("\"\u{202E}x\"", "\"\\u202Ex\""),
    ("\"\u{E0041}\"", "\"\\uDB40\\uDC41\""), ("\"é\u{1F600}/\"", "\"é\u{1F600}/\""), ("\"\u{7F}\"", "\"\\u007F\""),
  ])
  func jsonKeepsItsValues(json: String, escaped: String) {
    expectEqual(json.escapedAsJSON(), escaped)
  }
}
