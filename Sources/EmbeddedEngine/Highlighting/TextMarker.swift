import IndexSettings
import IndexStore
import SearchModel

/// Finds the parts of texts that a query matches, by the same rules as the search itself.
struct TextMarker {
  /// A query word, or several that are one here, and how much of the token they match.
  private struct TokenMatch {
    let words: [Int]
    /// In letters of the normalised token.
    let length: Int
    let typos: Int
    let isExact: Bool
  }

  private struct AlternativeStart: Hashable {
    let word: [Unicode.Scalar]
    let isPlaceholder: Bool
  }

  private struct CacheKey: Hashable {
    let token: [Unicode.Scalar]
    let isPlaceholder: Bool
    let permissions: AttributePermissions
  }

  private let query: MarkedQuery
  private let tokenizer: Tokenizer
  private let camelCaseAttributes: AttributeSelection
  private let restrictions: AttributePermissions.Restrictions
  /// The neighbours that may stand joined, each as one word.
  private let joined: [(words: Range<Int>, word: QueryWord)]
  /// The numbers of the query's alternatives by their first words, placeholders apart.
  private let alternatives: [AlternativeStart: [Int]]
  /// For each query word, what is shown in place of its synonyms; nil where they are shown themselves.
  private let replacements: [[Unicode.Scalar]]?
  private var distance = EditDistance()
  private var cache: [CacheKey: [TokenMatch]] = [:]
  private var permissions: [FieldPath: AttributePermissions] = [:]

  init(query: MarkedQuery, index: IndexView, options: SearchOptions) {
    self.query = query
    tokenizer = index.options.tokenizer
    camelCaseAttributes = index.options.camelCaseAttributes
    restrictions = AttributePermissions.Restrictions(options)
    joined = query.concatenations.map { words in (words, PreparedQuery.joinedWord(query.query.words[words])) }
    alternatives = query.alternatives.indices.reduce(into: [:]) { alternatives, number in
      let alternative = query.alternatives[number]
      guard let first = alternative.words.first else { return }
      alternatives[AlternativeStart(word: first, isPlaceholder: alternative.isPlaceholder), default: []].append(number)
    }
    replacements =
      options.flag("replaceSynonymsInHighlight") ? query.query.words.map { Array(query.query.text[$0.range]) } : nil
  }

  /// Marks a text of the attribute at a path; `onlyExact` leaves out what the exact criterion does not count.
  mutating func mark(_ text: String, at path: FieldPath, onlyExact: Bool) -> MarkedText {
    let tokens = tokenizer.tokens(of: text, splitsCamelCase: camelCaseAttributes.includes(path))
    var tokenWords: [[Int]] = tokens.map { _ in [] }
    var marks: [MarkCandidate] = []
    if !query.query.words.isEmpty {
      let permissions = permissions(at: path)
      for (number, token) in tokens.enumerated() {
        for match in matches(of: token, permissions) where !onlyExact || match.isExact {
          tokenWords[number] += match.words
          let end = Self.end(of: match.length, in: token)
          marks.append(Self.candidate(match.words, typos: match.typos, token, to: end))
        }
      }
      if !alternatives.isEmpty { markAlternatives(in: tokens, permissions, onlyExact, &tokenWords, &marks) }
      if !onlyExact { markSplits(in: tokens, permissions, &tokenWords, &marks) }
      for phrase in query.query.phrases { mark(phrase, in: tokens, &tokenWords, &marks) }
    }
    return MarkedText(
      scalars: Array(text.unicodeScalars), tokens: tokens, tokenWords: tokenWords,
      marks: MarkCandidate.marks(of: marks))
  }

  /// A match of a token, or of its beginning.
  private static func candidate(_ words: [Int], typos: Int, _ token: Token, to end: Int? = nil) -> MarkCandidate {
    let mark = MarkedText.Mark(token.range.lowerBound..<(end ?? token.range.upperBound))
    return MarkCandidate(words: words, typos: typos, piece: token.range, mark: mark)
  }

  /// Where the first letters of a token end in the text.
  private static func end(of length: Int, in token: Token) -> Int {
    length >= token.word.count ? token.range.upperBound : token.ends[max(length, 1) - 1]
  }

  private mutating func permissions(at path: FieldPath) -> AttributePermissions {
    if let known = permissions[path] { return known }
    let found = restrictions.permissions(at: path)
    permissions[path] = found
    return found
  }

