/// XXH64, the 64-bit xxHash: a fast hash that finds damage, not forgery.
///
/// Written from the algorithm's published description
/// (<https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>).
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
    guard bytes.byteCount >= stripe else { return finished(seed &+ prime5, bytes, from: 0, count: bytes.byteCount) }
    var sums = Sums(seed)
    let offset = sums.add(bytes)
    return finished(sums.merged, bytes, from: offset, count: bytes.byteCount)
  }

  /// How many bytes are added at once.
  private static let stripe = 32

  /// Four sums that do not wait for each other: the processor works on all of them at once.
  private struct Sums {
    private var sum1: UInt64
    private var sum2: UInt64
    private var sum3: UInt64
    private var sum4: UInt64

    init(_ seed: UInt64) {
      sum1 = seed &+ prime1 &+ prime2
      sum2 = seed &+ prime2
      sum3 = seed
      sum4 = seed &- prime1
    }

    /// Adds whole stripes and tells where they end.
    @inline(__always)
    mutating func add(_ bytes: RawSpan) -> Int {
      let count = bytes.byteCount
      var offset = 0
      while count - offset >= stripe {
        sum1 = round(sum1, number(bytes, offset))
        sum2 = round(sum2, number(bytes, offset + 8))
        sum3 = round(sum3, number(bytes, offset + 16))
        sum4 = round(sum4, number(bytes, offset + 24))
        offset += stripe
      }
      return offset
    }

    var merged: UInt64 {
      var hash = rotate(sum1, 1) &+ rotate(sum2, 7) &+ rotate(sum3, 12) &+ rotate(sum4, 18)
      for sum in [sum1, sum2, sum3, sum4] { hash = (hash ^ round(0, sum)) &* prime1 &+ prime4 }
      return hash
    }
  }

  /// Adds the bytes after the last whole stripe, and how many there are in all.
  private static func finished(_ hash: UInt64, _ bytes: RawSpan, from start: Int, count total: Int) -> UInt64 {
    let count = bytes.byteCount
    var offset = start
    var hash = hash &+ UInt64(total)
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

  /// The hash of bytes that come piece by piece.
  package struct Stream: Sendable {
    private var sums = Sums(0)
    /// How many bytes there were so far.
    private var count = 0
    /// Those after the last whole stripe.
    private var rest: [UInt8] = []

    /// The hash of nothing.
    package init() {}

    /// Adds bytes that more may follow.
    package mutating func append(_ bytes: RawSpan) {
      count += bytes.byteCount
      let start = rest.isEmpty ? 0 : min(stripe - rest.count, bytes.byteCount)
      if start > 0 {
        appendRest(bytes.extracting(first: start))
        guard rest.count == stripe else { return }
        // A span of the rest lends out the whole value.
        var sums = sums
        _ = sums.add(rest.span.bytes)
        self.sums = sums
        rest.removeAll(keepingCapacity: true)
      }
      let whole = bytes.extracting(droppingFirst: start)
      appendRest(whole.extracting(droppingFirst: sums.add(whole)))
    }

    private mutating func appendRest(_ bytes: RawSpan) {
      bytes.withUnsafeBytes { rest.append(contentsOf: $0) }
    }

    /// The hash of the bytes so far.
    package var hash: UInt64 {
      finished(count < stripe ? prime5 : sums.merged, rest.span.bytes, from: 0, count: count)
    }
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
