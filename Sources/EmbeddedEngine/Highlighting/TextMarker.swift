import IndexSettings
import IndexStore
import SearchModel

/// Finds the parts of texts that a query matches, by the same rules as the search itself.
final class TextMarker {
  /// A query word, or several that are one here, and how much of a word they match.
  struct MatchedWords {
    let words: Range<Int>
    /// In letters of the normalised word.
    let length: Int
    let cost: MatchCost
    let isExact: Bool
    /// Whether it is a word of a phrase, which is only found with the others.
    let isInPhrase: Bool
  }

  struct AlternativeStart: Hashable {
    let word: [Unicode.Scalar]
    let isPlaceholder: Bool
  }

  private struct CacheKey: Hashable {
    let word: [Unicode.Scalar]
    let isPlaceholder: Bool
    let permissions: AttributePermissions
  }

  let query: MarkedQuery
  /// Whether only what the exact criterion counts is marked.
  let onlyExact: Bool
  private let tokenizer: Tokenizer
  private let camelCaseAttributes: AttributeSelection
  private let restrictions: AttributePermissions.Restrictions
  /// The neighbours that may stand joined, each as one word.
  private let joined: [(words: Range<Int>, word: QueryWord)]
  /// The numbers of the query's alternatives by their first words, placeholders apart.
  let alternatives: [AlternativeStart: [Int]]
  /// For each query word, what is shown in place of its synonyms; nil where they are shown themselves.
  let replacements: [[UInt8]]?
  /// Whether words of the query must, or may, be found side by side.
  private let hasRuns: Bool
  private var distance = EditDistance()
  private var cache: [CacheKey: [MatchedWords]] = [:]
  private var permissions: [FieldPath: AttributePermissions] = [:]

  /// - Parameter onlyExact: whether to leave out what the exact criterion does not count.
  init(query: MarkedQuery, index: IndexView, options: SearchOptions, onlyExact: Bool) {
    self.query = query
    self.onlyExact = onlyExact
    hasRuns = !query.query.phrases.isEmpty || !query.query.sequences.isEmpty
    tokenizer = index.options.tokenizer
    camelCaseAttributes = index.options.camelCaseAttributes
    restrictions = AttributePermissions.Restrictions(options, index.options.searchable)
    joined = query.concatenations.map { words in (words, PreparedQuery.joinedWord(query.query.words[words])) }
    alternatives = query.alternatives.indices.reduce(into: [:]) { alternatives, number in
      let alternative = query.alternatives[number]
      guard let first = alternative.words.first else { return }
      alternatives[AlternativeStart(word: first, isPlaceholder: alternative.isPlaceholder), default: []].append(number)
    }
    replacements =
      options.flag("replaceSynonymsInHighlight")
      ? query.query.words.map { word in
        Array(String(String.UnicodeScalarView(query.query.text[word.range])).utf8)
      } : nil
  }

  /// Marks a text of the attribute at a path.
  ///
  /// - Parameter ways: the best ways in which the record has the words; nil marks all ways.
  func mark(_ text: String, at path: FieldPath, ways: BestWays?) -> MarkedText {
    let tokens = tokenizer.tokens(of: text, splitsCamelCase: camelCaseAttributes.includes(path))
    let bytes = Array(text.utf8)[...]
    guard !query.query.words.isEmpty else { return MarkedText(bytes, tokens: tokens, matches: [], marks: []) }
    let permissions = permissions(at: path)
    var marking = Marking()
    for token in tokens {
      let words = matches(of: token.word, isPlaceholder: token.isPlaceholder, permissions)
      append(token, matching: words, ways, to: &marking)
    }
    addRuns(to: &marking, permissions, ways)
    return marking.marked(bytes)
  }

  /// Adds the matches of several words side by side.
  ///
  /// - Parameter marking: the words of a text with what ``findMatches(of:isPlaceholder:_:)`` returns for each of them.
  func addRuns(to marking: inout Marking, _ permissions: AttributePermissions, _ ways: BestWays?) {
    if !alternatives.isEmpty { markAlternatives(permissions, ways, &marking) }
    if !onlyExact, permissions.allowsTypos, !query.splits.isEmpty { markSplits(ways, &marking) }
    for phrase in query.query.phrases { markPhrase(phrase, ways, &marking) }
    for number in query.query.sequences.indices { markSequence(number, ways, &marking) }
  }

  /// Adds a word of the text after those before, with the query words that match it alone.
  func append(_ token: Token, matching words: [MatchedWords], _ ways: BestWays?, to marking: inout Marking) {
    marking.append(token, hasRuns ? words : [])
    for match in words where !match.isInPhrase && (!onlyExact || match.isExact) && isIncluded(match, ways) {
      marking.add(match.words, typos: match.cost.typos, letters: match.length)
    }
  }

  private func isIncluded(_ match: MatchedWords, _ ways: BestWays?) -> Bool {
    guard let ways else { return true }
    if match.words.count > 1 { return ways.includes(match.words, at: .parts) }
    return !isInSequence(match.words.lowerBound, ways) && ways.includes(match.words, at: match.cost)
  }

  private func permissions(at path: FieldPath) -> AttributePermissions {
    if let known = permissions[path] { return known }
    let found = restrictions.permissions(at: path)
    permissions[path] = found
    return found
  }

  private func matches(
    of word: [Unicode.Scalar], isPlaceholder: Bool, _ permissions: AttributePermissions
  ) -> [MatchedWords] {
    let key = CacheKey(word: word, isPlaceholder: isPlaceholder, permissions: permissions)
    if let known = cache[key] { return known }
    let found = findMatches(of: word, isPlaceholder: isPlaceholder, permissions)
    cache[key] = found
    return found
  }

  /// The query words that a word of a text matches alone, those of phrases among them.
  func findMatches(
    of word: [Unicode.Scalar], isPlaceholder: Bool, _ permissions: AttributePermissions
  ) -> [MatchedWords] {
    let candidate = Word(word, isPlaceholder: isPlaceholder)
    let phrases = query.query.phrases
    var found: [MatchedWords] = []
    for (number, queryWord) in query.query.words.enumerated() {
      guard let (length, cost) = matchedPart(of: queryWord, in: candidate, permissions) else { continue }
      found.append(
        MatchedWords(
          words: number..<number + 1, length: length, cost: cost, isExact: queryWord.word.scalars == word,
          isInPhrase: phrases.contains { $0.contains(number) }))
    }
    for (words, joinedWord) in joined where permissions.allowsTypos {
      guard let length = matchedPart(of: joinedWord, in: candidate, permissions)?.length else { continue }
      found.append(
        MatchedWords(
          words: words, length: length, cost: MatchCost(typos: DocumentMatcher.concatenationTypos), isExact: false,
          isInPhrase: false))
    }
    return found
  }

  /// How many letters of a word a query word matches and at what cost, nil when it does not match.
  private func matchedPart(
    of word: QueryWord, in candidate: Word, _ permissions: AttributePermissions
  ) -> (length: Int, cost: MatchCost)? {
    guard let match = distance.match(word, candidate) else { return nil }
    let whole = match.whole.flatMap { $0 == 0 || permissions.allowsTypos ? $0 : nil }
    let prefix = match.prefix.flatMap { permissions.allowsPrefixes && ($0 == 0 || permissions.allowsTypos) ? $0 : nil }
    if let whole, whole <= prefix ?? Int.max { return (candidate.scalars.count, MatchCost(typos: whole)) }
    let isOneOfSeveral = query.query.words.count > 1
    return prefix.map { (match.prefixLength, MatchCost(typos: $0, $0 == 0 && isOneOfSeveral ? .beginning : .word)) }
  }
}
