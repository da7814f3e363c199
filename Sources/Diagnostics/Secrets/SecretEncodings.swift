/// The forms in which a secret travels.
enum SecretEncodings {
  /// Percent-encoded, in base64, and escaped as in a JSON string; without those that are too short to be told from
  /// other text.
  static func all(of secret: [UInt8]) -> [[UInt8]] {
    let forms =
      [percentEncoded(secret, digits: "0123456789ABCDEF"), percentEncoded(secret, digits: "0123456789abcdef")]
      + [percentEncoded(secret, digits: "0123456789ABCDEF", space: "+"), escaped(secret)]
      + (0..<3).flatMap { base64(secret, after: $0) }
    return Array(Set(forms.filter { $0.count >= SecretMask.minimumLength && $0 != secret }))
  }

  private static func percentEncoded(_ bytes: [UInt8], digits: StaticString, space: String = "%20") -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte.isUnreservedInURLs {
        result.append(byte)
      } else if byte == UInt8(ascii: " ") {
        result += space.utf8
      } else {
        digits.withUTF8Buffer { result += [UInt8(ascii: "%"), $0[Int(byte >> 4)], $0[Int(byte & 15)]] }
      }
    }
    return result
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), $0] : [$0] }
  }

  /// The characters that a secret has in base64 behind a number of other bytes, in both alphabets: a token is encoded
  /// together with a name in front of it, whose length moves it.
  private static func base64(_ bytes: [UInt8], after count: Int) -> [[UInt8]] {
    let padded = Array(repeating: 0, count: count) + bytes
    var characters: [UInt8] = []
    // Whole characters only: those at the ends hold bits of what stands beside the secret.
    for index in (count * 8 + 5) / 6..<padded.count * 8 / 6 {
      let bit = index * 6
      let pair = UInt16(padded[bit / 8]) << 8 | (bit / 8 + 1 < padded.count ? UInt16(padded[bit / 8 + 1]) : 0)
      characters.append(alphabet[Int(pair >> (10 - UInt16(bit % 8)) & 63)])
    }
    let safe = characters.map { byte in
      byte == UInt8(ascii: "+") ? UInt8(ascii: "-") : byte == UInt8(ascii: "/") ? UInt8(ascii: "_") : byte
    }
    return [characters, safe]
  }
}
