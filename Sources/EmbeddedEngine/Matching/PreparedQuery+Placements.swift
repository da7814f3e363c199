import IndexSettings

extension PreparedQuery {
  /// Whether a match of this kind is one of whole words that counts as exact.
  func isExact(_ kind: Placement.Kind) -> Bool {
    switch kind {
    case .exact: true
    case .alternative(let number): alternatives[Int(number)].isExact
    case .prefix, .typo, .split, .concatenation: false
    }
  }

  /// What a match of this kind costs.
  func cost(of kind: Placement.Kind) -> MatchCost {
    switch kind {
    case .exact: MatchCost(typos: 0)
    case .prefix: MatchCost(typos: 0, query.words.count > 1 ? .beginning : .word)
    case .typo(let count): MatchCost(typos: Int(count))
    case .split, .concatenation: .parts
    case .alternative(let number): MatchCost(alternatives[Int(number)])
    }
  }

  /// Whether a match is of other words for what the query has only the beginning of.
  func isPrefixAlternative(_ kind: Placement.Kind) -> Bool {
    guard case .alternative(let number) = kind else { return false }
    return alternatives[Int(number)].isPrefix
  }
}
