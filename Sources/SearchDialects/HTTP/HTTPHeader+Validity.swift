extension HTTPHeader {
  /// Whether a text can be the name of a header: a token of RFC 9110, section 5.6.2.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
  }

  /// The first control character in a text that keeps it from being the value of a header; nil when it can be one.
  ///
  /// Tabs are allowed (RFC 9110, section 5.5). What is not ASCII is sent as UTF-8, which servers take for opaque bytes.
  package static func forbiddenScalar(inValue text: String) -> Unicode.Scalar? {
    // Nearly all values are of printed ASCII alone.
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return nil }
    return text.unicodeScalars.first { $0.properties.generalCategory == .control && $0 != "\t" }
  }

  /// Whether a header is about the message and its connection rather than about the search, in any case of letters.
  /// Requests set them themselves, and a second one would make a server and a proxy read different messages.
  package static func isOfConnection(_ name: String) -> Bool {
    namesOfConnection.contains { areEqual($0, name) }
  }

  /// The names of headers that requests set themselves, in lower case and sorted.
  package static let namesOfConnection = [
    "accept-encoding", "connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te",
    "trailer",
    "transfer-encoding", "upgrade",
  ]

  /// Why the header cannot be sent, as a sentence without its value; nil when it can.
  package var fault: String? {
    guard Self.isName(name) else {
      return "the name of a header is no token: letters, digits and !#$%&'*+-.^_`|~ were expected"
    }
    if Self.isOfConnection(name) { return "the header '\(name)' is set by each request itself" }
    guard let scalar = Self.forbiddenScalar(inValue: value.revealed) else { return nil }
    return
      "the value of the header '\(name)' holds a control character (U+\(String(scalar.value, radix: 16, uppercase: true)))"
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: tokenMarks.contains(byte)
    }
  }

  private static let tokenMarks = Array("!#$%&'*+-.^_`|~".utf8)
}
