import IndexSettings
import IndexStore

extension DocumentMatcher {
  /// The places of each word looked for by itself, or else together with its neighbours.
  mutating func placementsOfWords(in document: DocumentID) -> [[Placement]] {
    readWords(of: document, asUnits: query.query.words.indices.map { $0..<$0 + 1 })
    let joined = joinedPlacements()
    return query.query.words.indices.map { word in
      if costsAlone[word] != .none { return placementsAlone[word] }
      return joined.first { $0.words.contains(word) }?.placements ?? []
    }
  }

  /// Where the document has a word of its match: the places of its best ways, which count and are marked, and those
  /// that do not beside them.
  ///
  /// A phrase matches as a whole only: nothing else that its words match has to do with it.
  ///
  /// - Parameter ways: what ``bestWays()`` has told.
  func places(
    ofWord word: Int, in match: DocumentMatch, _ ways: BestWays
  ) -> (best: [Placement], outranked: [Placement]) {
    guard query.query.units.contains(word..<word + 1) else { return (match.placements[word], []) }
    let sequence = query.query.sequences.indices.first { query.query.sequences[$0].contains(word) }
    let isInSequence = sequence.map { ways.hasSequence[$0] } ?? false
    let isSideBySide = sequence.map { hasSequence[$0] } ?? false
    let alone = placementsInAnyWay(ofWord: word).map { (words: word..<word + 1, placement: $0) }
    let together = joinedPlacements().filter { $0.words.contains(word) }.flatMap { group in
      group.placements.map { (words: group.words, placement: $0) }
    }
    var best: [Placement] = []
    var others: [Placement] = []
    for (words, placement) in alone + together {
      let isBest =
        isInSequence && words.count == 1
        ? isSideBySide && match.placements[word].contains { $0.token == placement.token && $0.kind == placement.kind }
        : ways.includes(words, at: query.cost(of: placement.kind))
      if isBest { best.append(placement) } else { others.append(placement) }
    }
    let outranked = others.filter { other in !best.contains { $0.overlaps(other) } }
    return (inOrder(best), inOrder(outranked))
  }

  /// Places by where they are in the document, each once: of several ways to match there the one with the fewest typos;
  /// the word itself before another word, which comes before the beginning of a word.
  private func inOrder(_ placements: [Placement]) -> [Placement] {
    func rank(_ placement: Placement) -> (typos: Int, form: Int) {
      let cost = query.cost(of: placement.kind)
      if placement.kind == .exact { return (0, 0) }
      return (cost.typos, cost.form == .otherWord ? 1 : Int(cost.form.rawValue) + 2)
    }
    let sorted = placements.sorted { left, right in
      (left.token, left.end) == (right.token, right.end)
        ? rank(left) < rank(right) : (left.token, left.end) < (right.token, right.end)
    }
    return sorted.enumerated().filter { number, placement in
      guard number > 0 else { return true }
      let before = sorted[number - 1]
      return (before.token, before.end) != (placement.token, placement.end)
    }.map(\.element)
  }

  /// The required words that a document lacks when each is looked for by itself, as numbers.
  mutating func missingWords(in document: DocumentID) -> [Int] {
    readWords(of: document, asUnits: query.query.units)
    let joined = joinedPlacements()
    return query.query.units.flatMap { unit -> [Int] in
      let isSwallowed = joined.contains { $0.words.overlaps(unit) }
      guard costsAlone[unit.lowerBound] == .none, !isSwallowed else { return [] }
      return unit.filter { !query.query.words[$0].isOptional }
    }
  }

  /// The terms of the document that a placement covers.
  func terms(of placement: Placement) -> [TermID] {
    let length: Int
    switch placement.kind {
    case .split: length = 2
    case .alternative(let number): length = query.alternatives[Int(number)].words.count
    case .exact, .prefix, .typo, .concatenation: length = 1
    }
    return run(from: Int(placement.token), length: length) { offset, token in
      isTerm(token.term, at: offset, of: placement)
    }?.map { buffer.tokens[$0].term } ?? []
  }

  private func isTerm(_ term: TermID, at offset: Int, of placement: Placement) -> Bool {
    guard offset > 0 else { return true }
    switch placement.kind {
    case .split: return query.splits.contains { $0?.right == term }
    case .alternative(let number):
      return query.alternativeSpans.contains { span in
        span.candidates.values.joined().contains { $0.alternative == Int(number) && $0.terms[offset] == term }
      }
    case .exact, .prefix, .typo, .concatenation: return true
    }
  }
}
