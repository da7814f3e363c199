/// Compares and looks through bytes eight at a time.
@usableFromInline
package enum BytePattern {
  @inlinable package static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable package static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Up to eight bytes as a number, the first one lowest.
  @inline(never)
  package static func partial(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(start.load(fromByteOffset: index, as: UInt8.self)) << UInt64(index * 8) }
    return value
  }

  /// One bit for each of eight bytes, the first one lowest: whether it is an ASCII letter or digit or no ASCII.
  @inline(__always)
  @inlinable
  package static func wordBytes(_ bytes: UInt64) -> UInt64 {
    let ascii = bytes & ~highs
    let lower = ascii | ones &* 0x20
    // Each sum has its highest bit set where the byte is not below a bound.
    let letters = (lower &+ ones &* (0x80 - 0x61)) & ~(lower &+ ones &* (0x80 - 0x7B))
    let digits = (ascii &+ ones &* (0x80 - 0x30)) & ~(ascii &+ ones &* (0x80 - 0x3A))
    let found = (letters | digits | bytes) & highs
    return ((found >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  /// Whether two strings of one length are equal.
  @inline(__always)
  @inlinable
  package static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      let first = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard first == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    while offset < count {
      guard left.load(fromByteOffset: offset, as: UInt8.self) == right.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset += 1
    }
    return true
  }
}
