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
    let places = words.map { tokens(ofWord: $0) }
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

  /// The numbers of the tokens at which the ways to match a word alone begin.
  private func tokens(ofWord word: Int) -> [Int] {
    var tokens = buffer.tokens.indices.filter { number in
      let token = buffer.tokens[number]
      guard relevantTerms.contains(token.term), let cost = query.matches[word].cost(of: token.term) else {
        return false
      }
      return price(cost, in: buffer.elements[Int(token.element)].attribute) != nil
    }
    for span in query.alternativeSpans where span.words == word..<word + 1 {
      tokens += placements(of: span).map { Int($0.placement.token) }
    }
    return tokens + splitPlacements(ofWord: word).map { Int($0.token) }
  }
}
