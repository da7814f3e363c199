/// A section of numbers of 1, 2, 4 or 8 bytes each, read in place.
struct NarrowColumn: Sendable {
  private let section: ByteSection
  /// The numbers; valid as long as the column.
  let numbers: NarrowNumbersPointer

  static let empty = NarrowColumn(.empty, width: 1)

  /// - Parameters:
  ///   - section: the numbers' bytes.
  ///   - width: how many bytes a number has; with any other width there are no numbers.
  init(_ section: ByteSection, width: Int) {
    self.section = section
    numbers = NarrowNumbersPointer(section.bytes, width: width)
  }

  /// How many numbers there are.
  var count: Int { numbers.count }

  /// A number that was looked for alone, 0 outside the column.
  subscript(index: Int) -> UInt64 {
    guard index >= 0, index < count else { return 0 }
    section.isSound(index * numbers.width..<(index + 1) * numbers.width)
    return numbers[index]
  }

  /// Asks for all bytes at once before many of them are read through ``numbers``.
  func check() { section.isSound() }
}

/// Numbers of 1, 2, 4 or 8 bytes each, at a place in memory; outside of it every number is 0.
///
/// It counts no references, so that loops over documents pay for nothing but their reads. Therefore it is unchecked: it
/// points to bytes that never change, and its owner also holds the ``NarrowColumn`` that keeps them alive.
@usableFromInline
package struct NarrowNumbersPointer: @unchecked Sendable {
  @usableFromInline let start: UnsafeRawPointer?
  /// How many bytes a number has.
  @usableFromInline package let width: Int
  @usableFromInline let count: Int

  fileprivate init(_ bytes: UnsafeRawBufferPointer, width: Int) {
    let isWidth = [1, 2, 4, 8].contains(width)
    start = bytes.baseAddress
    self.width = isWidth ? width : 1
    count = isWidth ? bytes.count / width : 0
  }

  @inlinable
  @inline(__always)
  subscript(index: Int) -> UInt64 {
    // Numbers below zero are beyond every count as well.
    guard UInt(bitPattern: index) < UInt(bitPattern: count), let start else { return 0 }
    switch width {
    case 1: return UInt64(start.load(fromByteOffset: index, as: UInt8.self))
    case 2: return UInt64(start.loadUnaligned(fromByteOffset: index &* 2, as: UInt16.self))
    case 4: return UInt64(start.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
    default: return start.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
    }
  }

  /// The numbers as what they are, for loops over all of them; empty when they have another width.
  @inline(__always)
  package func elements<Element: FixedWidthInteger & BitwiseCopyable>(_ type: Element.Type) -> UnsafeBufferPointer<
    Element
  > {
    guard MemoryLayout<Element>.size == width else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: type), count: count)
  }
}
