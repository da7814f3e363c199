/// Where a query word has which letter, as ``TypoRows`` reads it: bit *i* of every row for its *i*th letter, counted
/// from 1, and ``TypoBits/everyLetter`` for every letter.
///
/// Its memory is lent by its creator for the time of a search.
struct LetterPlaces<Bits: TypoBits> {
  /// How many numbers the memory must have for a word.
  static func size(for word: [Unicode.Scalar]) -> Int { asciiCount + 2 * word.count }

  private static var asciiCount: Int { 128 }
  private let ascii: UnsafeMutablePointer<Bits>
  /// The other letters, a number and its places each.
  private let others: UnsafeMutableBufferPointer<Bits>

  /// - Parameters:
  ///   - word: the query word, of at most ``TypoBits/longestWord`` letters.
  ///   - memory: as many numbers as ``size(for:)`` says.
  init(_ word: [Unicode.Scalar], in memory: UnsafeMutableBufferPointer<Bits>) {
    precondition(memory.count >= Self.size(for: word), "the memory is large enough")
    memory.initialize(repeating: .everyLetter)
    ascii = memory.baseAddress.unsafelyUnwrapped
    var end = Self.asciiCount
    for (index, letter) in word.enumerated() {
      let place = Bits(inEveryLane: 1 << (index + 1))
      if letter.isASCII {
        ascii[Int(letter.value)] |= place
        continue
      }
      var slot = Self.asciiCount
      while slot < end, memory[slot] != Bits(letter.value) { slot += 2 }
      memory[slot] = Bits(letter.value)
      memory[slot + 1] |= place
      end = max(end, slot + 2)
    }
    others = UnsafeMutableBufferPointer(rebasing: memory[Self.asciiCount..<end])
  }

  /// The places of a letter.
  @inline(__always)
  subscript(letter: UInt32) -> Bits {
    letter < Self.asciiCount ? ascii[Int(letter)] : places(ofOther: letter)
  }

  private func places(ofOther letter: UInt32) -> Bits {
    var index = 0
    while index < others.count {
      if others[index] == Bits(letter) { return others[index + 1] }
      index += 2
    }
    return .everyLetter
  }
}
