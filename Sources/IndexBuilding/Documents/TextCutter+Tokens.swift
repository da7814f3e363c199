import IndexSettings
import IndexStore

extension TextCutter {
  /// A piece as the tokeniser cut it.
  private struct FoundPiece {
    /// In bytes of the text.
    let range: Range<Int>
    let tokens: [PieceToken]
  }

  /// Asks the tokeniser what a string is: a piece, whose tokens are then known, or several.
  @inline(never)
  mutating func resolve(_ number: UInt32, _ text: UnsafePointer<UInt8>, _ count: Int, _ splitsCamelCase: Bool) {
    let found = find(UnsafeBufferPointer(start: text, count: count), splitsCamelCase)
    if found.count == 1, found[0].range == 0..<count {
      setTokens(found[0].tokens, of: number)
    } else {
      let note = addCut(found, text, splitsCamelCase)
      pieces[Int(number)].token = note
    }
  }

  /// Notes the pieces of a text.
  ///
  /// - Returns: the note that leads to them.
  private mutating func addCut(
    _ found: [FoundPiece], _ text: UnsafePointer<UInt8>, _ splitsCamelCase: Bool
  ) -> UInt32 {
    var cut: [CutPiece] = []
    for piece in found { cut.append(CutPiece(piece: number(of: piece, text, splitsCamelCase), range: piece.range)) }
    cuts.append(cut)
    return UInt32(truncatingIfNeeded: cuts.count - 1) | TokenNote.cut
  }

  /// The number of a piece as it was found in a text.
  private mutating func number(
    of found: FoundPiece, _ text: UnsafePointer<UInt8>, _ splitsCamelCase: Bool
  ) -> UInt32 {
    let group = splitsCamelCase ? Group.camelCaseWord : Group.word
    let number = intern(text + found.range.lowerBound, found.range.count, group: group)
    if pieces[Int(number)].token == TokenNote.none {
      let alone = find(
        UnsafeBufferPointer(start: text + found.range.lowerBound, count: found.range.count), splitsCamelCase)
      if alone.count == 1, alone[0].range.count == found.range.count { setTokens(alone[0].tokens, of: number) }
    }
    if tokens(of: number) == found.tokens { return number }
    let bytes = UnsafeRawBufferPointer(start: text + found.range.lowerBound, count: found.range.count)
    let key = ContextPiece(text: Array(bytes), tokens: found.tokens)
    if let known = contextPieces[key] { return known }
    let piece = table.addUnlisted(bytes)
    pieces.append(Piece(token: TokenNote.none))
    setTokens(found.tokens, of: piece)
    contextPieces[key] = piece
    return piece
  }

  /// The tokens of a piece; nil for a piece that no searched text has.
  private func tokens(of piece: UInt32) -> [PieceToken]? {
    let token = pieces[Int(piece)].token
    if token >= TokenNote.separator { return nil }
    if token & TokenNote.list != 0 { return tokenLists[Int(token & ~TokenNote.list)] }
    return token & TokenNote.cut == 0 ? [PieceToken(term: token, first: 0, last: 0)] : nil
  }

  private mutating func setTokens(_ list: [PieceToken], of piece: UInt32) {
    if list.count == 1, list[0].first == 0, list[0].last == 0, list[0].term < TokenNote.limit {
      pieces[Int(piece)].token = list[0].term
    } else {
      pieces[Int(piece)].token = TokenNote.list | UInt32(truncatingIfNeeded: tokenLists.count)
      tokenLists.append(list)
    }
  }

  /// What the tokeniser makes of a text.
  private mutating func find(_ text: UnsafeBufferPointer<UInt8>, _ splitsCamelCase: Bool) -> [FoundPiece] {
    let tokens = tokenizer.tokens(of: String(decoding: text, as: UTF8.self), splitsCamelCase: splitsCamelCase)
    var offsets: [Int] = []
    for (offset, byte) in text.enumerated() where byte & 0xC0 != 0x80 { offsets.append(offset) }
    offsets.append(text.count)
    var found: [FoundPiece] = []
    var end = tokens.count
    while end > 0 {
      // The last token of words that hang together covers all of them.
      let whole = tokens[end - 1].range
      var start = end - 1
      while start > 0, tokens[start - 1].range.lowerBound >= whole.lowerBound { start -= 1 }
      let first = tokens[start..<end].reduce(tokens[end - 1].position) { min($0, $1.position) }
      let list = tokens[start..<end].map { token in
        let position = token.position - first
        return PieceToken(
          term: term(of: token), first: UInt32(position), last: UInt32(position + token.span - 1))
      }
      found.append(FoundPiece(range: offsets[whole.lowerBound]..<offsets[whole.upperBound], tokens: list))
      end = start
    }
    return found.reversed()
  }

  private mutating func term(of token: Token) -> UInt32 {
    var bytes: [UInt8] = token.isPlaceholder ? [TermTable.placeholderMark] : []
    bytes.append(contentsOf: token.text.utf8)
    return bytes.withUnsafeBytes { number(ofText: $0) }
  }
}

extension TextCutter {
  /// All pieces as a value, and the terms of their tokens.
  func collected() -> (pieces: SegmentPieces, terms: SegmentTexts) {
    var collected = SegmentPieces()
    var terms = SegmentTexts()
    collected.texts = table.collected
    collected.kinds.reserveCapacity(pieces.count)
    collected.uses.reserveCapacity(pieces.count)
    collected.tokens.reserveCapacity(pieces.count)
    collected.tokenEnds.reserveCapacity(pieces.count)
    var termNumbers = Array(repeating: UInt32.max, count: pieces.count)
    func term(_ number: UInt32) -> UInt32 {
      if termNumbers[Int(number)] == UInt32.max {
        termNumbers[Int(number)] = UInt32(terms.count)
        terms.append(table.bytes(of: Int(number)))
      }
      return termNumbers[Int(number)]
    }
    for number in 0..<pieces.count {
      let piece = pieces[number]
      var kind = piece.token == TokenNote.separator ? PieceKind.separator : .stored
      // What is no piece may have a token: the term of others.
      if piece.uses > 0, let tokens = tokens(of: UInt32(number)) {
        kind = .word
        for token in tokens {
          collected.tokens.append(PieceToken(term: term(token.term), first: token.first, last: token.last))
        }
      }
      collected.kinds.append(kind)
      collected.uses.append(piece.uses)
      collected.tokenEnds.append(UInt32(truncatingIfNeeded: collected.tokens.count))
    }
    return (collected, terms)
  }
}
