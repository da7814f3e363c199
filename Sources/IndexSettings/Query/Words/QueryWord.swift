/// A word of a query and how it may match.
package struct QueryWord {
  /// The normalised word.
  package let word: Word
  /// Where it stands in the query, in Unicode scalars.
  package let range: Range<Int>
  /// Whether it also matches as the beginning of a word.
  package var isPrefix = false
  /// With how many typos it may match.
  package var typoAllowance = 0
  /// Whether it may be cut in two or joined with a neighbour.
  package var canSplitAndConcatenate = false
  /// Whether a hyphen after a space stands before it, so that it is not joined with the word before.
  package var standsApart = false
  /// Whether it is an ideograph.
  package var isIdeograph = false
  /// Whether it stands in quotes, where only the very words count.
  var isQuoted = false
  /// Whether records without it match too.
  package var isOptional = false

  package init(
    word: Word, range: Range<Int>, isPrefix: Bool = false, typoAllowance: Int = 0,
    canSplitAndConcatenate: Bool = false, isQuoted: Bool = false, isOptional: Bool = false
  ) {
    self.word = word
    self.range = range
    self.isPrefix = isPrefix
    self.typoAllowance = typoAllowance
    self.canSplitAndConcatenate = canSplitAndConcatenate
    self.isQuoted = isQuoted
    self.isOptional = isOptional
  }

  /// The normalised word as a text.
  package var text: String { String(String.UnicodeScalarView(word.scalars)) }
}

/// A query cut into words.
package struct ParsedQuery {
  /// The text that was cut.
  package var text: [Unicode.Scalar] = []
  /// The words to find, in order.
  package var words: [QueryWord] = []
  /// Stretches of words that must stand side by side: quoted ones, runs of ideographs, and words that the query joins
  /// by a character that is a word itself.
  package var phrases: [Range<Int>] = []
  /// Stretches of words that the query joins by a character that is no word. A record may have them apart; but where it
  /// has them side by side, that is how they match.
  package var sequences: [Range<Int>] = []
  /// Words, or words side by side, that must not occur.
  package var exclusions: [[Word]] = []
  /// The stop words that were left out.
  package var stopWords: [QueryWord] = []

  /// The words one by one, phrases as one unit each, in order.
  package var units: [Range<Int>] {
    var units: [Range<Int>] = []
    var index = 0
    while index < words.count {
      let unit = phrases.first { $0.lowerBound == index } ?? index..<index + 1
      units.append(unit)
      index = unit.upperBound
    }
    return units
  }
}
