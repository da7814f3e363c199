import SearchModel

/// Makes spellings equal that a search shall not tell apart: case, diacritics, ligatures, width,
/// traditional and simplified Chinese characters.
package struct Normalizer: Sendable {
  /// Replacements that win over the table: `customNormalization`, and the kept characters, each by itself.
  private var overrides: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  /// Whether it treats no character specially.
  package var isPlain: Bool { overrides.isEmpty }

  /// The character that placeholders of synonyms begin with in an index, so that no normalised word may have it.
  package static let placeholderMark: Unicode.Scalar = "\u{1}"

  /// - Parameters:
  ///   - keptCharacters: the characters of `keepDiacriticsOnCharacters`.
  ///   - custom: the replacements of `customNormalization`.
  package init(keptCharacters: String = "", custom: [(source: Unicode.Scalar, target: String)] = []) {
    for scalar in keptCharacters.unicodeScalars { overrides[scalar] = [scalar] }
    for (source, target) in custom {
      // Settings are checked for it before.
      overrides[source] = Array(target.unicodeScalars).filter { $0 != Self.placeholderMark }
    }
  }

  /// Appends the normalised form of one scalar.
  func append(_ scalar: Unicode.Scalar, to text: inout [Unicode.Scalar]) {
    if overrides.isEmpty, scalar.isASCII {
      text.append(Self.lowercasedASCII(scalar))
      return
    }
    for lowered in Self.lowercased(scalar) {
      if let override = overrides[lowered] {
        text.append(contentsOf: override)
      } else if CharacterClass.isDiacritic(lowered) {
        restoreKeptCharacter(with: lowered, in: &text)
      } else if let replacement = FoldingTable.replacement(of: lowered) {
        for scalar in replacement { text.append(SimplifiedCharacters.simplified(scalar)) }
      } else if !Self.composeHangul(lowered, in: &text) {
        text.append(SimplifiedCharacters.simplified(lowered))
      }
    }
  }

  /// A word, normalised.
  func normalized(_ word: String) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in word.unicodeScalars { append(scalar, to: &scalars) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// How many characters of a text records are sorted by.
  package static let sortedLength = 50

  /// What records with a text are sorted by: its first characters, normalised.
  package func sortText(_ text: some StringProtocol) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      append(scalar, to: &scalars)
      // A mark after the last character may still belong to it.
      if scalars.count > Self.sortedLength { break }
    }
    return String(String.UnicodeScalarView(scalars.prefix(Self.sortedLength)))
  }

  /// A base letter and a combining mark that together are a kept character become that character.
  private func restoreKeptCharacter(with mark: Unicode.Scalar, in text: inout [Unicode.Scalar]) {
    guard !overrides.isEmpty, let base = text.last else { return }
    // Strings compare by canonical equivalence, which is all the composition that is needed here.
    let composed = String(String.UnicodeScalarView([base, mark]))
    guard let kept = overrides.first(where: { String($0.key) == composed }) else { return }
    text.removeLast()
    text.append(contentsOf: kept.value)
  }

  private static func lowercasedASCII(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value >= 0x41 && scalar.value <= 0x5A ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    if scalar.isASCII { return String.UnicodeScalarView([lowercasedASCII(scalar)]) }
    guard scalar.properties.changesWhenLowercased else { return String.UnicodeScalarView([scalar]) }
    return scalar.properties.lowercaseMapping.unicodeScalars
  }

  /// Joins a Korean vowel or final consonant to the syllable before, so that decomposed text equals composed text.
  private static func composeHangul(_ scalar: Unicode.Scalar, in text: inout [Unicode.Scalar]) -> Bool {
    guard let last = text.last?.value else { return false }
    let composed: UInt32
    if (0x1161...0x1175).contains(scalar.value), (0x1100...0x1112).contains(last) {
      composed = 0xAC00 + ((last - 0x1100) * 21 + (scalar.value - 0x1161)) * 28
    } else if (0x11A8...0x11C2).contains(scalar.value), (0xAC00...0xD7A3).contains(last), (last - 0xAC00) % 28 == 0 {
      composed = last + (scalar.value - 0x11A7)
    } else {
      return false
    }
    guard let syllable = Unicode.Scalar(composed) else { return false }
    text[text.count - 1] = syllable
    return true
  }
}
