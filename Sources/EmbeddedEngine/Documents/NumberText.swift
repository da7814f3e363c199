/// Texts that are numbers.
enum NumberText {
  /// The number whose digits a text is, written as numbers are: nil for anything else, and beyond eighteen digits.
  @inline(__always)
  static func digits(_ text: UnsafeRawBufferPointer) -> UInt64? {
    guard text.count > 0, text.count <= 18, text[0] != UInt8(ascii: "0") || text.count == 1 else { return nil }
    var number: UInt64 = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ UInt64(digit)
    }
    return number
  }
}
