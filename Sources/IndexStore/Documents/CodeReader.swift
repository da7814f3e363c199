/// Reads the codes of texts one after the other, quicker than ``ByteReader`` where eight bytes are left; after the end
/// everything reads as 0.
///
/// It does not keep the bytes alive; its creator must hold their section.
struct CodeReader {
  private var next: UnsafeRawPointer
  private let end: UnsafeRawPointer

  /// Nil without any bytes.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return nil }
    next = start
    end = start + bytes.count
  }

  @inline(__always)
  var isAtEnd: Bool { next == end }

  /// How many bytes are left.
  @inline(__always)
  var remaining: Int { end - next }

  /// The next number, up to 28 bits without a branch on its width.
  @inline(__always)
  mutating func code() -> UInt64 {
    guard end - next >= 8 else { return safeCode() }
    let bytes = next.loadUnaligned(as: UInt64.self)
    let ends = ~bytes & BytePattern.highs
    // The highest bit of the last byte; after four bytes it is found elsewhere.
    let last = ends.trailingZeroBitCount
    guard last < 32 else { return safeCode() }
    next += (last &+ 1) >> 3
    let number = bytes & (UInt64.max >> UInt64(truncatingIfNeeded: 63 &- last))
    return number & 0x7F | (number >> 1) & 0x3F80 | (number >> 2) & 0x1F_C000 | (number >> 3) & 0xFE0_0000
  }

  /// The next number near the end, or one of more than 28 bits.
  @inline(never)
  private mutating func safeCode() -> UInt64 {
    var reader = ByteReader(UnsafeRawBufferPointer(start: next, count: end - next))
    let number = reader.varint()
    next = end - reader.remaining
    return number
  }

  /// Moves past some bytes.
  @inline(__always)
  mutating func skip(_ count: UInt64) {
    next += Int(truncatingIfNeeded: min(count, UInt64(end - next)))
  }

  /// The next bytes, fewer at the end.
  @inline(__always)
  mutating func bytes(_ count: UInt64) -> UnsafeRawBufferPointer {
    let size = Int(truncatingIfNeeded: min(count, UInt64(end - next)))
    defer { next += size }
    return UnsafeRawBufferPointer(start: next, count: size)
  }

  /// Reads a count of bytes and then the bytes.
  @inline(__always)
  mutating func text() -> UnsafeRawBufferPointer {
    let count = code()
    return bytes(count)
  }
}
