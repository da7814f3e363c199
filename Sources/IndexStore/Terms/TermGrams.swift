/// Which words of a ``TermTable`` have which four letters side by side, after their first letters.
///
/// Two typos at the beginning of a query word leave the rest of it as it is, at most two letters to the left or right
/// of where it was. The words that have these letters there are looked up here, since too many begin almost like the
/// query word.
@usableFromInline
package struct TermGrams: Sendable {
  /// How many letters side by side are noted.
  @inlinable package static var length: Int { 4 }
  /// Where in a word they may begin.
  @inlinable package static var starts: ClosedRange<Int> { 2...8 }
  /// Smaller vocabularies have no lists: going through the words is as fast.
  package static let smallestTable = 500

  /// Where the list of each hash value begins, and the end.
  private let heads: Column<UInt32>
  /// Of each hash value the ascending numbers of the words, as differences less 1.
  private let lists: ByteSection
  /// How many bits hash values have.
  private let bits: Int

  init(_ image: IndexImage) {
    heads = Column(image.section("terms.grams.heads"))
    lists = image.section("terms.grams.lists")
    bits = heads.count > 1 ? (heads.count - 1).trailingZeroBitCount : 0
  }

  /// Whether there are lists.
  var isAvailable: Bool { bits > 0 && heads.count - 1 == 1 << bits }

  /// The words that may have some letters side by side at one of ``starts``: all that have them, and others whose
  /// letters happen to have the same hash value.
  ///
  /// - Parameter letters: as many as ``length`` says.
  func list(of letters: some Sequence<Unicode.Scalar>) -> ByteSection {
    guard isAvailable else { return .empty }
    var hash: UInt64 = 0
    for letter in letters { hash = Self.extend(hash, letter.value) }
    let slot = Self.slot(hash, bits: bits)
    return lists[Int(heads[slot])..<max(Int(heads[slot]), Int(heads[slot + 1]))]
  }

  /// Goes through the words of a list, ascending.
  ///
  /// - Parameters:
  ///   - list: what ``list(of:)`` gave.
  ///   - count: how many words there are.
  @inline(__always)
  static func forEach(in list: ByteSection, below count: Int, _ body: (Int) -> Void) {
    var reader = ByteReader(list.bytes)
    var next: UInt64 = 0
    while !reader.isAtEnd {
      next = next &+ reader.varint()
      guard next < count else { return }
      body(Int(next))
      next += 1
    }
  }

  /// The hash value of letters and one more.
  @inline(__always)
  @inlinable
  package static func extend(_ hash: UInt64, _ letter: UInt32) -> UInt64 {
    (hash ^ UInt64(letter)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Which list a hash value has.
  @inline(__always)
  @inlinable
  package static func slot(_ hash: UInt64, bits: Int) -> Int { Int(hash >> UInt64(64 - bits)) }
}
