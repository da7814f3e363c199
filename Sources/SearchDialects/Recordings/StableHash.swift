/// A hash that is the same on every machine and in every version: FNV-1a with 64 bits. It is not safe against texts
/// that were chosen to collide.
enum StableHash {
  static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The hash as sixteen digits.
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = String(value(of: bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
