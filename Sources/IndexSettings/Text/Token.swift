/// A word of a text, normalised, with its place in the original.
package struct Token {
  /// The normalised word.
  package let word: [Unicode.Scalar]
  /// Where it stands in the original, in Unicode scalars.
  package let range: Range<Int>
  /// For each scalar of the normalised word, where its original ends, in Unicode scalars of the text; empty where each
  /// is one scalar of the text.
  package let ends: [Int]
  /// Which word of the text it is, from 0.
  package let position: Int
  /// How many positions it covers; more than 1 for words joined over an apostrophe or a similar character.
  package let span: Int
  /// Whether it is an ideograph or kana.
  let isIdeograph: Bool
  /// Whether it is an ideograph that directly follows another one.
  let continuesRun: Bool
  /// Whether it is a placeholder of synonyms, as written rather than normalised; no query word is one.
  package let isPlaceholder: Bool
  /// Which stretch of the text it belongs to, by number: where only some words of a text are looked at, those without a
  /// word left out between them.
  var stretch: Int32 = 0

  /// Where the first letters of the word end in the text, in Unicode scalars.
  package func end(ofFirst letters: Int) -> Int {
    if letters >= word.count { return range.upperBound }
    let letters = max(letters, 1)
    return ends.isEmpty ? range.lowerBound + letters : ends[letters - 1]
  }

  /// The token where the text it was cut from stands within another text.
  ///
  /// - Parameters:
  ///   - scalars: where, in Unicode scalars.
  ///   - positions: how many words stand before.
  ///   - stretch: the number of its stretch there.
  package func moved(byScalars scalars: Int, positions: Int, stretch: Int32 = 0) -> Token {
    Token(
      word: word, range: range.lowerBound + scalars..<range.upperBound + scalars, ends: ends.map { $0 + scalars },
      position: position + positions, span: span, isIdeograph: isIdeograph, continuesRun: continuesRun,
      isPlaceholder: isPlaceholder, stretch: stretch)
  }

  /// The normalised word as a text.
  package var text: String { String(String.UnicodeScalarView(word)) }
}

extension Token {
  /// A word of which each letter is one scalar of the text.
  package init(word: [Unicode.Scalar], range: Range<Int>, position: Int, span: Int) {
    self.init(
      word: word, range: range, ends: [], position: position, span: span, isIdeograph: false, continuesRun: false,
      isPlaceholder: false)
  }
}
