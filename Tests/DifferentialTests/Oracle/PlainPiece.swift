@testable import IndexSettings

/// A part of a text that matches a query word, or several of them as one.
struct PlainPiece {
  enum Origin {
    /// The query words themselves.
    case written
    case split
    /// Other words for them.
    case alternative
  }

  let words: Range<Int>
  let origin: Origin
  let cost: PlainCost
  let isExact: Bool
  /// The words of the text, by number.
  let tokens: [Int]
  /// How many letters of the last of them match, nil for all.
  var letters: Int?
  /// What is shown in its place.
  var replacement: [Unicode.Scalar]?
}

/// Pieces side by side, which have one mark: those of a phrase or a sequence, or one piece alone.
struct PlainPieceRow {
  let pieces: [PlainPiece]

  init(_ pieces: [PlainPiece]) {
    self.pieces = pieces
  }

  /// What the row costs: all typos, and what its end stands for.
  var cost: PlainCost {
    PlainCost(
      typos: pieces.map(\.cost.typos).reduce(0, +), standing: pieces.last.map(\.cost.standing) ?? .wholeWord)
  }

  /// The rows of pieces of a stretch of query words, one for each, in their order.
  static func rows(of words: Range<Int>, in pieces: [PlainPiece], of tokens: [Token]) -> [PlainPieceRow] {
    var rows: [[PlainPiece]] = [[]]
    for word in words {
      let candidates = pieces.filter { $0.words == word..<word + 1 }
      rows = rows.flatMap { row in
        candidates.filter { piece in
          guard let last = row.last else { return true }
          return tokens[piece.tokens[0]].position == end(of: last, tokens)
        }.map { row + [$0] }
      }
    }
    return rows.map(PlainPieceRow.init)
  }

  /// The position after a piece.
  private static func end(of piece: PlainPiece, _ tokens: [Token]) -> Int {
    let last = tokens[piece.tokens[piece.tokens.count - 1]]
    return last.position + last.span
  }
}

extension PlainPieceRow {
  /// A row with the letters that it covers and its mark.
  private struct Candidate {
    let words: [Int]
    let typos: Int
    /// Where the words of the text stand, whole.
    let range: Range<Int>
    let mark: PlainMarkedText.Mark

    /// Fewer typos are better, then longer marks, then shorter pieces.
    var rank: [Int] { [typos, -mark.range.count, range.count] }
  }

  /// A text with the marks of rows, but those whose every word has a better one over the same letters.
  static func marked(_ text: String, _ tokens: [Token], with rows: [PlainPieceRow]) -> PlainMarkedText {
    var kept: [Candidate] = []
    let candidates = rows.compactMap { $0.candidate(tokens) }
    for candidate in candidates.sorted(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) {
      let better = kept.filter {
        $0.rank.lexicographicallyPrecedes(candidate.rank) && $0.range.overlaps(candidate.range)
      }
      if !Set(candidate.words).isSubset(of: better.flatMap(\.words)) { kept.append(candidate) }
    }
    var tokenWords: [[Int]] = tokens.map { _ in [] }
    for piece in rows.flatMap(\.pieces) {
      for token in piece.tokens { tokenWords[token] += piece.words }
    }
    return PlainMarkedText(
      scalars: Array(text.unicodeScalars), tokens: tokens, tokenWords: tokenWords, marks: kept.map(\.mark))
  }

  private func candidate(_ tokens: [Token]) -> Candidate? {
    guard let first = pieces.first?.tokens.first, let piece = pieces.last, let last = piece.tokens.last else {
      return nil
    }
    let start = tokens[first].range.lowerBound
    let end = piece.letters.map { tokens[last].end(ofFirst: $0) } ?? tokens[last].range.upperBound
    return Candidate(
      words: pieces.flatMap { Array($0.words) }, typos: cost.typos, range: start..<tokens[last].range.upperBound,
      mark: PlainMarkedText.Mark(
        start..<max(start, end), replacement: pieces.count == 1 ? piece.replacement : nil))
  }
}
