/// Numbers of a section whose address was looked up once, for reads that come one after the other; 0 outside.
struct PinnedColumn<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: @unchecked Sendable {
  // The pointer leads into the section, which keeps its bytes alive and never changes: hence the unchecked Sendable.
  private let section: ByteSection
  private let start: UnsafePointer<Element>?
  /// How many numbers there are.
  let count: Int

  /// - Parameter section: its bytes, little-endian; a rest that is no whole number is left out.
  init(_ section: ByteSection) {
    self.section = section
    let values = Column<Element>(section).values
    (start, count) = (values.baseAddress, values.count)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    guard let start, index >= 0, index < count else { return 0 }
    return Element(littleEndian: start[index])
  }

  /// A number whose bytes are compared with their checksum before, see ``ByteSection/isSound(_:)``.
  @inline(__always)
  func checked(_ index: Int) -> Element {
    guard index >= 0, index < count else { return 0 }
    let size = MemoryLayout<Element>.size
    section.isSound(index &* size..<(index &+ 1) &* size)
    return self[index]
  }
}

/// The bytes of a section whose address was looked up once.
struct PinnedBytes: @unchecked Sendable {
  // As above: nothing writes to what the pointer leads to, and the section keeps it alive.
  private let section: ByteSection
  private let start: UnsafeRawPointer?
  let count: Int

  init(_ section: ByteSection) {
    self.section = section
    let bytes = section.bytes
    (start, count) = (bytes.baseAddress, bytes.count)
  }

  /// Compares the bytes of a range with their checksums, see ``ByteSection/isSound(_:)``.
  @inline(__always)
  func check(from lower: Int, to upper: Int) {
    if lower < upper { section.isSound(lower..<upper) }
  }

  /// The bytes from an offset to another one, as far as there are any; valid as long as this value.
  @inline(__always)
  func bytes(from lower: Int, to upper: Int) -> UnsafeRawBufferPointer {
    let end = min(max(upper, 0), count)
    let first = min(max(lower, 0), end)
    return UnsafeRawBufferPointer(start: start.map { $0 + first }, count: end - first)
  }
}
