package import SearchModel

/// Texts that are numbers.
@usableFromInline
package enum NumberText {
  /// The number whose digits a text is, written as numbers are: nil for anything else, and beyond eighteen digits.
  @inline(__always)
  @inlinable
  package static func digits(_ text: UnsafeRawBufferPointer) -> UInt64? {
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

extension JSON {
  /// The number that a text reads as by itself; nil when it is not a number. This is the inverse of
  /// ``text(indentation:)`` for numbers.
  package static func number(reading text: String) -> JSON? {
    var parser = JSONParser(Array(text.utf8))
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10,
      let value = try? parser.parseValue(), parser.isAtEnd(), text.utf8.count == parser.offset
    else { return nil }
    return value
  }
}
