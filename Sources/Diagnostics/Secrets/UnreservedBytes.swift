extension UInt8 {
  /// Whether it stands for itself in every part of a URL: a letter, a digit, or one of `-._~` (RFC 3986, section 2.3).
  @inlinable
  package var isUnreservedInURLs: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
