import IndexStore

extension TextCutter {
  /// A word that was found in a text.
  struct FoundWord: BitwiseCopyable {
    var start: UInt32
    var end: UInt32
    /// Whether it is letters and digits of ASCII alone, so that ``key`` holds.
    var isASCIIWord: Bool
    var key: ByteInterner.Key
  }

  /// Cuts a text that is nearly all ASCII at every character that is not an ASCII letter or digit. Other text between
  /// two such places is cut by its stretches.
  ///
  /// All words are found before the first one is looked up: so their slots come from memory together.
  ///
  /// - Returns: false when the whole text must be cut by its stretches.
  @inline(__always)
  mutating func cutASCII(
    _ text: UnsafeBufferPointer<UInt8>, _ readable: Int, _ splitsCamelCase: Bool, _ position: inout WritingPosition
  ) -> Bool {
    guard let base = text.baseAddress else { return true }
    findWords(text, readable)
    for index in 0..<words.count {
      let word = words.start[index]
      let range = Int(word.start)..<Int(word.end)
      guard word.isASCIIWord, !splitsCamelCase || !Self.hasInnerCapital(base, range) else {
        let part = UnsafeBufferPointer(start: base, count: range.upperBound)
        guard cutStretches(part, from: range.lowerBound, isWhole: false, splitsCamelCase, &position) else {
          return false
        }
        continue
      }
      let (number, isNew) = table.intern(base + range.lowerBound, range.count, word.key)
      if isNew { pieces.append(Piece(token: TokenNote.none)) }
      pieces.start[Int(number)].uses &+= 1
      if pieces.start[Int(number)].token == TokenNote.none {
        pieces[Int(number)].token = asciiTerm(base + range.lowerBound, range.count, number)
      }
      write(number, base, range, standsClose: false, &position)
    }
    return true
  }

  /// Whether a camelCase word might be cut: a capital stands after its first letter.
  @inline(__always)
  static func hasInnerCapital(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range.lowerBound + 1..<range.upperBound where text[index] &- UInt8(ascii: "A") < 26 { return true }
    return false
  }

  /// Finds the runs of letters, digits and bytes that are no ASCII; those around joiners are one.
  @inline(__always)
  private mutating func findWords(_ text: UnsafeBufferPointer<UInt8>, _ readable: Int) {
    words.truncate(to: 0)
    guard let base = text.baseAddress else { return }
    // A word takes two bytes, and one may begin at the end of a block.
    let list = words.reserve(text.count / 2 + 2)
    var count = 0
    var start = 0
    // Whether the byte before the block is a part of a word.
    var carry: UInt64 = 0
    var offset = 0
    while offset < text.count {
      let bits = Self.wordBits(base + offset, text.count - offset, readable - offset)
      // The edges of words: a start and an end in turns.
      var edges = bits ^ (bits << 1 | carry)
      while edges != 0 {
        let edge = offset + edges.trailingZeroBitCount
        edges &= edges &- 1
        if carry == 0 {
          start = edge
        } else {
          addWord(base, start..<edge, readable, list, &count)
        }
        carry ^= 1
      }
      offset += 64
    }
    if carry == 1 { addWord(base, start..<text.count, readable, list, &count) }
    words.commit(count)
  }

  @inline(__always)
  private mutating func addWord(
    _ text: UnsafePointer<UInt8>, _ range: Range<Int>, _ readable: Int, _ list: UnsafeMutablePointer<FoundWord>,
    _ count: inout Int
  ) {
    if count > 0, Int(list[count - 1].end) == range.lowerBound - 1 {
      let separator = text[range.lowerBound - 1]
      let before = text[range.lowerBound - 2]
      let isLetter = before >= 0x80 || (before | 0x20) &- UInt8(ascii: "a") < 26
      if separator == UInt8(ascii: ".") || separator == UInt8(ascii: "'"), isLetter {
        list[count - 1].end = UInt32(truncatingIfNeeded: range.upperBound)
        list[count - 1].isASCIIWord = false
        return
      }
    }
    let key = ByteInterner.Key(
      text + range.lowerBound, range.count, readable: readable - range.lowerBound, group: Group.word)
    prefetchSum = prefetchSum &+ table.touch(key)
    list[count] = FoundWord(
      start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound),
      isASCIIWord: key.isASCII(range.count) || Self.isASCII(text, range), key: key)
    count += 1
  }

  /// Which of the next 64 bytes are letters, digits or no ASCII.
  @inline(__always)
  private static func wordBits(_ text: UnsafePointer<UInt8>, _ count: Int, _ readable: Int) -> UInt64 {
    let bytes = UnsafeRawPointer(text)
    var bits: UInt64 = 0
    if readable >= 64 {
      for part in 0..<8 {
        bits |=
          BytePattern.wordBytes(bytes.loadUnaligned(fromByteOffset: part * 8, as: UInt64.self)) << UInt64(part * 8)
      }
    } else {
      var part = 0
      while part < count {
        let next =
          readable - part >= 8
          ? bytes.loadUnaligned(fromByteOffset: part, as: UInt64.self) : BytePattern.partial(bytes + part, count - part)
        bits |= BytePattern.wordBytes(next) << UInt64(part)
        part += 8
      }
    }
    return count >= 64 ? bits : bits & (1 << UInt64(count) &- 1)
  }

  @inline(__always)
  private static func isASCII(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool {
    var all: UInt8 = 0
    for index in range { all |= text[index] }
    return all < 0x80
  }
}

extension ByteInterner.Key {
  /// Whether a string of a length is seen to be ASCII alone.
  @inline(__always)
  func isASCII(_ count: Int) -> Bool {
    count <= 16 && (head | tail) & BytePattern.highs == 0
  }
}

extension GrowingBuffer where Element == UInt8 {
  /// Writes a number as ``writeVarint(_:at:)`` does, without asking how long it is first; eight bytes must be free.
  ///
  /// - Returns: its width.
  @inline(__always)
  static func writeCode(_ value: UInt32, at place: UnsafeMutablePointer<UInt8>) -> Int {
    let value = UInt64(value)
    let spread =
      value & 0x7F | (value & 0x3F80) << 1 | (value & 0x1F_C000) << 2 | (value & 0xFE0_0000) << 3
      | (value & 0xF000_0000) << 4
    // All bytes but the last carry on.
    let last = (63 - (spread | 1).leadingZeroBitCount) >> 3
    let marks = BytePattern.highs & (1 << UInt64(last * 8) &- 1)
    UnsafeMutableRawPointer(place).storeBytes(of: (spread | marks).littleEndian, as: UInt64.self)
    return last + 1
  }
}
