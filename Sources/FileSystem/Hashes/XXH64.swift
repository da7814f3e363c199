/// XXH64, the 64-bit xxHash: a fast hash that finds damage, not forgery.
///
/// Written from the algorithm's published description (<https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>).
package enum XXH64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// The hash of bytes.
  ///
  /// - Complexity: linear; some ten bytes a nanosecond.
  package static func hash(_ bytes: RawSpan, seed: UInt64 = 0) -> UInt64 {
    let count = bytes.byteCount
    var offset = 0
    var hash = seed &+ prime5
    if count >= 32 {
      // Four sums that do not wait for each other: the processor works on all of them at once.
      var sum1 = seed &+ prime1 &+ prime2
      var sum2 = seed &+ prime2
      var sum3 = seed
      var sum4 = seed &- prime1
      while count - offset >= 32 {
        sum1 = round(sum1, number(bytes, offset))
        sum2 = round(sum2, number(bytes, offset + 8))
        sum3 = round(sum3, number(bytes, offset + 16))
        sum4 = round(sum4, number(bytes, offset + 24))
        offset += 32
      }
      hash = rotate(sum1, 1) &+ rotate(sum2, 7) &+ rotate(sum3, 12) &+ rotate(sum4, 18)
      for sum in [sum1, sum2, sum3, sum4] { hash = (hash ^ round(0, sum)) &* prime1 &+ prime4 }
    }
    hash &+= UInt64(count)
    while count - offset >= 8 {
      hash = rotate(hash ^ round(0, number(bytes, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if count - offset >= 4 {
      let number = UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
      hash = rotate(hash ^ (UInt64(number) &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < count {
      let byte = bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      hash = rotate(hash ^ (UInt64(byte) &* prime5), 11) &* prime1
      offset += 1
    }
    return avalanche(hash)
  }

  /// The hash of bytes.
  package static func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    hash(bytes.span.bytes, seed: seed)
  }

  /// Eight bytes of the input. Callers have just compared the offset with the count; that the span compares again would
  /// halve the speed.
  @inline(__always)
  private static func number(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= bytes.byteCount)
    return UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func round(_ sum: UInt64, _ input: UInt64) -> UInt64 {
    rotate(sum &+ input &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    (value &<< count) | (value &>> (64 &- count))
  }

  private static func avalanche(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 33)) &* prime2
    value = (value ^ (value >> 29)) &* prime3
    return value ^ (value >> 32)
  }
}
