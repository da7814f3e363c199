import TestSupport
import Testing

@testable import IndexSettings

struct SimplifiedCharacterTests {
  @Test(arguments: [("漢語", "汉语"), ("龍門", "龙门"), ("后", "后"), ("東京 Café", "东京 cafe"), ("한국", "한국")])
  func traditionalCharactersBecomeSimplifiedOnes(text: String, normalized: String) {
    expectEqual(Normalizer().normalized(text), normalized)
    expectEqual(Normalizer().normalized(normalized), normalized)
  }

  @Test func everyCharacterBecomesOneThatStays() {
    for scalar in SimplifiedTable.pairs.unicodeScalars {
      let simplified = SimplifiedCharacters.simplified(scalar)
      expectEqual(SimplifiedCharacters.simplified(simplified), simplified)
    }
  }

  @Test func settingsForACharacterWin() {
    expectEqual(Normalizer(keptCharacters: "漢").normalized("漢語"), "漢语")
    expectEqual(Normalizer(custom: [("漢", "h")]).normalized("漢"), "h")
  }
}
