import IndexSettings
import IndexStore

extension DocumentMatcher {
  /// Whether each required word that a match has alone can have a word of the document for itself, in whatever way
  /// it matches there.
  ///
  /// - Complexity: O(query words² × places) where terms match several of the words, O(1) elsewhere.
  func hasPlaceForEachWord(of match: DocumentMatch) -> Bool {
    let words = query.sharedTerms.words.filter { match.joined[$0] < 0 && !query.query.words[$0].isOptional }
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
