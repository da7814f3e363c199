/// Numbers that hold the rows of ``TypoRows``.
protocol TypoBits: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {
  /// How many bits each row has.
  static var lane: Int { get }
}

extension TypoBits {
  static var lane: Int { bitWidth / 3 }

  /// The longest query word whose places fit: one place after the last letter, and one for what is shifted out, are
  /// left.
  static var longestWord: Int { lane - 2 }

  /// A bit outside the rows that every letter has.
  static var everyLetter: Self { 1 << (bitWidth - 1) }

  /// The same bits in each row.
  init(inEveryLane bits: Self) {
    self = bits | bits << Self.lane | bits << (2 * Self.lane)
  }
}

extension UInt64: TypoBits {}
extension UInt128: TypoBits {}

/// Where in a query word typos are allowed.
struct TypoLimits<Bits: TypoBits> {
  /// More typos than any match has.
  static var tooMany: Int8 { 3 }

  /// The place after the last letter, in each row.
  let ends: Bits
  /// The places where a typo may end: the first one in the second row, the second one in the third row.
  let typos: Bits

  /// - Parameters:
  ///   - length: how many letters the query word has, at most ``TypoBits/longestWord``.
  ///   - allowance: how many typos are allowed, 1 or 2.
  ///   - firstPlaceOfSecond: the first place where a second typo may end.
  init(length: Int, allowance: Int, firstPlaceOfSecond: Int = 0) {
    let end: Bits = 1 << length
    let all = end | (end - 1)
    ends = Bits(inEveryLane: end)
    let second = allowance < 2 ? 0 : all & ~((1 << firstPlaceOfSecond) - 1)
    typos = all << Bits.lane | second << (2 * Bits.lane)
  }
}
