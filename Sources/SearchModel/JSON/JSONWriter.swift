import Diagnostics

/// Writes JSON text piece by piece, so that a large output needs no tree of values before it is text.
///
/// Neither `/` nor non-ASCII is escaped; integers are exact; doubles are in shortest round-trip form.
///
/// ```swift
/// var writer = JSONWriter(indentation: 2)
/// writer.object { writer in
///   writer.member("query")
///   writer.write("tom")
/// }
/// print(String(decoding: writer.takeBytes(), as: UTF8.self))
/// ```
package struct JSONWriter: Sendable {
  private var bytes: [UInt8] = []
  /// How many spaces a level is indented by; nil for text without white space.
  private let indentation: Int?
  private var level: Int
  /// Whether the container that is open has an element already.
  private var hasElements: Bool

  /// A writer of a value, or of the elements of a container that is open.
  ///
  /// - Parameters:
  ///   - indentation: how many spaces a level is indented by; nil for text without white space.
  ///   - level: how many containers are open.
  ///   - hasElements: whether the innermost of them has an element already.
  ///   - capacity: how many bytes are expected.
  package init(indentation: Int? = nil, level: Int = 0, hasElements: Bool = false, capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
    self.indentation = indentation
    self.level = level
    self.hasElements = hasElements
  }

  /// What was written since the last time, as UTF-8.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes a list.
  package mutating func array(_ writeElements: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), writeElements)
  }

  /// Writes an object.
  package mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), writeMembers)
  }

  /// Begins an element of the list that is open; its value is what is written next.
  package mutating func element() {
    if hasElements { bytes.append(UInt8(ascii: ",")) }
    hasElements = true
    startLine()
  }

  /// Begins a member of the object that is open; its value is what is written next.
  package mutating func member(_ name: String) {
    element()
    write(name)
    bytes.append(UInt8(ascii: ":"))
    if indentation != nil { bytes.append(UInt8(ascii: " ")) }
  }

  /// Writes a member of the object that is open, with a text.
  package mutating func member(_ name: String, _ text: String) {
    member(name)
    write(text)
  }

  /// Writes a member of the object that is open.
  package mutating func member(_ name: String, _ value: JSON) {
    member(name)
    write(value)
  }

  /// Writes members of an object into the one that is open, by default all of them.
  package mutating func members(_ members: JSONObject, where isWanted: (String) -> Bool = { _ in true }) {
    // Spans lend names and values, which an iterator would copy one by one.
    let (names, values) = (members.keys.exactTexts, members.values)
    let (nameSpan, valueSpan) = (names.span, values.span)
    for index in nameSpan.indices where isWanted(nameSpan[index].text) {
      member(nameSpan[index].text)
      write(valueSpan[index])
    }
  }

  /// Ends a line between values, as JSON lines stand.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a value.
  package mutating func write(_ value: JSON) {
    switch value {
    case .string(let text): write(text)
    case .array(let elements):
      array { writer in
        let elements = elements.span
        for index in elements.indices {
          writer.element()
          writer.write(elements[index])
        }
      }
    case .object(let members): object { $0.members(members) }
    default: append(value.bareText ?? "")
    }
  }

  /// Writes a string in quotes.
  package mutating func write(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { source in
      if Self.hasSpecials(source) {
        for byte in source { writeEscaped(byte) }
      } else {
        bytes.append(contentsOf: source)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private mutating func container(_ open: UInt8, _ close: UInt8, _ write: (inout JSONWriter) -> Void) {
    let hadElements = hasElements
    bytes.append(open)
    hasElements = false
    level += 1
    write(&self)
    level -= 1
    if hasElements { startLine() }
    bytes.append(close)
    hasElements = hadElements
  }

  private mutating func startLine() {
    guard let indentation else { return }
    var missing = 1 + level * indentation
    var line = Self.lineStart[...]
    while missing > 0 {
      line = line.prefix(missing)
      bytes.append(contentsOf: line)
      missing -= line.count
      line = Self.lineStart.dropFirst()
    }
  }

  /// What lines begin with, so that the blanks of a level are one copy. A literal, so that no references are counted.
  private static let lineStart: [UInt8] = [
    10, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
  ]

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Whether something must be escaped. The loop has no branch, so that many bytes are compared at once.
  private static func hasSpecials(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var specials: UInt8 = 0
    for byte in bytes { specials |= specialMark(byte) }
    return specials != 0
  }

  /// 1 for a byte that must be escaped, else 0. With its second bit flipped the quotation mark comes right after the
  /// control characters, where the space was.
  private static func specialMark(_ byte: UInt8) -> UInt8 {
    (byte ^ 2 <= 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0x08: append("\\b")
    case 0x0C: append("\\f")
    case ..<0x20: append((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }
}
