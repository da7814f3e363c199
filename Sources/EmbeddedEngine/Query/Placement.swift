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
    /// Other words stand here for it, or for it and its neighbours: the alternative of the query by its number.
    case alternative(Int)
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
  /// The numbers of the record's words in the vocabulary: one, or those of a phrase.
  let words: [Int32]

  /// - Parameters:
  ///   - token: the first word.
  ///   - others: the words that stand behind it and belong to the match.
  init(
    _ token: IndexedRecord.Token, attribute: Int32, kind: Kind, followedBy others: [IndexedRecord.Token] = []
  ) {
    self.attribute = attribute
    element = token.element
    start = token.start
    end = others.last?.end ?? token.end
    words = [token.word] + others.map(\.word)
    self.kind = kind
  }

  /// Whether another placement covers the same words of the record.
  func isSamePlace(as other: Placement) -> Bool {
    element == other.element && start == other.start && end == other.end
  }
}

/// How a record matches a query: for each word the places of its cheapest way to match.
struct RecordMatch {
  /// The places of each query word, empty for a word that the record lacks.
  var placements: [[Placement]] = []
  /// For each query word that was matched together with its neighbours the first of them, nil for the others.
  var joined: [Int?] = []
  /// The typos of all words.
  var typos = 0
  /// How many query words match.
  var wordCount = 0

  /// Whether another match of the same query words is a better reading of them: more words, fewer typos, fewer words
  /// that are matched together with their neighbours.
  func isWorse(than other: RecordMatch) -> Bool {
    func rank(_ match: RecordMatch) -> (Int, Int, Int) {
      (-match.wordCount, match.typos, match.joined.count { $0 != nil })
    }
    return rank(other) < rank(self)
  }
}
