extension TermTable {
  /// The words that match a query word, each with the typos that ``EditDistance`` counts. An empty word matches none.
  ///
  /// - Parameters:
  ///   - word: the normalised letters of the query word.
  ///   - allowance: with how many typos it may match, at most 2.
  ///   - isPrefix: whether it also matches as the beginning of a word.
  func matches(_ word: [Unicode.Scalar], allowance: Int, isPrefix: Bool) -> TermMatches {
    var matches = TermMatches()
    guard !word.isEmpty else { return matches }
    let query = QueryWord(
      word: Vocabulary.Word(word), range: 0..<word.count, isPrefix: isPrefix, typoAllowance: allowance)
    var distance = EditDistance()
    for term in 0..<TermID(count) where !placeholders.contains(term) {
      guard let match = distance.match(query, Vocabulary.Word(scalars(of: term))) else { continue }
      matches.append(term..<term + 1, whole: Int8(match.whole ?? -1), prefix: Int8(match.prefix ?? -1))
    }
    return matches
  }
}
