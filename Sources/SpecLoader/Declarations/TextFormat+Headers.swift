import SearchDialects

// What requests carry in headers. What can never be sent is refused here, where it has a place.
extension TextFormat {
  /// The name of a header.
  static let headerName = TextFormat(
    "the name of a header: letters, digits and !#$%&'*+-.^_`|~",
    pattern: "^(?!(?:\(namesOfConnection))\(end))[!#$%&'*+.^_`|~0-9A-Za-z-]+\(end)",
    fault: connectionFault
  ) {
    HTTPHeader.isName($0) && !HTTPHeader.isOfConnection($0)
  }

  /// The value of a header.
  static let headerValue = TextFormat(
    "text without control characters", pattern: "^[^\(controls)]*\(end)", fault: controlFault
  ) {
    HTTPHeader.forbiddenScalar(inValue: $0) == nil
  }

  /// The value of a header that must say something.
  static let headerText = TextFormat(
    "text that is not empty, without control characters", pattern: "^[^\(controls)]+\(end)", fault: controlFault
  ) {
    !$0.isEmpty && HTTPHeader.forbiddenScalar(inValue: $0) == nil
  }

  /// Says what a text holds that no header can carry, and how it probably came there. The text is secret.
  private static let controlFault: @Sendable (String) -> String? = { text in
    guard let scalar = HTTPHeader.forbiddenScalar(inValue: text) else { return nil }
    guard isLineBreak(scalar) else {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return
        "holds the control character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits), which no"
        + " request can carry; write it without"
    }
    let isAtEnd = text.unicodeScalars.drop { !isLineBreak($0) }.allSatisfy(isLineBreak)
    guard isAtEnd else { return "contains a line break, which no request can carry; write it on one line" }
    return
      "contains a line break at its end, which no request can carry; begin a block scalar with '|-', and set a variable"
      + " without the line end of the file that it comes from"
  }

  private static let connectionFault: @Sendable (String) -> String? = { name in
    HTTPHeader.isOfConnection(name) ? "is '\(name)', which each request sets itself; leave it out" : nil
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  /// The end of a text. `$` also stands before a last line feed in the expressions of Python.
  private static let end = "(?![\\s\\S])"
  private static let controls = "\\u0000-\\u0008\\u000A-\\u001F\\u007F"

  /// The names in any case of letters; the expressions of JSON Schema have no option for it.
  private static let namesOfConnection = HTTPHeader.namesOfConnection.map { name in
    name.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : String($0) }.joined()
  }.joined(separator: "|")
}
