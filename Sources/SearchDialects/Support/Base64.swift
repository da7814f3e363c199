/// Bytes as text of 64 characters. Modelled on RFC 4648, section 4.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The text of bytes, padded.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a padded Base64 text; nil for other texts.
  package static func bytes(of text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    guard characters.count % 4 == 0 else { return nil }
    let count = characters.count - min(2, characters.reversed().prefix { $0 == padding }.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var held = 0
    for character in characters[..<count] {
      guard let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      held += 6
      guard held >= 8 else { continue }
      held -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
