import Diagnostics

/// One edit that turns a record's word into the query word that matches it.
public enum TypoEdit: String, Sendable, Hashable {
  /// The query has another letter in the place of one.
  case substitution
  /// The query lacks a letter.
  case missingLetter = "missing letter"
  /// The query has a letter too many.
  case extraLetter = "extra letter"
  /// The query has two neighbouring letters in the other order.
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
