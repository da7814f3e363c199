/// How a language makes plurals.
///
/// Nothing tells nouns from other words: any word is taken for one, so rules leave out what would join common words
/// that have nothing to do with each other (`new` and `news`).
protocol PluralRules: Sendable {
  /// The plurals of a word taken for a singular; empty without a plural, or when the plural is the same word.
  func plurals(of word: String) -> [String]
  /// All words that may have the word among their plurals, and perhaps others.
  func singularCandidates(of word: String) -> [String]
}

extension PluralRules {
  /// The words that a word may be the plural of.
  func singulars(of word: String) -> [String] {
    singularCandidates(of: word).filter { plurals(of: $0).contains(word) }
  }

  /// The words that a search takes for the same as a word. A word is among the forms of each of its forms.
  func forms(of word: String) -> [String] {
    let singulars = singulars(of: word)
    return plurals(of: word) + singulars + singulars.flatMap(plurals)
  }
}

/// Words whose plurals follow no rule.
struct IrregularPlurals: Sendable {
  private var plurals: [String: [String]] = [:]
  private var singulars: [String: [String]] = [:]

  /// - Parameters:
  ///   - list: one word a line, followed by all its plurals.
  ///   - normalizer: makes the spelling of an index's words.
  init(_ list: String, _ normalizer: Normalizer) {
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map { normalizer.normalized(String($0)) }
      guard let singular = words.first else { continue }
      plurals[singular] = Array(words.dropFirst())
      for plural in words.dropFirst() { singulars[plural, default: []].append(singular) }
    }
  }

  /// All plurals of a word, nil when it is not irregular.
  func plurals(of word: String) -> [String]? { plurals[word] }

  /// The irregular words that have a plural.
  func singulars(of word: String) -> [String] { singulars[word] ?? [] }
}

/// Words that a rule treats apart.
struct WordSet: Sendable {
  private let words: Set<String>

  /// - Parameters:
  ///   - list: the words, apart by white space.
  ///   - normalizer: makes the spelling of an index's words.
  init(_ list: String, _ normalizer: Normalizer) {
    words = Set(list.split(whereSeparator: \.isWhitespace).map { normalizer.normalized(String($0)) })
  }

  func contains(_ word: String) -> Bool { words.contains(word) }
}

extension String {
  /// The word without its last letters, nil when it does not end in them or is nothing else.
  func dropping(_ ending: String) -> String? {
    guard hasSuffix(ending), utf8.count > ending.utf8.count else { return nil }
    return String(dropLast(ending.count))
  }
}
