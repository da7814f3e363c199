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
    let start = json.offset + 1
    let (end, isASCII) = JSONString.plainRun(json.text, from: start)
    guard end < json.text.count, json.text[end] == Self.quote else { return try scanEscaped(from: start) }
    let string = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(json.text)[start..<end])
    if !isASCII, string.firstInvalidUTF8Offset != nil { throw .malformed }
    json.offset = end + 1
    return string
  }

  /// Reads a string with escapes, or one that is not closed.
  @inline(never)
  private mutating func scanEscaped(from start: Int) throws(ScanObstacle) -> UnsafeRawBufferPointer {
    unescaped.truncate(to: 0)
    json.offset = start
    while true {
      let (end, isASCII) = JSONString.plainRun(json.text, from: json.offset)
      let run = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(json.text)[json.offset..<end])
      if !isASCII, run.firstInvalidUTF8Offset != nil { throw .malformed }
      unescaped.append(run)
      json.offset = end
      guard end < json.text.count else { throw .malformed }
      if json.text[end] == Self.quote { break }
      guard json.text[end] == Self.backslash else { throw .malformed }
      try scanEscape()
    }
    json.offset += 1
    return unescaped.bytes
  }

  private mutating func scanEscape() throws(ScanObstacle) {
    do throws(JSONSyntaxError) {
      let scalar = try JSONString.escape(in: json.text, at: &json.offset)
      unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } catch {
      throw .malformed
    }
  }
}

extension RecordScanner {
  /// Reads a number and tells it to the encoder.
  mutating func scanNumber(_ site: DocumentEncoder.Site) throws(ScanObstacle) {
    let start = json.offset
    let found = try number()
    json.offset = found.end
    let digits = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(json.text)[start..<found.end])
    if found.isInteger {
      guard found.digits <= JSONNumber.safeDigits else { return addLongInteger(digits, site) }
      let value = Int(truncatingIfNeeded: found.magnitude)
      // Like the ordinary reader: "-0" has no integer that prints the same.
      if found.isNegative, value == 0 { return encoder.addDouble(-0.0, decimal: nil, site) }
      return encoder.addInteger(found.isNegative ? -value : value, text: digits, site)
    }
    guard !found.hasExponent, found.digits + found.decimals <= JSONNumber.safeDigits,
      let decimal = Self.decimal(found.magnitude, found.decimals), found.magnitude > 0 || !found.isNegative
    else { return addAnyDouble(digits, site) }
    let signed = ScaledDecimal(units: found.isNegative ? -decimal.units : decimal.units, decimals: decimal.decimals)
    encoder.addDouble(signed.value, decimal: signed, site)
  }

  /// The number that comes next.
  @inline(__always)
  private func number() throws(ScanObstacle) -> JSONNumber {
    do throws(JSONSyntaxError) {
      return try JSONNumber(json.text, at: json.offset)
    } catch {
      throw .malformed
    }
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

  @inline(never)
  private mutating func addLongInteger(_ digits: UnsafeRawBufferPointer, _ site: DocumentEncoder.Site) {
    if let value = Int(String(decoding: digits, as: UTF8.self)) {
      encoder.addInteger(value, text: digits, site)
    } else {
      encoder.addLiteral(digits, isCanonical: true, site)
    }
  }

  @inline(never)
  private mutating func addAnyDouble(_ digits: UnsafeRawBufferPointer, _ site: DocumentEncoder.Site) {
    if let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite {
      encoder.addDouble(value, decimal: ScaledDecimal(value), site)
    } else {
      encoder.addLiteral(digits, isCanonical: true, site)
    }
  }
}

extension RecordScanner {
  /// Skips a text, number or word that is no attribute.
  mutating func skipScalar() throws(ScanObstacle) {
    switch json.peek() {
    case Self.quote: _ = try scanString()
    case UInt8(ascii: "t"): try scanWord("true")
    case UInt8(ascii: "f"): try scanWord("false")
    case UInt8(ascii: "n"): try scanWord("null")
    default: json.offset = try number().end
    }
  }

  /// Takes the record's id from where it stands: a text, or an integer's digits.
  mutating func takeObjectID(_ range: Range<Int>) throws(ScanObstacle) {
    guard let first = json.text[range].first else { throw .malformed }
    if first == Self.quote {
      let end = json.offset
      json.offset = range.lowerBound
      let string = try scanString()
      json.offset = end
      guard string.count > 0 else { throw .emptyObjectID }
      return encoder.setObjectID(string)
    }
    if first == UInt8(ascii: "n") { throw .missingObjectID }
    let digits = first == UInt8(ascii: "-") ? json.text[range].dropFirst() : json.text[range]
    guard digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), !digits.isEmpty else { throw .invalidObjectID }
    // The ordinary reader takes "-0" for a number with a fraction.
    guard digits.count < range.count, digits.elementsEqual([UInt8(ascii: "0")]) else {
      return encoder.setObjectID(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(json.text)[range]))
    }
    throw .invalidObjectID
  }

  /// Takes the value that groups records, in the form in which equal values are equal texts.
  mutating func takeGroup(_ range: Range<Int>) {
    let value = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(json.text)[range])
    guard let first = value.first, first != UInt8(ascii: "n") else { return }
    let isPlainText = first == Self.quote && !value.contains(Self.backslash)
    if isPlainText || first == UInt8(ascii: "t") || first == UInt8(ascii: "f") {
      encoder.values.group = encoder.values.add(value)
    } else if let json = try? JSON(parsing: Array(value)) {
      var canonical = json.text()
      encoder.values.group = canonical.withUTF8 { encoder.values.add(UnsafeRawBufferPointer($0)) }
    }
  }

  /// Whether a value that was read is a text, a list of texts, or null.
  func areTags(_ range: Range<Int>) -> Bool {
    guard let first = json.text[range].first else { return false }
    guard first == UInt8(ascii: "[") else { return first == Self.quote || first == UInt8(ascii: "n") }
    var offset = range.lowerBound + 1
    while offset < range.upperBound {
      switch json.text[offset] {
      case Self.quote: offset = endOfString(from: offset + 1)
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      default: return false
      }
    }
    return true
  }

  /// Where a string that was read ends, behind its quote.
  private func endOfString(from start: Int) -> Int {
    var end = JSONString.plainRun(json.text, from: start).end
    while end < json.text.count, json.text[end] == Self.backslash {
      end = JSONString.plainRun(json.text, from: end + 2).end
    }
    return end + 1
  }
}
