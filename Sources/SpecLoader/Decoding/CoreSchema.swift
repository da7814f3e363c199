import SearchModel

/// Reads plain scalars as the YAML 1.2 core schema does.
enum CoreSchema {
  /// The value of a plain scalar: null, a boolean, a number, or else its text.
  static func value(of text: String) -> JSON {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: number(text) ?? .string(text)
    }
  }

  /// The number that a text is, integers exactly; nil for any other text, and for infinities and NaN, which JSON lacks.
  static func number(_ text: String) -> JSON? {
    // Only digits, signs and a point begin one; longer texts are not treated as numbers.
    guard text.utf8.count <= 4_096, let first = text.utf8.first, first < 0x3A else { return nil }
    let bytes = Array(text.utf8)
    if bytes.starts(with: [0x30, 0x6F]) { return based(text.dropFirst(2), radix: 8) }
    if bytes.starts(with: [0x30, 0x78]) { return based(text.dropFirst(2), radix: 16) }
    var rest = bytes[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: TextFormat.isDigit)
    rest = rest.dropFirst(whole.count)
    if rest.isEmpty, !whole.isEmpty { return integer(whole, isNegative: isNegative) }
    var hasDigits = !whole.isEmpty
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: TextFormat.isDigit)
      hasDigits = hasDigits || !fraction.isEmpty
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard hasDigits else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard !rest.isEmpty, rest.allSatisfy(TextFormat.isDigit) else { return nil }
      rest = []
    }
    guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
    return .double(value)
  }

  private static func integer(_ digits: ArraySlice<UInt8>, isNegative: Bool) -> JSON {
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    let magnitude = significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
    let text = isNegative && magnitude != "0" ? "-" + magnitude : magnitude
    return Int(text).map(JSON.integer) ?? .literal(text)
  }

  private static func based(_ digits: Substring, radix: Int) -> JSON? {
    guard let first = digits.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else { return nil }
    return Int(digits, radix: radix).map(JSON.integer)
  }

  /// A boolean as a spec may write it: in small letters, in capitals, or with a capital in front.
  static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE", "on", "On", "ON", "yes", "Yes", "YES": true
    case "false", "False", "FALSE", "off", "Off", "OFF", "no", "No", "NO": false
    default: nil
    }
  }

  /// A duration with its unit: `100ms`, `1.5s`, `2m`.
  static func duration(_ text: String) -> Duration? {
    let digits = text.prefix { $0 == "." || ("0"..."9").contains($0) }
    guard let number = plainDecimal(digits), number <= 1e9 else { return nil }
    switch text[digits.endIndex...] {
    case "ms": return .milliseconds(number)
    case "s": return .seconds(number)
    case "m": return .seconds(number * 60)
    default: return nil
    }
  }

  /// A rate a second: `50/s`.
  static func rate(_ text: String) -> Double? {
    guard text.hasSuffix("/s"), let rate = plainDecimal(text.dropLast(2)), rate > 0 else { return nil }
    return rate
  }

  /// Digits with at most one point between them.
  private static func plainDecimal(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(TextFormat.isDigit) }) else {
      return nil
    }
    return Double(text)
  }
}
