/// A hash that is the same on every machine and in every version: FNV-1a with 64 bits. It is not safe against texts
/// that were chosen for a collision.
///
/// The names of recordings depend on it, so it stays, although `XXH64` of the room `FileSystem` is faster: with another
/// hash, the same requests would be recorded under new names.
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
