/// A place in a record where a query word matches.
struct Placement {
  /// How the match came about.
  enum Kind: Hashable {
    case exact
    case prefix
    case typo(Int)
    /// The query word's two halves stand side by side.
    case split
    /// The query word and its neighbours are one word here.
    case concatenation
  }

  /// The number of the attribute in the index.
  let attribute: Int32
  /// The number of the element in the record.
  let element: Int32
  /// The first position.
  let start: Int32
  /// The last position.
  let end: Int32
  let kind: Kind
  /// The number of the record's word in the vocabulary.
  let word: Int32
  /// The number of the second word of a split.
  let secondWord: Int32?

  init(
    _ token: IndexedRecord.Token, attribute: Int32, kind: Kind, splitAt second: IndexedRecord.Token? = nil
  ) {
    self.attribute = attribute
    element = token.element
    start = token.start
    end = second?.end ?? token.end
    word = token.word
    secondWord = second?.word
    self.kind = kind
  }
}

/// How a record matches a query: for each word the places of its cheapest way to match.
struct RecordMatch {
  /// The places of each query word, empty for a word that the record lacks.
  var placements: [[Placement]] = []
  /// For each query word the first word of the concatenation that swallowed it, nil for the others.
  var concatenations: [Int?] = []
  /// The typos of all words.
  var typos = 0
  /// How many query words match.
  var wordCount = 0
}
