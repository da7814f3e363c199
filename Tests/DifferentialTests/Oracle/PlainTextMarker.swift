import SearchModel

@testable import IndexSettings

/// Finds the parts of texts that a query matches, by the same rules as the search itself.
struct PlainTextMarker {
  /// A query word, or several that are one here, and how much of a token they match.
  private struct TokenMatch {
    let words: [Int]
    /// In letters of the normalised token.
    let length: Int
    let typos: Int
    let isExact: Bool
  }

  private struct CacheKey: Hashable {
    let word: PlainVocabulary.Word
    let permissions: PlainQuery.Permissions
  }

  /// A mark, the query words it is for, and the piece of text that the words of the record are.
  private struct Candidate {
    let words: [Int]
    let typos: Int
    let piece: Range<Int>
    let mark: PlainMarkedText.Mark

    /// Fewer typos are better, then shorter pieces; of those that are replaced longer ones.
    var rank: [Int] { [typos, mark.replacement == nil ? piece.count : -piece.count] }
  }

  /// The marks and matched words that are found in one text.
  private struct Findings {
    let tokens: [Token]
    var tokenWords: [[Int]]
    var candidates: [Candidate] = []

    /// The marks but those whose every word has a better one over the same letters.
    var marks: [PlainMarkedText.Mark] {
      var kept: [Candidate] = []
      for candidate in candidates.sorted(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) {
        let better = kept.filter {
          $0.rank.lexicographicallyPrecedes(candidate.rank) && $0.piece.overlaps(candidate.piece)
        }
        if !Set(candidate.words).isSubset(of: better.flatMap(\.words)) { kept.append(candidate) }
      }
      return kept.map(\.mark)
    }

    init(_ tokens: [Token]) {
      self.tokens = tokens
      tokenWords = tokens.map { _ in [] }
    }

    /// Notes that query words match the first letters of a token, or all of it.
    mutating func add(_ words: [Int], typos: Int, at place: Int, letters: Int? = nil) {
      tokenWords[place] += words
      let token = tokens[place]
      var end = token.range.upperBound
      if let letters, letters < token.word.count { end = token.ends[max(letters, 1) - 1] }
      let mark = PlainMarkedText.Mark(token.range.lowerBound..<end)
      candidates.append(Candidate(words: words, typos: typos, piece: token.range, mark: mark))
    }
  }

  private let query: PlainQuery
  private let index: PlainIndex
  private let options: SearchOptions
  /// The query words outside phrases, and neighbours that may stand joined, as patterns.
  private let patterns: [(words: [Int], pattern: PlainPattern, needsTypos: Bool)]
  /// For each query word, what is shown in place of its synonyms; nil where they are shown themselves.
  private let replacements: [[Unicode.Scalar]]?
  private var cache: [CacheKey: [TokenMatch]] = [:]

  init(query: PlainQuery, index: PlainIndex, options: SearchOptions) {
    self.query = query
    self.index = index
    self.options = options
    let words = query.query.words
    let phrases = query.query.phrases
    let single = words.indices.filter { word in !phrases.contains { $0.contains(word) } }.map { word in
      (words: [word], pattern: PlainPattern(words[word]), needsTypos: false)
    }
    patterns =
      single
      + query.concatenations.map { concatenation in
        (Array(concatenation.words), PlainPattern(joining: words[concatenation.words]), true)
      }
    replacements =
      options.flag("replaceSynonymsInHighlight") ? words.map { Array(query.query.text[$0.range]) } : nil
  }

  /// Marks a text of the attribute at a path; `onlyExact` leaves out what the exact criterion does not count.
  mutating func mark(_ text: String, at path: FieldPath, onlyExact: Bool) -> PlainMarkedText {
    let tokens = index.tokenizer.tokens(of: text, splitsCamelCase: index.camelCaseAttributes.includes(path))
    var findings = Findings(tokens)
    let permissions = PlainQuery.Permissions(at: path, options: options)
    for place in tokens.indices {
      for match in matches(of: tokens[place], permissions) where !onlyExact || match.isExact {
        findings.add(match.words, typos: match.typos, at: place, letters: match.length)
      }
    }
    markAlternatives(permissions, onlyExact: onlyExact, &findings)
    if !onlyExact, permissions.allowsTypos { markSplits(&findings) }
    for phrase in query.query.phrases { mark(phrase, &findings) }
    return PlainMarkedText(
      scalars: Array(text.unicodeScalars), tokens: tokens, tokenWords: findings.tokenWords, marks: findings.marks)
  }

