/// Random numbers that a seed determines (SplitMix64), so that a failing case can be played again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number that depends on texts alone, the same on every machine.
  static func hash(_ texts: String...) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.joined(separator: "\u{0}").utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var generator = SeededGenerator(seed: value)
    return generator.next()
  }
}
