/// The strings and numbers of a record in the record's order, the id first, with the pieces that they are made of.
package struct TextBuffer {
  /// A string or number of the record.
  package struct Text: Sendable {
    /// The number of its attribute, -1 where it is not searched: only the tokeniser then knows its words.
    package let attribute: Int32
    /// Its UTF-8 in ``TextBuffer/bytes``; empty where it is not searched.
    package let bytes: Range<Int>
    /// Its pieces in ``TextBuffer/pieces``.
    package let pieces: Range<Int>
  }

  /// A word of a text, or what stands between words. The tokeniser nearly always cuts it by itself as it does in the
  /// text: ``DocumentTable/tokens(of:)`` tells.
  package struct Piece: Sendable {
    /// The piece's number and kind, the same for equal pieces.
    package let head: UInt32
    /// Where it begins in its text, in bytes.
    package let start: Int32
    /// The term of a piece that is one word; nil for others.
    package let onlyTerm: TermID?
    /// Whether it is one word or more.
    package let hasTokens: Bool

    init(head: UInt32, start: Int) {
      self.head = head
      self.start = Int32(truncatingIfNeeded: start)
      let isTerm = head & PieceTable.Variant.mask != PieceTable.Variant.special
      onlyTerm = isTerm ? head >> PieceTable.Variant.termShift : nil
      hasTokens = isTerm || head & PieceTable.Variant.hasTokens != 0
    }
  }

  package internal(set) var texts: [Text] = []
  package internal(set) var pieces: [Piece] = []
  package internal(set) var bytes: [UInt8] = []

  /// Where the pieces of the next text begin.
  private var textPieces = 0

  package init() {}

  /// Forgets the record before.
  mutating func clear() {
    texts.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    textPieces = 0
  }

  /// The pieces so far, for somebody who adds to them and puts them back; nobody else holds them meanwhile.
  mutating func takePieces() -> [Piece] {
    defer { pieces = [] }
    return pieces
  }

  mutating func putBack(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Removes the last texts.
  mutating func removeTexts(from count: Int) {
    texts.removeLast(max(texts.count - count, 0))
  }

  /// Adds a string or number that is not searched.
  mutating func addUnsearched() {
    texts.append(Text(attribute: -1, bytes: bytes.count..<bytes.count, pieces: pieces.count..<pieces.count))
  }

  /// Adds a text whose pieces were added since the text before.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, attribute: Int32) {
    let start = bytes.count
    bytes.append(contentsOf: text)
    texts.append(Text(attribute: attribute, bytes: start..<bytes.count, pieces: textPieces..<pieces.count))
    textPieces = pieces.count
  }
}
