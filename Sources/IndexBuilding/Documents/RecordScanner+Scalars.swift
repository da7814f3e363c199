import Diagnostics
import IndexStore
import SearchModel

extension RecordScanner {
  private static let backslash = UInt8(ascii: "\\")
  private static let quote = UInt8(ascii: "\"")

  /// Reads a string, whose quote comes next.
  ///
  /// - Returns: its UTF-8, valid until the next string.
  @inline(__always)
  mutating func scanString() throws(ScanObstacle) -> UnsafeRawBufferPointer {
    let start = offset + 1
    let (end, isASCII) = Self.plainRun(text, from: start)
    guard end < text.count, text[end] == Self.quote else { return try scanEscaped(from: start) }
    let string = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<end])
    if !isASCII, string.firstInvalidUTF8Offset != nil { throw .malformed }
    offset = end + 1
    return string
  }

  /// The end of the bytes that stand for themselves, and whether all of them are ASCII.
  @inline(__always)
  private static func plainRun(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, isASCII: Bool) {
    guard let base = UnsafeRawPointer(text.baseAddress) else { return (start, true) }
    var index = start
    var all: UInt64 = 0
    while index + 8 <= text.count {
      let bytes = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let quotes = bytes ^ BytePattern.ones &* UInt64(quote)
      let backslashes = bytes ^ BytePattern.ones &* UInt64(backslash)
      let stops =
        ((bytes &- BytePattern.ones &* 0x20) & ~bytes | (quotes &- BytePattern.ones) & ~quotes
          | (backslashes &- BytePattern.ones) & ~backslashes) & BytePattern.highs
      if stops != 0 {
        let width = stops.trailingZeroBitCount & ~7
        all |= bytes & (1 << UInt64(width) &- 1)
        return (index + width >> 3, all & BytePattern.highs == 0)
      }
      all |= bytes
      index += 8
    }
    while index < text.count {
      let byte = text[index]
      if byte == quote || byte == backslash || byte < 0x20 { break }
      all |= UInt64(byte)
      index += 1
    }
    return (index, all & BytePattern.highs == 0)
  }

  /// Reads a string with escapes, or one that is not closed.
  @inline(never)
  private mutating func scanEscaped(from start: Int) throws(ScanObstacle) -> UnsafeRawBufferPointer {
    unescaped.truncate(to: 0)
    offset = start
    while true {
      let (end, isASCII) = Self.plainRun(text, from: offset)
      let run = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[offset..<end])
      if !isASCII, run.firstInvalidUTF8Offset != nil { throw .malformed }
      unescaped.append(run)
      offset = end
      guard end < text.count else { throw .malformed }
      if text[end] == Self.quote { break }
      guard text[end] == Self.backslash else { throw .malformed }
      try scanEscape()
    }
    offset += 1
    return unescaped.bytes
  }

  private mutating func scanEscape() throws(ScanObstacle) {
    guard offset + 1 < text.count else { throw .malformed }
    let code = text[offset + 1]
    if code == UInt8(ascii: "u") {
      let unit = try scanCodeUnit()
      var scalar = Unicode.Scalar(UInt32(unit))
      if scalar == nil, UTF16.isLeadSurrogate(unit) {
        guard offset + 1 < text.count, text[offset] == Self.backslash, text[offset + 1] == UInt8(ascii: "u") else {
          throw .malformed
        }
        let trail = try scanCodeUnit()
        guard UTF16.isTrailSurrogate(trail) else { throw .malformed }
        scalar = Unicode.Scalar(0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(trail) & 0x3FF)
      }
      guard let scalar else { throw .malformed }
      unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    }
    switch code {
    case Self.quote, Self.backslash, UInt8(ascii: "/"): unescaped.append(code)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    default: throw .malformed
    }
    offset += 2
  }

  private mutating func scanCodeUnit() throws(ScanObstacle) -> UInt16 {
    guard offset + 6 <= text.count else { throw .malformed }
    var unit: UInt16 = 0
    for byte in text[offset + 2..<offset + 6] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "A") + 10)
      default: throw .malformed
      }
    }
    offset += 6
    return unit
  }
}

extension RecordScanner {
  /// How many digits a 64-bit number holds whatever they are.
  private static let safeDigits = 18

