/// Tells which bytes of a JSON text are within strings, for readers that look for brackets and commas only.
@frozen package struct JSONStringState: Sendable {
  @usableFromInline var isInString = false
  @usableFromInline var isEscaped = false

  /// Before the first byte of a text.
  @inlinable package init() {}

  /// Takes the next byte, and tells whether it is of a string: behind its opening quote, the closing one included.
  @inlinable package mutating func takes(_ byte: UInt8) -> Bool {
    guard isInString else {
      isInString = byte == UInt8(ascii: "\"")
      return false
    }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
    }
    return true
  }
}
