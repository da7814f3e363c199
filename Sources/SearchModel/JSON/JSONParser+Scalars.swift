import Diagnostics

extension JSONParser {
  mutating func parseNumber() throws(JSONSyntaxError) -> JSON {
    let start = offset
    let number = try bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
      try JSONNumber(bytes, at: start)
    }
    offset = number.end
    if let value = number.simpleValue { return value }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if number.isInteger {
      // "-0" has no integer that prints the same, and every finite double with a fraction or exponent is exact enough.
      if text != "-0", let value = Int(text) { return .integer(value) }
      return text == "-0" ? .double(-0.0) : .literal(text)
    }
    guard let value = Double(text), value.isFinite else { return .literal(text) }
    return .double(value)
  }

  mutating func parseString() throws(JSONSyntaxError) -> String {
    let open = offset
    offset += 1
    // What came before the last escape. It grows in place, so that many escapes cost no more than their number.
    var text: [UInt8] = []
    while true {
      let start = offset
      let (end, isASCII) = bytes.withUnsafeBufferPointer { JSONString.plainRun($0, from: start) }
      let run = start..<end
      if !isASCII, let place = bytes[run].firstInvalidUTF8Offset { throw failure("invalid UTF-8", at: place) }
      offset = end
      guard end < bytes.count else { throw failure("a string is never closed", at: open) }
      switch bytes[end] {
      case UInt8(ascii: "\""):
        offset += 1
        guard !text.isEmpty else { return decode(run) }
        text += bytes[run]
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[run]
        text += UTF8.encode(try parseEscape()) ?? UTF8.encodedReplacementCharacter
      default: throw failure("a control character (\(Self.describe(bytes[end]))) in a string")
      }
    }
  }

  private func decode(_ range: Range<Int>) -> String {
    // Over a buffer this is one copy, without the generic paths that slices take.
    return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    var end = offset
    let scalar = try bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
      try JSONString.escape(in: bytes, at: &end)
    }
    offset = end
    return scalar
  }
}
