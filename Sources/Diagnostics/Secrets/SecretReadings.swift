/// The ways in which the bytes of a text can be read as those of another text.
enum SecretReadings {
  /// The readings of a text in which something is decoded.
  static func all(of text: [UInt8]) -> [DecodedBytes] {
    guard text.count >= 8, text.count < DecodedBytes.longestText else { return [] }
    return [
      percentDecoded(text), percentDecoded(text, plusIsSpace: true), unescaped(text),
      hasHighHexadecimalEscape(text) ? unescaped(text, hexadecimalIsScalar: true) : nil, withoutEntities(text),
    ]
    .compactMap { $0 } + hexadecimal(text) + base64(text)
  }

  /// Reads `%41` as `A`, and `+` as a space where forms are meant.
  private static func percentDecoded(_ text: [UInt8], plusIsSpace: Bool = false) -> DecodedBytes? {
    decoded(text, lead: plusIsSpace ? UInt8(ascii: "+") : UInt8(ascii: "%")) { index in
      if plusIsSpace, text[index] == UInt8(ascii: "+") { return ([UInt8(ascii: " ")], 1) }
      guard text[index] == UInt8(ascii: "%"), let byte = number(text, index + 1, digits: 2, radix: 16) else {
        return nil
      }
      return ([UInt8(truncatingIfNeeded: byte)], 3)
    }
  }

  /// Reads the escapes of strings: those of JSON, C, Swift, Python and YAML, and our own visible ones.
  ///
  /// - Parameter hexadecimalIsScalar: Whether `\xE9` is the letter é, as in Python's texts, rather than a byte.
  private static func unescaped(_ text: [UInt8], hexadecimalIsScalar: Bool = false) -> DecodedBytes? {
    decoded(text, lead: UInt8(ascii: "\\")) { index in
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else { return nil }
      let letter = text[index + 1]
      switch letter {
      case UInt8(ascii: "u") where index + 2 < text.count && text[index + 2] == UInt8(ascii: "{"):
        guard let close = text[(index + 3)...].prefix(9).firstIndex(of: UInt8(ascii: "}")),
          let value = number(text, index + 3, digits: close - index - 3, radix: 16)
        else { return nil }
        return scalar(value, count: close + 1 - index)
      case UInt8(ascii: "u"):
        guard let high = number(text, index + 2, digits: 4, radix: 16) else { return nil }
        if (0xD800..<0xDC00).contains(high), index + 7 < text.count, text[index + 6] == UInt8(ascii: "\\"),
          text[index + 7] == letter, let low = number(text, index + 8, digits: 4, radix: 16),
          (0xDC00..<0xE000).contains(low)
        {
          return scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), count: 12)
        }
        return scalar(high, count: 6)
      case UInt8(ascii: "U"): return number(text, index + 2, digits: 8, radix: 16).flatMap { scalar($0, count: 10) }
      case UInt8(ascii: "x"):
        guard let value = number(text, index + 2, digits: 2, radix: 16) else { return nil }
        return hexadecimalIsScalar ? scalar(value, count: 4) : ([UInt8(truncatingIfNeeded: value)], 4)
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        if let byte = number(text, index + 1, digits: 3, radix: 8) { return ([UInt8(truncatingIfNeeded: byte)], 4) }
        return letter == UInt8(ascii: "0") ? ([0], 2) : nil
      default: return ([simpleEscapes[letter] ?? letter], 2)
      }
    }
  }

  /// Whether there is an escape such as `\xE9`, which is not the same as a byte and as a letter.
  private static func hasHighHexadecimalEscape(_ text: [UInt8]) -> Bool {
    text.contains(UInt8(ascii: "\\"))
      && text.indices.dropLast(3).contains { index in
        text[index] == UInt8(ascii: "\\") && text[index + 1] == UInt8(ascii: "x")
          && text[index + 2].hexadecimalDigit.map { $0 >= 8 } == true
      }
  }

  /// Reads the character references of HTML and XML.
  private static func withoutEntities(_ text: [UInt8]) -> DecodedBytes? {
    decoded(text, lead: UInt8(ascii: "&")) { index in
      guard text[index] == UInt8(ascii: "&"), index + 2 < text.count else { return nil }
      guard text[index + 1] == UInt8(ascii: "#") else {
        guard let end = text[(index + 1)...].prefix(10).firstIndex(of: UInt8(ascii: ";")),
          let byte = entities[String(decoding: text[(index + 1)..<end], as: UTF8.self)]
        else { return nil }
        return ([byte], end + 1 - index)
      }
      // Browsers read a number without its semicolon, too.
      let isHexadecimal = text[index + 2] | 0x20 == UInt8(ascii: "x")
      let first = index + (isHexadecimal ? 3 : 2)
      let digits = text[first...].prefix(8).prefix {
        $0.hexadecimalDigit.map { $0 < (isHexadecimal ? 16 : 10) } == true
      }
      let isClosed = digits.endIndex < text.count && text[digits.endIndex] == UInt8(ascii: ";")
      return number(text, first, digits: digits.count, radix: isHexadecimal ? 16 : 10)
        .flatMap { scalar($0, count: digits.endIndex + (isClosed ? 1 : 0) - index) }
    }
  }

  /// Decodes what a reader knows and copies the rest; nil when there is nothing to decode.
  private static func decoded(
    _ text: [UInt8], lead: UInt8, _ read: (Int) -> (bytes: [UInt8], count: Int)?
  ) -> DecodedBytes? {
    guard text.contains(lead) else { return nil }
    var result = DecodedBytes()
    var isChanged = false
    var index = 0
    while index < text.count {
      if let (bytes, count) = read(index) {
        result.append(bytes, from: index..<index + count)
        index += count
        isChanged = true
      } else {
        result.append(text[index], from: index..<index + 1)
        index += 1
      }
    }
    return isChanged ? result : nil
  }

  private static func scalar(_ value: Int, count: Int) -> (bytes: [UInt8], count: Int)? {
    UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { (Array(String($0).utf8), count) }
  }

  /// The number that some digits mean; nil when they are not a number.
  private static func number(_ text: [UInt8], _ start: Int, digits: Int, radix: Int) -> Int? {
    guard (1...8).contains(digits), start + digits <= text.count else { return nil }
    var value = 0
    for byte in text[start..<start + digits] {
      guard let digit = byte.hexadecimalDigit, digit < radix else { return nil }
      value = value * radix + digit
    }
    return value
  }

  private static let simpleEscapes = Dictionary(
    uniqueKeysWithValues: zip("abefnrtv".utf8, [0x07, 0x08, 0x1B, 0x0C, 0x0A, 0x0D, 0x09, 0x0B] as [UInt8]))
  private static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""),
    "apos": UInt8(ascii: "'"),
  ]
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexadecimalDigit: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(self) - 0x61 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self) - 0x41 + 10
    default: nil
    }
  }
}
