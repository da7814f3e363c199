import IndexStore

extension TextCutter {
  /// The longest text that is written as one piece where texts repeat, and the longest word where words do.
  private static let longestWhole = 64
  private static let longestWord = 24

  /// Writes a text that is not searched, in the manner that pays at its path.
  ///
  /// - Returns: how it was written: ``StructureCode/text`` or ``StructureCode/plain``.
  mutating func cutStored(
    _ text: UnsafeRawBufferPointer, _ choice: inout StorageChoice, into codes: inout GrowingBuffer<UInt8>
  ) -> StructureCode {
    guard let base = text.baseAddress?.assumingMemoryBound(to: UInt8.self), text.count > 0 else {
      codes.appendVarint(0)
      return .plain
    }
    switch choice.texts {
    case .whole where text.count <= Self.longestWhole:
      let known = table.count
      let number = intern(base, text.count, group: Group.word)
      let isNew = table.count > known
      pieces.start[Int(number)].uses &+= 1
      choice.countWhole(isNew: isNew)
      codes.appendVarint(UInt64(number) + TextCode.firstPiece)
      codes.appendVarint(TextCode.end)
      return .text
    case .whole, .pieces:
      let first = codes.reserve(text.count * 10 + 16)
      var position = WritingPosition(nextCode: first)
      if cutStoredWords(UnsafeBufferPointer(start: base, count: text.count), &choice, &position) {
        if text.count > position.written {
          writeStoredGap(base + position.written, text.count - position.written, &position)
        }
        position.nextCode.pointee = UInt8(TextCode.end)
        codes.commit(position.nextCode + 1 - first)
        return .text
      }
    case .plain: break
    }
    codes.appendVarint(UInt64(text.count))
    codes.append(text)
    return .plain
  }

  /// Writes the words of letters in a text; false when it has no such words.
  private mutating func cutStoredWords(
    _ text: UnsafeBufferPointer<UInt8>, _ choice: inout StorageChoice, _ position: inout WritingPosition
  ) -> Bool {
    guard let base = text.baseAddress else { return false }
    var index = 0
    var hasWords = false
    while index < text.count {
      let start = index
      var hasDigits = false
      while index < text.count, let isDigit = Self.storedLetter(text[index]) {
        hasDigits = hasDigits || isDigit
        index += 1
      }
      guard index > start else {
        index += 1
        continue
      }
      guard !hasDigits, index - start > 1, index - start <= Self.longestWord else { continue }
      let known = table.count
      let number = intern(base + start, index - start, group: Group.word)
      let isNew = table.count > known
      pieces.start[Int(number)].uses &+= 1
      choice.countWord(isNew: isNew)
      writeStored(number, base, start..<index, &position)
      hasWords = true
    }
    return hasWords
  }

  /// Whether a byte of a word of stored text is a digit; nil for characters between words.
  @inline(__always)
  private static func storedLetter(_ byte: UInt8) -> Bool? {
    if byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26 { return false }
    return byte &- UInt8(ascii: "0") < 10 ? true : nil
  }

  /// Writes a word and the text before it.
  private mutating func writeStored(
    _ piece: UInt32, _ text: UnsafePointer<UInt8>, _ range: Range<Int>, _ position: inout WritingPosition
  ) {
    let standsClose = TextCode.standsClose(text + range.lowerBound, count: range.count)
    let gap = range.lowerBound - position.written
    let isImplied =
      position.predecessor == .word && !standsClose
      ? gap == 1 && text[position.written] == UInt8(ascii: " ") : gap == 0
    if !isImplied { writeStoredGap(text + position.written, gap, &position) }
    position.nextCode += GrowingBuffer.writeCode(piece &+ UInt32(TextCode.firstPiece), at: position.nextCode)
    position.predecessor = standsClose ? .closeWord : .word
    position.written = range.upperBound
  }

  /// Writes the text between words: numbers and similar text in place, else a separator that is shared with other
  /// texts.
  private mutating func writeStoredGap(_ text: UnsafePointer<UInt8>, _ count: Int, _ position: inout WritingPosition) {
    let bytes = UnsafeBufferPointer(start: text, count: count)
    if count > 8 || bytes.contains(where: { Self.storedLetter($0) != nil }) {
      Self.writeLiteral(text, count, &position)
    } else {
      writeSeparator(text, count, &position)
    }
  }
}
