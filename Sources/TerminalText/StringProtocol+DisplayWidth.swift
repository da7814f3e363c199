extension StringProtocol {
  /// The number of terminal columns that the text takes.
  ///
  /// Counted by grapheme cluster: two for East Asian wide and fullwidth text, for emoji, flags and everything with the
  /// emoji variation selector, none for combining marks, joiners and control characters that stand alone, one
  /// otherwise. Widths follow the East Asian Width property of Unicode (UAX #11); a tab counts nothing, because its
  /// width depends on where it stands.
  ///
  /// - Complexity: O(*n*), one pass over the bytes when the text is ASCII.
  package var displayWidth: Int {
    @_specialize(where Self == String)
    get {
      if let width = printableASCIIWidth { return width }
      var width = 0
      for character in self {
        width += character.displayWidth
      }
      return width
    }
  }

  /// The width of text that is printable ASCII throughout, nil for other text.
  private var printableASCIIWidth: Int? {
    var count = 0
    for byte in utf8 {
      guard (0x20..<0x7F).contains(byte) else { return nil }
      count += 1
    }
    return count
  }
}

extension Character {
  /// The number of terminal columns that the grapheme cluster takes: 0, 1 or 2.
  package var displayWidth: Int {
    var width = 0
    var isEmojiStyled = false
    for scalar in unicodeScalars {
      width = Swift.max(width, scalar.displayWidth)
      if scalar.value == 0xFE0F { isEmojiStyled = true }
    }
    // A variation selector that follows nothing visible styles nothing.
    return isEmojiStyled && width == 1 ? 2 : width
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns that the scalar takes by itself: 0, 1 or 2.
  var displayWidth: Int {
    switch value {
    case 0x20..<0x7F: return 1
    case 0..<0xA0: return 0
    case 0xAD: return 1  // The soft hyphen is a format character that terminals show.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Vowels and final consonants that join a Hangul syllable.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD:
      return 1  // Format characters with a glyph of their own, such as the Arabic number sign.
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return isEastAsianWide || properties.isEmojiPresentation ? 2 : 1
    }
  }
}
