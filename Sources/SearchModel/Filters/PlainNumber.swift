/// A number of a filter. It is printed without an exponent, and without a decimal point when it is an integer.
///
/// Upstream prints every number as a double (`10.0`, `1e+16`), which loses time stamps; this type does not.
public enum PlainNumber: Sendable, Hashable {
  /// A whole number of 64 bits with a sign.
  case integer(Int)
  /// A whole number of 64 bits without a sign, from 2⁶³ on.
  case unsigned(UInt64)
  /// Any other number.
  case double(Double)

  /// The number as a record has it.
  package var json: JSON {
    switch self {
    case .integer(let number): .integer(number)
    case .unsigned(let number): .literal(String(number))
    case .double(let number): .double(number)
    }
  }

  /// Reads an optional minus sign, digits, an optional fraction and an optional exponent; nil for anything else.
  ///
  /// A whole number beyond 64 bits becomes the nearest double, however long it is; others must be within the range of a
  /// double.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.first.map({ $0 == UInt8(ascii: "-") || Self.isDigit($0) }) == true,
      text.utf8.allSatisfy({ Self.isDigit($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
      Self.hasDigitsAroundPoints(text)
    else { return nil }
    let whole = Self.withoutZeroFraction(text)
    if let value = Int(whole) {
      self = .integer(value)
      return
    }
    if let value = UInt64(whole) {
      self = .unsigned(value)
      return
    }
    guard let value = Double(text), value.isFinite || Self.isWhole(text) else { return nil }
    self.init(value)
  }

  /// The number of a text; nil also for a whole number that would be rounded.
  init?(exactly text: some StringProtocol) {
    self.init(text)
    if case .double = self, Self.isWhole(text), description != text { return nil }
  }

  /// The text before a fraction that is only zeros: as a double it would be rounded.
  private static func withoutZeroFraction<Text: StringProtocol>(_ text: Text) -> Text.SubSequence {
    guard let point = text.firstIndex(of: "."), text[point...].dropFirst().allSatisfy({ $0 == "0" }) else {
      return text[...]
    }
    return text[..<point]
  }

  private static func isWhole(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isDigit($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The standard library also reads `1.` and `-.5`.
  private static func hasDigitsAroundPoints(_ text: some StringProtocol) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
      part.first.map(isDigit) == true
    } && !text.hasPrefix("-.")
  }

  /// A double; if it has no fraction and fits 64 bits, it becomes an integer. From 2⁶³ on this is the one that its
  /// text reads as, whose last digits are zeros, so that numbers of one text are equal.
  ///
  /// The syntax has no text for infinities and NaN: negative infinity becomes the least finite double, infinity and NaN
  /// the greatest, which no record exceeds.
  public init(_ value: Double) {
    let greatest = Double.greatestFiniteMagnitude
    let finite = value.isFinite ? value : value < 0 ? -greatest : greatest
    if let integer = Int(exactly: finite) {
      self = .integer(integer)
    } else if finite > 0, finite < 0x1p64, let unsigned = UInt64(Self.expanded(finite.description)) {
      self = .unsigned(unsigned)
    } else {
      self = .double(finite)
    }
  }

  /// The number in the case that `init(_ value: Double)` chooses.
  var canonical: PlainNumber {
    switch self {
    case .integer: self
    case .unsigned(let value): Int(exactly: value).map(PlainNumber.integer) ?? self
    case .double(let value): PlainNumber(value)
    }
  }

  /// The number as a double (rounded beyond 2⁵³).
  public var doubleValue: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    }
  }
}

extension PlainNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// An exact integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A double; if it has no fraction and fits 64 bits, it becomes an integer.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension PlainNumber: CustomStringConvertible {
  /// The digits, never with an exponent: `10`, `0.5`, `10000000000000000000000`.
  public var description: String {
    switch canonical {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): Self.expanded(value.description)
    }
  }

  /// Rewrites `1.5e-07` as `0.00000015`.
  private static func expanded(_ text: String) -> String {
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let isNegative = text.hasPrefix("-")
    let mantissa = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let whole = mantissa.first.map(String.init) ?? ""
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let digits = whole + fraction
    let point = whole.utf8.count + exponent
    let magnitude: String
    if point <= 0 {
      magnitude = "0." + String(repeating: "0", count: -point) + digits
    } else if point >= digits.utf8.count {
      magnitude = digits + String(repeating: "0", count: point - digits.utf8.count)
    } else {
      magnitude = digits.prefix(point) + "." + digits.dropFirst(point)
    }
    return (isNegative ? "-" : "") + magnitude
  }
}
