extension PreparedQuery {
  /// Query words that are found together, and the places where they are.
  struct JoinedWords {
    let words: Range<Int>
    let typos: Int
    let placements: [Placement]
  }

  /// The words that a record has together: as one word, or as other words.
  func joinedPlacements(in record: IndexedRecord) -> [JoinedWords] {
    let concatenated = concatenations.map { concatenation in
      JoinedWords(
        words: concatenation.words, typos: Self.concatenationTypos,
        placements: placements(of: concatenation, in: record))
    }
    // Other words for one word are among the ways to find it alone.
    let reworded = stretches.filter { $0.words.count > 1 }.compactMap { stretch -> JoinedWords? in
      cheapest(of: placements(of: stretch, in: record)).map { typos, placements in
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

  /// The places of the cheapest way in which a word matches, nil when it does not.
  func wordPlacements(_ number: Int, in record: IndexedRecord) -> (typos: Int, placements: [[Placement]])? {
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
  func phrasePlacements(
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
  func runs(of words: [Int32], in record: IndexedRecord) -> [[IndexedRecord.Token]] {
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
