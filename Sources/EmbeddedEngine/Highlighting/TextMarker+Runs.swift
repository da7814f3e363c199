import IndexSettings
import SearchModel

extension TextMarker {
  /// What is found in a text.
  struct Marking {
    /// The words of the text, at least those that the query may match.
    private(set) var tokens: [Token] = []
    private var matches: [MarkedText.Match] = []
    private var candidates: [MarkCandidate] = []
    /// What each of the tokens matches alone; kept for queries that ask for words side by side.
    private(set) var tokenMatches: [[MatchedWords]] = []
    /// Where other words, or halves, match a word of a sequence.
    private(set) var sequenceParts: [SequencePart] = []

    /// Whether anything matches so far.
    var hasMatches: Bool { !matches.isEmpty }

    /// Adds a word of the text after those before.
    mutating func append(_ token: Token, _ words: [MatchedWords]) {
      tokens.append(token)
      tokenMatches.append(words)
    }

    /// Adds a match of the last token, or of its first letters.
    mutating func add(_ words: Range<Int>, typos: Int, letters: Int) {
      let number = tokens.count - 1
      let piece = tokens[number].range
      matches.append(MarkedText.Match(token: number, words: words))
      let mark = MarkedText.Mark(piece.lowerBound..<tokens[number].end(ofFirst: letters))
      candidates.append(MarkCandidate(words: words, typos: typos, piece: piece, mark: mark))
    }

    /// Adds a match of tokens side by side, which have one mark.
    ///
    /// - Parameter replacement: what is shown in their place.
    mutating func add(_ words: Range<Int>, typos: Int, run: [Int], replacement: [UInt8]? = nil) {
      for number in run { matches.append(MarkedText.Match(token: number, words: words)) }
      addCandidate(words, typos: typos, run: run, replacement: replacement)
    }

    /// Adds parts side by side, each of which matches one word of a phrase or sequence; they have one mark.
    mutating func add(_ words: Range<Int>, _ parts: [SequencePart]) {
      for part in parts {
        for number in part.run { matches.append(MarkedText.Match(token: number, words: part.word..<part.word + 1)) }
      }
      addCandidate(
        words, typos: parts.reduce(0) { $0 + $1.cost.typos }, run: parts.flatMap(\.run),
        letters: parts.last?.letters ?? .max)
    }

    /// Keeps a match of a word of a sequence, which counts only beside those of the other words.
    mutating func keep(_ part: SequencePart) {
      sequenceParts.append(part)
    }

    /// - Parameter letters: how many letters of the last token match.
    private mutating func addCandidate(
      _ words: Range<Int>, typos: Int, run: [Int], letters: Int = .max, replacement: [UInt8]? = nil
    ) {
      guard let first = run.first, let last = run.last else { return }
      let start = tokens[first].range.lowerBound
      let mark = MarkedText.Mark(
        start..<max(tokens[last].end(ofFirst: letters), start), replacement: replacement)
      candidates.append(
        MarkCandidate(words: words, typos: typos, piece: start..<tokens[last].range.upperBound, mark: mark))
    }

    /// The text with its words and the best of the matches.
    func marked(_ text: ArraySlice<UInt8>) -> MarkedText {
      MarkedText(text, tokens: tokens, matches: matches, marks: MarkCandidate.marks(of: candidates))
    }

    /// The text with the best of the matches, but without its words.
    func highlighted(_ text: ArraySlice<UInt8>) -> MarkedText {
      MarkedText(text, marks: MarkCandidate.marks(of: candidates), words: MarkedText.words(of: matches))
    }

    /// Forgets everything but the memory.
    mutating func removeAll() {
      tokens.removeAll(keepingCapacity: true)
      tokenMatches.removeAll(keepingCapacity: true)
      sequenceParts.removeAll(keepingCapacity: true)
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
  func markSplits(_ ways: BestWays?, _ marking: inout Marking) {
    let tokens = marking.tokens
    let cost = MatchCost.parts
    func matches(_ token: Token, _ half: [Unicode.Scalar]) -> Bool { token.word == half && !token.isPlaceholder }
    for split in query.splits where ways?.includes(split.word..<split.word + 1, at: cost) ?? true {
      // Phrases are found by their very words.
      if query.query.phrases.contains(where: { $0.contains(split.word) }) { continue }
      let isInSequence = isInSequence(split.word, ways)
      for place in tokens.indices where matches(tokens[place], split.left) {
        guard let next = tokens.first(after: place, where: { matches(tokens[$0], split.right) }) else { continue }
        if isInSequence {
          marking.keep(SequencePart(word: split.word, cost: cost, run: [place, next]))
        } else {
          marking.add(split.word..<split.word + 1, typos: cost.typos, run: [place, next])
        }
      }
    }
  }

  /// Marks the other words for parts of the query where they stand side by side.
  func markAlternatives(_ permissions: AttributePermissions, _ ways: BestWays?, _ marking: inout Marking) {
    for (place, token) in marking.tokens.enumerated() {
      let start = AlternativeStart(word: token.word, isPlaceholder: token.isPlaceholder)
      for number in alternatives[start] ?? [] {
        let alternative = query.alternatives[number]
        let words = alternative.queryWords
        guard permissions.allowsPrefixes || !alternative.isPrefix, alternative.isExact || !onlyExact,
          ways?.includes(words, at: MatchCost(alternative)) ?? true,
          let run = marking.run(
            from: place, length: alternative.words.count,
            matches: { $0 == 0 || alternative.words[$0] == $1.word && !$1.isPlaceholder })
        else { continue }
        if words.count == 1, isInSequence(words.lowerBound, ways) {
          marking.keep(SequencePart(word: words.lowerBound, cost: MatchCost(alternative), run: run))
          continue
        }
        let replacement = alternative.isSynonym && words.count == 1 ? replacements?[words.lowerBound] : nil
        marking.add(words, typos: alternative.typos, run: run, replacement: replacement)
      }
    }
  }
}
