/// Collects a bracketed paste up to the sequence that ends it.
struct PasteAccumulator: Sendable, Hashable {
  /// The bytes of a paste that are kept, more than any search text needs.
  static let maximumLength = 16 << 20

  /// What ends a paste. Its first byte occurs in it once, so that a part of it that is not continued needs no second
  /// look.
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the end have come.
  private var matched = 0

  mutating func begin() {
    bytes = []
    matched = 0
  }

  /// Reads a byte.
  ///
  /// - Returns: whether it ends the paste.
  mutating func append(_ byte: UInt8) -> Bool {
    if matched == 0, byte != 0x1B {
      keep(byte)
      return false
    }
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    for byte in Self.end[..<matched] { keep(byte) }
    matched = byte == 0x1B ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// The text that was pasted; the accumulator is empty then.
  mutating func finish() -> String {
    defer { begin() }
    if bytes.count == Self.maximumLength { dropPartialCharacter() }
    return Self.text(bytes)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.maximumLength { bytes.append(byte) }
  }

  /// Where the rest was cut off, a character may have been cut, too.
  private mutating func dropPartialCharacter() {
    var start = bytes.count - 1
    while start > 0, bytes.count - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    if bytes[start] >= 0xC0 { bytes.removeSubrange(start...) }
  }

  /// The text with line feeds for all line breaks, and without other control characters but tabs.
  private static func text(_ bytes: [UInt8]) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x0D: kept.append(0x0A)
      case 0x0A: if previous != 0x0D { kept.append(0x0A) }
      case 0x09, 0x20..<0x7F, 0x80...: kept.append(byte)
      default: break
      }
      previous = byte
    }
    let text = String(decoding: kept, as: UTF8.self)
    guard text.unicodeScalars.contains(where: { (0x80..<0xA0).contains($0.value) }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x80..<0xA0).contains($0.value) }))
  }
}
