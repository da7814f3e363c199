import TestSupport
import Testing

@testable import IndexStore

/// The order in which values of facets are looked up.
struct FoldedTextTests {
  /// Pieces of which some are equal in other scalars: Hangul in syllables and in letters, accents, kana, singletons.
  private static let pieces = [
    "한", "\u{1112}\u{1161}\u{11AB}", "국", "\u{1100}\u{116E}\u{11A8}", "어", "울", "日", "京", "語", "が", "か\u{3099}", "か",
    "é", "e\u{301}", "e", "\u{301}", "z", "ά", "\u{1F71}", "\u{212B}", "å", "й", "и\u{306}", "и", "\u{306}", " ", "ו",
    "\u{5B9}", "👩‍👧",
    "👩", "\r\n",
  ]

  @Test func equalTextsAreNeighboursInOneOrder() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let texts = (0..<3).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
          .joined()
      }
      let (first, second, third) = (texts[0], texts[1], texts[2])
      let signs = [FoldedText.precedes(first, second), FoldedText.precedes(second, first), first == second]
      expectEqual(signs.count { $0 }, 1, "\(texts), seed \(seed)")
      if FoldedText.precedes(first, second), FoldedText.precedes(second, third) {
        #expect(FoldedText.precedes(first, third), "\(texts), seed \(seed)")
      }
      if first == second {
        expectEqual(FoldedText.precedes(first, third), FoldedText.precedes(second, third), "\(texts), seed \(seed)")
      }
    }
  }

  @Test func aCharacterInTwoScalarsComesBeforeItselfWithAnotherAccent() {
    #expect(FoldedText.precedes("и\u{306}", "\u{439}\u{301}") && !FoldedText.precedes("\u{439}\u{301}", "и\u{306}"))
    #expect(FoldedText.precedes("\u{439}", "\u{439}\u{301}"))
  }

  @Test func aWordInLettersComesBeforeTextsThatBeginWithItInSyllables() {
    let word = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"
    #expect(FoldedText.precedes(word, "한국어日本語") && FoldedText.precedes(word, "한국울"))
    #expect(!FoldedText.precedes(word, "한국") && !FoldedText.precedes("한국", word))
  }
}
