extension PreparedQuery {
  /// The typos that splitting a word, or joining neighbours, counts as.
  static let splitTypos = 1
  static let concatenationTypos = 1

  /// How a record matches, nil when a required word is missing or an excluded one is there.
  ///
  /// Of the ways to read the query (words alone, or joined), the one that matches the most words counts, and of those the
  /// one with the fewest typos.
  func match(_ record: IndexedRecord) -> RecordMatch? {
    guard exclusions.isEmpty || excludedWords(in: record).isEmpty else { return nil }
    let words = query.words
    guard !words.isEmpty else { return RecordMatch() }
    let units = query.units
    var alone: [(typos: Int, placements: [[Placement]])?] = []
    for unit in units {
      let found = unit.count == 1 ? wordPlacements(unit.lowerBound, in: record) : phrasePlacements(unit, in: record)
      // Without concatenations a missing required word decides at once.
      if found == nil, concatenations.isEmpty, !words[unit].allSatisfy(\.isOptional) { return nil }
      alone.append(found)
    }
    let match = best(units: units, alone: alone, joined: concatenations.map { placements(of: $0, in: record) })
    // A query whose words are all optional still asks for one of them.
    return match?.wordCount == 0 ? nil : match
  }

  /// The places of each word looked for by itself.
  func placementsOfWords(in record: IndexedRecord) -> [[Placement]] {
    query.words.indices.map { wordPlacements($0, in: record)?.placements.first ?? [] }
  }

  /// The required words that a record lacks when each is looked for by itself, as numbers.
  func missingWords(in record: IndexedRecord) -> [Int] {
    query.units.flatMap { unit -> [Int] in
      let found = unit.count == 1 ? wordPlacements(unit.lowerBound, in: record) : phrasePlacements(unit, in: record)
      let isSwallowed = concatenations.contains { $0.words.overlaps(unit) && !placements(of: $0, in: record).isEmpty }
      return found == nil && !isSwallowed ? unit.filter { !query.words[$0].isOptional } : []
    }
  }

  /// The excluded words that a record has, as numbers of words in the vocabulary.
  func excludedWords(in record: IndexedRecord) -> [[Int32]] {
    exclusions.filter { !runs(of: $0, in: record).isEmpty }
  }

  /// Chooses between words alone and words joined, from the first word on.
  private func best(
    units: [Range<Int>], alone: [(typos: Int, placements: [[Placement]])?], joined: [[Placement]]
  ) -> RecordMatch? {
    let count = query.words.count
    var best: [RecordMatch?] = Array(repeating: nil, count: count + 1)
    best[0] = RecordMatch()
    func offer(_ match: RecordMatch, at end: Int) {
      if let known = best[end],
        known.wordCount > match.wordCount || (known.wordCount == match.wordCount && known.typos <= match.typos)
      {
        return
      }
      best[end] = match
    }
    for (unit, found) in zip(units, alone) {
      guard let before = best[unit.lowerBound] else { continue }
      var match = before
      match.concatenations += unit.map { _ in nil }
      if let found {
        match.placements += found.placements
        match.typos += found.typos
        match.wordCount += unit.count
        offer(match, at: unit.upperBound)
      } else if query.words[unit].allSatisfy(\.isOptional) {
        match.placements += unit.map { _ in [] }
        offer(match, at: unit.upperBound)
      }
      for (concatenation, placements) in zip(concatenations, joined)
      where concatenation.words.lowerBound == unit.lowerBound && !placements.isEmpty {
        var match = before
        match.placements += concatenation.words.map { _ in placements }
        match.concatenations += concatenation.words.map { _ in concatenation.words.lowerBound }
        match.typos += Self.concatenationTypos
        match.wordCount += concatenation.words.count
        offer(match, at: concatenation.words.upperBound)
      }
    }
    return best[count]
  }

