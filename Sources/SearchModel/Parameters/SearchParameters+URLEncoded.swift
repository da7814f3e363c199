import OrderedCollections

extension SearchParameters {
  /// Reads the `key=value&…` form in which Algolia's requests and answers carry parameters.
  ///
  /// Nothing fails: an unknown parameter stays text, so does a value that does not have its parameter's shape, and of a
  /// repeated name the last counts. Lists may be JSON or comma lists, booleans `true`, `false`, `1` and `0`; `+` and `%20`
  /// are spaces.
  public init(urlEncoded text: String) {
    self.init()
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = Self.decoded(parts[0])
      guard !name.isEmpty else { continue }
      self[name] = Self.value(of: parts.count > 1 ? Self.decoded(parts[1]) : "", for: name)
    }
  }

  /// The parameters in that form: names sorted, lists and objects as JSON, everything but letters, digits and `-._~`
  /// percent-encoded.
  public var urlEncoded: String {
    object.map { name, value in
      "\(Self.percentEncoded(name))=\(Self.percentEncoded(value.stringValue ?? value.text()))"
    }
    .joined(separator: "&")
  }

  private static func value(of text: String, for name: String) -> JSON {
    guard let type = SearchParameter.byName[name]?.type else { return .string(text) }
    switch type {
    case .string, .choice: return .string(text)
    case .boolean where text == "1": return true
    case .boolean where text == "0": return false
    case .strings where !text.hasPrefix("["):
      return .array(text.split(separator: ",").map { .string(String($0)) })
    default:
      if let value = try? JSON(parsing: Array(text.utf8)), type.accepts(value) { return value }
      // The comma list of numbers is a JSON list without its brackets.
      if let list = try? JSON(parsing: Array("[\(text)]".utf8)), type.accepts(list) { return list }
      return .string(text)
    }
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"), let value = hexadecimal(rest.prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
    guard digits.count == 2 else { return nil }
    var value: UInt8 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt8(truncatingIfNeeded: number)
    }
    return value
  }

  /// A text with everything but letters, digits and `-._~` percent-encoded, so that it can be any part of a URL.
  package static func percentEncoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
