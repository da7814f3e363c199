/// A word of a query and how it may match.
struct QueryWord {
  /// The normalised word.
  let word: Word
  /// Where it stands in the query, in Unicode scalars.
  let range: Range<Int>
  /// Whether it also matches as the beginning of a word.
  var isPrefix = false
  /// With how many typos it may match.
  var typoAllowance = 0
  /// Whether it may be cut in two or joined with a neighbour.
  var canSplitAndConcatenate = false
  /// Whether it stands in quotes, where only the very words count.
  var isQuoted = false
  /// Whether records without it match too.
  var isOptional = false

  /// The normalised word as a text.
  var text: String { String(String.UnicodeScalarView(word.scalars)) }
}

/// A query cut into words.
struct ParsedQuery {
  /// The text that was cut.
  var text: [Unicode.Scalar] = []
  /// The words to find, in order.
  var words: [QueryWord] = []
  /// Stretches of words that must stand side by side: quoted ones, and runs of ideographs.
  var phrases: [Range<Int>] = []
  /// Words, or words side by side, that must not occur.
  var exclusions: [[Word]] = []
  /// The stop words that were left out.
  var stopWords: [QueryWord] = []

  /// The words one by one, phrases as one unit each, in order.
  var units: [Range<Int>] {
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
