import TerminalText
import TestSupport
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("café", 4), ("cafe\u{301}", 4), ("\u{301}", 0), ("日本語", 6), ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4),
    ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("❤", 1),
    ("1\u{FE0F}\u{20E3}", 2), ("\u{FE0F}", 0), ("a\u{200D}", 1), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{1B}", 0),
    ("a\tb", 2), ("\r\n", 0), ("Привет", 6), ("عربي", 4), ("สวัสดี", 4), ("𠮷", 2), ("…", 1), ("①", 1), ("\u{AD}", 1),
    ("\u{3041}", 2), ("\u{302A}", 0), ("ﾃﾞｰﾀ", 4), ("ﾊﾟﾞ", 3), ("กำ", 2), ("မာ", 2), ("⌚\u{FE0E}", 2), ("a\u{FE0F}", 1),
  ])
  func widthCountsColumns(text: String, width: Int) {
    expectEqual(text.displayWidth, width)
  }

  /// Scalars that Swift does not know yet have no properties, and a spacing mark alone has nothing to stand beside.
  @Test func everyScalarHasTheWidthOfUnicodesTables() throws {
    let zero = try Self.scalars(in: DisplayWidthTables.zero)
    let wide = try Self.scalars(in: DisplayWidthTables.wide)
    var different: [String] = []
    for value in UInt32(0xA0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      if zero.contains(value), category == .unassigned, !scalar.properties.isDefaultIgnorableCodePoint { continue }
      let expected = wide.contains(value) ? 2 : zero.contains(value) && category != .spacingMark ? 0 : 1
      let width = Character(scalar).displayWidth
      if width != expected { different.append("\(String(value, radix: 16)): \(width) instead of \(expected)") }
    }
    #expect(different.isEmpty)
  }

  @Test(arguments: DisplayWidthTables.clusters)
  func clustersHaveTheWidthOfTheirSigns(width: Int, texts: String) throws {
    for text in texts.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let scalars = try text.split(separator: " ").map {
        try #require(UInt32($0, radix: 16).flatMap(Unicode.Scalar.init))
      }
      let found = String(String.UnicodeScalarView(scalars)).displayWidth
      #expect(scalars.isEmpty || found == width, "\(text)")
    }
  }

  private static func scalars(in runs: String) throws -> Set<UInt32> {
    var scalars: Set<UInt32> = []
    for run in runs.split(whereSeparator: \.isWhitespace) {
      let ends = try run.split(separator: "-").map { try #require(UInt32($0, radix: 16)) }
      scalars.formUnion(try #require(ends.first)...(try #require(ends.last)))
    }
    return scalars
  }

  @Test func substringsHaveWidthsOfTheirOwn() {
    expectEqual("日本語".dropFirst().displayWidth, 4)
  }

  @Test func paddingFillsByWidthNotByCount() {
    expectEqual("日本".padded(toWidth: 6), "日本  ")
    expectEqual("42".padded(toWidth: 5, alignment: .trailing), "   42")
    expectEqual("longer".padded(toWidth: 3), "longer")
    expectEqual("x".padded(toWidth: -1), "x")
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("hello", -3, ""),
    ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("cafe\u{301}s", 4, "caf…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("", 3, ""),
  ])
  func truncationKeepsClustersWhole(text: String, width: Int, expected: String) {
    expectEqual(text.truncated(toWidth: width), expected)
    #expect(text.truncated(toWidth: width).displayWidth <= max(width, 0))
  }

  @Test func ellipsisThatDoesNotFitIsLeftOut() {
    expectEqual("hello".truncated(toWidth: 2, ellipsis: "..."), "he")
    expectEqual("hello".truncated(toWidth: 4, ellipsis: "..."), "h...")
  }
}
