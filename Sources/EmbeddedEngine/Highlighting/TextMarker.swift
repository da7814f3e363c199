import SearchModel

/// Finds the parts of texts that a query matches, by the same rules as the search itself.
struct TextMarker {
  /// A query word, or several that are one here, and how much of the token they match.
  private struct TokenMatch {
    let words: [Int]
    /// In letters of the normalised token.
    let length: Int
  }

  private struct CacheKey: Hashable {
    let token: [Unicode.Scalar]
    let permissions: PreparedQuery.AttributePermissions
  }

  private let query: PreparedQuery
  private let index: EmbeddedIndex
  private let options: SearchOptions
  /// The neighbours that may stand joined, each as one word.
  private let joined: [(words: Range<Int>, word: QueryWord)]
  private var distance = EditDistance()
  private var cache: [CacheKey: [TokenMatch]] = [:]
  private var permissions: [FieldPath: PreparedQuery.AttributePermissions] = [:]

  init(query: PreparedQuery, index: EmbeddedIndex, options: SearchOptions) {
    self.query = query
    self.index = index
    self.options = options
    joined = query.concatenations.map { concatenation in
      (concatenation.words, PreparedQuery.joinedWord(query.query.words[concatenation.words]))
    }
  }

  /// Marks a text of the attribute at a path; `onlyExact` leaves out beginnings and typos.
  mutating func mark(_ text: String, at path: FieldPath, onlyExact: Bool) -> MarkedText {
    let tokens = index.tokenizer.tokens(of: text)
    var tokenWords: [[Int]] = tokens.map { _ in [] }
    var marks: [Range<Int>] = []
    if !query.query.words.isEmpty {
      let permissions = permissions(at: path)
      for (number, token) in tokens.enumerated() {
        for match in matches(of: token, permissions) where !onlyExact || match.length == token.word.count {
          tokenWords[number] += match.words
          marks.append(token.range.lowerBound..<Self.end(of: match.length, in: token))
        }
      }
      markSplits(in: tokens, permissions, &tokenWords, &marks)
      for phrase in query.query.phrases { mark(phrase, in: tokens, &tokenWords, &marks) }
    }
    return MarkedText(
      scalars: Array(text.unicodeScalars), tokens: tokens, tokenWords: tokenWords, marks: marks)
  }

  /// Where the first letters of a token end in the text.
  private static func end(of length: Int, in token: Token) -> Int {
    length >= token.word.count ? token.range.upperBound : token.ends[max(length, 1) - 1]
  }

  private mutating func permissions(at path: FieldPath) -> PreparedQuery.AttributePermissions {
    if let known = permissions[path] { return known }
    let found = PreparedQuery.permissions(at: path, options: options)
    permissions[path] = found
    return found
  }

  /// The query words outside phrases that a token matches alone.
  private mutating func matches(
    of token: Token, _ permissions: PreparedQuery.AttributePermissions
  ) -> [TokenMatch] {
    let key = CacheKey(token: token.word, permissions: permissions)
    if let known = cache[key] { return known }
    let candidate = Vocabulary.Word(token.word)
    let phrases = query.query.phrases
    var found: [TokenMatch] = []
    for (number, word) in query.query.words.enumerated() where !phrases.contains(where: { $0.contains(number) }) {
      guard let length = matchedLength(of: word, in: candidate, permissions) else { continue }
      found.append(TokenMatch(words: [number], length: length))
    }
    for (words, word) in joined where permissions.allowsTypos {
      guard let length = matchedLength(of: word, in: candidate, permissions) else { continue }
      found.append(TokenMatch(words: Array(words), length: length))
    }
    cache[key] = found
    return found
  }

  /// How many letters of a word a query word matches, nil when it does not match.
  private mutating func matchedLength(
    of word: QueryWord, in candidate: Vocabulary.Word, _ permissions: PreparedQuery.AttributePermissions
  ) -> Int? {
    guard let match = distance.match(word, candidate) else { return nil }
    let whole = match.whole.flatMap { $0 == 0 || permissions.allowsTypos ? $0 : nil }
    let prefix = match.prefix.flatMap { permissions.allowsPrefixes && ($0 == 0 || permissions.allowsTypos) ? $0 : nil }
    if let whole, whole <= prefix ?? Int.max { return candidate.scalars.count }
    return prefix == nil ? nil : match.prefixLength
  }

  /// Marks the two halves of split words where they stand side by side.
  private func markSplits(
    in tokens: [Token], _ permissions: PreparedQuery.AttributePermissions, _ tokenWords: inout [[Int]],
    _ marks: inout [Range<Int>]
  ) {
    guard permissions.allowsTypos else { return }
    for (number, split) in query.splits.enumerated() {
      guard let split else { continue }
      let left = index.vocabulary.words[Int(split.left)].scalars
      let right = index.vocabulary.words[Int(split.right)].scalars
      for (place, token) in tokens.enumerated() where token.word == left {
        for (next, other) in tokens.enumerated()
        where other.word == right && other.position == token.position + token.span {
          for half in [place, next] {
            tokenWords[half].append(number)
            marks.append(tokens[half].range)
          }
        }
      }
    }
  }

  /// Marks a phrase where its words stand side by side.
  private func mark(
    _ phrase: Range<Int>, in tokens: [Token], _ tokenWords: inout [[Int]], _ marks: inout [Range<Int>]
  ) {
    func matches(_ token: Token, _ number: Int) -> Bool {
      let word = query.query.words[number]
      return word.isPrefix ? token.word.starts(with: word.word.scalars) : token.word == word.word.scalars
    }
    for start in tokens.indices where matches(tokens[start], phrase.lowerBound) {
      var run = [start]
      for number in phrase.dropFirst() {
        let end = run.last.map { tokens[$0].position + tokens[$0].span }
        guard let next = tokens.indices.first(where: { tokens[$0].position == end && matches(tokens[$0], number) })
        else { break }
        run.append(next)
      }
      guard run.count == phrase.count else { continue }
      for (number, place) in zip(phrase, run) {
        tokenWords[place].append(number)
        marks.append(
          tokens[place].range.lowerBound..<Self.end(of: query.query.words[number].word.scalars.count, in: tokens[place])
        )
      }
    }
  }
}