  /// The query words outside phrases that a token matches alone.
  private mutating func matches(
    of token: Token, _ permissions: AttributePermissions
  ) -> [TokenMatch] {
    let key = CacheKey(token: token.word, isPlaceholder: token.isPlaceholder, permissions: permissions)
    if let known = cache[key] { return known }
    let candidate = Word(token.word, isPlaceholder: token.isPlaceholder)
    let phrases = query.query.phrases
    var found: [TokenMatch] = []
    for (number, word) in query.query.words.enumerated() where !phrases.contains(where: { $0.contains(number) }) {
      guard let (length, typos) = matchedPart(of: word, in: candidate, permissions) else { continue }
      found.append(
        TokenMatch(words: [number], length: length, typos: typos, isExact: word.word.scalars == token.word))
    }
    for (words, word) in joined where permissions.allowsTypos {
      guard let length = matchedPart(of: word, in: candidate, permissions)?.length else { continue }
      found.append(
        TokenMatch(
          words: Array(words), length: length, typos: DocumentMatcher.concatenationTypos, isExact: false))
    }
    cache[key] = found
    return found
  }

  /// How many letters of a word a query word matches and with how many typos, nil when it does not match.
  private mutating func matchedPart(
    of word: QueryWord, in candidate: Word, _ permissions: AttributePermissions
  ) -> (length: Int, typos: Int)? {
    guard let match = distance.match(word, candidate) else { return nil }
    let whole = match.whole.flatMap { $0 == 0 || permissions.allowsTypos ? $0 : nil }
    let prefix = match.prefix.flatMap { permissions.allowsPrefixes && ($0 == 0 || permissions.allowsTypos) ? $0 : nil }
    if let whole, whole <= prefix ?? Int.max { return (candidate.scalars.count, whole) }
    return prefix.map { (match.prefixLength, $0) }
  }

  /// Marks the two halves of split words where they stand side by side.
  private func markSplits(
    in tokens: [Token], _ permissions: AttributePermissions, _ tokenWords: inout [[Int]],
    _ marks: inout [MarkCandidate]
  ) {
    guard permissions.allowsTypos else { return }
    for (number, split) in query.splits.enumerated() {
      guard let split else { continue }
      for place in tokens.indices where tokens[place].word == split.left {
        guard let next = tokens.first(after: place, where: { tokens[$0].word == split.right }) else { continue }
        for half in [place, next] {
          tokenWords[half].append(number)
          marks.append(Self.candidate([number], typos: DocumentMatcher.splitTypos, tokens[half]))
        }
      }
    }
  }

  /// Marks the other words for stretches of the query where they stand side by side.
  private func markAlternatives(
    in tokens: [Token], _ permissions: AttributePermissions, _ onlyExact: Bool,
    _ tokenWords: inout [[Int]], _ marks: inout [MarkCandidate]
  ) {
    for (place, token) in tokens.enumerated() {
      let start = AlternativeStart(word: token.word, isPlaceholder: token.isPlaceholder)
      for number in alternatives[start] ?? [] {
        let alternative = query.alternatives[number]
        guard permissions.allowsPrefixes || !alternative.isPrefix, alternative.isExact || !onlyExact,
          let run = Self.run(
            from: place, in: tokens, length: alternative.words.count,
            matches: { $0 == 0 || alternative.words[$0] == $1.word && !$1.isPlaceholder })
        else { continue }
        for place in run { tokenWords[place] += alternative.queryWords }
        if let replacements, alternative.isSynonym, alternative.queryWords.count == 1, let last = run.last {
          let piece = token.range.lowerBound..<tokens[last].range.upperBound
          let replacement = replacements[alternative.queryWords.lowerBound]
          marks.append(
            MarkCandidate(
              words: Array(alternative.queryWords), typos: alternative.typos, piece: piece,
              mark: MarkedText.Mark(piece, replacement: replacement)))
        } else {
          let words = Array(alternative.queryWords)
          marks += run.map { Self.candidate(words, typos: alternative.typos, tokens[$0]) }
        }
      }
    }
  }

  /// The tokens side by side from a first one on, nil when one does not match.
  private static func run(
    from first: Int, in tokens: [Token], length: Int, matches: (_ offset: Int, _ token: Token) -> Bool
  ) -> [Int]? {
    guard matches(0, tokens[first]) else { return nil }
    var run = [first]
    while run.count < length, let last = run.last {
      guard let next = tokens.first(after: last, where: { matches(run.count, tokens[$0]) }) else { return nil }
      run.append(next)
    }
    return run
  }

  /// Marks a phrase where its words stand side by side.
  private func mark(
    _ phrase: Range<Int>, in tokens: [Token], _ tokenWords: inout [[Int]], _ marks: inout [MarkCandidate]
  ) {
    func matches(_ offset: Int, _ token: Token) -> Bool {
      guard !token.isPlaceholder else { return false }
      let word = query.query.words[phrase.lowerBound + offset]
      return word.isPrefix ? token.word.starts(with: word.word.scalars) : token.word == word.word.scalars
    }
    for start in tokens.indices {
      guard let run = Self.run(from: start, in: tokens, length: phrase.count, matches: matches) else { continue }
      for (number, place) in zip(phrase, run) {
        tokenWords[place].append(number)
        let end = Self.end(of: query.query.words[number].word.scalars.count, in: tokens[place])
        marks.append(Self.candidate([number], typos: 0, tokens[place], to: end))
      }
    }
  }
}
