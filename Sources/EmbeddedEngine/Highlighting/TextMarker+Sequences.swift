import IndexSettings

extension TextMarker {
  /// Where a text matches one word of a phrase or a sequence.
  struct SequencePart {
    /// The query word, by number.
    let word: Int
    let cost: MatchCost
    /// The tokens side by side that match it.
    let run: [Int]
    /// How many letters of the last one match.
    var letters = Int.max
  }

  /// Whether a word belongs to a sequence that the record has side by side, and so counts nowhere else.
  func isInSequence(_ word: Int, _ ways: BestWays?) -> Bool {
    guard let ways else { return false }
    return query.query.sequences.indices.contains { ways.hasSequence[$0] && query.query.sequences[$0].contains(word) }
  }

  /// Marks a phrase where its words stand side by side.
  func markPhrase(_ phrase: Range<Int>, _ ways: BestWays?, _ marking: inout Marking) {
    let parts = parts(of: phrase, in: marking) { _ in true }
    for row in rows(of: phrase, parts, marking.tokens) {
      let cost = row.reduce(into: MatchCost(typos: 0)) { $0 = MatchCost(typos: $0.typos + $1.cost.typos, $1.cost.form) }
      guard ways?.includes(phrase, at: cost) ?? true else { continue }
      marking.add(phrase, row)
    }
  }

  /// Marks a sequence where its words stand side by side, in a record that has them so.
  func markSequence(_ number: Int, _ ways: BestWays?, _ marking: inout Marking) {
    guard let ways, ways.hasSequence[number] else { return }
    let sequence = query.query.sequences[number]
    let written = parts(of: sequence, in: marking) { match in
      (!onlyExact || match.isExact) && ways.includes(match.words, at: match.cost)
    }
    for row in rows(of: sequence, written + marking.sequenceParts, marking.tokens) { marking.add(sequence, row) }
  }

  /// Where words of the query stand as they are, with typos or as beginnings.
  private func parts(
    of words: Range<Int>, in marking: Marking, where isIncluded: (MatchedWords) -> Bool
  ) -> [SequencePart] {
    marking.tokenMatches.enumerated().flatMap { token, matches in
      matches.filter { $0.words.count == 1 && words.contains($0.words.lowerBound) && isIncluded($0) }.map {
        SequencePart(word: $0.words.lowerBound, cost: $0.cost, run: [token], letters: $0.length)
      }
    }
  }

  /// The rows of parts, one for each of some words in their order, that stand side by side.
  private func rows(of words: Range<Int>, _ parts: [SequencePart], _ tokens: [Token]) -> [[SequencePart]] {
    func start(_ part: SequencePart) -> Int { part.run.first.map { tokens[$0].position } ?? 0 }
    func end(_ part: SequencePart) -> Int { part.run.last.map { tokens[$0].endPosition } ?? 0 }
    var rows = parts.filter { $0.word == words.lowerBound }.map { [$0] }
    for word in words.dropFirst() {
      let next = Dictionary(grouping: parts.filter { $0.word == word }, by: start)
      rows = rows.flatMap { row in (row.last.flatMap { next[end($0)] } ?? []).map { row + [$0] } }
    }
    return rows
  }
}
