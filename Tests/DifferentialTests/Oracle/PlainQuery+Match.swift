@testable import IndexSettings

extension PlainQuery {
  /// How a record matches, nil when a required word is missing or an excluded one is there.
  ///
  /// Of the ways to read the query (words alone, neighbours as one word, or other words for several), the one that
  /// matches the most words counts, of those the one with the fewest typos, of those the one with the most words alone.
  func match(_ record: PlainRecord) -> PlainMatch? {
    guard excludedWords(in: record).isEmpty else { return nil }
    guard !query.words.isEmpty else { return PlainMatch() }
    let (alone, sequences) = placesAlone(of: query.units, in: record)
    let joined = joinedPlacements(in: record)
    // A query whose words are all optional still asks for one of them.
    guard var match = reading(alone, joined), match.wordCount > 0 else { return nil }
    if !hasPlaces(for: wordsAlone(in: match), in: record) {
      guard let other = reading(alone, joined, prefersJoined: true), hasPlaces(for: wordsAlone(in: other), in: record)
      else { return nil }
      match = other
    }
    match.sequences = sequences
    match.otherPlaces = joined.filter {
      $0.isAlternative && match.countsAlternative(to: $0.words, at: PlainCost(typos: $0.typos))
    }.flatMap(\.placements)
    return match
  }

  /// The best way to read the query, nil when a required word is missing.
  ///
  /// - Parameter prefersJoined: whether of readings of as many words those with the most of them joined come first.
  private func reading(
    _ alone: [PlainWordPlaces], _ joined: [PlainJoinedWords], prefersJoined: Bool = false
  ) -> PlainMatch? {
    /// The best reading of the words before a place, nil where none ends.
    var best: [PlainMatch?] = Array(repeating: nil, count: query.words.count + 1)
    best[0] = PlainMatch()
    func offer(_ match: PlainMatch, at end: Int) {
      // Of readings that are alike the first one stays.
      if best[end]?.isWorse(than: match, prefersJoined: prefersJoined) ?? true { best[end] = match }
    }
    for unit in query.units {
      guard let before = best[unit.lowerBound] else { continue }
      if alone[unit.lowerBound].cost != nil || query.words[unit].allSatisfy(\.isOptional) {
        var match = before
        match.append(Array(alone[unit]))
        offer(match, at: unit.upperBound)
      }
      for group in joined where group.words.lowerBound == unit.lowerBound {
        var match = before
        match.append(group)
        offer(match, at: group.words.upperBound)
      }
    }
    return best[query.words.count]
  }

  /// The required words that are found alone, each text once.
  private func wordsAlone(in match: PlainMatch) -> [Int] {
    let words = query.units.filter { $0.count == 1 }.map(\.lowerBound)
    return words.filter { word in
      guard case .alone = match.ways[word], !query.words[word].isOptional else { return false }
      return words.first { query.words[$0].word.scalars == query.words[word].word.scalars } == word
    }
  }

  /// Whether each of some words can have a word of the record for itself.
  private func hasPlaces(for words: [Int], in record: PlainRecord) -> Bool {
    let places = words.map { word in
      let first = placesInAnyWay(of: word, in: record).map(\.tokens[0])
      return record.tokens.indices.filter { first.contains(record.tokens[$0]) }
    }
    func canPlace(_ next: Int, taken: [Int]) -> Bool {
      next == places.count
        || places[next].contains { !taken.contains($0) && canPlace(next + 1, taken: taken + [$0]) }
    }
    return canPlace(0, taken: [])
  }

  /// What a record that does not match as a whole has of each word.
  func matchOfWordsAlone(in record: PlainRecord) -> PlainMatch {
    let (alone, sequences) = placesAlone(of: query.units, in: record)
    var match = PlainMatch()
    for unit in query.units { match.append(Array(alone[unit])) }
    match.sequences = sequences
    return match
  }

  /// The places of each word looked for by itself, or else together with its neighbours.
  func placementsOfWords(in record: PlainRecord) -> [[PlainPlacement]] {
    let alone = placesAlone(of: query.words.indices.map { $0..<$0 + 1 }, in: record).words
    let joined = joinedPlacements(in: record)
    return query.words.indices.map { number in
      alone[number].cost != nil
        ? alone[number].placements : joined.first { $0.words.contains(number) }?.placements ?? []
    }
  }

  /// Where a record that matches has a word in any way, alone or together with its neighbours, other than in those that
  /// count; a word of a phrase, which counts as a whole only, has no such place.
  func uncountedPlaces(of word: Int, in record: PlainRecord, _ match: PlainMatch) -> [PlainPlacement] {
    guard query.units.contains(word..<word + 1) else { return [] }
    let together = joinedPlacements(in: record).filter { $0.words.contains(word) }.flatMap(\.placements)
    var places: [PlainPlacement] = []
    for place in placesInAnyWay(of: word, in: record) + together {
      let counted = match.placements[word] + match.otherPlaces + places
      if !counted.contains(where: place.isSamePlace) { places.append(place) }
    }
    return places
  }

  /// The required words that a record lacks when each is looked for by itself, as numbers.
  func missingWords(in record: PlainRecord) -> [Int] {
    let alone = placesAlone(of: query.units, in: record).words
    let joined = joinedPlacements(in: record)
    return query.units.flatMap { unit -> [Int] in
      let isFound = alone[unit.lowerBound].cost != nil || joined.contains { $0.words.overlaps(unit) }
      return isFound ? [] : unit.filter { !query.words[$0].isOptional }
    }
  }

  /// The excluded words that a record has, as numbers of words in the vocabulary.
  func excludedWords(in record: PlainRecord) -> [[Int32]] {
    exclusions.filter { hasRun(of: $0, in: record) }
  }
}

extension PlainQuery {
  /// Where each word of some units is found by itself, and the sequences whose words stand side by side.
  private func placesAlone(
    of units: [Range<Int>], in record: PlainRecord
  ) -> (words: [PlainWordPlaces], sequences: [Range<Int>]) {
    var words = query.words.map { _ in PlainWordPlaces() }
    for unit in units {
      if unit.count == 1 {
        words[unit.lowerBound] = placesOfWord(unit.lowerBound, in: record)
      } else {
        words.replaceSubrange(unit, with: placesOfPhrase(unit, in: record))
      }
    }
    let sequences = query.sequences.filter { sequence in
      let kept = Self.sideBySide(words[sequence].map(\.placements))
      guard kept.allSatisfy({ !$0.isEmpty }) else { return false }
      for (word, placements) in zip(sequence, kept) { words[word].placements = placements }
      return true
    }
    if query.words.count > 1 {
      for unit in units where unit.count == 1 { words[unit.lowerBound].dropOtherWords { attributeRanks[$0.attribute] } }
    }
    return (words, sequences)
  }

  /// Of the places of several words those that are parts of rows: a place of each word, one directly after the other.
  private static func sideBySide(_ places: [[PlainPlacement]]) -> [[PlainPlacement]] {
    func hasBefore(_ place: PlainPlacement, _ word: Int) -> Bool {
      word == 0 || places[word - 1].contains { place.isDirectly(after: $0) && hasBefore($0, word - 1) }
    }
    func hasAfter(_ place: PlainPlacement, _ word: Int) -> Bool {
      word == places.count - 1 || places[word + 1].contains { $0.isDirectly(after: place) && hasAfter($0, word + 1) }
    }
    return places.enumerated().map { word, places in
      places.filter { hasBefore($0, word) && hasAfter($0, word) }
    }
  }
}
