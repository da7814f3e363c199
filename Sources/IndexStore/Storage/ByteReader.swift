/// Reads numbers and texts one after the other from bytes that are not trusted: after the end everything reads as 0.
///
/// It does not keep the bytes alive; its creator must hold their ``ByteSection``.
@usableFromInline
package struct ByteReader {
  @usableFromInline var next: UnsafeRawPointer?
  @usableFromInline let end: UnsafeRawPointer?

  @inlinable
  package init(_ bytes: UnsafeRawBufferPointer) {
    next = bytes.baseAddress
    end = bytes.baseAddress.map { $0 + bytes.count }
  }

  /// How many bytes are left.
  @inlinable
  package var remaining: Int {
    guard let next, let end else { return 0 }
    return end - next
  }

  @inlinable
  package var isAtEnd: Bool { next == end }

  /// The next byte, 0 after the end.
  @inline(__always)
  @inlinable
  package mutating func byte() -> UInt8 {
    guard let place = next, place != end else { return 0 }
    next = place + 1
    return place.load(as: UInt8.self)
  }

  /// The next number, written by ``Array/appendVarint(_:)``: seven bits a byte, the lowest first.
  @inline(__always)
  @inlinable
  package mutating func varint() -> UInt64 {
    let first = byte()
    guard first >= 0x80 else { return UInt64(first) }
    return longVarint(first)
  }

  @usableFromInline
  mutating func longVarint(_ first: UInt8) -> UInt64 {
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while shift < 64 {
      let part = byte()
      value |= UInt64(part & 0x7F) << shift
      if part < 0x80 { break }
      shift += 7
    }
    return value
  }

  /// The next signed number, written by ``Array/appendSigned(_:)``.
  @inlinable
  package mutating func signed() -> Int64 {
    let value = varint()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// The next eight bytes as a number, written by ``Array/appendFixed(_:)``; 0 when there are fewer.
  @inlinable
  package mutating func fixed() -> UInt64 {
    let bytes = bytes(8)
    return bytes.count == 8 ? UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) : 0
  }

  /// The next bytes, fewer at the end.
  @inlinable
  package mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer {
    let size = min(max(count, 0), remaining)
    defer { next = next.map { $0 + size } }
    return UnsafeRawBufferPointer(start: next, count: size)
  }

  /// Reads a count of bytes and then the bytes.
  @inlinable
  package mutating func text() -> UnsafeRawBufferPointer {
    let count = varint()
    return bytes(Int(clamping: count))
  }
}

extension [UInt8] {
  /// Appends a number in one to ten bytes: seven bits a byte, the lowest first.
  @inline(__always)
  @inlinable
  package mutating func appendVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a signed number so that small ones of either sign are short.
  @inlinable
  package mutating func appendSigned(_ value: Int64) {
    appendVarint(UInt64(bitPattern: value << 1) ^ UInt64(bitPattern: value >> 63))
  }

  /// Appends a number in as many bytes as its type has, the lowest first.
  @inlinable
  package mutating func appendFixed(_ value: some FixedWidthInteger & BitwiseCopyable) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
