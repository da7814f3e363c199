/// The grammar of JSON's strings. Everything that reads JSON reads its strings by this.
@usableFromInline
package enum JSONString {
  /// The end of the bytes of a string that stand for themselves, and whether all of them are ASCII.
  @inlinable
  @inline(__always)
  package static func plainRun(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, isASCII: Bool) {
    guard let base = UnsafeRawPointer(text.baseAddress) else { return (start, true) }
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var index = start
    var all: UInt64 = 0
    // Eight bytes at a time: a byte below another has its highest bit set in their difference.
    while index + 8 <= text.count {
      let bytes = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let quotes = bytes ^ ones &* UInt64(UInt8(ascii: "\""))
      let backslashes = bytes ^ ones &* UInt64(UInt8(ascii: "\\"))
      let stops =
        ((bytes &- ones &* 0x20) & ~bytes | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes) & highs
      if stops != 0 {
        let width = stops.trailingZeroBitCount & ~7
        all |= bytes & (1 << UInt64(width) &- 1)
        return (index + width >> 3, all & highs == 0)
      }
      all |= bytes
      index += 8
    }
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      all |= UInt64(byte)
      index += 1
    }
    return (index, all & highs == 0)
  }

  /// Reads an escape, two of them for a pair of surrogates.
  ///
  /// - Parameter offset: where its backslash stands; its end afterwards.
  package static func escape(
    in text: UnsafeBufferPointer<UInt8>, at offset: inout Int
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    guard offset + 1 < text.count else {
      throw JSONSyntaxError(message: "the text ends inside an escape", offset: offset)
    }
    let code = text[offset + 1]
    if let scalar = simpleEscape(code) {
      offset += 2
      return scalar
    }
    guard code == UInt8(ascii: "u") else {
      throw JSONSyntaxError(
        message: "unknown escape '\\' followed by \(JSONSyntaxError.describe(code))", offset: offset)
    }
    let start = offset
    let unit = try codeUnit(in: text, at: &offset)
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    let unpaired = JSONSyntaxError(message: "an unpaired surrogate", offset: start)
    guard UTF16.isLeadSurrogate(unit), offset + 1 < text.count, text[offset] == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "u")
    else { throw unpaired }
    let trail = try codeUnit(in: text, at: &offset)
    guard UTF16.isTrailSurrogate(trail) else { throw unpaired }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private static func simpleEscape(_ code: UInt8) -> Unicode.Scalar? {
    switch code {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(code)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// Reads `\uXXXX`.
  private static func codeUnit(
    in text: UnsafeBufferPointer<UInt8>, at offset: inout Int
  ) throws(JSONSyntaxError) -> UInt16 {
    let failure = JSONSyntaxError(message: "expected four hexadecimal digits after '\\u'", offset: offset)
    guard offset + 6 <= text.count else { throw failure }
    var unit: UInt16 = 0
    for byte in text[offset + 2..<offset + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw failure }
      unit = unit << 4 | UInt16(truncatingIfNeeded: digit)
    }
    offset += 6
    return unit
  }
}
