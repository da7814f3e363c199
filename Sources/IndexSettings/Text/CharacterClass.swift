import SearchModel

/// What a scalar is to the tokeniser.
package enum CharacterClass {
  /// Stands between words.
  case separator
  /// A letter or digit of a word.
  case word
  /// An ideograph or kana, a word of its own.
  case ideograph
  /// A combining mark or joiner, part of the character before.
  case mark
  /// Begins an emoji.
  case emoji

  package init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let value = scalar.value
      let isWord =
        (value >= 0x61 && value <= 0x7A) || (value >= 0x30 && value <= 0x39) || (value >= 0x41 && value <= 0x5A)
      self = isWord ? .word : .separator
      return
    }
    // The half-width voicing marks of Japanese are letters to Unicode.
    if scalar.value == 0xFF9E || scalar.value == 0xFF9F {
      self = .mark
      return
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      self = scalar.isIdeograph ? .ideograph : .word
    case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
    case .format: self = [0xAD, 0x200C, 0x200D].contains(scalar.value) ? .mark : .separator
    default: self = Self.isEmoji(scalar) ? .emoji : .separator
    }
  }

  /// Pictures and halves of flags; not the marks and arrows that are emoji only by a variation selector.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x2300 && scalar.properties.isEmoji || isRegionalIndicator(scalar)
  }

  /// One half of a flag.
  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1_F1E6...0x1_F1FF).contains(scalar.value)
  }

  /// A letter of the name of a flag, which follows a picture.
  static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE_0020...0xE_007F).contains(scalar.value)
  }

  /// Marks that are diacritics and get stripped; others (vowel signs of Indic scripts, say) belong to the word.
  static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A,
      0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED, 0x1AB0...0x1AFF,
      0x1DC0...0x1DFF,
      0x200C...0x200D, 0x20D0...0x20FF, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFF9E...0xFF9F,
      0xE_0100...0xE_01EF:
      true
    default: false
    }
  }
}
