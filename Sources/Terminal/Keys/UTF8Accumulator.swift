/// Makes scalars of bytes that come one by one; what is not UTF-8 counts by maximal subparts, as in
/// `String(decoding:as:)`.
struct UTF8Accumulator: Sendable, Hashable {
  /// What a byte brought.
  enum Step: Sendable, Hashable {
    /// More bytes belong to the character.
    case incomplete
    /// A character is complete.
    case scalar(Unicode.Scalar)
    /// The bytes are not a character; whether the last byte belongs to them, or begins something new.
    case invalid(isByteUsed: Bool)
  }

  private var value: UInt32 = 0
  private var remaining = 0
  /// Which bytes may follow: the first continuation byte excludes overlong forms, surrogates and what is beyond
  /// Unicode.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Reads a byte that is not ASCII, or follows an incomplete character.
  mutating func append(_ byte: UInt8) -> Step {
    guard remaining > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      remaining = 0
      return .invalid(isByteUsed: false)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    allowed = 0x80...0xBF
    remaining -= 1
    guard remaining == 0 else { return .incomplete }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid(isByteUsed: true)
  }

  /// Gives up the character.
  mutating func abandon() -> Unicode.Scalar {
    remaining = 0
    return "\u{FFFD}"
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    allowed = 0x80...0xBF
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: remaining = 1
    case 0xE0...0xEF:
      remaining = 2
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      remaining = 3
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return .invalid(isByteUsed: true)
    }
    value = UInt32(byte) & (0x3F >> UInt32(remaining))
    return .incomplete
  }
}
