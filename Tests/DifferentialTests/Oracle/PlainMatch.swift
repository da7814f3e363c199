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
  /// The best of all ways in which the record has each query word, nil for one that it lacks.
  var best: [PlainBestWay?] = []
  /// The query's sequences whose words stand side by side, and those whose words stand joined: they count nowhere else.
  var sequences: [Range<Int>] = []
  var joinedSequences: [Range<Int>] = []
  /// Other words for several query words that are as good as these.
  var otherWords: [PlainJoinedWords] = []
  /// The stretches of the query for which other words are read.
  private var readsOtherWords: [Range<Int>] = []
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
  /// Whether a way in which the record has some words, or one of them, counts: when it is the best one of any of them,
  /// or one of them is missing otherwise.
  func counts(_ words: Range<Int>, at cost: PlainCost, isOtherWord: Bool = false) -> Bool {
    words.contains { word in
      guard let best = best[word] else { return true }
      return cost < best.cost || cost == best.cost && (best.allowsOtherWords || !isOtherWord)
    }
  }

  /// This reading of the query, and those that have other words for some of its words and are as good.
  var readings: [PlainMatch] {
    var readings = [self]
    for other in otherWords {
      readings += readings.compactMap { $0.reading(with: other) }
    }
    return readings
  }

  /// The reading that has other words for some of this one's; nil where it has them together with words around.
  private func reading(with other: PlainJoinedWords) -> PlainMatch? {
    let way = Way.together(other.words, typos: other.typos)
    let isApart = ways.indices.allSatisfy { word in
      guard case .together(let words, _) = ways[word], words.overlaps(other.words) else { return true }
      return words == other.words && !readsOtherWords.contains(words)
    }
    guard isApart else { return nil }
    var reading = self
    reading.readsOtherWords.append(other.words)
    for word in other.words {
      reading.ways[word] = way
      reading.placements[word] = other.placements
    }
    return reading
  }

  /// Whether other words for some of the query's are no more typos than the words as they are read.
  func isAsGood(_ words: Range<Int>, typos: Int) -> Bool {
    let ways = ways[words]
    if ways.contains(where: \.isTogether) { return ways.allSatisfy { isTogether($0, words, typos) } }
    if ways.contains(.missing) { return true }
    return typos <= typosAlone(of: words)
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

/// The best way in which a record has a query word.
struct PlainBestWay {
  let cost: PlainCost
  /// Whether other words for the word are as good as the word itself.
  let allowsOtherWords: Bool
}

/// The places of the cheapest ways to find a query word by itself.
struct PlainWordPlaces {
  /// nil for a word that is missing; for a word of a phrase what the whole phrase costs.
  var cost: PlainCost?
  var placements: [PlainPlacement] = []

  init() {}

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
