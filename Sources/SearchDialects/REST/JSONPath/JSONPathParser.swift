/// Reads the text of a path, one scalar after the other.
struct JSONPathParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  /// The largest index whose digits every reader of JSON takes for the same number: 2⁵³ − 1.
  private static let largestIndex = 9_007_199_254_740_991
  /// More steps than any real path has.
  private static let mostSegments = 200

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func parsePath() throws(JSONPathError) -> [JSONPath.Segment] {
    guard peek == "$" else { throw failure("a path begins with '$'") }
    offset += 1
    var segments: [JSONPath.Segment] = []
    while true {
      let start = offset
      skipSpace()
      guard let scalar = peek else {
        guard start == offset else { throw failure("the path ends with white space", from: start, to: offset) }
        return segments
      }
      guard scalar == "." || scalar == "[" else {
        throw failure("expected '.', '[' or the end of the path, found \(Self.shown(scalar))")
      }
      guard segments.count < Self.mostSegments else {
        throw failure("the path has more than \(Self.mostSegments) steps")
      }
      segments.append(try parseSegment())
    }
  }

  private mutating func parseSegment() throws(JSONPathError) -> JSONPath.Segment {
    let isBracket = skip("[")
    if !isBracket { offset += 1 }
    let isDescendant = !isBracket && skip(".")
    let selectors: [JSONPath.Selector]
    if isBracket || (isDescendant && skip("[")) {
      selectors = try parseBracket()
    } else if skip("*") {
      selectors = [.wildcard]
    } else {
      selectors = [.name(try parseShorthandName(after: isDescendant ? ".." : "."))]
    }
    return JSONPath.Segment(selectors: selectors, isDescendant: isDescendant, end: offset)
  }

  private mutating func parseShorthandName(after dots: String) throws(JSONPathError) -> String {
    let start = offset
    guard let first = peek else { throw failure("the path ends after '\(dots)'") }
    guard Self.mayBeginName(first) else {
      let isDigit = Self.isDigit(first)
      throw failure(
        isDigit
          ? "a name after '\(dots)' may not begin with a digit; write [\(first)] for an element,"
            + " ['\(first)…'] for a member"
          : "expected a name or '*' after '\(dots)', found \(Self.shown(first))"
            + (first == "." ? "" : "; other names are written in brackets and quotes: ['a name']"))
    }
    while let scalar = peek, Self.mayBeginName(scalar) || Self.isDigit(scalar) { offset += 1 }
    return String(String.UnicodeScalarView(scalars[start..<offset]))
  }

  /// Reads the selectors of a bracket that is open.
  private mutating func parseBracket() throws(JSONPathError) -> [JSONPath.Selector] {
    let open = offset - 1
    var selectors: [JSONPath.Selector] = []
    while true {
      skipSpace()
      guard let scalar = peek else { throw failure("the bracket is never closed", from: open, to: offset) }
      switch scalar {
      case "*":
        offset += 1
        selectors.append(.wildcard)
      case "'", "\"": selectors.append(.name(try parseQuotedName(quote: scalar)))
      case "-", "0"..."9": selectors.append(.index(try parseIndex()))
      case "?": throw failure("a filter (?…) is not supported here")
      case ":": throw failure("a slice (:) is not supported here")
      case "]": throw failure("expected a name in quotes, an index or '*'", from: open, to: offset + 1)
      default:
        throw failure("expected a name in quotes, an index or '*', found \(Self.shown(scalar))")
      }
      skipSpace()
      if skip("]") { return selectors }
      if peek == ":" { throw failure("a slice (:) is not supported here") }
      guard peek != nil else { throw failure("the bracket is never closed", from: open, to: offset) }
      guard skip(",") else { throw failure("expected ',' or ']', found \(Self.shown(scalars[offset]))") }
    }
  }

  private mutating func parseIndex() throws(JSONPathError) -> Int {
    let start = offset
    let isNegative = skip("-")
    let digits = offset
    while let scalar = peek, Self.isDigit(scalar) { offset += 1 }
    guard offset > digits else { throw failure("expected a digit after '-'", from: start, to: offset) }
    guard scalars[digits] != "0" || (offset == digits + 1 && !isNegative) else {
      throw failure("an index is written without leading zeros, and 0 without a sign", from: start, to: offset)
    }
    let text = String(String.UnicodeScalarView(scalars[digits..<offset]))
    guard let value = Int(text), value <= Self.largestIndex else {
      throw failure("an index is at most \(Self.largestIndex)", from: start, to: offset)
    }
    return isNegative ? -value : value
  }
}

extension JSONPathParser {
  private mutating func parseQuotedName(quote: Unicode.Scalar) throws(JSONPathError) -> String {
    let open = offset
    offset += 1
    var name = String.UnicodeScalarView()
    while let scalar = peek {
      if scalar == quote {
        offset += 1
        return String(name)
      }
      if scalar == "\\" {
        name.append(try parseEscape(quote: quote))
      } else {
        guard scalar.value >= 0x20 else { throw failure("a control character in a name; write it as an escape") }
        name.append(scalar)
        offset += 1
      }
    }
    throw failure("the name is never closed", from: open, to: offset)
  }

  private mutating func parseEscape(quote: Unicode.Scalar) throws(JSONPathError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let code = peek else { throw failure("the path ends inside an escape", from: start, to: offset) }
    offset += 1
    switch code {
    case quote, "\\", "/": return code
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try parseUnicodeEscape(start)
    default: throw failure("unknown escape '\\' followed by \(Self.shown(code))", from: start, to: offset)
    }
  }

  private mutating func parseUnicodeEscape(_ start: Int) throws(JSONPathError) -> Unicode.Scalar {
    let unit = try parseCodeUnit(start)
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    guard UTF16.isLeadSurrogate(unit), skip("\\"), skip("u") else {
      throw failure("an unpaired surrogate", from: start, to: offset)
    }
    let trail = try parseCodeUnit(start)
    guard UTF16.isTrailSurrogate(trail) else { throw failure("an unpaired surrogate", from: start, to: offset) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func parseCodeUnit(_ start: Int) throws(JSONPathError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let scalar = peek, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        throw failure("expected four hexadecimal digits after '\\u'", from: start, to: min(offset + 1, scalars.count))
      }
      unit = unit << 4 | UInt16(truncatingIfNeeded: digit)
      offset += 1
    }
    return unit
  }
}

extension JSONPathParser {
  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let scalar = peek, [" ", "\t", "\n", "\r"].contains(scalar) { offset += 1 }
  }

  private func failure(_ message: String, from start: Int? = nil, to end: Int? = nil) -> JSONPathError {
    let start = start ?? offset
    return JSONPathError(message: message, scalarRange: start..<(end ?? min(start + 1, scalars.count)))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func mayBeginName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "_": true
    default: scalar.value >= 0x80
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar.value >= 0x20 && scalar.value != 0x7F ? "'\(scalar)'" : "the character U+" + hexadecimal(scalar)
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
