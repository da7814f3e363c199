import Diagnostics
import TerminalText
import TestSupport
import Testing

struct DiagnosticRendererTests {
  /// Renders a diagnostic with the message `m` about `columns` of a line of the text.
  private func render(
    _ text: String, line: Int = 1, _ columns: Range<Int>, styler: Styler = .plain, maximumWidth: Int = 160
  ) -> [String] {
    let range = SourceRange(
      start: SourcePosition(line: line, column: columns.lowerBound),
      end: SourcePosition(line: line, column: columns.upperBound))
    let diagnostic = Diagnostic(code: "c", file: "f", range: range, message: "m")
    let source = SourceText(file: "f", bytes: Array(text.utf8))
    let rendered = DiagnosticRenderer(sources: [source], styler: styler, maximumWidth: maximumWidth).render(diagnostic)
    return rendered.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func caretStandsUnderTheRange() {
    let text = String(repeating: "x\n", count: 11) + "    infiniteScroling: off\n"
    let range = SourceRange(start: SourcePosition(line: 12, column: 5), end: SourcePosition(line: 12, column: 21))
    let diagnostic = Diagnostic(
      code: "unknown-key", file: "search.yaml", range: range, message: "unknown key 'infiniteScroling'",
      suggestion: "infiniteScrolling")
    let renderer = DiagnosticRenderer(sources: [SourceText(file: "search.yaml", bytes: Array(text.utf8))])
    expectEqual(
      renderer.render(diagnostic),
      """
      search.yaml:12:5: error: unknown key 'infiniteScroling'; did you mean 'infiniteScrolling'?
        12 |     infiniteScroling: off
           |     ^~~~~~~~~~~~~~~~

      """)
  }

  @Test(arguments: [
    ("日本: x", 5..<6, "  1 | 日本: x", "    |       ^"),
    ("日本: x", 1..<3, "  1 | 日本: x", "    | ^~~~"),
    ("😀e\u{301}👍🏽 x", 7..<8, "  1 | 😀e\u{301}👍🏽 x", "    |       ^"),
    ("a\u{1B}b", 3..<4, #"  1 | a\u{1B}b"#, "    |        ^"),
    ("a\u{1B}b", 2..<3, #"  1 | a\u{1B}b"#, "    |  ^~~~~~"),
    ("\t\tkey: x", 3..<6, "  1 | \t\tkey: x", "    | \t\t^~~"),
    ("a\tbc", 2..<4, "  1 | a\tbc", "    |  ^~"),
    ("ab", 3..<3, "  1 | ab", "    |   ^"),
    ("ab", 99..<100, "  1 | ab", "    |   ^"),
    ("ab", Int.min..<Int.max, "  1 | ab", "    | ^~"),
    ("ab", Int.max..<Int.max, "  1 | ab", "    |   ^"),
    ("ab", 1..<99, "  1 | ab", "    | ^~"),
    ("", 1..<1, "  1 |", "    | ^"),
    ("ab\r\ncd", 1..<2, "  1 | ab", "    | ^"),
    ("\u{FEFF}ab", 1..<2, "  1 | ab", "    | ^"),
    ("e\u{301}x", 2..<3, "  1 | e\u{301}x", "    | ^"),
  ])
  func caretFollowsDisplayWidth(text: String, columns: Range<Int>, line: String, underline: String) {
    expectEqual(Array(render(text, columns)[1...2]), [line, underline])
  }

  @Test func rangeOverLinesIsUnderlinedToTheEndOfItsFirst() {
    let range = SourceRange(start: SourcePosition(line: 1, column: 3), end: SourcePosition(line: 2, column: 2))
    let source = SourceText(file: "f", bytes: Array("a: b\nc: d".utf8))
    let diagnostic = Diagnostic(code: "c", file: "f", range: range, message: "m")
    #expect(DiagnosticRenderer(sources: [source]).render(diagnostic).hasSuffix("  1 | a: b\n    |   ^~\n"))
  }

  @Test(arguments: [1, 70, 5_000, 1_999_990, 2_000_000])
  func longLinesAreCutAroundTheCaret(column: Int) {
    var text = Array(repeating: UInt8(ascii: "x"), count: 2_000_000)
    text[column - 1] = UInt8(ascii: "!")
    let lines = render(String(decoding: text, as: UTF8.self), column..<column + 1)
    #expect(lines[1].displayWidth <= 160)
    expectEqual(lines[1].hasSuffix("…"), (column < 1_999_900))
    expectEqual(lines[1].contains("| …"), (column > 100))
    let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
    let mark = lines[1].firstIndex(of: "!").map { lines[1].distance(from: lines[1].startIndex, to: $0) }
    #expect(caret == mark && caret != nil)
  }

  @Test func longRangesAreCutWithTheLine() {
    let lines = render(String(repeating: "日", count: 500), 10..<400, maximumWidth: 60)
    #expect(lines[1].displayWidth <= 60 && lines[2].displayWidth <= 60)
    #expect(lines[2].hasPrefix("    |                   ^~~~"))
  }

  @Test func messagesAndNamesCannotActOnTheTerminal() {
    let diagnostic = Diagnostic(code: "c", file: "a\u{1B}.yaml", message: "bad \u{202E}\n")
    expectEqual(DiagnosticRenderer().render(diagnostic), "a\\u{1B}.yaml: error: bad \\u{202E}\\n\n")
  }

  @Test func colourMarksPlaceSeverityAndCaret() {
    let lines = render("ab", 2..<3, styler: Styler(isEnabled: true))
    expectEqual(lines[0], "\u{1B}[1mf:1:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m m")
    expectEqual(lines[1], "\u{1B}[2m  1 |\u{1B}[0m ab")
    expectEqual(lines[2], "\u{1B}[2m    |\u{1B}[0m  \u{1B}[1;31m^\u{1B}[0m")
  }

  @Test func severalDiagnosticsComeSorted() {
    let late = Diagnostic(code: "c", file: "b", message: "m")
    let early = Diagnostic(.warning, code: "c", file: "a", message: "m")
    expectEqual(DiagnosticRenderer().render([late, early]), "a: warning: m\nb: error: m\n")
  }

  @Test func invalidBytesInTheLineDoNotMatter() {
    let source = SourceText(file: "f", bytes: Array("ab".utf8) + [0xFF, 0x80, 0xC3])
    let range = SourceRange(at: source.position(atByteOffset: 2))
    let rendered = DiagnosticRenderer(sources: [source]).render(
      Diagnostic(code: "c", file: "f", range: range, message: "m"))
    #expect(rendered.hasSuffix("    |   ^\n"))
  }
}
