/// A place in a document where a query word matches.
struct Placement {
  /// How the match came about.
  enum Kind: Hashable {
    case exact
    case prefix
    case typo(Int8)
    /// The query word's two halves stand side by side.
    case split
    /// The query word and its neighbours are one word here.
    case concatenation
    /// Other words stand here for it, or for it and its neighbours: the alternative of the query by its number.
    case alternative(Int32)

    /// Whether other words stand there.
    var isAlternative: Bool {
      if case .alternative = self { true } else { false }
    }
  }

  /// The number of the attribute in the index.
  let attribute: Int32
  /// The number of the element in the document.
  let element: Int32
  /// The first position.
  let start: Int32
  /// The last position.
  let end: Int32
  /// The number of the first token in the document.
  let token: Int32
  let kind: Kind

  /// Whether another placement covers the same words of the document.
  func isSamePlace(as other: Placement) -> Bool {
    element == other.element && start == other.start && end == other.end
  }
}

extension Placement {
  /// Whether another placement covers a word of the document that this one does.
  func overlaps(_ other: Placement) -> Bool {
    element == other.element && start <= other.end && other.start <= end
  }
}

/// How a document matches a query: for each word the places of its cheapest ways to match.
struct DocumentMatch {
  /// A query word alone, or several that are found together, and the places where they are.
  struct Group {
    let words: Range<Int>
    let placements: [Placement]
  }

  /// The places of each query word, empty for a word that the document lacks.
  var placements: [[Placement]] = []
  /// For each query word that was matched together with its neighbours the first of them, -1 for the others.
  var joined: [Int] = []
  /// For each query word what it costs, ``MatchCost/none`` for a word that the document lacks; for words that were
  /// matched together what they cost together.
  var costs: [MatchCost] = []
  /// Other words for several words of the query that are no more typos than these: they are as good.
  var forms: [Group] = []
  /// The typos of all words.
  var typos = 0
  /// How many query words match.
  var wordCount = 0

  /// The groups of all readings that are as good as this one.
  var groups: [Group] {
    let firsts = placements.indices.filter { joined[$0] < 0 || joined[$0] == $0 }
    let ends = firsts.dropFirst() + [placements.count]
    return zip(firsts, ends).map { Group(words: $0..<$1, placements: placements[$0]) } + forms
  }

  /// Whether another match of the same query words is a better reading of them: more words, fewer typos, fewer words
  /// that are matched together with their neighbours.
  ///
  /// - Parameter prefersJoined: whether the most such words rather come before the fewest typos.
  func isWorse(than other: DocumentMatch, prefersJoined: Bool = false) -> Bool {
    func rank(_ match: DocumentMatch) -> (Int, Int, Int) {
      let joinedCount = match.joined.count { $0 >= 0 }
      return prefersJoined
        ? (-match.wordCount, -joinedCount, match.typos) : (-match.wordCount, match.typos, joinedCount)
    }
    return rank(other) < rank(self)
  }
}
