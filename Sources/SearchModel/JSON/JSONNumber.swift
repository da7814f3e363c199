/// A number as JSON writes it. Everything that reads JSON reads its numbers by this.
@usableFromInline
package struct JSONNumber {
  /// Where it ends.
  @usableFromInline package let end: Int
  @usableFromInline package let isNegative: Bool
  /// How many digits it has before the point, and after it.
  @usableFromInline package let digits: Int
  @usableFromInline package let decimals: Int
  @usableFromInline package let hasExponent: Bool
  /// All digits before the exponent as one number; of no use when there are more than ``safeDigits``.
  @usableFromInline package let magnitude: UInt64

  /// How many digits a 64-bit number holds whatever they are.
  package static let safeDigits = 18

  /// Reads a number, which ends at the first byte that cannot belong to it.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - start: where its sign or first digit must stand.
  @inlinable
  @inline(__always)
  package init(_ text: UnsafeBufferPointer<UInt8>, at start: Int) throws(JSONSyntaxError) {
    var offset = start
    var magnitude: UInt64 = 0
    isNegative = offset < text.count && text[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    digits = Self.scanDigits(text, &offset, &magnitude)
    guard digits > 0 else { throw Self.failure("expected a digit", offset) }
    if digits > 1, text[offset - digits] == UInt8(ascii: "0") {
      throw Self.failure("a number may not begin with 0", start)
    }
    var decimals = 0
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      offset += 1
      decimals = Self.scanDigits(text, &offset, &magnitude)
      guard decimals > 0 else { throw Self.failure("expected a digit after the point", offset) }
    }
    self.decimals = decimals
    self.magnitude = magnitude
    hasExponent = offset < text.count && text[offset] | 0x20 == UInt8(ascii: "e")
    if hasExponent {
      offset += 1
      if offset < text.count, text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-") { offset += 1 }
      var exponent: UInt64 = 0
      guard Self.scanDigits(text, &offset, &exponent) > 0 else {
        throw Self.failure("expected a digit in the exponent", offset)
      }
    }
    end = offset
  }

  /// Whether it has neither fraction nor exponent.
  @inlinable package var isInteger: Bool { decimals == 0 && !hasExponent }

  @inlinable
  @inline(__always)
  static func scanDigits(_ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int, _ value: inout UInt64) -> Int {
    let start = offset
    while offset < text.count {
      let digit = text[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      offset += 1
    }
    return offset - start
  }

  @usableFromInline
  static func failure(_ message: StaticString, _ offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(message: message.description, offset: offset)
  }

  /// The number where it has few digits and no exponent and is no zero with a sign; nil for others.
  ///
  /// Up to 15 digits are exact in a double and so are the powers of ten up to 22; one division of the two rounds once,
  /// so the result is the nearest double. Source of the reasoning: W. Clinger, How to Read Floating Point Numbers
  /// Accurately (1990).
  var simpleValue: JSON? {
    guard !hasExponent, digits + decimals <= 15, !isNegative || magnitude != 0 else { return nil }
    let value = Int(truncatingIfNeeded: magnitude)
    let signed = isNegative ? -value : value
    return decimals > 0 ? .double(Double(signed) / Self.powersOfTen[decimals]) : .integer(signed)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
