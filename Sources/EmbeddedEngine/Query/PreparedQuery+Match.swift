extension PreparedQuery {
  /// The typos that splitting a word, or joining neighbours, counts as.
  static let splitTypos = 1
  static let concatenationTypos = 1

  /// How a record matches, nil when a required word is missing or an excluded one is there.
  ///
  /// Of the ways to read the query (words alone, neighbours as one word, or other words for several), the one that matches
  /// the most words counts, of those the one with the fewest typos, of those the one with the most words alone from the
  /// beginning.
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

  /// Query words that are found together, and the places where they are.
  private struct JoinedWords {
    let words: Range<Int>
    let typos: Int
    let placements: [Placement]
  }

  /// The words that a record has together: as one word, or as other words.
  private func joinedPlacements(in record: IndexedRecord) -> [JoinedWords] {
    let concatenated = concatenations.map { concatenation in
      JoinedWords(
        words: concatenation.words, typos: Self.concatenationTypos,
        placements: placements(of: concatenation, in: record))
    }
    let units = query.units
    let reworded = stretches.compactMap { stretch -> JoinedWords? in
      // Other words for one word are among the ways to find it alone.
      if stretch.words.count == 1, units.contains(stretch.words) { return nil }
      return cheapest(of: placements(of: stretch, in: record)).map { typos, placements in
        JoinedWords(words: stretch.words, typos: typos, placements: placements)
      }
    }
    return (concatenated + reworded).filter { !$0.placements.isEmpty }
  }

  /// The placements that count the fewest typos, nil without any.
  private func cheapest(of placements: [(typos: Int, placement: Placement)]) -> (typos: Int, placements: [Placement])? {
    guard let typos = placements.lazy.map(\.typos).min() else { return nil }
    return (typos, placements.filter { $0.typos == typos }.map(\.placement))
  }

  /// The places of the other words for a stretch of the query.
  private func placements(of stretch: Stretch, in record: IndexedRecord) -> [(typos: Int, placement: Placement)] {
    var found: [(typos: Int, placement: Placement)] = []
    for first in record.tokens {
      guard let candidates = stretch.candidates[first.word] else { continue }
      let attribute = record.elements[Int(first.element)].attribute
      let permissions = permissions[Int(attribute)]
      for candidate in candidates {
        let alternative = alternatives[candidate.alternative]
        guard permissions.isSearched, permissions.allowsPrefixes || !alternative.isPrefix,
          let run = run(
            from: first, in: record, length: candidate.words.count, matches: { candidate.words[$0] == $1.word })
        else { continue }
        let placement = Placement(
          first, attribute: attribute, kind: .alternative(candidate.alternative), followedBy: Array(run.dropFirst()))
        found.append((alternative.typos, placement))
      }
    }
    return found
  }

  /// Chooses between words alone and words joined, from the first word on.
  private func best(
    units: [Range<Int>], alone: [(typos: Int, placements: [[Placement]])?], joined: [JoinedWords]
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
      for words in joined where words.words.lowerBound == unit.lowerBound {
        var match = before
        match.placements += words.words.map { _ in words.placements }
        match.joined += words.words.map { _ in words.words.lowerBound }
        match.typos += words.typos
        match.wordCount += words.words.count
        offer(match, at: words.words.upperBound)
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
    for stretch in stretches where stretch.words == number..<number + 1 {
      for (typos, placement) in self.placements(of: stretch, in: record) {
        // A word of the record that begins with the query word and is another form of it is told as that form, but not as
        // a synonym of what the query word only begins.
        let prefix = placements.firstIndex { $0.kind == .prefix && $0.isSamePlace(as: placement) }
        if let prefix, typos == cheapest {
          if isPrefixAlternative(placement.kind) { continue }
          placements.remove(at: prefix)
        }
        add(placement, typos: typos)
      }
    }
    if let split = splits[number], cheapest >= Self.splitTypos {
      for token in record.tokens where token.word == split.left {
        let attribute = record.elements[Int(token.element)].attribute
        guard permissions[Int(attribute)].isSearched, permissions[Int(attribute)].allowsTypos else { continue }
        for right in record.tokens
        where right.word == split.right && right.element == token.element && right.start == token.end + 1 {
          add(Placement(token, attribute: attribute, kind: .split, followedBy: [right]), typos: Self.splitTypos)
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
    record.tokens.compactMap { first in
      matches(0, first) ? run(from: first, in: record, length: length, matches: matches) : nil
    }
  }

  /// Words that stand side by side from a first one on, nil when one is missing.
  private func run(
    from first: IndexedRecord.Token, in record: IndexedRecord, length: Int,
    matches: (_ offset: Int, _ token: IndexedRecord.Token) -> Bool
  ) -> [IndexedRecord.Token]? {
    var run = [first]
    while run.count < length, let last = run.last {
      let next = record.tokens.first {
        $0.element == last.element && $0.start == last.end + 1 && matches(run.count, $0)
      }
      guard let next else { return nil }
      run.append(next)
    }
    return run
  }
}
