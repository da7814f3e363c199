/// The distinct pieces of an index's texts, numbered by falling use.
///
/// `pieces.heads` holds four bytes for each. Most pieces are a term as it is, or with capitals; the others are written out
/// in `pieces.special.bytes`.
struct PieceTable: @unchecked Sendable {
  // The pointer is into a section that `headSection` keeps alive and nothing writes to, hence the unchecked Sendable.

  /// How a piece is kept, in the low bits of its head.
  enum Variant {
    /// Its text is its term; the term is above.
    static let term: UInt32 = 0
    /// Its text is its term with a capital in front.
    static let capitalized: UInt32 = 1
    /// Its text is its term in capitals.
    static let uppercased: UInt32 = 2
    /// It is written out; its place among those is above ``hasTokens``.
    static let special: UInt32 = 3
    static let mask: UInt32 = 3
    /// Set in the head of a special piece with tokens.
    static let hasTokens: UInt32 = 4
    /// How far terms and numbers of special pieces are shifted.
    static let termShift: UInt32 = 2
    static let specialShift: UInt32 = 3
  }

  let terms: TermTable
  let heads: UnsafePointer<UInt32>?
  let count: Int
  private let headSection: ByteSection
  private let specialOffsets: Column<UInt32>
  private let specialBytes: ByteSection

  init(_ image: IndexImage, terms: TermTable) {
    self.terms = terms
    headSection = image.section("pieces.heads")
    specialOffsets = Column(image.section("pieces.special.offsets"))
    specialBytes = image.section("pieces.special.bytes")
    let values = Column<UInt32>(headSection).values
    (heads, count) = (values.baseAddress, values.count)
  }

  /// The head of a piece; that of a separator for a number that no piece has.
  @inline(__always)
  func head(of piece: UInt64) -> UInt32 {
    guard let heads, piece < UInt64(count) else { return UInt32.max & ~Variant.hasTokens }
    return heads[Int(truncatingIfNeeded: piece)]
  }

  /// What is written of a special piece: its kind, its text, its tokens.
  func special(_ head: UInt32) -> ByteReader {
    let number = Int(head >> Variant.specialShift)
    let all = specialBytes.bytes
    let end = min(Int(specialOffsets[number + 1]), all.count)
    return ByteReader(UnsafeRawBufferPointer(rebasing: all[min(Int(specialOffsets[number]), end)..<end]))
  }

  /// Appends the text of a piece.
  ///
  /// - Returns: whether it is a word.
  func appendText(of head: UInt32, to text: inout GrowingBuffer<UInt8>) -> Bool {
    let variant = head & Variant.mask
    guard variant != Variant.special else {
      var reader = special(head)
      let kind = reader.byte()
      text.append(reader.bytes(Int(truncatingIfNeeded: min(reader.variable(), UInt64(Int32.max)))))
      return kind != SegmentPieces.Kind.separator.rawValue
    }
    let start = text.count
    text.append(terms.bytes(of: head >> Variant.termShift))
    let capitals =
      variant == Variant.term
      ? start..<start : start..<(variant == Variant.capitalized ? min(start + 1, text.count) : text.count)
    for index in capitals where text[index] &- UInt8(ascii: "a") < 26 { text[index] &= ~0x20 }
    return true
  }
}

/// Writes the sections that ``PieceTable`` reads.
struct PieceTableWriter {
  private var heads: [UInt32] = []
  private var specialOffsets: [UInt32] = [0]
  private var specialBytes: [UInt8] = []

  /// How many pieces were added.
  var count: Int { heads.count }

  /// Adds the next piece, which gets the number ``count``.
  ///
  /// - Parameters:
  ///   - text: its UTF-8.
  ///   - tokens: its tokens, their terms numbered as in the index.
  ///   - onlyTerm: the UTF-8 of its term when it has a single token.
  mutating func append(
    _ text: UnsafeRawBufferPointer, kind: SegmentPieces.Kind, tokens: [SegmentPieces.Token],
    onlyTerm: UnsafeRawBufferPointer
  ) throws(StorageLimitError) {
    if tokens.count == 1, tokens[0].first == 0, tokens[0].last == 0, tokens[0].term < 1 << 30,
      let variant = Self.variant(text, of: onlyTerm)
    {
      return heads.append(tokens[0].term << PieceTable.Variant.termShift | variant)
    }
    let number = specialOffsets.count - 1
    let tokenBit = tokens.isEmpty ? 0 : PieceTable.Variant.hasTokens
    guard number < 1 << 29 else { throw StorageLimitError(section: "pieces.heads") }
    heads.append(UInt32(number) << PieceTable.Variant.specialShift | tokenBit | PieceTable.Variant.special)
    specialBytes.append(kind.rawValue)
    specialBytes.appendVariable(UInt64(text.count))
    specialBytes.append(contentsOf: text)
    for token in tokens {
      specialBytes.appendVariable(UInt64(token.term))
      specialBytes.appendVariable(UInt64(token.first))
      specialBytes.appendVariable(UInt64(token.last &- token.first))
    }
    guard specialBytes.count <= Int(UInt32.max) else { throw StorageLimitError(section: "pieces.special.bytes") }
    specialOffsets.append(UInt32(specialBytes.count))
  }

  /// How a text differs from its term, nil when it does in more than capitals.
  private static func variant(_ text: UnsafeRawBufferPointer, of term: UnsafeRawBufferPointer) -> UInt32? {
    guard text.count == term.count, !text.isEmpty else { return nil }
    if text.elementsEqual(term) { return PieceTable.Variant.term }
    func isCapital(_ index: Int) -> Bool {
      term[index] &- UInt8(ascii: "a") < 26 && text[index] == term[index] & ~0x20
    }
    if isCapital(0), text.dropFirst().elementsEqual(term.dropFirst()) { return PieceTable.Variant.capitalized }
    let isUppercase = text.indices.allSatisfy { index in
      term[index] &- UInt8(ascii: "a") < 26 ? isCapital(index) : text[index] == term[index]
    }
    return isUppercase ? PieceTable.Variant.uppercased : nil
  }

  /// Writes the sections.
  consuming func write(to sink: inout some SectionSink & ~Copyable) throws {
    try sink.begin("pieces.heads")
    try sink.append(heads)
    try sink.begin("pieces.special.offsets")
    try sink.append(specialOffsets)
    try sink.begin("pieces.special.bytes")
    try sink.append(specialBytes)
  }
}
