import Diagnostics

/// A text as facet filters compare it: in lower case, and with equal texts in one form as far as that form is ASCII.
///
/// Swift compares texts by what they mean, so that an `é` of one or of two scalars is the same; nearly all texts have
/// only ASCII characters, and those compare by their bytes.
package enum FoldedText {
  case ascii([UInt8])
  case other(String)

  package init(_ text: String) {
    let folded = text.lowercased()
    if let ascii = Self.ascii(folded) { self = .ascii(ascii) } else { self = .other(folded) }
  }

  /// The ASCII text that a text is equal to, nil when it is equal to none.
  package static func ascii(_ text: String) -> [UInt8]? {
    if text.utf8.isASCII { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = asciiEquivalent(scalar) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// The ASCII character that a scalar is equal to.
  ///
  /// Besides the ASCII characters themselves, Unicode has exactly three scalars of this kind: the signs of Kelvin, of
  /// the Greek question and of the Greek grave accent.
  private static func asciiEquivalent(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{212A}": UInt8(ascii: "K")
    case "\u{37E}": UInt8(ascii: ";")
    case "\u{1FEF}": UInt8(ascii: "`")
    default: scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : nil
    }
  }
}
