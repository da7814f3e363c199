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

  /// Whether a match is of other words for what the query has only the beginning of.
  func isPrefixAlternative(_ kind: Placement.Kind) -> Bool {
    guard case .alternative(let number) = kind else { return false }
    return alternatives[Int(number)].isPrefix
  }
}
