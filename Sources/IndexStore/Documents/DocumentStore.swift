/// Where the documents of an index are: `documents.bytes` holds them one after the other, `documents.offsets` where
/// each begins within its block of sixteen, `documents.bases` where the blocks begin.
///
/// A block of 64 KiB and more has its sixteen beginnings in `documents.wide`; its base then has the highest bit set,
/// and the others are the block's number there.
package struct DocumentStore: Sendable {
  package static let blockShift = 4
  package static let blockMask = 15
  package static let wideMark: UInt64 = 1 << 63

  private let bases: PinnedColumn<UInt64>
  private let offsets: PinnedColumn<UInt16>
  private let wide: PinnedColumn<UInt64>
  private let bytes: PinnedBytes

  init(_ image: IndexImage) {
    bases = PinnedColumn(image.section("documents.bases"))
    offsets = PinnedColumn(image.section("documents.offsets"))
    wide = PinnedColumn(image.section("documents.wide"))
    bytes = PinnedBytes(image.section("documents.bytes"))
  }

  /// The bytes from the beginning of a document on, which tell themselves where they end.
  @inline(__always)
  subscript(place: Int) -> UnsafeRawBufferPointer {
    let start = start(of: place)
    bytes.check(from: start, to: place + 1 < offsets.count ? self.start(of: place + 1) : bytes.count)
    return bytes.bytes(from: start, to: bytes.count)
  }

  /// Where a document begins, or the end of all when it says something else.
  @inline(__always)
  private func start(of place: Int) -> Int {
    let base = bases.checked(place >> Self.blockShift)
    let block = Int(truncatingIfNeeded: base & (1 << 32 - 1))
    let start =
      base & Self.wideMark == 0
      ? base &+ UInt64(offsets.checked(place)) : wide.checked(block << Self.blockShift + place & Self.blockMask)
    return Int(truncatingIfNeeded: min(start, UInt64(bytes.count)))
  }
}
