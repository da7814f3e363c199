package import IndexStore

/// Writes the sections that ``PieceTable`` reads.
package struct PieceTableWriter {
  private var heads: [UInt32] = []
  private var specialOffsets: [UInt32] = [0]
  private var specialBytes: [UInt8] = []

  /// Adds the next piece; pieces are numbered from 0.
  ///
  /// - Parameters:
  ///   - text: its UTF-8.
  ///   - tokens: its tokens, their terms numbered as in the index.
  ///   - onlyTerm: the UTF-8 of its term when it has a single token.
  package mutating func append(
    _ text: UnsafeRawBufferPointer, kind: PieceKind, tokens: [PieceToken],
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
    specialBytes.appendVarint(UInt64(text.count))
    specialBytes.append(contentsOf: text)
    for token in tokens {
      specialBytes.appendVarint(UInt64(token.term))
      specialBytes.appendVarint(UInt64(token.first))
      specialBytes.appendVarint(UInt64(token.last &- token.first))
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
  package consuming func write(to sink: inout some SectionSink & ~Copyable) throws {
    try sink.begin("pieces.heads")
    try sink.append(heads)
    try sink.begin("pieces.special.offsets")
    try sink.append(specialOffsets)
    try sink.begin("pieces.special.bytes")
    try sink.append(specialBytes)
  }
}
