import Diagnostics
import SearchModel

/// A text as facet filters compare it: in lower case, and with equal texts in one form as far as that form is ASCII.
///
/// Swift compares texts by what they mean, so that an `é` of one or of two scalars is the same; nearly all texts have
/// only ASCII characters, and those compare by their bytes.
package enum FoldedText {
  case ascii([UInt8])
  case other(String)

  package init(_ text: String) {
    let folded = text.caseFolded
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

  /// Whether a text comes before another one, in an order in which equal texts are neighbours.
  ///
  /// Swift's own `<` is none for whole texts: a Hangul word in letters comes neither before nor after some that begin
  /// with the same word in syllables. Characters are in order, as long as neither begins with the other: `й` in two
  /// scalars comes neither before nor after `й` with another accent. So something is put behind both.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    if hasOneForm(left), hasOneForm(right) { return left.utf8.lexicographicallyPrecedes(right.utf8) }
    var others = right.makeIterator()
    for character in left {
      guard let other = others.next() else { return false }
      if character != other { return String(character) + "\0" < String(other) + "\0" }
    }
    return others.next() != nil
  }

  /// Whether a text has only scalars each of which is a character, and which no others of them are equal to.
  private static func hasOneForm(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      // Latin, Cyrillic, kana, ideographs and Hangul syllables, without what combines with them.
      case 0x20..<0x300, 0x400..<0x482, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
        true
      default: false
      }
    }
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
