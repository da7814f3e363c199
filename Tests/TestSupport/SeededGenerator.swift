/// Random numbers that a seed repeats (SplitMix64), so that a case that fails can be run again.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension SeededGenerator {
  /// A byte, often one at an end of the range.
  package mutating func byte() -> UInt8 {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: 0xFF
    case 1: 0
    default: UInt8.random(in: 0...255, using: &self)
    }
  }

  /// A word of random letters.
  package mutating func word(_ lengths: ClosedRange<Int>, of letters: String) -> [Unicode.Scalar] {
    let letters = Array(letters.unicodeScalars)
    return (0..<Int.random(in: lengths, using: &self)).map { _ in letters.randomElement(using: &self) ?? "a" }
  }
}
