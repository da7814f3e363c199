import IndexSettings
import IndexStore

extension DocumentMatcher {
  /// Whether each required word that a match has alone can have a word of the document for itself, in whatever way
  /// it matches there.
  ///
  /// - Complexity: O(query words² × places) where terms match several of the words, O(1) elsewhere.
  func hasPlaceForEachWord(of match: DocumentMatch) -> Bool {
    let shared = query.sharedTerms.words
    if shared.count == 2, query.alternativeSpans.isEmpty, query.splits[shared[0]] == nil, query.splits[shared[1]] == nil
    {
      return hasTwoPlaces(for: shared[0], shared[1], in: match)
    }
    let words = shared.filter { match.joined[$0] < 0 && !query.query.words[$0].isOptional }
    guard words.count > 1 else { return true }
    let places = words.map { placementsInAnyWay(ofWord: $0).map { Int($0.token) } }
    /// The words that have a place, by the place.
    var owners: [Int: Int] = [:]
    /// Gives a word a place, for which others may have to move.
    func give(_ word: Int, seen: inout Set<Int>) -> Bool {
      for place in places[word] where seen.insert(place).inserted {
        if let owner = owners[place], !give(owner, seen: &seen) { continue }
        owners[place] = word
        return true
      }
      return false
    }
    return words.indices.allSatisfy { word in
      var seen: Set<Int> = []
      return give(word, seen: &seen)
    }
  }

  /// The same for two words, of which nothing but terms of the document matches either.
  private func hasTwoPlaces(for left: Int, _ right: Int, in match: DocumentMatch) -> Bool {
    for word in [left, right] where match.joined[word] >= 0 || query.query.words[word].isOptional { return true }
    var (hasLeft, hasRight) = (false, false)
    for token in buffer.tokens where relevantTerms.contains(token.term) {
      let attribute = buffer.elements[Int(token.element)].attribute
      let isLeft = query.matches[left].cost(of: token.term).flatMap { price($0, in: attribute) } != nil
      let isRight = query.matches[right].cost(of: token.term).flatMap { price($0, in: attribute) } != nil
      if isLeft && hasRight || isRight && hasLeft { return true }
      hasLeft = hasLeft || isLeft
      hasRight = hasRight || isRight
    }
    return false
  }

  /// The places of a word alone in whatever way it matches there, however much it costs: other words for
  /// it come first.
  func placementsInAnyWay(ofWord word: Int) -> [Placement] {
    let written = buffer.tokens.enumerated().compactMap { number, token -> Placement? in
      guard relevantTerms.contains(token.term), let cost = query.matches[word].cost(of: token.term),
        let (_, kind) = price(cost, in: buffer.elements[Int(token.element)].attribute)
      else { return nil }
      return placement(of: token, number, kind)
    }
    let others = query.alternativeSpans.filter { $0.words == word..<word + 1 }.flatMap { placements(of: $0) }
    return others.map(\.placement) + splitPlacements(ofWord: word) + written
  }
}
