import SearchModel

@testable import IndexSettings

/// Finds the parts of texts that a query matches, by the same rules as the search itself.
struct PlainTextMarker {
  /// Whether only what the exact criterion counts is marked.
  var onlyExact = false

  private let query: PlainQuery
  private let index: PlainIndex
  private let replacesSynonyms: Bool
  private let options: SearchOptions
  /// Each query word, and neighbours that may stand joined.
  private let patterns: [(words: Range<Int>, pattern: PlainPattern)]
  private var known: [KnownWord: [PlainPattern.Match?]] = [:]

  private struct KnownWord: Hashable {
    let word: [Unicode.Scalar]
    let isPlaceholder: Bool
  }

  init(query: PlainQuery, index: PlainIndex, options: SearchOptions) {
    self.query = query
    self.index = index
    self.options = options
    replacesSynonyms = options.flag("replaceSynonymsInHighlight")
    let words = query.query.words
    patterns =
      words.indices.map { ($0..<$0 + 1, PlainPattern(words[$0])) }
      + query.concatenations.map { ($0.words, PlainPattern(joining: words[$0.words])) }
  }

  /// Marks a text of the attribute at a path.
  ///
  /// - Parameter match: how the record matches, as only its best ways are marked; nil marks all ways.
  mutating func mark(_ text: String, at path: FieldPath, match: PlainMatch?) -> PlainMarkedText {
    let tokens = index.tokenizer.tokens(of: text, splitsCamelCase: index.camelCaseAttributes.includes(path))
    let permissions = PlainQuery.Permissions(at: path, options: options, searchable: index.searchable)
    let written = writtenPieces(tokens, permissions)
    let others = alternativePieces(tokens, permissions) + (permissions.allowsTypos ? splitPieces(tokens) : [])
    let sequences =
      (match?.sequences ?? []) + (match?.joinedSequences ?? []).filter { match?.sequences.contains($0) == false }
    func isPart(_ piece: PlainPiece, of stretches: [Range<Int>]) -> Bool {
      piece.words.count == 1 && stretches.contains { $0.contains(piece.words.lowerBound) }
    }

    let counted = (written + others).filter { piece in
      !isPart(piece, of: query.query.phrases) && (piece.isExact || !onlyExact) && counts(piece, in: match)
    }
    var rows = counted.filter { !isPart($0, of: sequences) }.map { PlainPieceRow([$0]) }
    // Where the record has a sequence side by side, its words count nowhere else.
    for sequence in sequences { rows += PlainPieceRow.rows(of: sequence, in: counted, of: tokens) }
    for phrase in query.query.phrases {
      rows += PlainPieceRow.rows(of: phrase, in: written, of: tokens).filter { row in
        match?.counts(phrase, at: row.cost) ?? true
      }
    }
    return PlainPieceRow.marked(text, tokens, with: rows)
  }

  /// Whether a piece is one of the best ways in which the record has its words.
  private func counts(_ piece: PlainPiece, in match: PlainMatch?) -> Bool {
    guard let match else { return true }
    switch piece.origin {
    case .written where piece.words.count > 1: return match.counts(piece.words, at: query.cost(0, .split))
    case .written, .split: return match.counts(piece.words, at: piece.cost)
    case .alternative: return match.counts(piece.words, at: piece.cost, isOtherWord: true)
    }
  }
}

extension PlainTextMarker {
  /// Where query words stand as they are, with typos, as beginnings, or joined with their neighbours.
  private mutating func writtenPieces(_ tokens: [Token], _ permissions: PlainQuery.Permissions) -> [PlainPiece] {
    var pieces: [PlainPiece] = []
    for (place, token) in tokens.enumerated() {
      for ((words, pattern), match) in zip(patterns, matches(of: token)) {
        let isJoined = words.count > 1
        guard let match, permissions.allowsTypos || !isJoined else { continue }
        let whole = match.whole.flatMap { $0 == 0 || permissions.allowsTypos ? $0 : nil }
        let prefix = match.prefix.flatMap {
          permissions.allowsPrefixes && ($0 == 0 || permissions.allowsTypos) ? $0 : nil
        }
        guard let typos = [whole, prefix].compactMap({ $0 }).min() else { continue }
        let isBeginning = whole != typos
        let kind: PlainPlacement.Kind = typos > 0 ? .typo(typos) : isBeginning ? .prefix : .exact
        pieces.append(
          PlainPiece(
            words: words, origin: .written,
            cost: isJoined ? PlainCost(typos: PlainQuery.concatenationTypos) : query.cost(typos, kind),
            isExact: !isJoined && pattern.letters == token.word, tokens: [place],
            letters: isBeginning ? match.prefixLength : token.word.count))
      }
    }
    return pieces
  }

  /// How each of the patterns matches a word of a text.
  private mutating func matches(of token: Token) -> [PlainPattern.Match?] {
    let key = KnownWord(word: token.word, isPlaceholder: token.isPlaceholder)
    if let known = known[key] { return known }
    let word = PlainVocabulary.Word(scalars: token.word, isPlaceholder: token.isPlaceholder)
    let found = patterns.map { $0.pattern.match(word) }
    known[key] = found
    return found
  }

  /// Where the two halves of a word stand side by side; words of phrases are not split.
  private func splitPieces(_ tokens: [Token]) -> [PlainPiece] {
    var pieces: [PlainPiece] = []
    for (number, split) in query.splits.enumerated() {
      guard let split else { continue }
      let halves = [split.left, split.right].map { index.vocabulary.words[Int($0)].scalars }
      for run in Self.runs(of: halves, in: tokens) {
        pieces.append(
          PlainPiece(
            words: number..<number + 1, origin: .split, cost: query.cost(PlainQuery.splitTypos, .split), isExact: false,
            tokens: run))
      }
    }
    return pieces
  }

  /// Where other words for parts of the query stand side by side.
  private func alternativePieces(_ tokens: [Token], _ permissions: PlainQuery.Permissions) -> [PlainPiece] {
    var pieces: [PlainPiece] = []
    for (number, alternative) in query.alternatives.enumerated()
    where permissions.allowsPrefixes || !alternative.isPrefix {
      let words = alternative.queryWords
      for run in Self.runs(of: alternative.words, in: tokens, isPlaceholder: alternative.isPlaceholder) {
        var piece = PlainPiece(
          words: words, origin: .alternative, cost: query.cost(alternative.typos, .alternative(number)),
          isExact: alternative.isExact, tokens: run)
        if replacesSynonyms, alternative.isSynonym, words.count == 1 {
          piece.replacement = Array(query.query.text[query.query.words[words.lowerBound].range])
        }
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// The tokens at which words begin that stand side by side, each with those that follow it.
  private static func runs(of words: [[Unicode.Scalar]], in tokens: [Token], isPlaceholder: Bool = false) -> [[Int]] {
    var runs: [[Int]] = [[]]
    for word in words {
      runs = runs.flatMap { run in
        tokens.indices.filter { place in
          let isNext = run.last.map { tokens[place].position == tokens[$0].position + tokens[$0].span } ?? true
          return isNext && tokens[place].word == word && tokens[place].isPlaceholder == isPlaceholder
        }.map { run + [$0] }
      }
    }
    return runs
  }
}
