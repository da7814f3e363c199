#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Distinct values, numbered in the order in which they were met first.
///
/// A value is a kind and bytes, compared as they are. Nothing is allocated for a value that is already known.
package struct ScalarInterner: Sendable {
  /// The bytes of all values, one value after the other.
  package private(set) var bytes: [UInt8] = []
  /// Where the bytes of each value end.
  package private(set) var ends: [Int] = []
  package private(set) var kinds: [UInt8] = []
  /// An open table: 0 where a slot is free, else the upper half of the value's hash and, in the lower half, its number
  /// plus 1.
  private var slots: [UInt64]

  package init() {
    slots = Array(repeating: 0, count: 64)
  }

  /// How many values there are.
  package var count: Int { ends.count }

  /// The number of a value, which is added when it is new.
  package mutating func number(of value: UnsafeRawBufferPointer, kind: UInt8) -> Int {
    let hash = Self.hash(value, kind) & 0xFFFF_FFFF_0000_0000
    var place = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[place] != 0 {
      let slot = slots[place]
      let number = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1
      if slot & 0xFFFF_FFFF_0000_0000 == hash, isEqual(number, value, kind) { return number }
      place = (place + 1) & (slots.count - 1)
    }
    let number = count
    bytes.append(contentsOf: value)
    ends.append(bytes.count)
    kinds.append(kind)
    slots[place] = hash | UInt64(truncatingIfNeeded: number + 1)
    if count * 2 > slots.count { grow() }
    return number
  }

  /// The number of a value of eight bytes.
  package mutating func number(of value: UInt64, kind: UInt8) -> Int {
    withUnsafeBytes(of: value.littleEndian) { number(of: $0, kind: kind) }
  }

  /// The place of a value's bytes.
  package func range(of number: Int) -> Range<Int> {
    (number > 0 ? ends[number - 1] : 0)..<ends[number]
  }

  private func isEqual(_ number: Int, _ value: UnsafeRawBufferPointer, _ kind: UInt8) -> Bool {
    let range = range(of: number)
    guard range.count == value.count, kinds[number] == kind else { return false }
    return bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let other = value.baseAddress else { return true }
      return memcmp(start + range.lowerBound, other, range.count) == 0
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 {
      var place = Int(truncatingIfNeeded: slot >> 32) & (slots.count - 1)
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  /// A quick hash, for tables in memory only.
  private static func hash(_ bytes: UnsafeRawBufferPointer, _ kind: UInt8) -> UInt64 {
    var state = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(kind)
    var offset = 0
    while bytes.count - offset >= 8 {
      state = mixed(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mixed(mixed(state ^ rest))
  }

  /// Spreads every bit over all others.
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
