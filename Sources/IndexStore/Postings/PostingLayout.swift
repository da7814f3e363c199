/// How the documents of a term are laid out, as far as their number and that of all documents tell.
///
/// A list is a header, the documents, and their codes, in bits one after the other.
///
/// - Header: a byte with how many documents there are in bits 3 to 6 (15: and a variable-length number more), and bit 7
///   set when their codes differ. If not, bits 0 to 2 are the code of all; if so, a byte follows that has a bit for
///   each code that occurs.
/// - Documents of a common term: a bit for each document of the index.
/// - Other documents, numbers below *N* that ascend, in the way of Elias and Fano: the lower `lowBits` bits of each
///   one, and the upper bits as a row of bits where the *i*th document's upper part *u* sets bit *u* + *i*. With as
///   many lower bits as fit between two documents on average, that is close to the fewest bits that *any* code has,
///   each one is found without those before, and no step depends on the outcome of the step before.
/// - Codes, if they differ: for each document which of the codes that occur it has, in as few bits as tell them apart.
@usableFromInline
package struct PostingLayout {
  /// A term that at least one in so many documents has is stored as a bit for each document.
  static let commonShare = 16
  /// How many documents a term must have for that.
  static let fewestCommon = 64
  /// How many bytes a header has at most.
  static let longestHeader = 12
  /// The number in a header that says that the rest of the count follows.
  package static let longCount = 15
  /// The bit of a header that says that the codes differ.
  package static let differentCodes: UInt8 = 0x80

  /// How many documents the index has.
  let documentCount: Int
  /// How many documents the term has.
  @usableFromInline let count: Int
  /// Whether there is a bit for each document of the index.
  @usableFromInline package let isCommon: Bool
  /// How many lower bits of each document are stored as they are.
  @usableFromInline package let lowBits: Int
  /// How many bits the upper parts take, or the bits for each document.
  @usableFromInline package let highLength: Int

  package init(count: Int, documentCount: Int) {
    self.documentCount = documentCount
    self.count = count
    isCommon = count >= Self.fewestCommon && count >= documentCount / Self.commonShare
    let gap = count == 0 ? 0 : documentCount / count
    lowBits = gap == 0 ? 0 : Int.bitWidth - 1 - gap.leadingZeroBitCount
    highLength = isCommon ? documentCount : count == 0 ? 0 : count + (documentCount - 1) >> lowBits
  }

  /// How many bits the lower parts take.
  @inlinable
  package var lowLength: Int { isCommon ? 0 : count * lowBits }

  /// How many bytes documents and codes take.
  package func size(codeBits: Int) -> Int { (highLength + lowLength + count * codeBits + 7) / 8 }

  /// How many bits tell the codes of a list apart.
  ///
  /// - Parameter codesThere: a bit for each code that occurs.
  package static func codeBits(codesThere: UInt8) -> Int {
    let last = codesThere.nonzeroBitCount - 1
    return last <= 0 ? 0 : Int.bitWidth - last.leadingZeroBitCount
  }
}
