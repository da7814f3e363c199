import Diagnostics

/// Reads values at places of a JSON text, as trees or just past them.
package struct JSONReader {
  /// Where it is in the text.
  package var json: JSONScanner
  /// The objects that lists were made of so far.
  var shapes: JSONShapes
  /// How many of the open containers are lists.
  private(set) var listDepth = 0

  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, shapes: JSONShapes) {
    json = JSONScanner(text, at: offset)
    self.shapes = shapes
  }

  /// The text, whose owner keeps it alive.
  @inlinable package var text: UnsafeBufferPointer<UInt8> { json.text }
  /// The offset of the next byte to read.
  package var offset: Int { json.offset }

  /// A part of the text.
  @inlinable package func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[range]))
  }

  /// Reads the value that comes next.
  package mutating func parseValue() throws(JSONSyntaxError) -> JSON {
    switch json.peek() {
    case UInt8(ascii: "{"): return .object(try parseObject())
    case UInt8(ascii: "["): return .array(try parseArray())
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try parseNumber()
    case UInt8(ascii: "N"):
      let start = json.offset
      guard json.skip(word: "NaN") else { throw unexpected("a value") }
      throw failure("expected a value, found 'NaN', which JSON does not have: a missing number is null", at: start)
    default: throw unexpected("a value")
    }
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSON) throws(JSONSyntaxError) -> JSON {
    guard json.skip(word: word) else { throw failure("expected '\(word)'") }
    return value
  }

  private mutating func parseArray() throws(JSONSyntaxError) -> [JSON] {
    var elements: [JSON] = []
    try parseElements { reader throws(JSONSyntaxError) in
      if elements.isEmpty { elements.reserveCapacity(4) }
      elements.append(try reader.parseValue())
    }
    return elements
  }

  /// Reads the list that comes next, element by element.
  ///
  /// - Parameter parseElement: reads an element.
  @inline(__always)
  package mutating func parseElements(
    _ parseElement: (inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    guard json.peek() == UInt8(ascii: "[") else { throw unexpected("a list") }
    try enter()
    listDepth += 1
    defer { listDepth -= 1 }
    if json.leave(at: UInt8(ascii: "]")) { return }
    while true {
      try parseElement(&self)
      switch json.next(before: UInt8(ascii: "]")) {
      case .more: continue
      case .end: return
      case .fault: throw unexpected("',' or ']' in a list")
      }
    }
  }

  /// Reads the object that comes next, member by member. Names with escapes or beyond ASCII are faults here, and
  /// whether one occurs twice is for who reads them to see.
  ///
  /// - Parameter parseMember: reads the value of a member, told where its name stands.
  @inline(__always)
  package mutating func parseMembers(
    _ parseMember: (inout JSONReader, Range<Int>) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    guard json.peek() == UInt8(ascii: "{") else { throw unexpected("an object") }
    try enter()
    if json.leave(at: UInt8(ascii: "}")) { return }
    repeat {
      guard let name = skipPlainString() else { throw unexpected("a plain member name in quotes") }
      guard json.skip(UInt8(ascii: ":")) else { throw unexpected("':' after a member name") }
      try parseMember(&self, name)
    } while try !isObjectEnd()
  }

  /// Reads past the string that comes next if it is of ASCII and without escapes.
  ///
  /// - Returns: what stands between its quotes; nil for anything else, which still comes next.
  package mutating func skipPlainString() -> Range<Int>? {
    guard json.peek() == UInt8(ascii: "\"") else { return nil }
    let start = offset + 1
    let (end, isASCII) = JSONString.plainRun(text, from: start)
    guard isASCII, end < text.count, text[end] == UInt8(ascii: "\"") else { return nil }
    json.offset = end + 1
    return start..<end
  }

  /// Reads past the value that comes next.
  package mutating func skipValue() throws(JSONSyntaxError) {
    let start = json
    if (try? skipPlainValue()) != nil { return }
    // A tree tells what is wrong, and whether anything is.
    json = start
    _ = try parseValue()
  }

  /// Reads past the value that comes next where that needs no closer look. A part that does is a fault of the whole, so
  /// that nothing is read more than twice.
  private mutating func skipPlainValue() throws(JSONSyntaxError) {
    switch json.peek() {
    case UInt8(ascii: "\""): if skipPlainString() == nil { _ = try parseString() }
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      json.offset = try JSONNumber(text, at: offset).end
    case UInt8(ascii: "{"): try skipMembers()
    default: _ = try parseValue()
    }
  }

  /// Reads past the object that comes next if it has few members, whose names are plain.
  private mutating func skipMembers() throws(JSONSyntaxError) {
    var names: [Range<Int>] = []
    names.reserveCapacity(Self.mostSkipped)
    try parseMembers { reader, name throws(JSONSyntaxError) in
      // A name that occurs twice is a fault.
      guard names.count < Self.mostSkipped,
        !names.contains(where: { $0.count == name.count && reader.bytes($0).isEqual(to: reader.bytes(name)) })
      else { throw reader.unexpected("another member") }
      names.append(name)
      try reader.skipPlainValue()
    }
  }

  /// How many members of an object are compared with each other to see whether all names differ.
  private static var mostSkipped: Int { 16 }

  mutating func enter() throws(JSONSyntaxError) {
    guard json.enter() else { throw failure("nested deeper than \(JSONScanner.maximumDepth) levels") }
  }

  /// The error for the present place, or another one.
  func failure(_ message: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: place ?? offset)
  }

  /// The error for what comes next instead of what was expected.
  package mutating func unexpected(_ expectation: String) -> JSONSyntaxError {
    JSONSyntaxError(expected: expectation, found: json.peek(), offset: json.offset)
  }
}
