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

  /// For each word of the document's match the places where it matches as well, but not in the best way.
  ///
  /// A phrase matches as a whole only: nothing else that its words match has to do with it.
  func outrankedPlacements(in match: DocumentMatch) -> [[Placement]] {
    let joined = joinedPlacements()
    var outranked = query.query.words.map { _ in [Placement]() }
    for unit in query.query.units where unit.count == 1 {
      let word = unit.lowerBound
      let together = joined.filter { $0.words.contains(word) }.flatMap(\.placements)
      var known = match.placements[word] + match.forms
      for placement in placementsInAnyWay(ofWord: word) + together
      where !known.contains(where: placement.isSamePlace) {
        known.append(placement)
        outranked[word].append(placement)
      }
    }
    return outranked
  }

  /// The best ways in which a document has each word by itself.
  mutating func waysAlone(in document: DocumentID) -> BestWays {
    readWords(of: document, asUnits: query.query.units)
    return BestWays(alone: costsAlone, hasSequence: hasSequence)
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
