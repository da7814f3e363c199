import Diagnostics

extension JSONParser {
  mutating func parseNumber() throws(JSONSyntaxError) -> JSON {
    let start = offset
    var isInteger = true
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let digits = skipDigits()
    guard digits > 0 else { throw failure("expected a digit") }
    if digits > 1, bytes[offset - digits] == UInt8(ascii: "0") {
      throw failure("a number may not begin with 0", at: start)
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      isInteger = false
      offset += 1
      guard skipDigits() > 0 else { throw failure("expected a digit after the point") }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw failure("expected a digit in the exponent") }
    }
    if let number = SimpleNumber(bytes.span.extracting(start..<offset)) { return number.value }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isInteger {
      // "-0" has no integer that prints the same, and every finite double with a fraction or exponent is exact enough.
      if text != "-0", let value = Int(text) { return .integer(value) }
      return text == "-0" ? .double(-0.0) : .literal(text)
    }
    guard let value = Double(text), value.isFinite else { return .literal(text) }
    return .double(value)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) { offset += 1 }
    return offset - start
  }

  mutating func parseString() throws(JSONSyntaxError) -> String {
    let open = offset
    offset += 1
    // What came before the last escape. It grows in place, so that many escapes cost no more than their number.
    var text: [UInt8] = []
    while true {
      let (end, isASCII) = plainRun(from: offset)
      let run = offset..<end
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
      default: throw failure("a control character (\(describe(bytes[end]))) in a string")
      }
    }
  }

  /// The end of the bytes of a string that stand for themselves, and whether all of them are ASCII.
  private func plainRun(from start: Int) -> (end: Int, isASCII: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      var all: UInt8 = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
        all |= byte
        index += 1
      }
      return (index, all < 0x80)
    }
  }

  private func decode(_ range: Range<Int>) -> String {
    // Over a buffer this is one copy, without the generic paths that slices take.
    return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard offset + 1 < bytes.count else { throw failure("the text ends inside an escape") }
    let code = bytes[offset + 1]
    if let scalar = Self.simpleEscape(code) {
      offset += 2
      return scalar
    }
    guard code == UInt8(ascii: "u") else { throw failure("unknown escape '\\' followed by \(describe(code))") }
    let start = offset
    let unit = try parseCodeUnit()
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    guard UTF16.isLeadSurrogate(unit), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw failure("an unpaired surrogate", at: start) }
    let trail = try parseCodeUnit()
    guard UTF16.isTrailSurrogate(trail) else { throw failure("an unpaired surrogate", at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private static func simpleEscape(_ code: UInt8) -> Unicode.Scalar? {
    switch code {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(code)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// Reads `\uXXXX`.
  private mutating func parseCodeUnit() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes.dropFirst(offset + 2).prefix(4)
    // A sign is no digit, but the number's own reader takes one.
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits after '\\u'") }
    offset += 6
    return unit
  }
}
