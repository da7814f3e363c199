extension StringProtocol {
  /// The number of terminal columns that the text takes.
  ///
  /// Counted by grapheme cluster: two for East Asian wide and fullwidth text, for emoji, flags and emoji with the emoji
  /// variation selector, none for marks, joiners, ignorable and control characters that stand alone, one otherwise, and
  /// the sum where a cluster has several signs (``ClusterWidth``). A tab counts nothing, because its width depends on
  /// where it stands.
  ///
  /// Widths are those of Unicode's East Asian Width (UAX #11), General_Category, Default_Ignorable_Code_Point and emoji
  /// data, which the `wcwidth` package of Python follows as well. Where we differ, we mean to:
  ///
  /// - Control characters count nothing, rather than make the width unknown.
  /// - A text style selector does not make a wide emoji narrow: most terminals leave it wide.
  /// - A spacing mark that begins a cluster counts one, since nothing before it has room for it.
  /// - Letters that are clusters of their own to Swift count each, also where a font may join them (Khmer, Arabic).
  /// - Marks that are newer than the Swift library count as letters.
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
  /// The number of terminal columns that the grapheme cluster takes.
  package var displayWidth: Int {
    var width = ClusterWidth()
    for scalar in unicodeScalars { width.add(scalar) }
    return width.total
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns that the scalar takes by itself: 0, 1 or 2.
  var displayWidth: Int {
    switch value {
    case 0x20..<0x7F: return 1
    case 0..<0xA0: return 0
    case 0xA0..<0x300: return 1  // The soft hyphen among them, a format character that terminals show.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Vowels and final consonants that join a Hangul syllable.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD:
      return 1  // Format characters with a glyph of their own, such as the Arabic number sign.
    default: break
    }
    // Before what is ignored by default: a filler for a first consonant of Hangul takes the place of one.
    if isEastAsianWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return properties.isDefaultIgnorableCodePoint ? 0 : 1
    }
  }
}
