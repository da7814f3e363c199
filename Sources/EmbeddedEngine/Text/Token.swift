/// A word of a text, normalised, with its place in the original.
struct Token {
  /// The normalised word.
  let word: [Unicode.Scalar]
  /// Where it stands in the original, in Unicode scalars.
  let range: Range<Int>
  /// For each scalar of the normalised word, where its original ends, in Unicode scalars of the text.
  let ends: [Int]
  /// Which word of the text it is, from 0.
  let position: Int
  /// How many positions it covers; more than 1 for words joined over an apostrophe or the like.
  let span: Int
  /// Whether it is an ideograph or kana.
  let isIdeograph: Bool
  /// Whether it is an ideograph that directly follows another one.
  let continuesRun: Bool
  /// Whether it is a placeholder of synonyms, as written rather than normalised; no query word is one.
  let isPlaceholder: Bool

  /// The normalised word as a text.
  var text: String { String(String.UnicodeScalarView(word)) }
}
