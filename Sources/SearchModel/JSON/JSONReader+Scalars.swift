import Diagnostics

extension JSONReader {
  mutating func parseNumber() throws(JSONSyntaxError) -> JSON {
    let start = offset
    let number = try JSONNumber(text, at: start)
    json.offset = number.end
    if let value = number.simpleValue { return value }
    let digits = decode(start..<offset)
    if number.isInteger {
      // "-0" has no integer that prints the same, and every finite double with a fraction or exponent is exact enough.
      if digits != "-0", let value = Int(digits) { return .integer(value) }
      return digits == "-0" ? .double(-0.0) : .literal(digits)
    }
    guard let value = Double(digits), value.isFinite else { return .literal(digits) }
    return .double(value)
  }

  /// Reads the string that comes next.
  package mutating func parseString() throws(JSONSyntaxError) -> String {
    let open = offset
    json.offset += 1
    // What came before the last escape. It grows in place, so that many escapes cost no more than their number.
    var decoded: [UInt8] = []
    while true {
      let start = offset
      let (end, isASCII) = JSONString.plainRun(text, from: start)
      let run = start..<end
      if !isASCII, let place = text[run].firstInvalidUTF8Offset { throw failure("invalid UTF-8", at: place) }
      json.offset = end
      guard end < text.count else { throw failure("a string is never closed", at: open) }
      switch text[end] {
      case UInt8(ascii: "\""):
        json.offset += 1
        guard !decoded.isEmpty else { return decode(run) }
        decoded += text[run]
        return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += text[run]
        let scalar = try JSONString.escape(in: text, at: &json.offset)
        decoded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      default: throw failure("a control character (\(JSONSyntaxError.describe(text[end]))) in a string")
      }
    }
  }

  private func decode(_ range: Range<Int>) -> String {
    // Over a buffer this is one copy, without the generic paths that slices take.
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }
}
