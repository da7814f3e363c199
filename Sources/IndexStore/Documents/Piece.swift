/// What a piece of a text is.
@usableFromInline
package enum PieceKind: UInt8, Sendable, BitwiseCopyable {
  /// Text between words.
  case separator
  /// A word of texts that are not searched: it has no tokens.
  case stored
  /// A word with its tokens.
  case word

  /// Whether it is ``stored``. An `==` of the enumeration would be a call for each piece of an index that is built.
  @inlinable
  package var isStored: Bool { if case .stored = self { true } else { false } }
}

/// A normalised word in a piece.
@usableFromInline
package struct PieceToken: Sendable, BitwiseCopyable {
  /// The number of its term.
  @usableFromInline package let term: UInt32
  /// The first and last position it covers, counted from the piece's first.
  @usableFromInline package let first: UInt32
  @usableFromInline package let last: UInt32

  @inlinable
  package init(term: UInt32, first: UInt32, last: UInt32) {
    (self.term, self.first, self.last) = (term, first, last)
  }

  /// The token with its term's number among others.
  @inlinable
  package func with(_ numbers: [UInt32]) -> PieceToken {
    PieceToken(term: numbers[Int(term)], first: first, last: last)
  }
}

// Written out, so that tables of pieces compare tokens without a call for each.
extension PieceToken: Hashable {
  @inlinable
  package static func == (left: PieceToken, right: PieceToken) -> Bool {
    left.term == right.term && left.first == right.first && left.last == right.last
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(term)
    hasher.combine(first)
    hasher.combine(last)
  }
}
