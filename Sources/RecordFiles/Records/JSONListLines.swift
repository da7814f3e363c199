import SearchModel

/// Turns the text of a JSON list into a line for each element, byte by byte in its place: commas and brackets of the
/// list become line feeds, line feeds within an element become spaces.
///
/// It looks at the list alone. Whether elements are well formed is for the reader of the lines.
struct JSONListLines {
  /// The text is no list of objects, or not a well-formed one.
  struct Malformed: Error {}

  private enum Part {
    case before, list, after
  }

  private var part = Part.before
  /// How many brackets and braces are open.
  private var depth = 0
  private var strings = JSONStringState()
  /// Whether the present element has begun, and whether a comma came before it.
  private var hasElement = false
  private var followsComma = false

  /// Turns the next bytes of the text.
  mutating func turn(_ bytes: UnsafeMutableRawBufferPointer) throws(Malformed) {
    for place in bytes.indices {
      let byte = bytes[place]
      if !strings.takes(byte) { bytes[place] = try turned(byte) }
    }
  }

  /// Checks that the list has ended.
  func end() throws(Malformed) {
    guard part == .after else { throw Malformed() }
  }

  private mutating func turned(_ byte: UInt8) throws(Malformed) -> UInt8 {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return byte
    case UInt8(ascii: "\n"): return UInt8(ascii: " ")
    default: break
    }
    guard part == .list else {
      guard part == .before, byte == UInt8(ascii: "[") else { throw Malformed() }
      (part, depth) = (.list, 1)
      return UInt8(ascii: "\n")
    }
    switch byte {
    case UInt8(ascii: ","):
      guard depth == 1 else { return byte }
      guard hasElement else { throw Malformed() }
      (hasElement, followsComma) = (false, true)
      return UInt8(ascii: "\n")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      guard depth == 0 else { return byte }
      guard byte == UInt8(ascii: "]"), hasElement || !followsComma else { throw Malformed() }
      part = .after
      return UInt8(ascii: "\n")
    // A line may begin with a mark that an element of a list may not have.
    case _ where !hasElement && byte != UInt8(ascii: "{"): throw Malformed()
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    default: break
    }
    hasElement = true
    return byte
  }
}
