import TestSupport

extension SeededGenerator {
  /// A number that depends on texts alone, the same on every machine.
  static func hash(_ texts: String...) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.joined(separator: "\u{0}").utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var generator = SeededGenerator(seed: value)
    return generator.next()
  }
}
