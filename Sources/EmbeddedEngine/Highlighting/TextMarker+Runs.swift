import IndexSettings
import SearchModel

extension TextMarker {
  /// What is found in a text.
  struct Marking {
    /// The words of the text, at least those that the query may match.
    private(set) var tokens: [Token] = []
    private var matches: [MarkedText.Match] = []
    private var candidates: [MarkCandidate] = []

    /// Adds a word of the text after those before, with the query words that match it alone.
    mutating func append(_ token: Token, matching words: [MatchedWords], onlyExact: Bool) {
      tokens.append(token)
      for match in words where !onlyExact || match.isExact {
        add(match.words, typos: match.typos, tokens.count - 1, token.range, end: token.end(ofFirst: match.length))
      }
    }

    /// Adds a match of a token, or of its first letters.
    mutating func add(_ words: Range<Int>, typos: Int, _ number: Int, letters: Int = .max) {
      add(words, typos: typos, number, tokens[number].range, end: tokens[number].end(ofFirst: letters))
    }

    private mutating func add(_ words: Range<Int>, typos: Int, _ number: Int, _ piece: Range<Int>, end: Int) {
      matches.append(MarkedText.Match(token: number, words: words))
      let mark = MarkedText.Mark(piece.lowerBound..<end)
      candidates.append(MarkCandidate(words: words, typos: typos, piece: piece, mark: mark))
    }

    /// Adds a match of tokens side by side, in whose place something else is shown.
    mutating func add(_ words: Range<Int>, typos: Int, _ run: [Int], replacement: [UInt8]) {
      guard let first = run.first, let last = run.last else { return }
      for number in run { matches.append(MarkedText.Match(token: number, words: words)) }
      let piece = tokens[first].range.lowerBound..<tokens[last].range.upperBound
      candidates.append(
        MarkCandidate(
          words: words, typos: typos, piece: piece, mark: MarkedText.Mark(piece, replacement: replacement)))
    }

    /// The text with its words and the best of the matches.
    func marked(_ text: [UInt8]) -> MarkedText {
      MarkedText(text, tokens: tokens, matches: matches, marks: MarkCandidate.marks(of: candidates))
    }

    /// The text with the best of the matches, but without its words.
    func highlighted(_ text: ArraySlice<UInt8>) -> MarkedText {
      MarkedText(text, marks: MarkCandidate.marks(of: candidates), words: MarkedText.words(of: matches))
    }

    /// Forgets everything but the memory.
    mutating func removeAll() {
      tokens.removeAll(keepingCapacity: true)
      matches.removeAll(keepingCapacity: true)
      candidates.removeAll(keepingCapacity: true)
    }

    /// The tokens side by side from a first one on, nil when one does not match.
    func run(from first: Int, length: Int, matches: (_ offset: Int, _ token: Token) -> Bool) -> [Int]? {
      guard matches(0, tokens[first]) else { return nil }
      var run = [first]
      while run.count < length, let last = run.last {
        guard let next = tokens.first(after: last, where: { matches(run.count, tokens[$0]) }) else { return nil }
        run.append(next)
      }
      return run
    }
  }

  /// Marks the two halves of split words where they stand side by side.
  func markSplits(_ marking: inout Marking) {
    let tokens = marking.tokens
    for split in query.splits {
      for place in tokens.indices where tokens[place].word == split.left {
        guard let next = tokens.first(after: place, where: { tokens[$0].word == split.right }) else { continue }
        for half in [place, next] { marking.add(split.word..<split.word + 1, typos: DocumentMatcher.splitTypos, half) }
      }
    }
  }

  /// Marks the other words for parts of the query where they stand side by side.
  func markAlternatives(_ permissions: AttributePermissions, _ onlyExact: Bool, _ marking: inout Marking) {
    for (place, token) in marking.tokens.enumerated() {
      let start = AlternativeStart(word: token.word, isPlaceholder: token.isPlaceholder)
      for number in alternatives[start] ?? [] {
        let alternative = query.alternatives[number]
        guard permissions.allowsPrefixes || !alternative.isPrefix, alternative.isExact || !onlyExact,
          let run = marking.run(
            from: place, length: alternative.words.count,
            matches: { $0 == 0 || alternative.words[$0] == $1.word && !$1.isPlaceholder })
        else { continue }
        let words = alternative.queryWords
        if let replacements, alternative.isSynonym, words.count == 1 {
          marking.add(words, typos: alternative.typos, run, replacement: replacements[words.lowerBound])
        } else {
          for place in run { marking.add(words, typos: alternative.typos, place) }
        }
      }
    }
  }

  /// Marks a phrase where its words stand side by side.
  func mark(_ phrase: Range<Int>, _ marking: inout Marking) {
    func matches(_ offset: Int, _ token: Token) -> Bool {
      guard !token.isPlaceholder else { return false }
      let word = query.query.words[phrase.lowerBound + offset]
      return word.isPrefix ? token.word.starts(with: word.word.scalars) : token.word == word.word.scalars
    }
    for start in marking.tokens.indices {
      guard let run = marking.run(from: start, length: phrase.count, matches: matches) else { continue }
      for (number, place) in zip(phrase, run) {
        let letters = query.query.words[number].word.scalars.count
        marking.add(number..<number + 1, typos: 0, place, letters: letters)
      }
    }
  }
}
