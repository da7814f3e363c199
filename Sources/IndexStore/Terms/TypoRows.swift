/// How far a query word has been matched by the letters of a record word so far, for every number of typos at once.
///
/// The bits are three lanes. Bit *i* of the first lane says that the first *i* letters of the query word are all the
/// letters read so far; of the second and third, that they are one or two typos away. Reading a letter is a few
/// operations on all bits together (a nondeterministic automaton run in parallel), which gives the distances of
/// ``EditDistance``: missing, extra, swapped and substituted letters, none of them touched twice.
struct TypoRows<Bits: TypoBits> {
  private var rows: Bits
  /// The rows one letter ago, for swapped letters.
  private var before: Bits = 0
  /// The places of the letter read last.
  private var last: Bits = 0

  /// The rows before the first letter: beginnings of the query word may be missing.
  init(_ limits: TypoLimits<Bits>) {
    let one: Bits = 0b11 << Bits.lane
    let two: Bits = 0b111 << (2 * Bits.lane)
    rows = 1 | ((one | two) & limits.typos)
  }

  /// Whether no further letter can lead to a match.
  @inline(__always)
  func isDead(_ limits: TypoLimits<Bits>) -> Bool {
    // Where a second typo is not allowed everywhere, one swapped letter may be all that is left.
    rows | ((((before << 2) & last) << Bits.lane) & limits.typos) == 0
  }

  /// The places in the query word of the letters that may be next; ``TypoBits/everyLetter`` is among them when any
  /// letter may.
  @inline(__always)
  func nextPlaces(_ limits: TypoLimits<Bits>) -> Bits {
    let worse = rows << Bits.lane
    if (worse | (worse << 1)) & limits.typos != 0 { return .everyLetter }
    return (rows << 1) | ((before << 1) & (last >> 1)) | ((worse << 2) & limits.typos)
  }

  /// Reads a letter.
  ///
  /// - Parameter places: where the query word has the letter, as ``LetterPlaces`` tells it.
  @inline(__always)
  mutating func read(_ places: Bits, _ limits: TypoLimits<Bits>) {
    let worse = rows << Bits.lane
    let swapped = ((((before << 1) & places) << 1) & last) << Bits.lane
    // The same letter; or an extra one, another one, or one that was swapped.
    var next = ((rows << 1) & places) | ((worse | (worse << 1) | swapped) & limits.typos)
    // Then letters may be missing.
    next |= (next << (Bits.lane + 1)) & limits.typos
    next |= (next << (Bits.lane + 1)) & limits.typos
    (rows, before, last) = (next, rows, places)
  }

  /// The typos of the whole query word against the letters read so far, ``TypoLimits/tooMany`` when there are more than
  /// allowed.
  @inline(__always)
  func cost(_ limits: TypoLimits<Bits>) -> Int8 {
    let ends = rows & limits.ends
    guard ends != 0 else { return TypoLimits<Bits>.tooMany }
    let place = ends.trailingZeroBitCount
    return place < Bits.lane ? 0 : place < 2 * Bits.lane ? 1 : 2
  }
}
