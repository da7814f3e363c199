import TerminalText
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("café", 4), ("cafe\u{301}", 4), ("\u{301}", 0), ("日本語", 6), ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4),
    ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("❤", 1),
    ("1\u{FE0F}\u{20E3}", 2), ("\u{FE0F}", 0), ("a\u{200D}", 1), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{1B}", 0),
    ("a\tb", 2), ("\r\n", 0), ("Привет", 6), ("عربي", 4), ("สวัสดี", 4), ("𠮷", 2), ("…", 1), ("①", 1), ("\u{AD}", 1),
    ("\u{3041}", 2), ("\u{302A}", 0),
  ])
  func widthCountsColumns(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func substringsHaveWidthsOfTheirOwn() {
    #expect("日本語".dropFirst().displayWidth == 4)
  }

  @Test func paddingFillsByWidthNotByCount() {
    #expect("日本".padded(toWidth: 6) == "日本  ")
    #expect("42".padded(toWidth: 5, alignment: .trailing) == "   42")
    #expect("longer".padded(toWidth: 3) == "longer")
    #expect("x".padded(toWidth: -1) == "x")
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("hello", -3, ""),
    ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("cafe\u{301}s", 4, "caf…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("", 3, ""),
  ])
  func truncationKeepsClustersWhole(text: String, width: Int, expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
    #expect(text.truncated(toWidth: width).displayWidth <= max(width, 0))
  }

  @Test func ellipsisThatDoesNotFitIsLeftOut() {
    #expect("hello".truncated(toWidth: 2, ellipsis: "...") == "he")
    #expect("hello".truncated(toWidth: 4, ellipsis: "...") == "h...")
  }
}
