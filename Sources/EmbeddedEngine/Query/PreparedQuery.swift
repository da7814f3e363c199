import SearchModel

/// A query whose words were matched against the vocabulary of an index.
struct PreparedQuery {
  /// Of the query's words, those that take part in pairwise concatenations.
  static let concatenatedWords = 5
  /// How long the first part of a split word may be.
  static let longestFirstHalf = 12

  /// What a word of the vocabulary is to a query word; negative where it does not match.
  struct Cost {
    var whole: Int8 = -1
    var prefix: Int8 = -1
  }

  /// Query words that are searched joined into one.
  struct Concatenation {
    let words: Range<Int>
    let costs: [Cost]
  }

  /// Query words for which other words stand.
  struct Stretch {
    let words: Range<Int>
    /// The alternatives whose words the vocabulary has, by the number of the first.
    var candidates: [Int32: [Candidate]] = [:]
  }

  /// An alternative in the numbers of the vocabulary.
  struct Candidate {
    /// The number of the alternative.
    let alternative: Int
    let words: [Int32]
  }

  /// What a query may do in an attribute.
  struct AttributePermissions: Hashable {
    var isSearched = true
    var allowsTypos = true
    var allowsPrefixes = true
    var countsAsExact = true
  }

  var query: ParsedQuery
  /// The cost of each word of the vocabulary, for each query word.
  private(set) var costs: [[Cost]] = []
  /// The two halves of each query word that can be split.
  private(set) var splits: [(left: Int32, right: Int32)?] = []
  private(set) var concatenations: [Concatenation] = []
  /// The other words that stand for stretches of the query.
  private(set) var alternatives: [QueryAlternative] = []
  /// The alternatives that the vocabulary has, by the words that they stand for.
  private(set) var stretches: [Stretch] = []
  /// Runs of words that must not occur; one that the vocabulary lacks cannot.
  private(set) var exclusions: [[Int32]] = []
  /// By the number of the attribute.
  let permissions: [AttributePermissions]

  init(_ query: ParsedQuery, index: EmbeddedIndex, options: SearchOptions) {
    self.query = query
    permissions = index.attributes.map { Self.permissions(at: $0.path, options: options) }
    exclusions = query.exclusions.compactMap { words in
      let identifiers = words.compactMap { index.vocabulary.identifier(of: $0.scalars) }
      return identifiers.count == words.count ? identifiers : nil
    }
    var distance = EditDistance()
    costs = query.words.map { Self.costs(of: $0, in: index.vocabulary, &distance) }
    let shortest = options.integer("minWordSizefor1Typo")
    splits = query.words.map { split(of: $0, in: index, shortest: shortest) }
    concatenations = Self.concatenated(query).compactMap { range in
      let word = Self.joinedWord(query.words[range])
      let costs = Self.costs(of: word, in: index.vocabulary, &distance)
      guard costs.contains(where: { $0.whole >= 0 || $0.prefix >= 0 }) else { return nil }
      return Concatenation(words: range, costs: costs)
    }
    let finder = AlternativeFinder(
      synonyms: options.flag("synonyms") ? index.synonyms : nil, lexicon: index.lexicon,
      pluralLanguages: options.pluralLanguages, exactAlternatives: options.exactAlternatives)
    alternatives = finder.alternatives(to: query)
    stretches = stretches(in: index.vocabulary)
  }

  /// A query that is compared with texts alone, not with the vocabulary of an index.
  init(_ query: ParsedQuery) {
    self.query = query
    permissions = []
  }

  private static func costs(
    of word: QueryWord, in vocabulary: Vocabulary, _ distance: inout EditDistance
  ) -> [Cost] {
    vocabulary.words.map { candidate in
      guard let match = distance.match(word, candidate) else { return Cost() }
      return Cost(whole: Int8(match.whole ?? -1), prefix: Int8(match.prefix ?? -1))
    }
  }

  /// Neighbouring words as one, without typos.
  static func joinedWord(_ words: ArraySlice<QueryWord>) -> QueryWord {
    QueryWord(
      word: Vocabulary.Word(words.flatMap(\.word.scalars)),
      range: (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0),
      isPrefix: words.last?.isPrefix ?? false)
  }

