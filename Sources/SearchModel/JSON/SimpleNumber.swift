/// A number of few digits, read without the reader of all numbers.
///
/// Up to 15 digits are exact in a double and so are the powers of ten up to 22; one division of the two rounds once, so the
/// result is the nearest double. Source of the reasoning: W. Clinger, How to Read Floating Point Numbers Accurately (1990).
struct SimpleNumber {
  /// The number.
  let value: JSON

  /// Reads an optional sign, digits and perhaps a fraction; nil for what has more digits, an exponent, or is a zero with a
  /// sign.
  ///
  /// - Parameter text: a number of JSON.
  init?(_ text: Span<UInt8>) {
    var (digits, digitCount, fractionCount) = (0, 0, 0)
    var isFraction = false
    let isNegative = !text.isEmpty && text[0] == UInt8(ascii: "-")
    for place in (isNegative ? 1 : 0)..<text.count {
      switch text[place] {
      case let byte where (0x30...0x39).contains(byte):
        digits = digits * 10 + Int(byte - 0x30)
        digitCount += 1
        if isFraction { fractionCount += 1 }
        guard digitCount <= 15 else { return nil }
      case UInt8(ascii: "."): isFraction = true
      default: return nil
      }
    }
    guard !isNegative || digits != 0 else { return nil }
    let signed = isNegative ? -digits : digits
    value = isFraction ? .double(Double(signed) / Self.powersOfTen[fractionCount]) : .integer(signed)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
