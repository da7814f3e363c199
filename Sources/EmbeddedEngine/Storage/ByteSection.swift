/// A section of an index image: immutable bytes that live as long as the image.
///
/// Numbers in an index file are never trusted: a read outside the section answers 0, so that a forged file can lead to
/// senseless hits but never to memory that is not the section's. (A file that was damaged is recognised by its checksums
/// before anything is read.)
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
}
