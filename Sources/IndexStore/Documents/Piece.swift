/// What a piece of a text is.
package enum PieceKind: UInt8, Sendable, BitwiseCopyable {
  /// Text between words.
  case separator
  /// A word of texts that are not searched: it has no tokens.
  case stored
  /// A word with its tokens.
  case word
}

/// A normalised word in a piece.
package struct PieceToken: Sendable, Hashable, BitwiseCopyable {
  /// The number of its term.
  package let term: UInt32
  /// The first and last position it covers, counted from the piece's first.
  package let first: UInt32
  package let last: UInt32

  package init(term: UInt32, first: UInt32, last: UInt32) {
    (self.term, self.first, self.last) = (term, first, last)
  }

  /// The token with its term's number among others.
  package func with(_ numbers: [UInt32]) -> PieceToken {
    PieceToken(term: numbers[Int(term)], first: first, last: last)
  }
}
