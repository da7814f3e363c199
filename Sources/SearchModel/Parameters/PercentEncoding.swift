import Diagnostics

/// Texts as they stand in URLs and headers.
package enum PercentEncoding {
  /// A value in a path segment or a query: letters, digits and `-._~` stay, everything else is encoded.
  package static func encoded(_ text: String) -> String {
    encoded(text, \.isUnreservedInURLs)
  }

  /// A value that is a segment of a path: one of dots alone would lead elsewhere.
  package static func encodedSegment(_ text: String) -> String {
    text == "." || text == ".." ? String(repeating: "%2E", count: text.utf8.count) : encoded(text)
  }

  /// Whether a text in a path would lead to another place, because servers take a segment of one or two dots for the
  /// same folder or the one above: as it is, after decoding once or several times, and beside slashes that were
  /// encoded.
  package static func leadsElsewhere(_ text: some StringProtocol) -> Bool {
    // Most texts have no dot, nor anything encoded.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") }) else { return false }
    var text = String(text)
    for _ in 0..<mostDecodings {
      let segments = text.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
      if segments.contains(where: { $0 == "." || $0 == ".." }) { return true }
      guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
      let decoded = decoded(text, plusIsSpace: false)
      guard decoded != text else { return false }
      text = decoded
    }
    return false
  }

  /// No server decodes more often.
  private static let mostDecodings = 4

  /// The text of a URL as it was written: only what no URL may hold is encoded.
  package static func encodedText(ofURL text: String) -> String {
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
  package static func encodedHeader(_ text: String) -> String {
    encoded(text) { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "%") }
  }

  /// The text of a form-encoded one: `+` is a space, and what is no encoding stays as it is.
  package static func decoded(_ text: some StringProtocol) -> String {
    decoded(text, plusIsSpace: true)
  }

  /// The text of a form-encoded one, as ``decoded(_:)`` has it; nil where its bytes are no UTF-8.
  package static func decodedText(_ text: some StringProtocol) -> String? {
    String(validating: decodedBytes(text, plusIsSpace: true), as: UTF8.self)
  }

  /// The text of a segment of a path, where `+` is itself.
  package static func decodedSegment(_ text: some StringProtocol) -> String {
    decoded(text, plusIsSpace: false)
  }

  private static func decoded(_ text: some StringProtocol, plusIsSpace: Bool) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || (plusIsSpace && $0 == UInt8(ascii: "+")) }) else {
      return String(text)
    }
    return String(decoding: decodedBytes(text, plusIsSpace: plusIsSpace), as: UTF8.self)
  }

  private static func decodedBytes(_ text: some StringProtocol, plusIsSpace: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if plusIsSpace, byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"), let value = hexadecimal(rest.prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2 else { return nil }
    var value: UInt8 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt8(truncatingIfNeeded: number)
    }
    return value
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
}
