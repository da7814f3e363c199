extension PreparedQuery {
  /// The typos that splitting a word, or joining neighbours, counts as.
  static let splitTypos = 1
  static let concatenationTypos = 1

  /// How a record matches, nil when a required word is missing or an excluded one is there.
  ///
  /// Of the ways to read the query (words alone, neighbours as one word, or other words for several), the one that matches
  /// the most words counts, of those the one with the fewest typos, of those the one with the most words alone.
  func match(_ record: IndexedRecord) -> RecordMatch? {
    guard exclusions.isEmpty || excludedWords(in: record).isEmpty else { return nil }
    let words = query.words
    guard !words.isEmpty else { return RecordMatch() }
    let units = query.units
    var alone: [(typos: Int, placements: [[Placement]])?] = []
    for unit in units {
      let found = unit.count == 1 ? wordPlacements(unit.lowerBound, in: record) : phrasePlacements(unit, in: record)
      // A missing required word decides at once, unless it may be found together with others.
      if found == nil, concatenations.isEmpty, stretches.isEmpty, !words[unit].allSatisfy(\.isOptional) { return nil }
      alone.append(found)
    }
    let match = best(units: units, alone: alone, joined: joinedPlacements(in: record))
    // A query whose words are all optional still asks for one of them.
    return match?.wordCount == 0 ? nil : match
  }

  /// The places of each word looked for by itself, or else together with its neighbours.
  func placementsOfWords(in record: IndexedRecord) -> [[Placement]] {
    let joined = joinedPlacements(in: record)
    return query.words.indices.map { number in
      wordPlacements(number, in: record)?.placements.first
        ?? joined.first { $0.words.contains(number) }?.placements ?? []
    }
  }

  /// The required words that a record lacks when each is looked for by itself, as numbers.
  func missingWords(in record: IndexedRecord) -> [Int] {
    let joined = joinedPlacements(in: record)
    return query.units.flatMap { unit -> [Int] in
      let found = unit.count == 1 ? wordPlacements(unit.lowerBound, in: record) : phrasePlacements(unit, in: record)
      let isSwallowed = joined.contains { $0.words.overlaps(unit) }
      return found == nil && !isSwallowed ? unit.filter { !query.words[$0].isOptional } : []
    }
  }

  /// The excluded words that a record has, as numbers of words in the vocabulary.
  func excludedWords(in record: IndexedRecord) -> [[Int32]] {
    exclusions.filter { !runs(of: $0, in: record).isEmpty }
  }

  /// Chooses between words alone and words joined, from the first word on.
  private func best(
    units: [Range<Int>], alone: [(typos: Int, placements: [[Placement]])?], joined: [JoinedWords]
  ) -> RecordMatch? {
    let count = query.words.count
    var best: [RecordMatch?] = Array(repeating: nil, count: count + 1)
    best[0] = RecordMatch()
    func offer(_ match: RecordMatch, at end: Int) {
      guard let known = best[end] else {
        best[end] = match
        return
      }
      // Of readings that are alike the first one stays.
      if known.isWorse(than: match) { best[end] = match }
    }
    for (unit, found) in zip(units, alone) {
      guard let before = best[unit.lowerBound] else { continue }
      var match = before
      match.joined += unit.map { _ in nil }
      if let found {
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
    return best[count]
  }
}
