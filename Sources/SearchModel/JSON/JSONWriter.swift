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
  /// The text so far, with room behind it.
  private var bytes: [UInt8] = []
  /// How many bytes the text has.
  private var count = 0
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
    bytes = Array(repeating: 0, count: capacity)
    self.indentation = indentation
    self.level = level
    self.hasElements = hasElements
  }

  /// What was written since the last time, as UTF-8.
  package mutating func takeBytes() -> [UInt8] {
    defer { (bytes, count) = ([], 0) }
    bytes.removeLast(bytes.count - count)
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
    if hasElements { append(UInt8(ascii: ",")) }
    hasElements = true
    if let indentation { startLine(indentation) }
  }

  /// Begins a member of the object that is open; its value is what is written next.
  package mutating func member(_ name: String) {
    element()
    write(name)
    append(UInt8(ascii: ":"))
    if indentation != nil { append(UInt8(ascii: " ")) }
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
    append(UInt8(ascii: "\n"))
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
    case .integer(let number): write(number)
    default: append(value.bareText ?? "")
    }
  }

  @inline(__always)
  private mutating func container(_ open: UInt8, _ close: UInt8, _ write: (inout JSONWriter) -> Void) {
    let hadElements = hasElements
    append(open)
    hasElements = false
    level += 1
    write(&self)
    level -= 1
    if hasElements, let indentation { startLine(indentation) }
    append(close)
    hasElements = hadElements
  }

  private mutating func startLine(_ indentation: Int) {
    var missing = 1 + level * indentation
    var line = Self.lineStart[...]
    while missing > 0 {
      line = line.prefix(missing)
      line.withUnsafeBytes { append(contentsOf: $0) }
      missing -= line.count
      line = Self.lineStart.dropFirst()
    }
  }

  /// What lines begin with, so that the blanks of a level are one copy. A literal, so that no references are counted.
  private static let lineStart: [UInt8] = [
    10, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
  ]

  /// Appends a text as it is.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: UnsafeRawBufferPointer($0)) }
  }

  private mutating func append(contentsOf source: UnsafeRawBufferPointer) {
    append(source.count) { room in
      UnsafeMutableRawBufferPointer(room).copyMemory(from: source)
      return true
    }
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    append(1) { room in
      room[0] = byte
      return true
    }
  }

  /// Appends a number of bytes, which are written by a function.
  ///
  /// - Parameter write: writes all of them; false to leave the text as it was.
  /// - Returns: what the function returned.
  @inline(__always)
  @discardableResult
  mutating func append(_ added: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Bool) -> Bool {
    let end = count &+ added
    if end > bytes.count { makeRoom(end) }
    let isWritten = bytes.withUnsafeMutableBufferPointer {
      write(UnsafeMutableBufferPointer(rebasing: $0[count..<end]))
    }
    if isWritten { count = end }
    return isWritten
  }

  /// Makes room for a number of bytes, by doubling what there is.
  @inline(never)
  private mutating func makeRoom(_ needed: Int) {
    if bytes.isEmpty { bytes = Array(repeating: 0, count: 64) }
    // What stands in the room does not matter, and a list copies itself quickly even where nothing is optimised.
    while bytes.count < needed { bytes += bytes }
  }
}
