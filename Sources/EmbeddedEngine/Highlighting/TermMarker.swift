import IndexSettings
import IndexStore

/// Finds the parts of a document's texts that a query matches by the numbers of their words, without cutting them again.
///
/// It marks what ``TextMarker`` marks, in texts whose characters are letters of their own: ASCII under plain normalisation.
struct TermMarker {
  /// What is marked in a text.
  enum Outcome {
    case nothing
    case parts(Marking)
    /// A matched word is a part of a longer piece of text, whose letters only the tokeniser tells apart, or matches of one word
    /// compete for a place.
    case unsure
  }

  /// The marked parts of a text.
  struct Marking {
    /// In bytes, in order, apart from each other.
    var marks: [Range<Int>] = []
    /// The query words that occur, by number, in their order.
    var words: [Int] = []
  }

  /// A query word, or several that are one here, and how much of the term they match.
  private struct TermMatch {
    let words: Range<Int>
    /// In letters of the term.
    let length: Int
    let isExact: Bool
  }

  private struct CacheKey: Hashable {
    let term: TermID
    let permissions: AttributePermissions
  }

  private let query: PreparedQuery
  private let terms: TermTable
  private let relevantTerms: TermFilter
  private let phraseWords: Set<Int>
  /// Whether other words stand for some with typos.
  private let hasCorrections: Bool
  private var distance = EditDistance()
  private var cache: [CacheKey: [TermMatch]] = [:]

  init(_ query: PreparedQuery, terms: TermTable) {
    self.query = query
    self.terms = terms
    relevantTerms = query.relevantTerms
    phraseWords = Set(query.query.phrases.joined())
    hasCorrections = query.alternatives.contains { $0.typos > 0 }
  }

  /// The marked parts of a text.
  ///
  /// - Parameters:
  ///   - tokens: its words.
  ///   - attribute: the number of the attribute it stands in.
  ///   - onlyExact: whether to leave out what the exact criterion does not count.
  mutating func mark(
    _ tokens: ArraySlice<TextBuffer.Token>, attribute: Int32, onlyExact: Bool
  ) -> Outcome {
    var isRelevant = false
    for token in tokens where relevantTerms.contains(token.term) {
      // What joins the parts of a word is no letter of it.
      guard token.isWhole, token.piece.count == terms.bytes(of: token.term).count else { return .unsure }
      isRelevant = true
    }
    guard isRelevant else { return .nothing }
    guard !hasCorrections else { return .unsure }
    let permissions = query.permissions[attribute]
    var marking = Marking()
    for token in tokens where relevantTerms.contains(token.term) {
      let matches = matches(of: token.term, permissions)
      if matches.count > 1, matches.contains(where: { $0.words.count > 1 }) { return .unsure }
      for match in matches where !onlyExact || match.isExact {
        marking.words += match.words
        marking.marks.append(Self.range(of: match.length, in: token))
      }
    }
    if !query.stretches.isEmpty { markAlternatives(in: tokens, permissions, onlyExact, &marking) }
    if !onlyExact, permissions.allowsTypos { markSplits(in: tokens, &marking) }
    for phrase in query.query.phrases { mark(phrase, in: tokens, &marking) }
    guard !marking.words.isEmpty else { return .nothing }
    marking.words = Set(marking.words).sorted()
    marking.marks = [].union(marking.marks.filter { !$0.isEmpty })
    return .parts(marking)
  }

  /// Where the first letters of a token stand.
  private static func range(of length: Int = .max, in token: TextBuffer.Token) -> Range<Int> {
    let (start, end) = (Int(token.piece.lowerBound), Int(token.piece.upperBound))
    return start..<start + min(length, end - start)
  }

