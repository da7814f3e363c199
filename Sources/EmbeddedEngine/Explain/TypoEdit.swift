import Diagnostics

/// A typo of a query word, as against the word of a record that it matches.
public enum TypoEdit: String, Sendable, Hashable {
  /// Another letter stands in the place of one.
  case substitution
  /// A letter of the record's word is not there.
  case missingLetter = "missing letter"
  /// There is a letter that the record's word has not.
  case extraLetter = "extra letter"
  /// Two neighbouring letters stand in the other order.
  case swappedLetters = "swapped letters"

  /// The fewest typos that make one word of another, in the order of their letters.
  static func edits(from word: some Sequence<Unicode.Scalar>, to query: some Sequence<Unicode.Scalar>) -> [TypoEdit] {
    Alignment(from: Array(word), to: Array(query)).edits.map { edit in
      switch edit {
      case .replacement: .substitution
      case .removal: .missingLetter
      case .insertion: .extraLetter
      case .swap: .swappedLetters
      }
    }
  }
}
