extension TextCutter {
  /// A piece as the tokeniser cut it.
  private struct FoundPiece {
    /// In bytes of the text.
    let range: Range<Int>
    let tokens: [SegmentPieces.Token]
  }

  /// Cuts a text at its spaces; what stands between two is cut by the tokeniser once.
  ///
  /// No word reaches over a space, and what stands behind one is read as if the text began there.
  mutating func cutByStretches(
    _ text: UnsafeBufferPointer<UInt8>, _ splitsCamelCase: Bool, _ place: inout Place
  ) {
    guard let base = text.baseAddress else { return }
    let group = splitsCamelCase ? Group.camelCaseStretch : Group.stretch
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: " ") {
        // A space that is indexed is a word.
        if classes.bytes[Int(UInt8(ascii: " "))] == ScalarClasses.own {
          writeCandidate(base, index..<index + 1, splitsCamelCase, &place)
        }
        index += 1
        continue
      }
      let start = index
      while index < text.count, text[index] != UInt8(ascii: " ") { index += 1 }
      let (slot, isNew) = pieces.intern(base + start, index - start, group: group)
      if isNew { addPiece() }
      var note = slot.pointee.note
      if note & 3 != Note.cut {
        let found = find(UnsafeBufferPointer(rebasing: text[start..<index]), splitsCamelCase)
        note = addCut(found, base + start, splitsCamelCase)
        pieces.intern(base + start, index - start, group: group).slot.pointee.note = note
      }
      writeCut(Int(note >> 2), base, at: start, &place)
    }
  }

  /// Cuts a text by the tokeniser.
  mutating func cutWhole(_ text: UnsafeBufferPointer<UInt8>, _ splitsCamelCase: Bool, _ place: inout Place) {
    guard let base = text.baseAddress else { return }
    for found in find(text, splitsCamelCase) {
      let piece = number(of: found, base, splitsCamelCase)
      cutUses[Int(piece)] &+= 1
      write(piece, base, found.range, &place)
    }
  }

  /// Asks the tokeniser what a string is: a piece, whose tokens are then known, or several.
  ///
  /// - Returns: the new note of its slot.
  mutating func resolve(
    _ number: UInt32, _ text: UnsafePointer<UInt8>, _ count: Int, _ group: UInt32, _ splitsCamelCase: Bool
  ) -> UInt32 {
    let found = find(UnsafeBufferPointer(start: text, count: count), splitsCamelCase)
    var note = Note.word
    if found.count == 1, found[0].range == 0..<count {
      setTokens(found[0].tokens, of: number)
    } else {
      note = addCut(found, text, splitsCamelCase)
    }
    pieces.intern(text, count, group: group).slot.pointee.note = note
    return note
  }

  private mutating func addCut(
    _ found: [FoundPiece], _ text: UnsafePointer<UInt8>, _ splitsCamelCase: Bool
  ) -> UInt32 {
    var cut: [CutPiece] = []
    for piece in found { cut.append(CutPiece(piece: number(of: piece, text, splitsCamelCase), range: piece.range)) }
    cuts.append(cut)
    return UInt32(truncatingIfNeeded: cuts.count - 1) << 2 | Note.cut
  }

  /// The number of a piece as it was found in a text.
  private mutating func number(
    of found: FoundPiece, _ text: UnsafePointer<UInt8>, _ splitsCamelCase: Bool
  ) -> UInt32 {
    let group = splitsCamelCase ? Group.camelCaseWord : Group.word
    let (slot, isNew) = pieces.intern(text + found.range.lowerBound, found.range.count, group: group)
    let number = slot.pointee.number
    if isNew { addPiece() }
    if slot.pointee.note & 3 == Note.stored {
      slot.pointee.note = Note.word
      setTokens(found.tokens, of: number)
      return number
    }
    if slot.pointee.note & 3 == Note.word, tokens(of: number) == found.tokens { return number }
    // By itself the text reads otherwise than here.
    let bytes = UnsafeRawBufferPointer(start: text + found.range.lowerBound, count: found.range.count)
    let key = Unshared(text: Array(bytes), tokens: found.tokens)
    if let known = unshared[key] { return known }
    let piece = pieces.addUnshared(bytes)
    addPiece()
    setTokens(found.tokens, of: piece)
    unshared[key] = piece
    return piece
  }

  /// The tokens of a piece.
  func tokens(of piece: UInt32) -> [SegmentPieces.Token] {
    let token = tokens[Int(piece)]
    if token == Self.noToken { return [] }
    return token & Self.listMark == 0
      ? [SegmentPieces.Token(term: token, first: 0, last: 0)] : tokenLists[Int(token & ~Self.listMark)]
  }

  private mutating func setTokens(_ list: [SegmentPieces.Token], of piece: UInt32) {
    if list.count == 1, list[0].first == 0, list[0].last == 0 {
      tokens[Int(piece)] = list[0].term
    } else {
      tokens[Int(piece)] = Self.listMark | UInt32(truncatingIfNeeded: tokenLists.count)
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
        return SegmentPieces.Token(
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
    if bytes.isEmpty { return Self.number(of: [0], count: 0, in: &terms) }
    return Self.number(of: bytes, count: bytes.count, in: &terms)
  }

  private static func number(of bytes: [UInt8], count: Int, in terms: inout ByteInterner) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { terms.intern($0, count).slot.pointee.number } ?? 0
    }
  }
}

extension TextCutter {
  /// All pieces as a value.
  func collectedPieces() -> SegmentPieces {
    var collected = SegmentPieces()
    collected.texts = pieces.collected
    // Pieces without a slot have tokens.
    collected.kinds = Array(repeating: .word, count: pieces.count)
    collected.uses = cutUses.array
    pieces.visit { slot in
      let number = Int(slot.number)
      collected.uses[number] &+= slot.uses
      if slot.group == Group.separator {
        collected.kinds[number] = .separator
      } else if slot.note & 3 != Note.word {
        collected.kinds[number] = .stored
      }
    }
    for piece in 0..<pieces.count {
      collected.tokens.append(contentsOf: tokens(of: UInt32(piece)))
      collected.tokenEnds.append(UInt32(truncatingIfNeeded: collected.tokens.count))
    }
    return collected
  }
}
