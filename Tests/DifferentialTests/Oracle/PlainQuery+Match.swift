@testable import IndexSettings

extension PlainQuery {
  /// How a record matches, nil when a required word is missing or an excluded one is there.
  ///
  /// Of the ways to read the query (words alone, neighbours as one word, or other words for several), the one that
  /// matches the most words counts, of those the one with the fewest typos, of those the one with the most words alone.
  func match(_ record: PlainRecord) -> PlainMatch? {
    guard excludedWords(in: record).isEmpty else { return nil }
    guard !query.words.isEmpty else { return PlainMatch() }
    let joined = joinedPlacements(in: record)
    /// The best reading of the words before a place, nil where none ends.
    var best: [PlainMatch?] = Array(repeating: nil, count: query.words.count + 1)
    best[0] = PlainMatch()
    func offer(_ match: PlainMatch, at end: Int) {
      // Of readings that are alike the first one stays.
      if best[end]?.isWorse(than: match) ?? true { best[end] = match }
    }
    for unit in query.units {
      guard let before = best[unit.lowerBound] else { continue }
      var match = before
      match.joined += unit.map { _ in nil }
      if let found = placements(of: unit, in: record) {
        match.placements += found.placements
        match.typos += found.typos
        match.wordCount += unit.count
        offer(match, at: unit.upperBound)
      } else if query.words[unit].allSatisfy(\.isOptional) {
        match.placements += unit.map { _ in [] }
        offer(match, at: unit.upperBound)
      }
      for group in joined where group.words.lowerBound == unit.lowerBound {
        var match = before
        match.placements += group.words.map { _ in group.placements }
        match.joined += group.words.map { _ in group.words.lowerBound }
        match.typos += group.typos
        match.wordCount += group.words.count
        offer(match, at: group.words.upperBound)
      }
    }
    // A query whose words are all optional still asks for one of them.
    return best[query.words.count].flatMap { $0.wordCount == 0 ? nil : $0 }
  }

  /// The places of a word, or of a phrase, looked for by itself.
  private func placements(
    of unit: Range<Int>, in record: PlainRecord
  ) -> (typos: Int, placements: [[PlainPlacement]])? {
    unit.count == 1 ? wordPlacements(unit.lowerBound, in: record) : phrasePlacements(unit, in: record)
  }

  /// The places of each word looked for by itself, or else together with its neighbours.
  func placementsOfWords(in record: PlainRecord) -> [[PlainPlacement]] {
    let joined = joinedPlacements(in: record)
    return query.words.indices.map { number in
      wordPlacements(number, in: record)?.placements.first
        ?? joined.first { $0.words.contains(number) }?.placements ?? []
    }
  }

  /// The required words that a record lacks when each is looked for by itself, as numbers.
  func missingWords(in record: PlainRecord) -> [Int] {
    let joined = joinedPlacements(in: record)
    return query.units.flatMap { unit -> [Int] in
      let isFound = placements(of: unit, in: record) != nil || joined.contains { $0.words.overlaps(unit) }
      return isFound ? [] : unit.filter { !query.words[$0].isOptional }
    }
  }

  /// The excluded words that a record has, as numbers of words in the vocabulary.
  func excludedWords(in record: PlainRecord) -> [[Int32]] {
    exclusions.filter { hasRun(of: $0, in: record) }
  }
}
