/// The distinct pieces of an index's texts, numbered by falling use.
///
/// `pieces.heads` holds four bytes for each. Most pieces are a term as it is, or with capitals; the others are written
/// out in `pieces.special.bytes`.
package final class PieceTable: Sendable {
  /// How a piece is kept, in the low bits of its head.
  package enum Variant {
    /// Its text is its term; the term is above.
    package static let term: UInt32 = 0
    /// Its text is its term with a capital in front.
    package static let capitalized: UInt32 = 1
    /// Its text is its term in capitals.
    package static let uppercased: UInt32 = 2
    /// It is written out; its place among those is above ``hasTokens``.
    package static let special: UInt32 = 3
    package static let mask: UInt32 = 3
    /// Set in the head of a special piece with tokens.
    package static let hasTokens: UInt32 = 4
    /// How far terms and numbers of special pieces are shifted.
    package static let termShift: UInt32 = 2
    package static let specialShift: UInt32 = 3
  }

  let terms: TermTable
  private let heads: PinnedColumn<UInt32>
  private let specialOffsets: PinnedColumn<UInt32>
  private let specialBytes: PinnedBytes

  package init(_ image: IndexImage, terms: TermTable) {
    self.terms = terms
    heads = PinnedColumn(image.section("pieces.heads"))
    specialOffsets = PinnedColumn(image.section("pieces.special.offsets"))
    specialBytes = PinnedBytes(image.section("pieces.special.bytes"))
  }

  /// The head of a piece; that of a separator for a number that no piece has.
  @inline(__always)
  func head(of piece: UInt64) -> UInt32 {
    guard piece < UInt64(heads.count) else { return UInt32.max & ~Variant.hasTokens }
    return heads[Int(truncatingIfNeeded: piece)]
  }

  /// What is written of a special piece: its kind, the length of its text, the text, its tokens.
  func special(_ head: UInt32) -> UnsafeRawBufferPointer {
    let number = Int(head >> Variant.specialShift)
    return specialBytes.bytes(from: Int(specialOffsets[number]), to: Int(specialOffsets[number + 1]))
  }

  /// The text of a special piece and whether it is a word.
  @inline(__always)
  private func specialText(_ head: UInt32) -> (text: UnsafeRawBufferPointer, isWord: Bool) {
    guard var reader = CodeReader(special(head)) else { return (UnsafeRawBufferPointer(start: nil, count: 0), false) }
    let kind = reader.code()
    return (reader.text(), kind != UInt64(PieceKind.separator.rawValue))
  }

  /// The bytes of a piece's term or, for a special piece, of its text.
  @inline(__always)
  private func baseText(of head: UInt32) -> (text: UnsafeRawBufferPointer, isWord: Bool) {
    head & Variant.mask == Variant.special ? specialText(head) : (terms.bytes(of: head >> Variant.termShift), true)
  }

  /// How many bytes the text of a piece has.
  func textLength(of head: UInt32) -> Int { baseText(of: head).text.count }

  /// Appends a text that is written in pieces.
  ///
  /// - Parameter piece: is called after each piece with its head and where it begins.
  @inline(__always)
  func appendText(
    from reader: inout CodeReader, to text: inout GrowingBuffer<UInt8>, piece: (_ head: UInt32, _ start: Int) -> Void
  ) {
    // Whether the previous piece is a word, so that a word after it needs a space.
    var wantsSpace = false
    while true {
      let code = reader.code()
      if code <= TextCode.literal {
        if code == TextCode.end { return }
        text.append(reader.text())
        wantsSpace = false
        continue
      }
      let head = head(of: code - TextCode.firstPiece)
      let (base, isWord) = baseText(of: head)
      let standsClose = base.baseAddress.map { TextCode.standsClose($0, count: base.count) } ?? false
      if isWord, wantsSpace, !standsClose { text.append(UInt8(ascii: " ")) }
      let start = text.count
      text.append(base)
      if head & Variant.mask != Variant.special { Self.capitalize(&text, from: start, head & Variant.mask) }
      wantsSpace = isWord && !standsClose
      piece(head, start)
    }
  }

  /// Gives a term the capitals that its piece has.
  @inline(__always)
  private static func capitalize(_ text: inout GrowingBuffer<UInt8>, from start: Int, _ variant: UInt32) {
    guard variant != Variant.term else { return }
    let end = variant == Variant.capitalized ? min(start + 1, text.count) : text.count
    for index in start..<end where text[index] &- UInt8(ascii: "a") < 26 { text[index] &= ~0x20 }
  }

  /// The tokens of a piece.
  func tokens(of head: UInt32) -> [PieceToken] {
    guard head & Variant.mask == Variant.special else {
      return [PieceToken(term: head >> Variant.termShift, first: 0, last: 0)]
    }
    guard head & Variant.hasTokens != 0, var reader = CodeReader(special(head)) else { return [] }
    reader.skip(1)
    _ = reader.text()
    var tokens: [PieceToken] = []
    while !reader.isAtEnd {
      let term = UInt32(truncatingIfNeeded: reader.code())
      let first = UInt32(truncatingIfNeeded: reader.code())
      let last = first &+ UInt32(truncatingIfNeeded: reader.code())
      tokens.append(PieceToken(term: term, first: first, last: last))
    }
    return tokens
  }
}
