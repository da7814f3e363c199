/// A section of an index image: immutable bytes that live as long as the image.
///
/// Numbers in an index file are never trusted: a read outside the section answers 0, so that a forged file can lead to
/// senseless hits but never to memory that is not the section's. A damaged file is recognised by its checksums: whoever
/// reads a section asks ``isSound(_:)`` first, for all of it when it is small or read at random, else for each range.
struct ByteSection: Sendable {
  /// Keeps the bytes in memory.
  private let image: IndexImage?
  /// Where the section begins in the image.
  let offset: Int
  /// How many bytes it has.
  let count: Int

  /// A section without bytes.
  static let empty = ByteSection()

  private init() {
    (image, offset, count) = (nil, 0, 0)
  }

  /// - Precondition: the range lies within the image.
  init(_ image: IndexImage, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= image.count, "a section lies within its image")
    self.image = image
    offset = range.lowerBound
    count = range.count
  }

  /// The bytes. The pointer is valid as long as this section, or its image, lives; nothing ever writes there.
  var bytes: UnsafeRawBufferPointer {
    guard let image, count > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: image.bytes[offset..<offset + count])
  }

  /// The part of the section within a range, cut at its ends.
  subscript(range: Range<Int>) -> ByteSection {
    guard let image else { return .empty }
    let inside = range.clamped(to: 0..<count)
    return ByteSection(image, offset + inside.lowerBound..<offset + inside.upperBound)
  }

  /// Whether the bytes of a range are those that were written. It hashes what nobody asked for before.
  ///
  /// What is not sound may be read all the same, as any forged file. The image remembers it, so that a loop may go on and
  /// its caller find out by ``IndexImage/checkDamage()``.
  ///
  /// - Parameter range: offsets in the section.
  /// - Complexity: some nanoseconds for a range in blocks that were asked for before, microseconds for each other block.
  @inline(__always)
  @discardableResult
  func isSound(_ range: Range<Int>) -> Bool {
    guard let image, !range.isEmpty else { return true }
    let inside = range.clamped(to: 0..<count)
    return image.isSound(offset + inside.lowerBound..<offset + inside.upperBound)
  }

  /// Whether all bytes are those that were written.
  @discardableResult
  func isSound() -> Bool {
    isSound(0..<count)
  }
}
