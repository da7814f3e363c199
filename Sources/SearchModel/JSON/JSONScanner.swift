/// A place in a JSON text, and the grammar of what stands between its strings and numbers: white space, brackets,
/// commas, words and depth.
///
/// Everything that reads JSON values reads their structure by this, their strings by ``JSONString`` and their numbers
/// by ``JSONNumber``. It throws nothing, since each reader has errors of its own.
@usableFromInline
package struct JSONScanner {
  /// How deep lists and objects may nest.
  @usableFromInline package static let maximumDepth = 200

  /// The text, whose owner keeps it alive.
  @usableFromInline package let text: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte to read.
  @usableFromInline package var offset: Int
  /// How many lists and objects are open.
  @usableFromInline package private(set) var depth = 0

  @inlinable
  package init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  @inlinable
  @inline(__always)
  package mutating func skipWhitespace() {
    while offset < text.count, text[offset] <= 0x20 {
      let byte = text[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      offset += 1
    }
  }

  /// Skips white space and returns the next byte without reading it; nil at the end.
  @inlinable
  @inline(__always)
  package mutating func peek() -> UInt8? {
    skipWhitespace()
    return offset < text.count ? text[offset] : nil
  }

  /// Skips white space, and the given byte if it comes next.
  @inlinable
  @inline(__always)
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    offset += 1
    return true
  }

  /// Skips a word if it comes next.
  @inlinable
  @inline(__always)
  package mutating func skip(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard text.count - offset >= count else { return false }
    for index in 0..<count where text[offset + index] != word.utf8Start[index] { return false }
    offset += count
    return true
  }

  /// Enters the list or object whose bracket comes next; false when it is nested too deep.
  @inlinable
  @inline(__always)
  package mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else { return false }
    depth += 1
    offset += 1
    return true
  }

  /// Leaves a list or an object if its closing bracket comes next.
  @inlinable
  @inline(__always)
  package mutating func leave(at bracket: UInt8) -> Bool {
    guard skip(bracket) else { return false }
    depth -= 1
    return true
  }

  /// What comes after an element of a list or a member of an object.
  @usableFromInline
  package enum Continuation {
    /// A comma, which was skipped.
    case more
    /// The closing bracket, which was skipped.
    case end
    /// Something else, or the end of the text.
    case fault
  }

  /// Skips what comes after an element or a member.
  @inlinable
  @inline(__always)
  package mutating func next(before bracket: UInt8) -> Continuation {
    if skip(UInt8(ascii: ",")) { return .more }
    return leave(at: bracket) ? .end : .fault
  }
}
