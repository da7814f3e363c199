extension Unicode.Scalar {
  /// Whether it is a Chinese ideograph or of Japanese kana, whose words nothing separates.
  @inlinable package var isIdeograph: Bool {
    switch value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF66...0xFF9F, 0x1_B000...0x1_B16F, 0x2_0000...0x3_FFFF:
      true
    default: false
    }
  }
}
