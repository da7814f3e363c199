import Synchronization

/// The stop words and plurals of all languages, in the spelling that an index compares.
///
/// Each language is read when it is asked for first.
package struct Lexicon: Sendable {
  /// In the spelling of an index without settings for its characters.
  package static let plain = Lexicon(Normalizer())

  private let normalizer: Normalizer
  private let stopWords = LanguageTable<Set<String>>()
  private let plurals = LanguageTable<any PluralRules>()

  /// - Parameter normalizer: makes the spelling of an index's words.
  package init(_ normalizer: Normalizer) {
    self.normalizer = normalizer
  }

  static func knowsPlurals(of language: Language) -> Bool {
    switch language {
    case .english, .french, .spanish: true
    default: NounForms.tables[language.wordsCode] != nil
    }
  }

  /// Whether a normalised word carries no meaning of its own in one of the languages.
  package func isStopWord(_ word: [Unicode.Scalar], in languages: [Language]) -> Bool {
    guard !languages.isEmpty else { return false }
    let text = String(String.UnicodeScalarView(word))
    return languages.contains { language in
      stopWords.value(of: language) { Set(StopWords.list(of: language).map(normalizer.normalized)) }.contains(text)
    }
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
    return languages.flatMap { rules(of: $0).forms(of: text) }.filter { seen.insert($0).inserted }.map {
      Array($0.unicodeScalars)
    }
  }

  private func rules(of language: Language) -> any PluralRules {
    plurals.value(of: language) {
      switch language {
      case .english: EnglishPlurals(normalizer)
      case .french: FrenchPlurals(normalizer)
      case .spanish: SpanishPlurals(normalizer)
      default: LearntPlurals(NounForms.tables[language.wordsCode] ?? "")
      }
    }
  }
}

/// What is made once for each language.
private final class LanguageTable<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  func value(of language: Language, make: () -> Value) -> Value {
    values.withLock { values in
      if let known = values[language.wordsCode] { return known }
      let value = make()
      values[language.wordsCode] = value
      return value
    }
  }
}
