import Foundation
import TestSupport
import Testing

@testable import SearchModel

struct SignificantDigitsTests {
  @Test(
    arguments: [
      (0, 0), (104.8913, 104.891), (-104.8913, -104.891), (242.3944, 242.394), (5_187_219.5, 5_187_220),
      (31_342.87, 31_342.9), (0.000_123_456_78, 0.000_123_457), (0.5, 0.5), (999_999.5, 1_000_000),
      // Exact halves go to the even digit, others to where the double lies.
      (1.234_567_8e300, 1.234_57e300), (1.234_567_8e-300, 1.234_57e-300),
      (100_000.5, 100_000), (100_001.5, 100_002), (123.4565, 123.457), (100.0005, 100.001), (.infinity, .infinity),
    ] as [(Double, Double)])
  func sixDigitsAreLeft(number: Double, rounded: Double) {
    expectEqual(number.withSixDigits, rounded)
  }

  @Test func digitsAreThoseOfPrintf() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<20_000 {
      let decimals = Double.random(in: -1e7...1e7, using: &generator).rounded()
      let number = decimals / pow(10, Double(Int.random(in: -6...12, using: &generator)))
      expectEqual(number.withSixDigits, Double(String(format: "%.6g", number)), "\(number)")
    }
  }
}
