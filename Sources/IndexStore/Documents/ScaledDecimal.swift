/// A number as so many units of a power of ten.
package struct ScaledDecimal {
  package let units: Int64
  package let decimals: UInt8

  /// The most decimals.
  package static let mostDecimals: UInt8 = 9
  /// Up to here a double holds every integer, so that the quotient of two is the nearest double.
  package static let largestExact: Int64 = 1 << 53

  static let powers: [Int64] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000]

  package init(units: Int64, decimals: UInt8) {
    self.units = units
    self.decimals = decimals
  }

  /// The units that give exactly a double, with as few decimals as that takes; nil when none do.
  package init?(_ value: Double) {
    guard value.isFinite, abs(value) < Double(Self.largestExact), value != 0 || value.sign == .plus else { return nil }
    for decimals in 0...Self.mostDecimals {
      let scaled = (value * Double(Self.powers[Int(decimals)])).rounded()
      guard abs(scaled) < Double(Self.largestExact) else { return nil }
      let decimal = ScaledDecimal(units: Int64(scaled), decimals: decimals)
      if decimal.value.bitPattern == value.bitPattern {
        self = decimal
        return
      }
    }
    return nil
  }

  /// The double nearest to it.
  package var value: Double { Double(units) / Double(Self.powers[min(Int(decimals), Self.powers.count - 1)]) }

  /// The same number with at least some decimals; nil when that is too many digits.
  package func scaled(to least: UInt8) -> ScaledDecimal? {
    guard decimals < least else { return self }
    guard least <= Self.mostDecimals else { return nil }
    let (product, overflow) = units.multipliedReportingOverflow(by: Self.powers[Int(least - decimals)])
    guard !overflow, product.magnitude < UInt64(Self.largestExact) else { return nil }
    return ScaledDecimal(units: product, decimals: least)
  }
}
