/// How a record matches a query: for each word the places of its cheapest ways to match.
struct PlainMatch {
  /// The way in which a query word is found.
  enum Way: Hashable {
    case missing
    /// By itself, or in a phrase.
    case alone(PlainCost)
    /// As one with its neighbours.
    case together(Range<Int>, typos: Int)

    var isTogether: Bool {
      if case .together = self { true } else { false }
    }
  }

  /// The way of each query word.
  var ways: [Way] = []
  /// The places of each query word, empty for a word that the record lacks.
  var placements: [[PlainPlacement]] = []
  /// The query words that the record has themselves before any other word for them, by number: other words for them do
  /// not count.
  var wordsThemselves: Set<Int> = []
  /// The query's sequences whose words stand side by side.
  var sequences: [Range<Int>] = []
  /// The places of other words for several query words that are as good as these.
  var otherPlaces: [PlainPlacement] = []
  /// The typos of all words.
  var typos = 0
  /// How many query words match.
  var wordCount = 0

  /// Whether another match of the same query words is a better reading of them: more words, fewer typos, fewer words
  /// that are matched together with their neighbours.
  ///
  /// - Parameter prefersJoined: whether the most such words rather come before the fewest typos.
  func isWorse(than other: PlainMatch, prefersJoined: Bool) -> Bool {
    func rank(_ match: PlainMatch) -> [Int] {
      let joined = match.ways.count(where: \.isTogether)
      return prefersJoined ? [-match.wordCount, -joined, match.typos] : [-match.wordCount, match.typos, joined]
    }
    return rank(other).lexicographicallyPrecedes(rank(self))
  }

  /// Adds words that are found alone, or are missing.
  mutating func append(_ words: [PlainWordPlaces]) {
    for word in words {
      if word.isItselfFirst { wordsThemselves.insert(ways.count) }
      placements.append(word.placements)
      ways.append(word.cost.map(Way.alone) ?? .missing)
      if word.cost != nil { wordCount += 1 }
    }
    // A phrase costs what it costs as a whole.
    typos += words.first?.cost?.typos ?? 0
  }

  /// Adds words that are found together.
  mutating func append(_ joined: PlainJoinedWords) {
    placements += joined.words.map { _ in joined.placements }
    ways += joined.words.map { _ in .together(joined.words, typos: joined.typos) }
    typos += joined.typos
    wordCount += joined.words.count
  }
}

extension PlainMatch {
  /// Whether a word, or a phrase that begins with it, counts where it costs so much: in the best ways of the record,
  /// or in any way when the record lacks it.
  func counts(_ word: Int, at cost: PlainCost) -> Bool {
    switch ways[word] {
    case .missing: true
    case .alone(let best): cost <= best
    case .together: false
    }
  }

  /// Whether neighbours count where they stand joined.
  func countsJoined(_ words: Range<Int>, typos: Int) -> Bool {
    ways[words].allSatisfy { $0 == .missing } || ways[words].allSatisfy { isTogether($0, words, typos) }
  }

  /// Whether other words for some of the query's count: those that are no more typos than the words themselves.
  func countsAlternative(to words: Range<Int>, at cost: PlainCost) -> Bool {
    if words.count == 1 {
      return counts(words.lowerBound, at: cost) && !wordsThemselves.contains(words.lowerBound)
    }
    let ways = ways[words]
    if ways.contains(where: \.isTogether) { return ways.allSatisfy { isTogether($0, words, cost.typos) } }
    if ways.contains(.missing) { return true }
    return cost.typos <= typosAlone(of: words)
  }

  private func isTogether(_ way: Way, _ words: Range<Int>, _ typos: Int) -> Bool {
    if case .together(words, let best) = way { typos <= best } else { false }
  }

  private func typosAlone(of words: Range<Int>) -> Int {
    ways[words].reduce(0) { sum, way in
      if case .alone(let cost) = way { sum + cost.typos } else { sum }
    }
  }
}

/// The places of the cheapest ways to find a query word by itself.
struct PlainWordPlaces {
  /// nil for a word that is missing; for a word of a phrase what the whole phrase costs.
  var cost: PlainCost?
  var placements: [PlainPlacement] = []
  /// Whether the word itself stands before any other word for it, and is one of several.
  var isItselfFirst = false

  init() {}

  /// Drops the other words for a word that stands before all of them.
  mutating func dropOtherWords(rank: (PlainPlacement) -> Int) {
    let inOrder = placements.sorted { left, right in
      (rank(left), left.element, left.start, left.kind == .exact ? 0 : 1)
        < (rank(right), right.element, right.start, right.kind == .exact ? 0 : 1)
    }
    guard inOrder.first?.kind == .exact else { return }
    isItselfFirst = true
    placements.removeAll { placement in
      if case .alternative = placement.kind { true } else { false }
    }
  }

  /// Keeps the cheapest of some places.
  init(_ found: [(cost: PlainCost, placement: PlainPlacement)]) {
    cost = found.map(\.cost).min()
    placements = found.filter { $0.cost == cost }.map(\.placement)
  }
}

/// Query words that are found together, and the places where they are.
struct PlainJoinedWords {
  let words: Range<Int>
  let typos: Int
  let placements: [PlainPlacement]
  /// Whether other words stand for them, rather than they themselves written as one.
  let isAlternative: Bool
}
