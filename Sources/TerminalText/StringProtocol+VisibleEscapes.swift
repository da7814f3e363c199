extension StringProtocol {
  /// The text with everything that could act on a terminal, or hide from its reader, written as a visible escape.
  ///
  /// Escaped are control characters (`\n`, `\r`, `\t`, else `\u{1B}`), bidirectional controls, line and paragraph
  /// separators, the byte-order mark, tag characters but for those of flags, and noncharacters. Joiners and variation
  /// selectors stay, since emoji and several scripts need them. A backslash stays as it is: the result is for reading,
  /// not for decoding.
  ///
  /// - Parameter keepingNewlines: Whether a line feed stays a line feed.
  /// - Complexity: O(*n*); text with nothing to escape comes back as it is.
  @_specialize(where Self == String)
  package func visiblyEscaped(keepingNewlines: Bool = false) -> String {
    guard unicodeScalars.contains(where: { $0.needsVisibleEscape }) else { return String(self) }
    var result = ""
    result.reserveCapacity(utf8.count + 16)
    var rest = String(self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == blackFlag, let tags = regionTags.first(where: { rest.starts(with: $0) }) {
        result.unicodeScalars.append(scalar)
        result.unicodeScalars.append(contentsOf: tags)
        rest = rest.dropFirst(tags.count)
      } else if !scalar.needsVisibleEscape || (keepingNewlines && scalar == "\n") {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar.visibleEscape
      }
    }
    return result
  }
}

private let blackFlag: Unicode.Scalar = "\u{1F3F4}"

/// The tag characters that make the black flag the one of England, Scotland or Wales: the only such sequences that
/// Unicode recommends for interchange.
private let regionTags: [[Unicode.Scalar]] = ["gbeng", "gbsct", "gbwls"].map { region in
  (region.unicodeScalars.map { 0xE0000 + $0.value } + [0xE007F]).compactMap(Unicode.Scalar.init)
}

extension Unicode.Scalar {
  /// Whether the scalar must not reach a terminal as it is.
  var needsVisibleEscape: Bool {
    switch value {
    case 0x20..<0x7F: return false
    case 0..<0xA0: return true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: return true  // Bidirectional controls.
    case 0x2028...0x2029: return true  // Line and paragraph separator.
    case 0xFEFF: return true
    case 0xE0000...0xE007F: return true  // Tag characters: invisible copies of ASCII.
    case 0xFDD0...0xFDEF: return true
    default: return value & 0xFFFE == 0xFFFE  // The last two of each plane are noncharacters.
    }
  }

  /// The escape that stands for the scalar.
  var visibleEscape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
