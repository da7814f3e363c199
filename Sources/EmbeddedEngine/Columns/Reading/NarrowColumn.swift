/// A section of numbers of 1, 2, 4 or 8 bytes each, read in place; outside of it every number is 0.
///
/// The pointer into the section spares a way through the image at each of the many reads that judge single documents. It is
/// what makes the type unchecked: it points to bytes that nothing ever changes, and `section` keeps them alive.
struct NarrowColumn: @unchecked Sendable {
  private let section: ByteSection
  private let start: UnsafeRawPointer?
  /// How many bytes a number has.
  let width: Int
  /// How many numbers there are.
  let count: Int

  static let empty = NarrowColumn(.empty, width: 1)

  /// - Parameters:
  ///   - section: the numbers' bytes.
  ///   - width: how many bytes a number has; with any other width there are no numbers.
  init(_ section: ByteSection, width: Int) {
    self.section = section
    self.width = width
    count = [1, 2, 4, 8].contains(width) ? section.count / width : 0
    start = section.bytes.baseAddress
  }

  /// A number, 0 outside the column.
  @inline(__always)
  subscript(index: Int) -> UInt64 {
    guard index >= 0, index < count, let start else { return 0 }
    switch width {
    case 1: return UInt64(start.load(fromByteOffset: index, as: UInt8.self))
    case 2: return UInt64(UInt16(littleEndian: start.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)))
    case 4: return UInt64(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
    default: return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
  }

  /// The numbers at once, for loops over all of them.
  ///
  /// - Precondition: the type has the column's width.
  func numbers<Element: FixedWidthInteger & BitwiseCopyable>(_ type: Element.Type) -> UnsafeBufferPointer<Element> {
    precondition(MemoryLayout<Element>.size == width, "numbers are read in their width")
    return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: type), count: count)
  }
}
