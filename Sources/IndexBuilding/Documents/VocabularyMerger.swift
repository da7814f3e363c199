import IndexStore

/// Gives the terms and pieces of all segments the numbers of an index.
///
/// Pieces are one when their texts, kinds and tokens are; a word of texts that are not searched is one with a word that
/// is.
struct VocabularyMerger: ~Copyable {
  /// A piece of the index before it has its number.
  struct Piece: BitwiseCopyable {
    /// Its text in ``texts``.
    let text: UInt32
    var kind: PieceKind
    /// Where its tokens are in ``tokens``.
    var tokens: TokenRange
    var uses: UInt64
  }

  /// A range of tokens.
  struct TokenRange: BitwiseCopyable {
    var start: UInt32
    var count: UInt32

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// The classes of strings in ``texts``.
  private enum Group {
    static let separator: UInt32 = 0
    static let word: UInt32 = 1
  }

  private var terms = ByteInterner(capacity: 1 << 12)
  private var texts = ByteInterner(capacity: 1 << 12)
  private var pieces: [Piece] = []
  /// The tokens of all pieces, with terms in order of appearance.
  private var tokens: [PieceToken] = []
  /// The piece of each text, and others that have the same text with other tokens.
  private var pieceOfText: [UInt32] = []
  private var variants: [UInt32: [UInt32]] = [:]
  /// For each segment, the numbers of its terms and pieces in order of appearance.
  private var termNumbers: [[UInt32]] = []
  private var pieceNumbers: [[UInt32]] = []

  private static let none = UInt32.max

  /// How many bytes of texts, how many texts and how many tokens there is room for.
  private let limit: Int

  init(limit: Int = Int(UInt32.max)) {
    self.limit = limit
  }

  /// Adds the next segment.
  ///
  /// - Throws: ``StorageLimitError`` when numbers or offsets might not fit 32 bits with it.
  mutating func add(_ segment: borrowing DocumentSegment) throws(StorageLimitError) {
    guard terms.hasRoom(for: segment.terms, limit: limit) else { throw StorageLimitError(section: "terms.bytes") }
    guard texts.hasRoom(for: segment.pieces.texts, limit: limit), pieces.count + segment.pieces.count < limit,
      tokens.count + segment.pieces.tokens.count < limit
    else { throw StorageLimitError(section: "pieces.special.bytes") }
    var termNumbers: [UInt32] = []
    termNumbers.reserveCapacity(segment.terms.count)
    segment.terms.forEachText { termNumbers.append(terms.intern($0).number) }
    var pieceNumbers: [UInt32] = []
    pieceNumbers.reserveCapacity(segment.pieces.count)
    segment.pieces.texts.forEachText { text in
      let piece = pieceNumbers.count
      pieceNumbers.append(segment.pieces.uses[piece] > 0 ? add(text, piece, segment.pieces, termNumbers) : Self.none)
    }
    self.termNumbers.append(termNumbers)
    self.pieceNumbers.append(pieceNumbers)
  }

  /// Adds a piece of a segment, and tells its number here.
  private mutating func add(
    _ bytes: UnsafeRawBufferPointer, _ piece: Int, _ segment: borrowing SegmentPieces, _ termNumbers: [UInt32]
  ) -> UInt32 {
    let kind = segment.kinds[piece]
    let uses = UInt64(segment.uses[piece])
    let (text, isNew) = texts.intern(bytes, group: kind == .separator ? Group.separator : Group.word)
    let own = segment.tokenRange(of: piece)
    if !isNew {
      let first = pieceOfText[Int(text)]
      if unite(first, kind, segment.tokens, own, termNumbers, uses) { return first }
      for variant in variants[text] ?? [] where unite(variant, kind, segment.tokens, own, termNumbers, uses) {
        return variant
      }
    }
    let number = UInt32(pieces.count)
    pieces.append(
      Piece(text: text, kind: kind, tokens: append(segment.tokens, own, termNumbers), uses: uses))
    if isNew { pieceOfText.append(number) } else { variants[text, default: []].append(number) }
    return number
  }

  /// Counts a segment's piece as a known one if both are one.
  private mutating func unite(
    _ candidate: UInt32, _ kind: PieceKind, _ tokens: [PieceToken], _ own: Range<Int>,
    _ termNumbers: [UInt32], _ uses: UInt64
  ) -> Bool {
    let known = pieces[Int(candidate)]
    guard kind.isStored || known.kind.isStored || areEqual(known.tokens.range, tokens, own, termNumbers) else {
      return false
    }
    if known.kind.isStored, kind == .word {
      pieces[Int(candidate)].kind = kind
      pieces[Int(candidate)].tokens = append(tokens, own, termNumbers)
    }
    pieces[Int(candidate)].uses += uses
    return true
  }

