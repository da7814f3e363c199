/// Gives the terms and pieces of all segments the numbers of an index.
///
/// Pieces are one when their texts, kinds and tokens are; a word of texts that are not searched is one with a word that is.
struct VocabularyMerger: ~Copyable {
  /// A piece of the index before it has its number.
  struct Piece {
    /// Its text in ``texts``.
    let text: UInt32
    let kind: SegmentPieces.Kind
    /// Its tokens, with terms in order of appearance.
    let tokens: [SegmentPieces.Token]
    var uses: UInt64
  }

  /// The classes of strings in ``texts``.
  private enum Group {
    static let separator: UInt32 = 0
    static let word: UInt32 = 1
  }

  private var terms = ByteInterner(capacity: 1 << 12)
  private var texts = ByteInterner(capacity: 1 << 12)
  private var pieces: [Piece] = []
  /// The piece of each text, and others that have the same text with other tokens.
  private var pieceOfText: [UInt32] = []
  private var variants: [UInt32: [UInt32]] = [:]
  /// For each segment, the numbers of its terms and pieces in order of appearance.
  private var termNumbers: [[UInt32]] = []
  private var pieceNumbers: [[UInt32]] = []

  private static let none = UInt32.max

  init() {}

  /// Adds the next segment.
  mutating func add(_ segment: borrowing DocumentSegment) {
    var termNumbers: [UInt32] = []
    termNumbers.reserveCapacity(segment.terms.count)
    for term in 0..<segment.terms.count {
      termNumbers.append(segment.terms.withBytes(of: term) { terms.intern($0).number })
    }
    var pieceNumbers: [UInt32] = []
    pieceNumbers.reserveCapacity(segment.pieces.count)
    for piece in 0..<segment.pieces.count {
      let uses = segment.pieces.uses[piece]
      guard uses > 0 else {
        pieceNumbers.append(Self.none)
        continue
      }
      let kind = segment.pieces.kinds[piece]
      let tokens = segment.pieces.tokens(of: piece).map { token in
        SegmentPieces.Token(term: termNumbers[Int(token.term)], first: token.first, last: token.last)
      }
      let text = segment.pieces.texts.withBytes(of: piece) { bytes in
        texts.intern(bytes, group: kind == .separator ? Group.separator : Group.word).number
      }
      pieceNumbers.append(add(text, kind, tokens, uses: UInt64(uses)))
    }
    self.termNumbers.append(termNumbers)
    self.pieceNumbers.append(pieceNumbers)
  }

  private mutating func add(
    _ text: UInt32, _ kind: SegmentPieces.Kind, _ tokens: [SegmentPieces.Token], uses: UInt64
  ) -> UInt32 {
    if pieceOfText.count <= text {
      pieceOfText.append(contentsOf: repeatElement(Self.none, count: Int(text) + 1 - pieceOfText.count))
    }
    let first = pieceOfText[Int(text)]
    for candidate in first == Self.none ? [] : [first] + (variants[text] ?? []) {
      let known = pieces[Int(candidate)]
      if kind == .stored || known.kind == .stored || known.tokens == tokens {
        if known.kind == .stored, kind == .word {
          pieces[Int(candidate)] = Piece(text: text, kind: kind, tokens: tokens, uses: known.uses)
        }
        pieces[Int(candidate)].uses += uses
        return candidate
      }
    }
    let number = UInt32(pieces.count)
    pieces.append(Piece(text: text, kind: kind, tokens: tokens, uses: uses))
    if first == Self.none { pieceOfText[Int(text)] = number } else { variants[text, default: []].append(number) }
    return number
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
      termIDs: termIDs, termNumbers: termNumbers, numbers: numbers, pieceNumbers: pieceNumbers)
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
  fileprivate let termIDs: [TermID]
  fileprivate let termNumbers: [[UInt32]]
  fileprivate let numbers: [UInt32]
  fileprivate let pieceNumbers: [[UInt32]]

  /// How many terms there are.
  var termCount: Int { sortedTerms.count }

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
      let tokens = piece.tokens.map { token in
        SegmentPieces.Token(term: termIDs[Int(token.term)], first: token.first, last: token.last)
      }
      try texts.withBytes(of: Int(piece.text)) { text in
        try terms.withBytes(of: Int(piece.tokens.first?.term ?? 0)) { term in
          try pieceWriter.append(text, kind: piece.kind, tokens: tokens, onlyTerm: term)
        }
      }
    }
    try pieceWriter.write(to: &sink)
  }
}
