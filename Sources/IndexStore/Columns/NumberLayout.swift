import SearchModel

/// How the elements of a number column stand for numbers. Lower elements are lower numbers.
package enum NumberLayout: Sendable {
  /// The element *e* is (`base` + *e*) / 10^`scale`, exactly; with the scale 0 an integer.
  case frame(base: Int, scale: Int)
  /// The element is a double whose bits were put in order.
  case doubles
  /// The element is a number of a table.
  case table(NumberTable)

  /// The powers of ten of scales.
  package static let powers: [Double] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]
  package static var mostDecimals: Int { powers.count - 1 }
  /// From here on a double does not tell every integer from its neighbours.
  package static let firstInexact = 1 << 53
  /// From here on a double times a power of ten may be rounded to the wrong integer.
  package static let firstUnscaled = 1 << 51

  /// The number that an element stands for.
  func number(_ element: UInt64) -> JSON {
    switch self {
    case .frame(let base, let scale):
      let value = base &+ Int(truncatingIfNeeded: element)
      return scale == 0 ? .integer(value) : .double(Double(value) / Self.powers[scale])
    case .doubles: return .double(Self.double(inOrder: element))
    case .table(let table): return table.number(Int(truncatingIfNeeded: element))
    }
  }

  /// The number as a double.
  @inline(__always)
  func double(_ element: UInt64) -> Double {
    switch self {
    case .frame(let base, let scale):
      let value = Double(base &+ Int(truncatingIfNeeded: element))
      return scale == 0 ? value : value / Self.powers[scale]
    case .doubles: return Self.double(inOrder: element)
    case .table(let table): return table.double(Int(truncatingIfNeeded: element))
    }
  }

  /// The bits of a double so that they are in the order of the doubles.
  package static func orderedBits(_ double: Double) -> UInt64 {
    let bits = double.bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }

  /// The double of bits in order.
  static func double(inOrder bits: UInt64) -> Double {
    Double(bitPattern: bits >> 63 == 0 ? ~bits : bits & ~(1 << 63))
  }

  /// One more than the greatest element that a double can be, infinity included.
  package static let doubleElementCount = orderedBits(.infinity) + 1

  /// The integer that is a double times 10^`scale`, nil when it does not give back exactly that double.
  package static func scaled(_ double: Double, _ scale: Int) -> Int? {
    let product = (double * powers[scale]).rounded()
    guard abs(product) < Double(firstUnscaled) else { return nil }
    // An integer has no negative zero, which is why it is the integer that must give the double back.
    guard (Double(Int(product)) / powers[scale]).bitPattern == double.bitPattern else { return nil }
    return Int(product)
  }
}

/// The distinct numbers of a column, ascending.
package struct NumberTable: Sendable {
  /// What the bits of a number are.
  package enum Kind: UInt64, Sendable {
    case double = 0
    case integer
    /// An integer from 2⁶³ on.
    case unsigned
  }

  /// The bits of integers and doubles.
  private let bits: NarrowColumn
  /// The kind of each number; empty when all are doubles.
  private let kinds: NarrowColumn

  init(bits: NarrowColumn, kinds: NarrowColumn) {
    self.bits = bits
    self.kinds = kinds
  }

  var count: Int { bits.count }

  /// Asks for all bytes before they are read.
  func check() {
    bits.check()
    kinds.check()
  }

  func number(_ place: Int) -> JSON {
    switch Kind(rawValue: kinds.numbers[place]) {
    case .integer: .integer(Int(truncatingIfNeeded: bits.numbers[place]))
    case .unsigned: .literal(String(bits.numbers[place]))
    case .double, nil: .double(Double(bitPattern: bits.numbers[place]))
    }
  }

  @inline(__always)
  func double(_ place: Int) -> Double {
    switch Kind(rawValue: kinds.numbers[place]) {
    case .integer: Double(Int(truncatingIfNeeded: bits.numbers[place]))
    case .unsigned: Double(bits.numbers[place])
    case .double, nil: Double(bitPattern: bits.numbers[place])
    }
  }
}