  /// The query words outside phrases that a term matches alone.
  private mutating func matches(of term: TermID, _ permissions: AttributePermissions) -> [TermMatch] {
    let key = CacheKey(term: term, permissions: permissions)
    if let known = cache[key] { return known }
    var found: [TermMatch] = []
    let candidate = Word(terms.scalars(of: term))
    for word in query.query.words.indices where !phraseWords.contains(word) {
      guard let cost = query.matches[word].cost(of: term),
        let length = length(of: query.query.words[word], in: candidate, cost, permissions)
      else { continue }
      found.append(TermMatch(words: word..<word + 1, length: length, isExact: cost.whole == 0))
    }
    for concatenation in query.concatenations where permissions.allowsTypos {
      let word = PreparedQuery.joinedWord(query.query.words[concatenation.words])
      guard let cost = concatenation.matches.cost(of: term),
        let length = length(of: word, in: candidate, cost, permissions)
      else { continue }
      found.append(TermMatch(words: concatenation.words, length: length, isExact: false))
    }
    cache[key] = found
    return found
  }

  /// How many letters of a term a query word matches, nil when it may not.
  private mutating func length(
    of word: QueryWord, in candidate: Word, _ cost: (whole: Int8, prefix: Int8), _ permissions: AttributePermissions
  ) -> Int? {
    let whole = cost.whole == 0 || cost.whole > 0 && permissions.allowsTypos ? cost.whole : .max
    let prefix =
      permissions.allowsPrefixes && (cost.prefix == 0 || cost.prefix > 0 && permissions.allowsTypos)
      ? cost.prefix : .max
    if whole < .max, whole <= prefix { return candidate.scalars.count }
    if prefix == 0 { return word.word.scalars.count }
    return prefix == .max ? nil : distance.match(word, candidate)?.prefixLength
  }
}

extension TermMarker {
  /// Marks the two halves of split words where they stand side by side.
  private func markSplits(in tokens: ArraySlice<TextBuffer.Token>, _ marking: inout Marking) {
    for (word, split) in query.splits.enumerated() {
      guard let split else { continue }
      for left in tokens.indices where tokens[left].term == split.left {
        guard let right = tokens.first(after: left, where: { tokens[$0].term == split.right }) else { continue }
        marking.words.append(word)
        marking.marks += [Self.range(in: tokens[left]), Self.range(in: tokens[right])]
      }
    }
  }

  /// Marks the other words for stretches of the query where they stand side by side.
  private func markAlternatives(
    in tokens: ArraySlice<TextBuffer.Token>, _ permissions: AttributePermissions, _ onlyExact: Bool,
    _ marking: inout Marking
  ) {
    for stretch in query.stretches {
      for start in tokens.indices {
        for candidate in stretch.candidates[tokens[start].term] ?? [] {
          let alternative = query.alternatives[candidate.alternative]
          guard permissions.allowsPrefixes || !alternative.isPrefix, alternative.isExact || !onlyExact,
            let run = Self.run(
              from: start, in: tokens, length: candidate.terms.count, matches: { candidate.terms[$0] == $1.term })
          else { continue }
          marking.words += stretch.words
          marking.marks += run.map { Self.range(in: tokens[$0]) }
        }
      }
    }
  }

  /// Marks a phrase where its words stand side by side.
  private func mark(_ phrase: Range<Int>, in tokens: ArraySlice<TextBuffer.Token>, _ marking: inout Marking) {
    func matches(_ offset: Int, _ token: TextBuffer.Token) -> Bool {
      guard let cost = query.matches[phrase.lowerBound + offset].cost(of: token.term) else { return false }
      return cost.whole == 0 || cost.prefix == 0
    }
    for start in tokens.indices {
      guard let run = Self.run(from: start, in: tokens, length: phrase.count, matches: matches) else { continue }
      for (word, place) in zip(phrase, run) {
        let length = query.query.words[word].word.scalars.count
        marking.words.append(word)
        marking.marks.append(Self.range(of: length, in: tokens[place]))
      }
    }
  }

  /// The tokens side by side from a first one on, nil when one does not match.
  private static func run(
    from first: Int, in tokens: ArraySlice<TextBuffer.Token>, length: Int,
    matches: (_ offset: Int, _ token: TextBuffer.Token) -> Bool
  ) -> [Int]? {
    guard matches(0, tokens[first]) else { return nil }
    var run = [first]
    while run.count < length, let last = run.last {
      guard let next = tokens.first(after: last, where: { matches(run.count, tokens[$0]) }) else { return nil }
      run.append(next)
    }
    return run
  }
}
