import Synchronization

/// A section of an index image: immutable bytes that live as long as the image.
///
/// Numbers in an index file are never trusted: a read outside the section answers 0, so that a forged file can lead to
/// senseless hits but never to memory that is not the section's. A damaged file is recognised by its checksums: callers
/// ask ``isSound(_:)`` before they read a section, once for all of it when it is small or read at random, else for each
/// range.
package struct ByteSection: @unchecked Sendable {
  // It may be shared although it holds pointers: both lead into memory of the image, which is kept as long and which
  // nothing changes but the bits, whose words are atomic. They are held here because every read would otherwise count
  // references to the image, which costs more than the read and much more when several threads do it.

  /// Keeps the bytes in memory.
  private let image: IndexImage?
  private let start: UnsafeRawPointer?
  /// A bit for each block of the file that is known to be sound; nil when all are.
  private let soundBlocks: UnsafePointer<Atomic<UInt64>>?
  /// Where the section begins in the image.
  let offset: Int
  /// How many bytes it has.
  package let count: Int

  /// A section without bytes.
  static let empty = ByteSection()

  private init() {
    (image, start, soundBlocks, offset, count) = (nil, nil, nil, 0, 0)
  }

  /// - Precondition: the range lies within the image.
  init(_ image: IndexImage, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= image.count, "a section lies within its image")
    self.image = image
    start = range.isEmpty ? nil : image.bytes.baseAddress.map { $0 + range.lowerBound }
    soundBlocks = image.soundBlocks
    offset = range.lowerBound
    count = range.count
  }

  /// The bytes. The pointer is valid as long as this section, or its image, lives; nothing ever writes there.
  @inline(__always)
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: count)
  }

  /// The part of the section within a range, cut at its ends.
  subscript(range: Range<Int>) -> ByteSection {
    guard let image else { return .empty }
    let inside = range.clamped(to: 0..<count)
    return ByteSection(image, offset + inside.lowerBound..<offset + inside.upperBound)
  }

  /// Whether the bytes of a range are those that were written. It hashes blocks that were not checked before.
  ///
  /// What is not sound may be read all the same, as any forged file. The image remembers it, so that a loop may go on
  /// and its caller find out by ``IndexImage/damage``.
  ///
  /// - Parameter range: offsets in the section; what is outside it is left out.
  /// - Complexity: a nanosecond for a range in a block that was asked for before, microseconds for each other block.
  @inline(__always)
  @discardableResult
  func isSound(_ range: Range<Int>) -> Bool {
    guard let soundBlocks, !range.isEmpty else { return true }
    // Most ranges lie within one block. No overflow: both ends are offsets in the image.
    if range.lowerBound >= 0, range.upperBound <= count {
      let block = (offset &+ range.lowerBound) >> BlockChecks.blockShift
      if (offset &+ range.upperBound &- 1) >> BlockChecks.blockShift == block,
        BlockChecks.isSet(block, in: soundBlocks)
      {
        return true
      }
    }
    return isSoundWhenHashed(range)
  }

  /// Whether all bytes are those that were written.
  @discardableResult
  package func isSound() -> Bool {
    isSound(0..<count)
  }

  @inline(never)
  private func isSoundWhenHashed(_ range: Range<Int>) -> Bool {
    guard let image else { return true }
    let inside = range.clamped(to: 0..<count)
    return image.isSound(offset + inside.lowerBound..<offset + inside.upperBound)
  }
}
