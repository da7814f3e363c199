/// Texts as they stand in URLs and headers.
enum PercentEncoding {
  /// A value in a path segment or a query: letters, digits and `-._~` stay, everything else is encoded.
  static func encoded(_ text: String) -> String {
    encoded(text) { isUnreserved($0) }
  }

  /// A value that is a segment of a path: one of dots alone would lead elsewhere.
  static func encodedSegment(_ text: String) -> String {
    text == "." || text == ".." ? String(repeating: "%2E", count: text.utf8.count) : encoded(text)
  }

  /// The text of a URL as it was written: only what no URL may hold is encoded.
  static func encodedText(ofURL text: String) -> String {
    encoded(text) { byte in
      switch byte {
      case 0x00...0x20, 0x7F...0xFF, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
        false
      default: true
      }
    }
  }

  /// A value in a header, which holds neither line breaks nor anything but ASCII.
  static func encodedHeader(_ text: String) -> String {
    encoded(text) { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "%") }
  }

  /// The text of an encoded one; what is no encoding stays as it is.
  static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func encoded(_ text: String, _ isKept: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
