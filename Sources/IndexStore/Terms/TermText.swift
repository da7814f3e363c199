/// The words of a ``TermTable`` as bytes in memory, for loops that cannot pay for a check of each access.
///
/// It does not keep the memory alive; its creator must. Offsets are not trusted: they are cut to the bytes there are.
@usableFromInline
package struct TermText {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  @usableFromInline let offsets: UnsafeBufferPointer<UInt32>
  /// How many words there are.
  package let count: Int

  /// - Parameters:
  ///   - bytes: the words in UTF-8, one after the other.
  ///   - offsets: where each begins, and the end.
  package init(bytes: UnsafeRawBufferPointer, offsets: UnsafeBufferPointer<UInt32>) {
    self.bytes = bytes
    self.offsets = offsets
    count = max(0, min(offsets.count - 1, Int(TermID.max)))
  }

  /// Where a word lies.
  ///
  /// - Parameter term: a number below ``count``.
  @inline(__always)
  @inlinable
  package func range(of term: Int) -> Range<Int> {
    let end = min(Int(offsets[term + 1]), bytes.count)
    return Range(uncheckedBounds: (min(Int(offsets[term]), end), end))
  }

  /// The bytes of a word.
  ///
  /// - Parameter term: a number below ``count``.
  @inline(__always)
  @inlinable
  package func word(_ term: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[range(of: term)])
  }

  /// How a word compares with those that begin with some bytes: 0 for one of them, less for one before them.
  func order(of term: Int, and prefix: [UInt8]) -> Int {
    let word = word(term)
    var index = 0
    while index < prefix.count {
      guard index < word.count else { return -1 }
      if word[index] != prefix[index] { return word[index] < prefix[index] ? -1 : 1 }
      index += 1
    }
    return 0
  }

  /// Reads the letter at a place and goes on to the next one.
  ///
  /// - Parameters:
  ///   - place: a place below `end`, which goes at least one and at most to `end`.
  ///   - end: a place at which a word ends.
  @inline(__always)
  @inlinable
  package func letter(at place: inout Int, end: Int) -> UInt32 {
    let first = UInt32(bytes[place])
    place += 1
    return first < 0x80 ? first : longLetter(first, at: &place, end: end)
  }

  @usableFromInline
  func longLetter(_ first: UInt32, at place: inout Int, end: Int) -> UInt32 {
    let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var letter = first & (0x3F >> UInt32(length))
    for _ in 0..<length where place < end {
      letter = letter << 6 | UInt32(bytes[place] & 0x3F)
      place += 1
    }
    return letter
  }
}
