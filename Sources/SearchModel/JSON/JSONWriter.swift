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
    startLine()
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
    default: append(value.bareText ?? "")
    }
  }

  /// Writes a string in quotes.
  package mutating func write(_ text: String) {
    // Most texts lend their bytes as they are, without a copy whose references are counted.
    guard text.utf8.withContiguousStorageIfAvailable({ writeQuoted($0) }) == nil else { return }
    var text = text
    text.withUTF8 { writeQuoted($0) }
  }

  private mutating func writeQuoted(_ source: UnsafeBufferPointer<UInt8>) {
    guard !Self.hasSpecials(source) else {
      append(UInt8(ascii: "\""))
      for byte in source { writeEscaped(byte) }
      return append(UInt8(ascii: "\""))
    }
    append(source.count &+ 2) { room in
      room[0] = UInt8(ascii: "\"")
      _ = UnsafeMutableBufferPointer(rebasing: room[1...]).update(from: source)
      room[source.count &+ 1] = UInt8(ascii: "\"")
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
    if hasElements { startLine() }
    append(close)
    hasElements = hadElements
  }

  private mutating func startLine() {
    guard let indentation else { return }
    var missing = 1 + level * indentation
    var line = Self.lineStart[...]
    while missing > 0 {
      line = line.prefix(missing)
      append(contentsOf: line)
      missing -= line.count
      line = Self.lineStart.dropFirst()
    }
  }

  /// What lines begin with, so that the blanks of a level are one copy. A literal, so that no references are counted.
  private static let lineStart: [UInt8] = [
    10, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
  ]

  private mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  private mutating func append(contentsOf source: some Collection<UInt8>) {
    append(source.count) { _ = $0.update(from: source) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    append(1) { $0[0] = byte }
  }

  /// Appends a number of bytes, which are written by a function. It has to write all of them.
  @inline(__always)
  private mutating func append(_ added: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    let end = count &+ added
    if end > bytes.count { makeRoom(end) }
    bytes.withUnsafeMutableBufferPointer { write(UnsafeMutableBufferPointer(rebasing: $0[count..<end])) }
    count = end
  }

  /// Makes room for a number of bytes, and as many behind them as there were.
  @inline(never)
  private mutating func makeRoom(_ needed: Int) {
    bytes.append(contentsOf: repeatElement(0, count: max(needed, bytes.count &* 2, 64) &- bytes.count))
  }

  /// Whether something must be escaped. Eight bytes are looked at in one step.
  private static func hasSpecials(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    guard raw.count >= 8 else {
      return raw.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }
    var (found, place) = (specialMarks(raw.loadUnaligned(fromByteOffset: raw.count &- 8, as: UInt64.self)), 0)
    while place &+ 8 < raw.count {
      found |= specialMarks(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place &+= 8
    }
    return found != 0
  }

  /// Not 0 if one of eight bytes must be escaped: a control character, a quotation mark or a backslash.
  private static func specialMarks(_ bytes: UInt64) -> UInt64 {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // A byte below a number borrows from its highest bit, which it does not have itself.
    func areLess(_ bytes: UInt64, than limit: UInt64) -> UInt64 { (bytes &- ones &* limit) & ~bytes & tops }
    return areLess(bytes, than: 0x20) | areLess(bytes ^ (ones &* 0x22), than: 1)
      | areLess(bytes ^ (ones &* 0x5C), than: 1)
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
    default: append(byte)
    }
  }
}