  /// The places of the cheapest way in which a word matches, nil when it does not.
  private func wordPlacements(_ number: Int, in record: IndexedRecord) -> (typos: Int, placements: [[Placement]])? {
    let costs = costs[number]
    var cheapest = Int.max
    var placements: [Placement] = []
    func add(_ placement: @autoclosure () -> Placement, typos: Int) {
      if typos > cheapest { return }
      if typos < cheapest { placements.removeAll(keepingCapacity: true) }
      cheapest = typos
      placements.append(placement())
    }
    for token in record.tokens {
      let cost = costs[Int(token.word)]
      guard cost.whole >= 0 || cost.prefix >= 0 else { continue }
      let attribute = record.elements[Int(token.element)].attribute
      guard let (typos, kind) = price(cost, in: attribute) else { continue }
      add(Placement(token, attribute: attribute, kind: kind), typos: typos)
    }
    if let split = splits[number], cheapest >= Self.splitTypos {
      for token in record.tokens where token.word == split.left {
        let attribute = record.elements[Int(token.element)].attribute
        guard permissions[Int(attribute)].isSearched, permissions[Int(attribute)].allowsTypos else { continue }
        for right in record.tokens
        where right.word == split.right && right.element == token.element && right.start == token.end + 1 {
          add(Placement(token, attribute: attribute, kind: .split, splitAt: right), typos: Self.splitTypos)
        }
      }
    }
    return placements.isEmpty ? nil : (cheapest, [placements])
  }

  /// The fewest typos with which a word of the vocabulary matches in an attribute, nil when it may not match there.
  private func price(_ cost: Cost, in attribute: Int32) -> (typos: Int, kind: Placement.Kind)? {
    let permissions = permissions[Int(attribute)]
    guard permissions.isSearched else { return nil }
    let whole = cost.whole == 0 || (cost.whole > 0 && permissions.allowsTypos) ? Int(cost.whole) : Int.max
    let prefix =
      permissions.allowsPrefixes && (cost.prefix == 0 || (cost.prefix > 0 && permissions.allowsTypos))
      ? Int(cost.prefix) : Int.max
    let typos = min(whole, prefix)
    guard typos < Int.max else { return nil }
    if typos > 0 { return (typos, .typo(typos)) }
    return (0, whole == 0 ? .exact : .prefix)
  }

  /// The places where words stand joined.
  private func placements(of concatenation: Concatenation, in record: IndexedRecord) -> [Placement] {
    record.tokens.compactMap { token in
      let cost = concatenation.costs[Int(token.word)]
      guard cost.whole >= 0 || cost.prefix >= 0 else { return nil }
      let attribute = record.elements[Int(token.element)].attribute
      guard permissions[Int(attribute)].allowsTypos, price(cost, in: attribute) != nil else { return nil }
      return Placement(token, attribute: attribute, kind: .concatenation)
    }
  }

  /// The places of each word of a phrase where all stand side by side, nil when they nowhere do.
  private func phrasePlacements(
    _ phrase: Range<Int>, in record: IndexedRecord
  ) -> (typos: Int, placements: [[Placement]])? {
    var placements: [[Placement]] = phrase.map { _ in [] }
    for run in runs(
      in: record, length: phrase.count,
      matches: { offset, token in
        let cost = costs[phrase.lowerBound + offset][Int(token.word)]
        let attribute = record.elements[Int(token.element)].attribute
        return price(Cost(whole: cost.whole == 0 ? 0 : -1, prefix: cost.prefix == 0 ? 0 : -1), in: attribute) != nil
      })
    {
      for (offset, token) in run.enumerated() {
        let cost = costs[phrase.lowerBound + offset][Int(token.word)]
        placements[offset].append(
          Placement(
            token, attribute: record.elements[Int(token.element)].attribute,
            kind: cost.whole == 0 ? .exact : .prefix))
      }
    }
    return placements.contains(where: \.isEmpty) ? nil : (0, placements)
  }

  /// The places where words of the vocabulary stand side by side.
  private func runs(of words: [Int32], in record: IndexedRecord) -> [[IndexedRecord.Token]] {
    runs(in: record, length: words.count) { offset, token in
      token.word == words[offset] && permissions[Int(record.elements[Int(token.element)].attribute)].isSearched
    }
  }

  private func runs(
    in record: IndexedRecord, length: Int, matches: (_ offset: Int, _ token: IndexedRecord.Token) -> Bool
  ) -> [[IndexedRecord.Token]] {
    var runs: [[IndexedRecord.Token]] = []
    for first in record.tokens where matches(0, first) {
      var run = [first]
      while run.count < length, let last = run.last,
        let next = record.tokens.first(where: {
          $0.element == last.element && $0.start == last.end + 1 && matches(run.count, $0)
        })
      {
        run.append(next)
      }
      if run.count == length { runs.append(run) }
    }
    return runs
  }
}
