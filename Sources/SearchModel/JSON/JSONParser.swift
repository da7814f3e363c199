/// A strict RFC 8259 reader over bytes that can stop between the elements of a list, so that a file of records is read
/// one record after the other.
///
/// Invalid UTF-8, control characters in strings, duplicate members, unpaired surrogates and nesting deeper than
/// ``JSONScanner/maximumDepth`` are errors with their offset.
package struct JSONParser: Sendable {
  /// The text.
  package let bytes: [UInt8]
  /// The offset of the next byte to read.
  package private(set) var offset: Int
  /// The objects that lists were made of so far.
  private(set) var shapes: JSONShapes

  /// A reader at the start of a text; a byte-order mark is skipped.
  package init(_ bytes: [UInt8]) {
    self.init(bytes, knowing: JSONShapes())
  }

  /// A reader that knows objects of other texts.
  init(_ bytes: [UInt8], knowing shapes: JSONShapes) {
    self.bytes = bytes
    self.shapes = shapes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether nothing but white space follows. Skips that white space.
  package mutating func isAtEnd() -> Bool {
    peek() == nil
  }

  /// Skips white space, and the given byte if it comes next.
  package mutating func skip(_ byte: UInt8) -> Bool {
    scan { $0.skip(byte) }
  }

  /// Skips white space and returns the next byte without reading it.
  package mutating func peek() -> UInt8? {
    scan { $0.peek() }
  }

  private mutating func scan<Result>(_ body: (inout JSONScanner) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { text in
      var scanner = JSONScanner(text, at: offset)
      defer { offset = scanner.offset }
      return body(&scanner)
    }
  }

  /// Reads one value.
  package mutating func parseValue() throws(JSONSyntaxError) -> JSON {
    try bytes.withUnsafeBufferPointer { text throws(JSONSyntaxError) in
      var reader = JSONReader(text, at: offset, shapes: shapes)
      // The reader changes the only copy.
      shapes = JSONShapes()
      defer {
        offset = reader.offset
        shapes = reader.shapes
      }
      return try reader.parseValue()
    }
  }

  /// Reads the one value that the text holds.
  mutating func parseWholeText() throws(JSONSyntaxError) -> JSON {
    let value = try parseValue()
    guard isAtEnd() else { throw unexpected("the end of the text") }
    return value
  }

  /// The error for the present place.
  package func failure(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: offset)
  }

  /// The error for a byte that is not what was expected, or for the end of the text.
  package mutating func unexpected(_ expectation: String) -> JSONSyntaxError {
    JSONSyntaxError(expected: expectation, found: peek(), offset: offset)
  }
}

extension JSON {
  /// Reads a text that holds one value and nothing else.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes)
    self = try parser.parseWholeText()
  }
}
