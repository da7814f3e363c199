/// Sorts numbers by their digits: linear, and equal ones keep their order.
enum RadixSort {
  private static let digitBits: UInt64 = 11
  private static let digitCount = 1 << 11

  /// The places of keys in ascending order of the keys.
  ///
  /// - Parameter keys: at most 2³² of them.
  static func order(of keys: [UInt32]) -> [UInt32] {
    var pairs = keys.indices.map { UInt64(keys[$0]) << 32 | UInt64($0) }
    sort(&pairs, bits: 32..<64 - UInt64((keys.max() ?? 0).leadingZeroBitCount))
    return pairs.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Sorts an order by further keys, which count for more than what it was sorted by before.
  ///
  /// - Parameters:
  ///   - order: places of keys.
  ///   - keys: the keys.
  static func refine(_ order: inout [UInt32], by keys: [UInt32]) {
    var pairs = order.map { UInt64(keys[Int($0)]) << 32 | UInt64($0) }
    sort(&pairs, bits: 32..<64 - UInt64((keys.max() ?? 0).leadingZeroBitCount))
    for place in order.indices { order[place] = UInt32(truncatingIfNeeded: pairs[place]) }
  }

  /// Sorts numbers by some of their bits.
  static func sort(_ numbers: inout [UInt64], bits: Range<UInt64> = 0..<64) {
    guard numbers.count > 1, !bits.isEmpty else { return }
    var other = [UInt64](repeating: 0, count: numbers.count)
    var shift = bits.lowerBound
    while shift < bits.upperBound {
      let width = min(digitBits, bits.upperBound - shift)
      pass(from: numbers, into: &other, shift: shift, mask: 1 << width - 1)
      swap(&numbers, &other)
      shift += width
    }
  }

  private static func pass(from source: [UInt64], into target: inout [UInt64], shift: UInt64, mask: UInt64) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: digitCount) { places in
      places.initialize(repeating: 0)
      for number in source { places[Int(truncatingIfNeeded: number >> shift & mask)] += 1 }
      var next = 0
      for digit in 0..<digitCount { (places[digit], next) = (next, next + places[digit]) }
      target.withUnsafeMutableBufferPointer { target in
        for number in source {
          let digit = Int(truncatingIfNeeded: number >> shift & mask)
          target[places[digit]] = number
          places[digit] += 1
        }
      }
    }
  }
}
