import IndexStore

/// Tells whether ids repeat, by their hashes alone.
///
/// Different ids with equal hashes count as repeated. That is rare, and a false positive only triggers the exact check.
struct ObjectIDCheck {
  private var hashes: [UInt64] = []

  mutating func add(_ more: [UInt64]) {
    hashes.append(contentsOf: more)
  }

  /// Whether two ids may be equal.
  consuming func findsRepetition() -> Bool {
    guard hashes.count > 1 else { return false }
    // As many buckets as ids, by the upper bits of the hashes: most hold one or two.
    let bits = UInt64(Int.bitWidth - (hashes.count - 1).leadingZeroBitCount)
    var ends = [UInt32](repeating: 0, count: 1 << bits + 1)
    for hash in hashes { ends[Int(hash >> (64 - bits)) + 1] += 1 }
    for place in 1..<ends.count { ends[place] += ends[place - 1] }
    var sorted = [UInt64](repeating: 0, count: hashes.count)
    for hash in hashes {
      let stretch = Int(hash >> (64 - bits))
      sorted[Int(ends[stretch])] = hash
      ends[stretch] += 1
    }
    // Each bucket now ends where the next one began.
    var start = 0
    for end in ends.dropLast() {
      for place in start..<Int(end) where sorted[start..<place].contains(sorted[place]) { return true }
      start = Int(end)
    }
    return false
  }
}

extension ObjectIDCheck {
  /// The hash of the bytes of an id.
  static func hash(_ objectID: UnsafeRawBufferPointer) -> UInt64 {
    var state = UInt64(objectID.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while objectID.count - offset >= 8 {
      let part = objectID.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state = mix(state ^ part)
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in objectID[offset...] { rest = rest << 8 | UInt64(byte) }
    return mix(mix(state ^ rest))
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0x2D35_8DCC_AA6C_78A5).multipliedFullWidth(by: 0x8BB8_4B93_962E_ACC9)
    return product.high ^ product.low
  }
}
