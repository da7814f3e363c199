/// The stop words and plurals of all languages, in the spelling that an index compares.
package struct Lexicon: Sendable {
  /// In the spelling of an index without settings for its characters.
  package static let plain = Lexicon(Normalizer())

  private let stopWords: [Language: Set<String>]
  private let plurals: [Language: any PluralRules]

  /// - Parameter normalizer: makes the spelling of an index's words.
  package init(_ normalizer: Normalizer) {
    stopWords = Dictionary(
      uniqueKeysWithValues: Language.withStopWords.map { language in
        (language, Set(StopWords.list(of: language).map(normalizer.normalized)))
      })
    plurals = [
      .english: EnglishPlurals(normalizer), .french: FrenchPlurals(normalizer), .spanish: SpanishPlurals(normalizer),
    ]
  }

  /// Whether a normalised word carries no meaning of its own in one of the languages.
  package func isStopWord(_ word: [Unicode.Scalar], in languages: [Language]) -> Bool {
    let text = String(String.UnicodeScalarView(word))
    return languages.contains { stopWords[$0]?.contains(text) ?? false }
  }

  /// The other forms of a normalised word: its plurals, the words that it may be the plural of, and their other
  /// plurals.
  ///
  /// - Returns: each form once, without the word itself, in an order that depends on the word and languages alone.
  func forms(of word: [Unicode.Scalar], in languages: [Language]) -> [[Unicode.Scalar]] {
    // Endings mean something only in words of Latin letters; of a part number they would make another one.
    guard word.count > 1, word.allSatisfy({ $0.properties.isAlphabetic && $0.value < 0x250 }) else { return [] }
    let text = String(String.UnicodeScalarView(word))
    var seen: Set<String> = [text]
    return languages.flatMap { plurals[$0]?.forms(of: text) ?? [] }.filter { seen.insert($0).inserted }.map {
      Array($0.unicodeScalars)
    }
  }
}
