/// A section that holds numbers of one width, little-endian, read in place.
package struct Column<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
  private let section: ByteSection
  /// How many numbers there are.
  package let count: Int

  /// - Parameter section: its bytes; a rest that is no whole number is left out.
  package init(_ section: ByteSection) {
    self.section = section
    count = section.count / MemoryLayout<Element>.size
  }

  /// A number, 0 outside the column.
  @inline(__always)
  package subscript(index: Int) -> Element {
    guard index >= 0, index < count else { return 0 }
    return Element(
      littleEndian: section.bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Element>.size, as: Element.self))
  }

  /// Compares the bytes of some numbers with their checksums, see ``ByteSection/isSound(_:)``.
  @inline(__always)
  package func check(_ range: Range<Int>) {
    let size = MemoryLayout<Element>.size
    section.isSound(range.lowerBound * size..<range.upperBound * size)
  }

  /// The numbers at once, for loops that cannot pay a check for each. The pointer lives as long as the column.
  ///
  /// Sections begin at multiples of ``IndexImage/alignment``, so it is aligned.
  var values: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: section.bytes.bindMemory(to: Element.self)[..<count])
  }
}
