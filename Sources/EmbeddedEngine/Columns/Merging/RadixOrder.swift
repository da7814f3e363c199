/// Orders by numbers, digit by digit: linear, and equal numbers keep their order.
enum RadixOrder {
  private static let digitBits: UInt64 = 11
  /// Below so many numbers the standard sort is quicker.
  private static let fewest = 512

  /// The places of keys in ascending order of the keys.
  static func order(of keys: [UInt64]) -> [UInt32] {
    guard keys.count >= fewest else {
      return keys.indices.map { UInt32($0) }.sorted { (keys[Int($0)], $0) < (keys[Int($1)], $1) }
    }
    // Digits that all keys share need no pass.
    let differences = keys.reduce(0) { $0 | ($1 ^ keys[0]) }
    var order = keys.indices.map { UInt32($0) }
    var next = order
    var shift: UInt64 = 0
    while shift < 64 {
      let mask: UInt64 = 1 << digitBits - 1
      if differences >> shift & mask != 0 {
        var places = [Int](repeating: 0, count: 1 << digitBits)
        for key in keys { places[Int(truncatingIfNeeded: key >> shift & mask)] += 1 }
        var start = 0
        for digit in places.indices { (places[digit], start) = (start, start + places[digit]) }
        for place in order {
          let digit = Int(truncatingIfNeeded: keys[Int(place)] >> shift & mask)
          next[places[digit]] = place
          places[digit] += 1
        }
        swap(&order, &next)
      }
      shift += digitBits
    }
    return order
  }
}
