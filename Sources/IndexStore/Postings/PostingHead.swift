/// The head of a term's postings: bit 31 says that the term has one document, which is in bits 0 to 27, and its code in
/// bits 28 to 30; otherwise it is where a list begins.
package struct PostingHead {
  /// How many terms count the offsets of their lists from the same place.
  package static let group = 64

  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The head of an only posting, nil when the index has too many documents for it.
  package init?(_ document: DocumentID, code: UInt8, documentCount: Int) {
    guard documentCount <= 1 << 28 else { return nil }
    rawValue = 1 << 31 | UInt32(code) << 28 | document
  }

  /// The head of a list, nil when it is too far away.
  package init?(offset: Int) {
    guard offset < 1 << 31 else { return nil }
    rawValue = UInt32(offset)
  }

  /// Whether the head is the only posting.
  @inline(__always)
  package var isOnlyPosting: Bool { rawValue >> 31 != 0 }

  /// The document of an only posting.
  @inline(__always)
  package var document: DocumentID { rawValue & 0x0FFF_FFFF }

  /// The code of an only posting.
  @inline(__always)
  package var code: PostingCode { PostingCode(rawValue: UInt8(truncatingIfNeeded: rawValue >> 28)) }

  /// Where a list begins.
  @inline(__always)
  package var offset: Int { Int(rawValue & 0x7FFF_FFFF) }
}
