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
    match.joinedSequences = query.sequences.filter { sequence in
      joined.contains { $0.words == sequence && !$0.isAlternative }
    }
    match.otherWords = joined.filter { $0.isAlternative && match.isAsGood($0.words, typos: $0.typos) }
    match.best = query.words.indices.map { word in
      // The words of a sequence that stands joined alone do not count apart.
      let isJoined = match.joinedSequences.contains { $0.contains(word) && !sequences.contains($0) }
      return bestWay(of: word, isJoined ? PlainWordPlaces() : alone[word], joined)
    }
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
    match.best = query.words.indices.map { bestWay(of: $0, alone[$0], []) }
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

  /// The best of the ways in which a record has a word, alone or with its neighbours: it allows other words for the
  /// word unless the word itself is one of several and stands first.
  private func bestWay(of word: Int, _ alone: PlainWordPlaces, _ joined: [PlainJoinedWords]) -> PlainBestWay? {
    let together = joined.filter { $0.words.contains(word) }.flatMap(\.placements)
    let found =
      alone.placements.compactMap { place in alone.cost.map { ($0, place) } }
      + together.map { (wayCost(of: $0.kind), $0) }
    guard let cost = found.map(\.0).min() else { return nil }
    let first = found.filter { $0.0 == cost }.map(\.1).min { left, right in
      (attributeRanks[left.attribute], left.element, left.start, left.isOtherWord ? 1 : 0)
        < (attributeRanks[right.attribute], right.element, right.start, right.isOtherWord ? 1 : 0)
    }
    let isWordItself = query.words.count > 1 && cost == PlainCost(typos: 0) && first?.isOtherWord == false
    return PlainBestWay(cost: cost, allowsOtherWords: !isWordItself)
  }

  /// What a way costs beside the other ways of the same word: words joined are as good as halves.
  private func wayCost(of kind: PlainPlacement.Kind) -> PlainCost {
    switch kind {
    case .concatenation: cost(0, .split)
    case .alternative(let number): cost(alternatives[number].typos, kind)
    case .typo(let typos): cost(typos, kind)
    case .exact, .prefix, .split: cost(0, kind)
    }
  }

  /// Where a record that matches has a word: the places that count, and other ones that do not overlap them. A word of
  /// a phrase, which counts as a whole only, has no others.
  func places(
    of word: Int, in record: PlainRecord, _ match: PlainMatch
  ) -> (counted: [PlainPlacement], others: [PlainPlacement]) {
    guard query.units.contains(word..<word + 1) else { return (match.placements[word], []) }
    let isSideBySide = match.sequences.contains { $0.contains(word) }
    let isInSequence = isSideBySide || match.joinedSequences.contains { $0.contains(word) }
    var counted: [PlainPlacement] = []
    var others: [PlainPlacement] = []
    func add(_ place: PlainPlacement, _ words: Range<Int>) {
      let isCounted =
        words.count == 1 && isInSequence
        ? isSideBySide && match.placements[word].contains { $0.tokens == place.tokens && $0.kind == place.kind }
        : match.counts(words, at: wayCost(of: place.kind), isOtherWord: place.isOtherWord)
      if isCounted { counted.append(place) } else { others.append(place) }
    }
    for place in placesInAnyWay(of: word, in: record) { add(place, word..<word + 1) }
    for group in joinedPlacements(in: record) where group.words.contains(word) {
      for place in group.placements { add(place, group.words) }
    }
    others.removeAll { other in
      counted.contains { $0.element == other.element && $0.start <= other.end && other.start <= $0.end }
    }
    return (eachOnce(counted, in: record), eachOnce(others, in: record))
  }

  /// The best way at each place, in the order of the record.
  private func eachOnce(_ places: [PlainPlacement], in record: PlainRecord) -> [PlainPlacement] {
    func order(_ place: PlainPlacement) -> [Int] {
      let cost = wayCost(of: place.kind)
      if place.kind == .exact { return [0, 0] }
      return [cost.typos, place.isOtherWord && cost.standing == .wholeWord ? 1 : cost.standing.rawValue + 2]
    }
    func isBetter(_ left: PlainPlacement, _ right: PlainPlacement) -> Bool {
      order(left).lexicographicallyPrecedes(order(right))
    }
    func number(_ place: PlainPlacement) -> Int { record.tokens.firstIndex(of: place.tokens[0]) ?? 0 }
    let once = places.enumerated().filter { number, place in
      !places.enumerated().contains { other, rival in
        rival.tokens[0] == place.tokens[0] && rival.end == place.end
          && (isBetter(rival, place) || !isBetter(place, rival) && other < number)
      }
    }.map(\.element)
    return once.sorted { (number($0), $0.end) < (number($1), $1.end) }
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