  private func areEqual(
    _ known: Range<Int>, _ tokens: [PieceToken], _ own: Range<Int>, _ termNumbers: [UInt32]
  ) -> Bool {
    guard known.count == own.count else { return false }
    for (left, right) in zip(known, own) where self.tokens[left] != tokens[right].with(termNumbers) { return false }
    return true
  }

  private mutating func append(
    _ tokens: [PieceToken], _ own: Range<Int>, _ termNumbers: [UInt32]
  ) -> TokenRange {
    let start = UInt32(truncatingIfNeeded: self.tokens.count)
    for place in own { self.tokens.append(tokens[place].with(termNumbers)) }
    return TokenRange(start: start, count: UInt32(truncatingIfNeeded: own.count))
  }

  /// Sorts the terms, and the pieces by falling use.
  consuming func finish() -> MergedVocabulary {
    let sortedTerms = (0..<UInt32(terms.count)).sorted { left, right in
      terms.bytes(of: Int(left)).lexicographicallyPrecedes(terms.bytes(of: Int(right)))
    }
    var termIDs = Array(repeating: TermID(0), count: terms.count)
    for (number, term) in sortedTerms.enumerated() { termIDs[Int(term)] = TermID(number) }
    let kept = pieces.indices.filter { !isRare(pieces[$0]) }
      .sorted { (pieces[$1].uses, $0) < (pieces[$0].uses, $1) }
    var numbers = Array(repeating: TextCode.literalPiece, count: pieces.count)
    for (number, piece) in kept.enumerated() { numbers[piece] = UInt32(number) }
    return MergedVocabulary(
      terms: terms.collected, sortedTerms: sortedTerms, texts: texts.collected, pieces: kept.map { pieces[$0] },
      tokens: tokens, termIDs: termIDs, termNumbers: termNumbers, numbers: numbers, pieceNumbers: pieceNumbers)
  }

  /// Whether a piece takes fewer bytes where it stands than in the table.
  private func isRare(_ piece: Piece) -> Bool {
    guard piece.kind != .word else { return false }
    let length = UInt64(texts.bytes(of: Int(piece.text)).count)
    return piece.uses * (length + 2) <= length + 10 + 3 * piece.uses
  }
}

/// The terms and pieces of an index.
struct MergedVocabulary: Sendable {
  fileprivate let terms: SegmentTexts
  fileprivate let sortedTerms: [UInt32]
  fileprivate let texts: SegmentTexts
  fileprivate let pieces: [VocabularyMerger.Piece]
  fileprivate let tokens: [PieceToken]
  fileprivate let termIDs: [TermID]
  fileprivate let termNumbers: [[UInt32]]
  fileprivate let numbers: [UInt32]
  fileprivate let pieceNumbers: [[UInt32]]

  /// The numbers of a segment's terms in the index.
  func terms(ofSegment segment: Int) -> [TermID] {
    termNumbers[segment].map { termIDs[Int($0)] }
  }

  /// The numbers of a segment's pieces in the index, ``TextCode/literalPiece`` for rare texts that are not searched.
  func pieces(ofSegment segment: Int) -> [UInt32] {
    pieceNumbers[segment].map { $0 == UInt32.max ? TextCode.literalPiece : numbers[Int($0)] }
  }

  /// Writes the sections of the terms and the pieces.
  func write(to sink: inout some SectionSink & ~Copyable) throws {
    var termWriter = TermTableWriter()
    for term in sortedTerms { try terms.withBytes(of: Int(term)) { try termWriter.append($0) } }
    try termWriter.write(to: &sink)
    var pieceWriter = PieceTableWriter()
    for piece in pieces {
      let own = tokens[piece.tokens.range]
      let tokens = own.map { $0.with(termIDs) }
      try texts.withBytes(of: Int(piece.text)) { text in
        try terms.withBytes(of: Int(own.first?.term ?? 0)) { term in
          try pieceWriter.append(text, kind: piece.kind, tokens: tokens, onlyTerm: term)
        }
      }
    }
    try pieceWriter.write(to: &sink)
  }
}
