import IndexSettings
import IndexStore

extension DocumentMatcher {
  /// Query words that are found together, and the places where they are.
  struct JoinedWords {
    let words: Range<Int>
    let typos: Int
    let placements: [Placement]
    /// Whether other words stand for them, rather than they themselves joined.
    let isForm: Bool
  }

  /// The words that a document has together: as one word, or as other words.
  func joinedPlacements() -> [JoinedWords] {
    var joined: [JoinedWords] = []
    for concatenation in query.concatenations {
      let placements = buffer.tokens.enumerated().compactMap { number, token -> Placement? in
        guard relevantTerms.contains(token.term), let cost = concatenation.matches.cost(of: token.term) else {
          return nil
        }
        let attribute = buffer.elements[Int(token.element)].attribute
        guard query.permissions[attribute].allowsTypos, price(cost, in: attribute) != nil else { return nil }
        return placement(of: token, number, .concatenation)
      }
      guard !placements.isEmpty else { continue }
      joined.append(
        JoinedWords(
          words: concatenation.words, typos: Self.concatenationTypos, placements: placements, isForm: false))
    }
    // Other words for one word are among the ways to find it alone.
    for span in query.alternativeSpans where span.words.count > 1 {
      let placements = placements(of: span)
      guard let typos = placements.lazy.map(\.typos).min() else { continue }
      joined.append(
        JoinedWords(
          words: span.words, typos: typos, placements: placements.filter { $0.typos == typos }.map(\.placement),
          isForm: true))
    }
    return joined
  }

  /// Whether other words for several words of the query are no more typos than a reading of these words.
  func isAsGood(_ group: JoinedWords, asIn reading: DocumentMatch) -> Bool {
    let (words, joined, costs) = (group.words, reading.joined, reading.costs)
    let isTogether =
      words.allSatisfy { joined[$0] == words.lowerBound }
      && (words.upperBound == joined.count || joined[words.upperBound] != words.lowerBound)
    if isTogether { return costs[words.lowerBound].typos >= group.typos }
    guard words.allSatisfy({ joined[$0] < 0 }) else { return false }
    return words.contains { costs[$0] == .none } || words.reduce(0) { $0 + costs[$1].typos } >= group.typos
  }

  /// The places of the other words for a part of the query.
  func placements(of span: PreparedQuery.AlternativeSpan) -> [(typos: Int, placement: Placement)] {
    var found: [(typos: Int, placement: Placement)] = []
    for (number, first) in buffer.tokens.enumerated() where relevantTerms.contains(first.term) {
      guard let candidates = span.candidates[first.term] else { continue }
      let permissions = query.permissions[buffer.elements[Int(first.element)].attribute]
      for candidate in candidates {
        let alternative = query.alternatives[candidate.alternative]
        guard permissions.isSearched, permissions.allowsPrefixes || !alternative.isPrefix,
          let run = run(
            from: number, length: candidate.terms.count, matches: { candidate.terms[$0] == $1.term }),
          let last = run.last
        else { continue }
        let kind = Placement.Kind.alternative(Int32(candidate.alternative))
        found.append((alternative.typos, placement(of: first, number, kind, to: buffer.tokens[last])))
      }
    }
    return found
  }
}