  /// Reads a number and tells it to the encoder.
  mutating func scanNumber(_ site: DocumentEncoder.Site) throws(ScanObstacle) {
    let start = offset
    let isNegative = text[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    var magnitude: UInt64 = 0
    let digits = scanDigits(&magnitude)
    guard digits > 0, digits == 1 || text[offset - digits] != UInt8(ascii: "0") else { throw .malformed }
    var decimals = 0
    var isInteger = true
    var hasExponent = false
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      isInteger = false
      offset += 1
      decimals = scanDigits(&magnitude)
      guard decimals > 0 else { throw .malformed }
    }
    if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
      (isInteger, hasExponent) = (false, true)
      offset += 1
      if offset < text.count, text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-") { offset += 1 }
      var exponent: UInt64 = 0
      guard scanDigits(&exponent) > 0 else { throw .malformed }
    }
    let number = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<offset])
    if isInteger {
      guard digits <= Self.safeDigits else { return addLongInteger(number, site) }
      let value = Int(truncatingIfNeeded: magnitude)
      // Like the ordinary reader: "-0" has no integer that prints the same.
      if isNegative, value == 0 { return encoder.addDouble(-0.0, decimal: nil, site) }
      return encoder.addInteger(isNegative ? -value : value, text: number, site)
    }
    guard !hasExponent, digits + decimals <= Self.safeDigits, let decimal = Self.decimal(magnitude, decimals),
      magnitude > 0 || !isNegative
    else { return addAnyDouble(number, site) }
    let signed = ScaledDecimal(units: isNegative ? -decimal.units : decimal.units, decimals: decimal.decimals)
    encoder.addDouble(signed.value, decimal: signed, site)
  }

  /// Digits as units of a power of ten with as few decimals as possible; nil where a double might not hold them.
  private static func decimal(_ magnitude: UInt64, _ decimals: Int) -> ScaledDecimal? {
    var (units, decimals) = (magnitude, decimals)
    while decimals > 0, units % 10 == 0 {
      units /= 10
      decimals -= 1
    }
    guard units <= UInt64(ScaledDecimal.largestExact), decimals <= Int(ScaledDecimal.mostDecimals) else { return nil }
    return ScaledDecimal(units: Int64(units), decimals: UInt8(decimals))
  }

  @inline(__always)
  private mutating func scanDigits(_ value: inout UInt64) -> Int {
    let start = offset
    while offset < text.count {
      let digit = text[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      offset += 1
    }
    return offset - start
  }

  @inline(never)
  private mutating func addLongInteger(_ number: UnsafeRawBufferPointer, _ site: DocumentEncoder.Site) {
    if let value = Int(String(decoding: number, as: UTF8.self)) {
      encoder.addInteger(value, text: number, site)
    } else {
      encoder.addLiteral(number, isCanonical: true, site)
    }
  }

  @inline(never)
  private mutating func addAnyDouble(_ number: UnsafeRawBufferPointer, _ site: DocumentEncoder.Site) {
    if let value = Double(String(decoding: number, as: UTF8.self)), value.isFinite {
      encoder.addDouble(value, decimal: ScaledDecimal(value), site)
    } else {
      encoder.addLiteral(number, isCanonical: true, site)
    }
  }
}

extension RecordScanner {
  /// Skips a text, number or word that is no attribute.
  mutating func skipScalar() throws(ScanObstacle) {
    guard offset < text.count else { throw .malformed }
    if text[offset] == Self.quote {
      _ = try scanString()
    } else {
      var parser = JSONParser(Array(UnsafeBufferPointer(rebasing: text[offset...].prefix(512))))
      guard (try? parser.parseValue()) != nil, parser.offset < 512 else { throw .unusual }
      offset += parser.offset
    }
  }

  /// Takes the record's id from where it stands: a text, or an integer's digits.
  mutating func takeObjectID(_ range: Range<Int>) throws(ScanObstacle) {
    guard let first = text[range].first else { throw .malformed }
    if first == Self.quote {
      let end = offset
      offset = range.lowerBound
      let string = try scanString()
      offset = end
      guard string.count > 0 else { throw .emptyObjectID }
      return encoder.setObjectID(string)
    }
    if first == UInt8(ascii: "n") { throw .missingObjectID }
    let digits = first == UInt8(ascii: "-") ? text[range].dropFirst() : text[range]
    guard digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), !digits.isEmpty else { throw .invalidObjectID }
    // The ordinary reader takes "-0" for a number with a fraction.
    guard digits.count < range.count, digits.elementsEqual([UInt8(ascii: "0")]) else {
      return encoder.setObjectID(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[range]))
    }
    throw .invalidObjectID
  }

  /// Takes the value that groups records, in the form in which equal values are equal texts.
  mutating func takeGroup(_ range: Range<Int>) {
    let value = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[range])
    guard let first = value.first, first != UInt8(ascii: "n") else { return }
    let isPlainText = first == Self.quote && !value.contains(Self.backslash)
    if isPlainText || first == UInt8(ascii: "t") || first == UInt8(ascii: "f") {
      encoder.values.group = encoder.values.add(value)
    } else if let json = try? JSON(parsing: Array(value)) {
      var canonical = json.text()
      encoder.values.group = canonical.withUTF8 { encoder.values.add(UnsafeRawBufferPointer($0)) }
    }
  }
}
