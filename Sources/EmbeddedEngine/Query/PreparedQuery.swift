import IndexSettings
import IndexStore
import SearchModel

/// A query whose words were looked up among the terms of an index.
struct PreparedQuery {
  /// Of the query's words, those that take part in pairwise concatenations.
  static let concatenatedWords = 5

  /// Query words that are searched joined into one.
  struct Concatenation {
    let words: Range<Int>
    let matches: TermMatches
  }

  /// The two terms that a query word falls into.
  struct Split {
    let left: TermID
    let right: TermID
  }

  /// Query words for which other words stand.
  struct AlternativeSpan {
    let words: Range<Int>
    /// The alternatives whose words are all terms, by the first of them.
    var candidates: [TermID: [Candidate]] = [:]
  }

  /// An alternative in terms.
  struct Candidate {
    /// The number of the alternative.
    let alternative: Int
    let terms: [TermID]
  }

  var query: ParsedQuery
  /// The terms that match each query word.
  private(set) var matches: [TermMatches] = []
  /// The two halves of each query word that can be split.
  private(set) var splits: [Split?] = []
  private(set) var concatenations: [Concatenation] = []
  /// The other words that stand for parts of the query.
  private(set) var alternatives: [QueryAlternative] = []
  /// Those of the alternatives whose words are terms, by the query words that they stand for.
  private(set) var alternativeSpans: [AlternativeSpan] = []
  /// Runs of terms that must not occur; a run with a word that no record has cannot.
  private(set) var exclusions: [[TermID]] = []
  /// The terms that match several words of the query.
  private(set) var sharedTerms = SharedTerms()
  /// The terms that can matter to the query; the words of a document are mostly others.
  private(set) var relevantTerms = TermFilter()
  /// By the number of the attribute.
  let permissions: AttributePermissions.Table

  init(_ query: ParsedQuery, index: IndexView, options: SearchOptions) {
    self.query = query
    permissions = AttributePermissions.Table(index, options: options)
    let terms = index.terms
    exclusions = query.exclusions.compactMap { words in
      let found = words.compactMap { terms.number(of: $0.scalars) }
      return found.count == words.count ? found : nil
    }
    matches = query.words.map { Self.matches(of: $0, among: terms) }
    let splitter = WordSplitter(index: index, shortest: options.integer("minWordSizefor1Typo"))
    splits = query.words.map(splitter.split)
    concatenations = Self.concatenated(query).compactMap { range in
      let matches = Self.matches(of: Self.joinedWord(query.words[range]), among: terms)
      return matches.runs.isEmpty ? nil : Concatenation(words: range, matches: matches)
    }
    let finder = AlternativeFinder(
      synonyms: options.flag("synonyms") ? index.synonyms : nil, lexicon: index.lexicon,
      pluralLanguages: options.pluralLanguages, exactAlternatives: options.exactAlternatives)
    alternatives = finder.alternatives(to: query)
    alternativeSpans = alternativeSpans(among: terms)
    sharedTerms = SharedTerms(self)
    relevantTerms = TermFilter(self, termCount: terms.count)
  }

  private static func matches(of word: QueryWord, among terms: TermTable) -> TermMatches {
    terms.matches(word.word.scalars, allowance: word.typoAllowance, isPrefix: word.isPrefix)
  }

  /// Neighbouring words as one, without typos.
  static func joinedWord(_ words: ArraySlice<QueryWord>) -> QueryWord {
    QueryWord(
      word: Word(words.flatMap(\.word.scalars)),
      range: (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0),
      isPrefix: words.last?.isPrefix ?? false)
  }

  /// The neighbours that are searched as one word: pairs of the first words, and all words together.
  private static func concatenated(_ query: ParsedQuery) -> [Range<Int>] {
    func isAllowed(_ range: Range<Int>) -> Bool {
      query.words[range].allSatisfy(\.canSplitAndConcatenate) && !query.phrases.contains { $0.overlaps(range) }
        && !query.words[range].dropFirst().contains(where: \.standsApart)
    }
    let pairs = (0..<max(0, min(concatenatedWords, query.words.count) - 1)).map { $0..<$0 + 2 }
    let all = query.words.count > 2 ? [0..<query.words.count] : []
    return (pairs + all).filter(isAllowed)
  }

  /// The parts of the query that have alternatives among the terms, in the order of the alternatives.
  private func alternativeSpans(among terms: TermTable) -> [AlternativeSpan] {
    var spans: [AlternativeSpan] = []
    var places: [Range<Int>: Int] = [:]
    for (number, alternative) in alternatives.enumerated() {
      let words = alternative.words.compactMap { word in
        alternative.isPlaceholder ? terms.number(ofPlaceholder: word) : terms.number(of: word)
      }
      guard words.count == alternative.words.count, let first = words.first else { continue }
      let place = places[alternative.queryWords] ?? spans.count
      if place == spans.count {
        places[alternative.queryWords] = place
        spans.append(AlternativeSpan(words: alternative.queryWords))
      }
      spans[place].candidates[first, default: []].append(Candidate(alternative: number, terms: words))
    }
    return spans
  }
}
