/// Sorts numbers digit by digit: in linear time, and equal numbers keep their order.
package enum RadixOrder {
  private static let digitBits: UInt64 = 11
  /// Below so many numbers the standard sort is quicker.
  private static let fewest = 256

  /// The places of keys in ascending order of the keys.
  ///
  /// - Parameter keys: at most 2³² of them.
  package static func order(of keys: [UInt64]) -> [UInt32] {
    guard keys.count >= fewest else {
      return keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { UInt32(truncatingIfNeeded: $0) }
    }
    let order = keys.indices.map { UInt32(truncatingIfNeeded: $0) }
    return keys.withUnsafeBufferPointer { keys in
      sorted(order, differences: keys.reduce(0) { $0 | ($1 ^ keys[0]) }) { keys[Int($0)] }
    }
  }

  /// The places of keys in ascending order of the keys.
  ///
  /// - Parameter keys: at most 2³² of them.
  package static func order(of keys: [UInt32]) -> [UInt32] {
    // The place stands beside its key: quicker than to look the key up.
    var pairs = keys.indices.map { UInt64(keys[$0]) << 32 | UInt64($0) }
    sort(&pairs, from: 32)
    return pairs.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Sorts an order by further keys, which count for more than what it was sorted by before.
  ///
  /// - Parameters:
  ///   - order: places of keys.
  ///   - keys: the keys.
  package static func refine(_ order: inout [UInt32], by keys: [UInt32]) {
    var pairs = order.map { UInt64(keys[Int($0)]) << 32 | UInt64($0) }
    sort(&pairs, from: 32)
    for place in order.indices { order[place] = UInt32(truncatingIfNeeded: pairs[place]) }
  }

  /// Sorts numbers.
  ///
  /// - Parameter firstBit: the bits below this one do not count; numbers that are equal above keep their order.
  static func sort(_ numbers: inout [UInt64], from firstBit: UInt64 = 0) {
    guard let first = numbers.first else { return }
    if numbers.count < fewest, firstBit == 0 { return numbers.sort() }
    let differences = numbers.reduce(0) { $0 | ($1 ^ first) } >> firstBit
    numbers = sorted(numbers, differences: differences) { $0 >> firstBit }
  }

  /// Sorts items by their keys.
  ///
  /// - Parameter differences: the bits in which any two keys differ; digits that all keys share need no pass.
  @inline(__always)
  private static func sorted<Item: BitwiseCopyable>(
    _ items: [Item], differences: UInt64, key: (Item) -> UInt64
  ) -> [Item] {
    var (source, target) = (items, items)
    let mask: UInt64 = 1 << digitBits - 1
    for shift in stride(from: 0 as UInt64, to: 64, by: UInt64.Stride(digitBits)) where differences >> shift & mask != 0
    {
      var places = [Int](repeating: 0, count: 1 << digitBits)
      places.withUnsafeMutableBufferPointer { places in
        for item in source { places[Int(truncatingIfNeeded: key(item) >> shift & mask)] += 1 }
        var start = 0
        for digit in places.indices { (places[digit], start) = (start, start + places[digit]) }
        target.withUnsafeMutableBufferPointer { target in
          for item in source {
            let digit = Int(truncatingIfNeeded: key(item) >> shift & mask)
            target[places[digit]] = item
            places[digit] += 1
          }
        }
      }
      swap(&source, &target)
    }
    return source
  }
}
