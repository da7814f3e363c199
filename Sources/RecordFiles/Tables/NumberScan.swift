import SearchModel

/// The parts of a cell that is a number, counted in one pass over its bytes.
struct NumberScan {
  /// How many digits after a plus make a telephone number.
  private static let telephoneDigitCount = 7
  /// So many digits are the shortest text of the double that they stand for.
  private static let exactDigitCount = 15
  /// A number with so many digits before its point is far from infinite.
  private static let finiteDigitCount = 300

  private var hasPlus = false
  private var beginsWithZero = false
  private var wholeCount = 0
  private var hasPoint = false
  private var decimalCount = 0
  /// How many zeros the decimals begin with.
  private var decimalZeroCount = 0
  private var endsWithZero = false
  private var hasExponent = false
  private var hasSignedExponent = false
  private var hasCapitalExponent = false
  private var hasSpaces = false

  /// Scans a cell; nil when it is no number.
  init?(_ cell: String) {
    var cell = cell
    let isNumber = cell.withUTF8 { bytes in scan(bytes) }
    guard isNumber else { return nil }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    func byte() -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func isDigit() -> Bool { index < bytes.count && bytes[index] &- 0x30 < 10 }
    func skipSpaces() { while byte() == 0x20 || byte() == 0x09 { index += 1 } }
    skipSpaces()
    hasSpaces = index > 0
    if byte() == 0x2B || byte() == 0x2D {
      hasPlus = byte() == 0x2B
      index += 1
    }
    beginsWithZero = byte() == 0x30
    while isDigit() {
      wholeCount += 1
      index += 1
    }
    if byte() == 0x2E {
      hasPoint = true
      index += 1
      while isDigit() {
        if byte() == 0x30, decimalZeroCount == decimalCount { decimalZeroCount += 1 }
        decimalCount += 1
        endsWithZero = byte() == 0x30
        index += 1
      }
    }
    guard wholeCount > 0 || decimalCount > 0 else { return false }
    if byte() | 0x20 == 0x65 {
      hasExponent = true
      hasCapitalExponent = byte() == 0x45
      index += 1
      if byte() == 0x2B || byte() == 0x2D {
        hasSignedExponent = true
        index += 1
      }
      guard isDigit() else { return false }
      while isDigit() { index += 1 }
    }
    if index < bytes.count {
      hasSpaces = true
      skipSpaces()
    }
    return index == bytes.count
  }

  /// Whether the digits are a name rather than an amount.
  var isCode: Bool {
    if wholeCount > 1, beginsWithZero { return true }
    if !hasPoint, !hasExponent { return hasPlus && wholeCount >= Self.telephoneDigitCount }
    return hasExponent && !hasPoint && !hasSignedExponent && (wholeCount > 1 || hasCapitalExponent)
  }

  /// Whether the cell is a number of JSON as it stands.
  var isPlain: Bool { !hasSpaces && !hasPlus && wholeCount > 0 && (!hasPoint || decimalCount > 0) }

  /// Whether the number is finite, which others have to be read for.
  var isSurelyFinite: Bool { !hasExponent && wholeCount < Self.finiteDigitCount }

  /// The value of a plain cell; nil when it is not finite.
  func value(of cell: String) -> JSON? {
    if !hasPoint, !hasExponent { return JSON.integer(reading: cell) }
    guard let value = Double(cell), value.isFinite else { return nil }
    // A whole number in another form is one in facets, so that `5.0` and `5` are one value.
    guard value != value.rounded() else { return .literal(cell) }
    return isShortest || value.description == cell ? .double(value) : .literal(cell)
  }

  /// Whether no shorter text stands for the same double.
  private var isShortest: Bool {
    !hasExponent && wholeCount + decimalCount <= Self.exactDigitCount && (!endsWithZero || decimalCount == 1)
      && (!beginsWithZero || decimalZeroCount < 3)
  }
}

extension JSON {
  /// A whole number, with its digits where it does not fit 64 bits.
  fileprivate static func integer(reading digits: String) -> JSON {
    if digits == "-0" { return .literal(digits) }
    return Int(digits).map(JSON.integer) ?? .literal(digits)
  }
}
