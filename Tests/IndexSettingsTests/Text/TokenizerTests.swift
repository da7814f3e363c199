import SearchModel
import TestSupport
import Testing

@testable import IndexSettings

struct TokenizerTests {
  @Test(arguments: [
    ("Hello, World", "hello world"),
    ("hello.world", "hello world helloworld"),
    ("don't", "don dont"),
    ("don\u{2019}t", "don dont"),
    ("B.C.E.", "bce"),
    ("m.55", "m55"),
    ("5.mm", "5 mm"),
    ("iPhone15", "iphone15"),
    ("東京タワー", "东 京 タ ワ ー"),
    ("iPhone東京", "iphone 东 京"),
    ("👍🏽 yes 🇫🇷❤️", "👍🏽 yes 🇫🇷 ❤"),
    ("  -- ", ""),
  ])
  func wordsOfAText(text: String, words: String) {
    expectEqual(Tokenizer().tokens(of: text).map(\.text).joined(separator: " "), words)
  }

  @Test(arguments: [
    ("Éléonore", "eleonore"), ("E\u{301}le\u{301}onore", "eleonore"), ("Straße", "strasse"), ("Ærø", "aero"),
    ("Łódź", "lodz"), ("ÅNGSTRÖM", "angstrom"), ("İstanbul", "istanbul"), ("ﬁnance", "finance"), ("ＡＢＣ１", "abc1"),
    ("Ελλάδα", "ελλαδα"), ("ёлка", "елка"), ("で", "て"), ("ﾃﾞ", "テ"), ("한국", "한국"),
    ("\u{1112}\u{1161}\u{11AB}", "한"), ("שָׁלוֹם", "שלום"), ("𝐇𝐞𝐥𝐥𝐨", "hello"), ("भारत", "भारत"),
  ])
  func spellingsAreMadeEqual(word: String, normalized: String) {
    expectEqual(Array(Normalizer().normalized(word).unicodeScalars), Array(normalized.unicodeScalars))
  }

  @Test func keptCharactersKeepTheirDiacritics() {
    let normalizer = Normalizer(keptCharacters: "øé")
    expectEqual(normalizer.normalized("ØÉè"), "øée")
    expectEqual(normalizer.normalized("e\u{301}"), "é")
  }

  @Test func customReplacementsWin() {
    let normalizer = Normalizer(custom: [("ä", "ae"), ("ü", "ue")])
    expectEqual(normalizer.normalized("Mädchen über a\u{308}"), "maedchen ueber ae")
  }

  @Test func indexedSeparatorsAreWords() {
    let tokenizer = Tokenizer(separatorsToIndex: "+#")
    expectEqual(tokenizer.tokens(of: "Disney+ C# a-b").map(\.text), ["disney", "+", "c", "#", "a", "b"])
  }

  @Test(arguments: [("don't", ["dont"]), ("hello.world", ["hello", "world"]), ("l'amour", ["lamour"])])
  func queriesLookForEachStretchOnce(text: String, words: [String]) {
    expectEqual(Tokenizer().queryTokens(of: text).map(\.text), words)
  }

  @Test func tokensKnowWhereTheirLettersEnd() throws {
    let token = try #require(Tokenizer().tokens(of: "x e\u{301}ß").last)
    expectEqual(token.range, 2..<5)
    expectEqual(token.ends, [4, 5, 5])
  }

  @Test func positionsCountWords() {
    let tokens = Tokenizer().tokens(of: "a hello.world b")
    expectEqual(tokens.map(\.position), [0, 1, 2, 1, 3])
    expectEqual(tokens.map(\.span), [1, 1, 1, 2, 1])
  }
}