  /// The neighbours that are searched as one word: pairs of the first words, and all words together.
  static func concatenated(_ query: ParsedQuery) -> [Range<Int>] {
    let phrases = query.phrases
    func isAllowed(_ range: Range<Int>) -> Bool {
      query.words[range].allSatisfy(\.canSplitAndConcatenate) && !phrases.contains { $0.overlaps(range) }
    }
    let pairs = (0..<max(0, min(concatenatedWords, query.words.count) - 1)).map { $0..<$0 + 2 }
    let all = query.words.count > 2 ? [0..<query.words.count] : []
    return (pairs + all).filter(isAllowed)
  }

  /// What the settings allow in the attribute at a path.
  static func permissions(at path: FieldPath, options: SearchOptions) -> AttributePermissions {
    func isListed(_ setting: String) -> Bool {
      options.strings(setting).contains { path.isWithin(FieldPath($0)) }
    }
    return AttributePermissions(
      isSearched: options.strings("restrictSearchableAttributes").isEmpty || isListed("restrictSearchableAttributes"),
      allowsTypos: !isListed("disableTypoToleranceOnAttributes"),
      allowsPrefixes: !isListed("disablePrefixOnAttributes"),
      countsAsExact: !isListed("disableExactOnAttributes"))
  }
}

extension PreparedQuery {
  /// Whether a match of this kind is one of whole words that counts as exact.
  func isExact(_ kind: Placement.Kind) -> Bool {
    switch kind {
    case .exact: true
    case .alternative(let number): alternatives[number].isExact
    case .prefix, .typo, .split, .concatenation: false
    }
  }

  /// Whether a match is of other words for what the query has only the beginning of.
  func isPrefixAlternative(_ kind: Placement.Kind) -> Bool {
    guard case .alternative(let number) = kind else { return false }
    return alternatives[number].isPrefix
  }

  /// The stretches of the query that have alternatives of words in the vocabulary, in the order of the alternatives.
  private func stretches(in vocabulary: Vocabulary) -> [Stretch] {
    var stretches: [Stretch] = []
    var places: [Range<Int>: Int] = [:]
    for (number, alternative) in alternatives.enumerated() {
      let words = alternative.words.compactMap { word in
        alternative.isPlaceholder ? vocabulary.identifier(ofPlaceholder: word) : vocabulary.identifier(of: word)
      }
      guard words.count == alternative.words.count, let first = words.first else { continue }
      let place = places[alternative.queryWords] ?? stretches.count
      if place == stretches.count {
        places[alternative.queryWords] = place
        stretches.append(Stretch(words: alternative.queryWords))
      }
      stretches[place].candidates[first, default: []].append(Candidate(alternative: number, words: words))
    }
    return stretches
  }

  /// The two words of the vocabulary that a word falls into; of several ways the one that most records have side by side.
  private func split(of word: QueryWord, in index: EmbeddedIndex, shortest: Int) -> (left: Int32, right: Int32)? {
    guard word.canSplitAndConcatenate, word.word.scalars.count >= max(shortest, 2) else { return nil }
    var best: (left: Int32, right: Int32)?
    var bestCount = 0
    for cut in 1...min(Self.longestFirstHalf, word.word.scalars.count - 1) {
      guard let left = index.vocabulary.identifier(of: word.word.scalars[..<cut]),
        let right = index.vocabulary.identifier(of: word.word.scalars[cut...])
      else { continue }
      let count = index.indexedRecords.count { record in
        record.tokens.contains { token in
          token.word == left && isSplit(token, before: right, in: record)
        }
      }
      if count > bestCount { (best, bestCount) = ((left, right), count) }
    }
    return best
  }

  /// Whether a word stands directly behind a token.
  private func isSplit(_ token: IndexedRecord.Token, before right: Int32, in record: IndexedRecord) -> Bool {
    record.tokens.contains { $0.word == right && $0.element == token.element && $0.start == token.end + 1 }
  }
}