  /// The query words outside phrases that a token matches alone.
  private mutating func matches(of token: Token, _ permissions: PlainQuery.Permissions) -> [TokenMatch] {
    let candidate = PlainVocabulary.Word(scalars: token.word, isPlaceholder: token.isPlaceholder)
    let key = CacheKey(word: candidate, permissions: permissions)
    if let known = cache[key] { return known }
    let found = patterns.compactMap { words, pattern, needsTypos -> TokenMatch? in
      guard permissions.allowsTypos || !needsTypos, let match = pattern.match(candidate) else { return nil }
      let whole = match.whole.flatMap { $0 == 0 || permissions.allowsTypos ? $0 : nil }
      let prefix = match.prefix.flatMap {
        permissions.allowsPrefixes && ($0 == 0 || permissions.allowsTypos) ? $0 : nil
      }
      guard let cheapest = [whole, prefix].compactMap({ $0 }).min() else { return nil }
      return TokenMatch(
        words: words, length: whole == cheapest ? token.word.count : match.prefixLength,
        // What joining neighbours counts as, else the word's own typos.
        typos: needsTypos ? 1 : cheapest,
        isExact: !needsTypos && pattern.letters == token.word)
    }
    cache[key] = found
    return found
  }

  /// Marks the two halves of split words where they stand side by side.
  private func markSplits(_ findings: inout Findings) {
    for (number, split) in query.splits.enumerated() {
      guard let split else { continue }
      let left = index.vocabulary.words[Int(split.left)].scalars
      let right = index.vocabulary.words[Int(split.right)].scalars
      for (place, token) in findings.tokens.enumerated() where token.word == left {
        for (next, other) in findings.tokens.enumerated()
        where other.word == right && other.position == token.position + token.span {
          for half in [place, next] { findings.add([number], typos: 1, at: half) }
        }
      }
    }
  }

  /// Marks the other words for parts of the query where they stand side by side.
  private func markAlternatives(
    _ permissions: PlainQuery.Permissions, onlyExact: Bool, _ findings: inout Findings
  ) {
    let tokens = findings.tokens
    for (place, token) in tokens.enumerated() {
      for alternative in query.alternatives {
        guard token.isPlaceholder == alternative.isPlaceholder, permissions.allowsPrefixes || !alternative.isPrefix,
          alternative.isExact || !onlyExact,
          let run = Self.run(
            from: place, in: tokens, length: alternative.words.count,
            matches: { alternative.words[$0] == $1.word && ($0 == 0 || !$1.isPlaceholder) })
        else { continue }
        if let replacements, alternative.isSynonym, alternative.queryWords.count == 1, let last = run.last {
          for place in run { findings.tokenWords[place] += alternative.queryWords }
          let piece = token.range.lowerBound..<tokens[last].range.upperBound
          let mark = PlainMarkedText.Mark(piece, replacement: replacements[alternative.queryWords.lowerBound])
          findings.candidates.append(
            Candidate(words: Array(alternative.queryWords), typos: alternative.typos, piece: piece, mark: mark))
        } else {
          for place in run { findings.add(Array(alternative.queryWords), typos: alternative.typos, at: place) }
        }
      }
    }
  }

  /// Marks a phrase where its words stand side by side.
  private func mark(_ phrase: Range<Int>, _ findings: inout Findings) {
    let words = query.query.words
    for start in findings.tokens.indices {
      let run = Self.run(from: start, in: findings.tokens, length: phrase.count) { offset, token in
        let word = words[phrase.lowerBound + offset]
        guard !token.isPlaceholder else { return false }
        return word.isPrefix ? token.word.starts(with: word.word.scalars) : token.word == word.word.scalars
      }
      for (number, place) in zip(phrase, run ?? []) {
        findings.add([number], typos: 0, at: place, letters: words[number].word.scalars.count)
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
      let end = tokens[last].position + tokens[last].span
      guard let next = tokens.indices.first(where: { tokens[$0].position == end && matches(run.count, tokens[$0]) })
      else { return nil }
      run.append(next)
    }
    return run
  }
}
