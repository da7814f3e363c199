import IndexSettings
import IndexStore

extension DocumentMatcher {
  /// The best ways in which the document that was read last, and matches, has each word. Ranking does without them.
  mutating func bestWays() -> BestWays {
    findAlone(units)
    let joined = hasJoinedWords ? joinedPlacements() : []
    let isJoined = query.query.sequences.map { sequence in joined.contains { !$0.isForm && $0.words == sequence } }
    let onlyJoined = zip(query.query.sequences, zip(hasSequence, isJoined)).filter { !$1.0 && $1.1 }.map(\.0)
    return BestWays(
      costs: bestCosts(joined, joinedSequences: onlyJoined), hasSequence: zip(hasSequence, isJoined).map { $0 || $1 })
  }

  /// The best ways in which a document has each word by itself.
  mutating func waysAlone(in document: DocumentID) -> BestWays {
    readWords(of: document, asUnits: units)
    return BestWays(costs: bestCosts([]), hasSequence: hasSequence)
  }

  /// What the best way of each word costs, alone or together with its neighbours.
  ///
  /// Another word for a query word is as good as the word itself, unless the query has several words and the word
  /// itself comes first in the document.
  ///
  /// - Parameters:
  ///   - joined: the words that the document has together.
  ///   - joinedSequences: the sequences that it has joined and not side by side: their words do not count alone.
  private func bestCosts(_ joined: [JoinedWords], joinedSequences: [Range<Int>] = []) -> [MatchCost] {
    guard !joined.isEmpty || !query.alternatives.isEmpty else { return costsAlone }
    return query.query.words.indices.map { word in
      let together = joined.filter { $0.words.contains(word) }.flatMap(\.placements)
      let costAlone = joinedSequences.contains { $0.contains(word) } ? .none : costsAlone[word]
      return bestCost(ofWord: word, costAlone, together.map { ($0, query.cost(of: $0.kind)) })
    }
  }

  private func bestCost(
    ofWord word: Int, _ costAlone: MatchCost, _ together: [(placement: Placement, cost: MatchCost)]
  ) -> MatchCost {
    var best = costAlone
    for (_, cost) in together {
      let level = cost.form == .otherWord ? MatchCost(typos: cost.typos) : cost
      if best == .none || level < best { best = level }
    }
    guard best != .none, best.form == .word else { return best }
    let otherWord = MatchCost(typos: best.typos, .otherWord)
    let alone = costAlone == best ? placementsAlone[word] : []
    let others = alone.filter(\.kind.isAlternative) + together.filter { $0.cost == otherWord }.map(\.placement)
    let attributes = attributes
    /// In the order of the searchable attributes and of the document.
    func standsBefore(_ left: Placement, _ right: Placement) -> Bool {
      let (leftRank, rightRank) = (attributes[Int(left.attribute)].rank, attributes[Int(right.attribute)].rank)
      return (leftRank, left.element, left.start) < (rightRank, right.element, right.start)
    }
    let itself = alone.lazy.filter { !$0.kind.isAlternative }.min(by: standsBefore)
    guard query.query.words.count > 1, best.typos == 0, let itself,
      !others.contains(where: { standsBefore($0, itself) })
    else { return otherWord }
    return best
  }
}
