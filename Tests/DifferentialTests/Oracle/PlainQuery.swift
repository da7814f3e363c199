import SearchModel

@testable import IndexSettings

/// A query whose words were matched against the vocabulary of an index.
struct PlainQuery {
  /// Of the query's words, those that take part in pairwise concatenations.
  static let concatenatedWords = 5
  /// How long the first part of a split word may be.
  static let longestFirstHalf = 12

  /// Query words that are searched joined into one.
  struct Concatenation {
    let words: Range<Int>
    /// What each word of the vocabulary is to it, by number.
    let costs: [PlainPattern.Match?]
  }

  /// What a query may do in an attribute.
  struct Permissions: Hashable {
    let isSearched: Bool
    let allowsTypos: Bool
    let allowsPrefixes: Bool
    let countsAsExact: Bool

    /// What the settings allow in the attribute at a path. What they turn off is turned off only in attributes that are
    /// declared, each in an entry of its own.
    init(at path: FieldPath, options: SearchOptions, searchable: SearchableAttributes) {
      func isListed(_ setting: String) -> Bool {
        options.strings(setting).map { FieldPath($0) }.filter(searchable.canRestrict).contains(where: path.isWithin)
      }
      let searched = options.strings("restrictSearchableAttributes").map { FieldPath($0) }
      isSearched = searched.isEmpty || searched.contains(where: path.isWithin)
      allowsTypos = !isListed("disableTypoToleranceOnAttributes")
      allowsPrefixes = !isListed("disablePrefixOnAttributes")
      countsAsExact = !isListed("disableExactOnAttributes")
    }
  }

  var query: ParsedQuery
  /// What each word of the vocabulary is to each query word.
  private(set) var costs: [[PlainPattern.Match?]] = []
  /// The two halves of each query word that can be split.
  private(set) var splits: [(left: Int32, right: Int32)?] = []
  private(set) var concatenations: [Concatenation] = []
  /// The other words that stand for parts of the query, each with its words in the vocabulary; nil when a word is
  /// missing there.
  private(set) var alternatives: [QueryAlternative] = []
  private(set) var alternativeWords: [[Int32]?] = []
  /// Runs of words that must not occur; one that the vocabulary lacks cannot.
  private(set) var exclusions: [[Int32]] = []
  /// By the number of the attribute.
  private(set) var permissions: [Permissions] = []

  /// The place of each attribute among the searchable ones.
  private(set) var attributeRanks: [Int] = []

  init(_ query: ParsedQuery, index: PlainIndex, options: SearchOptions) {
    self.query = query
    let vocabulary = index.vocabulary
    attributeRanks = index.attributes.map(\.rank)
    permissions = index.attributes.map { Permissions(at: $0.path, options: options, searchable: index.searchable) }
    exclusions = query.exclusions.compactMap { Self.numbers(of: $0.map(\.scalars), in: vocabulary) }
    func costs(of pattern: PlainPattern) -> [PlainPattern.Match?] { vocabulary.words.map(pattern.match) }
    self.costs = query.words.map { costs(of: PlainPattern($0)) }
    let shortest = options.integer("minWordSizefor1Typo")
    splits = query.words.map { Self.split(of: $0, in: index, shortest: shortest) }
    concatenations = Self.concatenated(query).map { words in
      Concatenation(words: words, costs: costs(of: PlainPattern(joining: query.words[words])))
    }.filter { $0.costs.contains { $0 != nil } }
    let finder = AlternativeFinder(
      synonyms: options.flag("synonyms") ? index.synonyms : nil, lexicon: index.lexicon,
      pluralLanguages: options.pluralLanguages, exactAlternatives: options.exactAlternatives)
    alternatives = finder.alternatives(to: query)
    alternativeWords = alternatives.map {
      Self.numbers(of: $0.words, in: vocabulary, arePlaceholders: $0.isPlaceholder)
    }
  }

  /// A query that is compared with texts alone, not with the vocabulary of an index.
  init(_ query: ParsedQuery) {
    self.query = query
  }

  /// The numbers of words, nil when the vocabulary lacks one.
  private static func numbers(
    of words: [[Unicode.Scalar]], in vocabulary: PlainVocabulary, arePlaceholders: Bool = false
  ) -> [Int32]? {
    let numbers = words.compactMap { vocabulary.number(of: $0, isPlaceholder: arePlaceholders) }
    return numbers.count == words.count ? numbers : nil
  }

  /// The neighbours that are searched as one word: pairs of the first words, and all words together.
  static func concatenated(_ query: ParsedQuery) -> [Range<Int>] {
    let pairs = (0..<max(0, min(concatenatedWords, query.words.count) - 1)).map { $0..<$0 + 2 }
    let all = query.words.count > 2 ? [0..<query.words.count] : []
    return (pairs + all).filter { range in
      query.words[range].allSatisfy(\.canSplitAndConcatenate) && !query.phrases.contains { $0.overlaps(range) }
        // What a hyphen after a space sets apart is not joined with what stands before.
        && !query.words[range].dropFirst().contains(where: \.standsApart)
    }
  }

  /// The two words of the vocabulary that a word falls into, if it is no such word itself; of several ways the first
  /// that most records have side by side.
  private static func split(
    of word: QueryWord, in index: PlainIndex, shortest: Int
  ) -> (left: Int32, right: Int32)? {
    let letters = word.word.scalars
    guard word.canSplitAndConcatenate, letters.count >= max(shortest, 2) else { return nil }
    let whole = index.vocabulary.number(of: letters)
    let wholeCount = index.indexedRecords.count { record in record.tokens.contains { $0.word == whole } }
    var best: (left: Int32, right: Int32)?
    var bestCount = 0
    for cut in 1...min(longestFirstHalf, letters.count - 1) {
      guard let left = index.vocabulary.number(of: letters[..<cut]),
        let right = index.vocabulary.number(of: letters[cut...])
      else { continue }
      let count = index.indexedRecords.count { record in
        record.tokens.contains { token in token.word == left && !token.neighbours(right, in: record).isEmpty }
      }
      if count >= wholeCount, count > bestCount { (best, bestCount) = ((left, right), count) }
    }
    return best
  }

  /// Whether a match of this kind is one of whole words that counts as exact.
  func isExact(_ kind: PlainPlacement.Kind) -> Bool {
    switch kind {
    case .exact: true
    case .alternative(let number): alternatives[number].isExact
    case .prefix, .typo, .split, .concatenation: false
    }
  }
}

extension PlainRecord.Token {
  /// The occurrences of a word directly after this one in its element.
  func neighbours(_ word: Int32, in record: PlainRecord) -> [PlainRecord.Token] {
    record.tokens.filter { $0.word == word && $0.element == element && $0.start == end + 1 }
  }
}
