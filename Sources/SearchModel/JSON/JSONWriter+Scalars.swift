extension JSONWriter {
  /// Writes a string in quotes.
  package mutating func write(_ text: String) {
    // Most texts lend their bytes as they are, without a copy whose references are counted.
    guard text.utf8.withContiguousStorageIfAvailable({ writeQuoted(UnsafeRawBufferPointer($0)) }) == nil else { return }
    var text = text
    text.withUTF8 { writeQuoted(UnsafeRawBufferPointer($0)) }
  }

  /// Writes an integer.
  mutating func write(_ number: Int) {
    let sign = number < 0 ? 1 : 0
    var (rest, length) = (number.magnitude, 1)
    while rest >= 10 { (rest, length) = (rest / 10, length &+ 1) }
    append(sign &+ length) { room in
      if sign > 0 { room[0] = UInt8(ascii: "-") }
      var (rest, place) = (number.magnitude, room.count)
      while place > sign {
        place &-= 1
        room[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return true
    }
  }

  private mutating func writeQuoted(_ source: UnsafeRawBufferPointer) {
    let isWritten = append(source.count &+ 2) { room in
      let target = UnsafeMutableRawBufferPointer(room)
      (target[0], target[target.count &- 1]) = (UInt8(ascii: "\""), UInt8(ascii: "\""))
      return Self.copy(source, to: UnsafeMutableRawBufferPointer(rebasing: target[1...]))
    }
    if isWritten { return }
    append(UInt8(ascii: "\""))
    for byte in source { writeEscaped(byte) }
    append(UInt8(ascii: "\""))
  }

  /// Copies bytes, up to eight of them in one step.
  ///
  /// - Parameter target: at least as many bytes.
  /// - Returns: whether nothing must be escaped.
  private static func copy(_ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) -> Bool {
    let count = source.count
    var specials: UInt64 = 0
    /// Copies as many bytes as an integer has.
    @inline(__always)
    func copy<Bytes: FixedWidthInteger & UnsignedInteger>(_ place: Int, as type: Bytes.Type) {
      let bytes = source.loadUnaligned(fromByteOffset: place, as: type)
      target.storeBytes(of: bytes, toByteOffset: place, as: type)
      // The bytes that an integer lacks are blanks here, which stand for themselves.
      specials |= specialMarks(UInt64(bytes) | ~UInt64(type.max) & 0x2020_2020_2020_2020)
    }
    if count >= 8 {
      var place = 0
      while place < count &- 8 {
        copy(place, as: UInt64.self)
        place &+= 8
      }
      // The last eight overlap those before them.
      copy(count &- 8, as: UInt64.self)
    } else if count >= 4 {
      copy(0, as: UInt32.self)
      copy(count &- 4, as: UInt32.self)
    } else {
      for place in 0..<count { copy(place, as: UInt8.self) }
    }
    return specials == 0
  }

  /// Not 0 if one of eight bytes must be escaped: a control character, a quotation mark or a backslash.
  @inline(__always)
  private static func specialMarks(_ bytes: UInt64) -> UInt64 {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // A byte below a number borrows from its highest bit, which it does not have itself.
    let borrows =
      (bytes &- ones &* 0x20) | ((bytes ^ (ones &* 0x22)) &- ones) | ((bytes ^ (ones &* 0x5C)) &- ones)
    return borrows & ~bytes & tops
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
