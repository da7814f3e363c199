import OrderedCollections

/// A strict RFC 8259 reader over bytes that can stop between the elements of a list, so that a file of records is read
/// one record after the other.
///
/// Invalid UTF-8, control characters in strings, duplicate members, unpaired surrogates and nesting deeper than
/// ``maximumDepth`` are errors with their offset.
package struct JSONParser: Sendable {
  /// How deep lists and objects may nest.
  package static let maximumDepth = 200

  /// The text.
  package let bytes: [UInt8]
  /// The offset of the next byte to read.
  package internal(set) var offset: Int
  private var depth = 0
  /// How many of the open containers are lists.
  private var listDepth = 0
  /// The objects that lists were made of so far.
  private var shapes = JSONShapes()

  /// A reader at the start of a text; a byte-order mark is skipped.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether nothing but white space follows. Skips that white space.
  package mutating func isAtEnd() -> Bool {
    skipWhitespace()
    return offset >= bytes.count
  }

  /// Skips white space, and the given byte if it comes next.
  package mutating func skip(_ byte: UInt8) -> Bool {
    skipWhitespace()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Skips white space and returns the next byte without reading it.
  package mutating func peek() -> UInt8? {
    skipWhitespace()
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// Reads one value.
  package mutating func parseValue() throws(JSONSyntaxError) -> JSON {
    guard let byte = peek() else { throw failure("the text ends where a value was expected") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try parseObject())
    case UInt8(ascii: "["): return .array(try parseArray())
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    default: throw failure("expected a value, found \(Self.describe(byte))")
    }
  }

  /// The error for the present place, or another one.
  package func failure(_ message: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: place ?? offset)
  }

  /// A byte as an error message shows it.
  package static func describe(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "'\(Character(Unicode.Scalar(byte)))'" : "the byte 0x" + String(byte, radix: 16, uppercase: true)
  }

  @inline(__always)
  private mutating func skipWhitespace() {
    // Machines write none.
    if offset < bytes.count, bytes[offset] > 0x20 { return }
    skipMoreWhitespace()
  }

  private mutating func skipMoreWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw failure("nested deeper than \(Self.maximumDepth) levels") }
    offset += 1
  }

  private mutating func parseArray() throws(JSONSyntaxError) -> [JSON] {
    try enter()
    listDepth += 1
    defer {
      depth -= 1
      listDepth -= 1
    }
    if skip(UInt8(ascii: "]")) { return [] }
    var elements: [JSON] = []
    elements.reserveCapacity(4)
    while true {
      elements.append(try parseValue())
      if skip(UInt8(ascii: "]")) { return elements }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("',' or ']' in a list") }
    }
  }

  private mutating func parseObject() throws(JSONSyntaxError) -> JSONObject {
    try enter()
    defer { depth -= 1 }
    guard !skip(UInt8(ascii: "}")) else { return [:] }
    // Objects in lists mostly have the members of those before them.
    guard listDepth > 0, peek() == UInt8(ascii: "\"") else { return try parseMembers(after: [:], names: nil).members }
    let slot = JSONShapes.slot(ofDepth: depth, name: bytes.span.extracting(min(offset + 1, bytes.count)...))
    guard let shape = shapes[slot], isName(shape.names[0]) else {
      let (members, names) = try parseMembers(after: [:], names: [])
      if let names { shapes[slot] = JSONShapes.Shape(names: names, of: members) }
      return members
    }
    var members = shape.empty
    var count = 0
    repeat {
      offset += shape.names[count].count + 2
      members.values[count] = try parseMemberValue()
      count += 1
      if try isObjectEnd() { return count == members.count ? members : JSONObject(prefix: count, of: members) }
    } while count < members.count && peek() == UInt8(ascii: "\"") && isName(shape.names[count])
    return try parseMembers(after: JSONObject(prefix: count, of: members), names: nil).members
  }

  /// Whether the name that comes next, with its quotes, is written as one that was read already.
  @inline(__always)
  private func isName(_ known: Range<Int>) -> Bool {
    let end = offset + 1 + known.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    for step in 0..<known.count where bytes[known.lowerBound + step] != bytes[offset + 1 + step] { return false }
    return true
  }

  /// Reads the members of an object from a name on, after those that were read already.
  ///
  /// - Parameter names: collects where the names stand in the text; nil when that is not needed.
  private mutating func parseMembers(
    after first: JSONObject, names: [Range<Int>]?
  ) throws(JSONSyntaxError) -> (members: JSONObject, names: [Range<Int>]?) {
    var (members, names) = (first, names)
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw unexpected("a member name in quotes") }
      let start = offset
      let name = try parseString()
      names?.append(start + 1..<offset - 1)
      let value = try parseMemberValue()
      guard members.updateValue(value, forKey: name) == nil else {
        throw failure("the member '\(name)' occurs twice in one object", at: start)
      }
    } while try !isObjectEnd()
    return (members, names)
  }

  private mutating func parseMemberValue() throws(JSONSyntaxError) -> JSON {
    guard skip(UInt8(ascii: ":")) else { throw unexpected("':' after a member name") }
    return try parseValue()
  }

  /// Skips what follows a member, and returns whether it is the end of the object.
  private mutating func isObjectEnd() throws(JSONSyntaxError) -> Bool {
    if skip(UInt8(ascii: "}")) { return true }
    guard skip(UInt8(ascii: ",")) else { throw unexpected("',' or '}' in an object") }
    return false
  }

  /// The error for a byte that is not what was expected, or for the end of the text.
  package mutating func unexpected(_ expectation: String) -> JSONSyntaxError {
    guard let byte = peek() else { return failure("the text ends where \(expectation) was expected") }
    return failure("expected \(expectation), found \(Self.describe(byte))")
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSON) throws(JSONSyntaxError) -> JSON {
    let text = word.description
    guard bytes[offset...].starts(with: text.utf8) else { throw failure("expected '\(text)'") }
    offset += text.utf8.count
    return value
  }
}

extension JSON {
  /// Reads a text that holds one value and nothing else.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes)
    self = try parser.parseValue()
    guard parser.isAtEnd() else { throw parser.unexpected("the end of the text") }
  }
}
