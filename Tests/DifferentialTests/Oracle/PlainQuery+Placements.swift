@testable import IndexSettings

extension PlainQuery {
  private typealias PricedPlacement = (cost: PlainCost, placement: PlainPlacement)

  /// The typos that splitting a word, or joining neighbours, counts as.
  static let splitTypos = 0
  static let concatenationTypos = 1

  /// The words that a record has together: as one word, or as other words.
  func joinedPlacements(in record: PlainRecord) -> [PlainJoinedWords] {
    let concatenated = concatenations.map { concatenation in
      PlainJoinedWords(
        words: concatenation.words, typos: Self.concatenationTypos,
        placements: placements(of: concatenation, in: record), isAlternative: false)
    }
    // Other words for one word are among the ways to find it alone.
    var stretches: [Range<Int>] = []
    for (alternative, words) in zip(alternatives, alternativeWords) where words != nil {
      let isNew = alternative.queryWords.count > 1 && !stretches.contains(alternative.queryWords)
      if isNew { stretches.append(alternative.queryWords) }
    }
    let reworded = stretches.map { stretch in
      let found = alternativePlacements(of: stretch, in: record)
      let typos = found.map(\.cost.typos).min() ?? 0
      return PlainJoinedWords(
        words: stretch, typos: typos, placements: found.filter { $0.cost.typos == typos }.map(\.placement),
        isAlternative: true)
    }
    return (concatenated + reworded).filter { !$0.placements.isEmpty }
  }

  /// The places of the other words for a part of the query.
  private func alternativePlacements(of stretch: Range<Int>, in record: PlainRecord) -> [PricedPlacement] {
    let candidates = alternatives.indices.filter { alternatives[$0].queryWords == stretch }
    var found: [PricedPlacement] = []
    for first in record.tokens {
      let attribute = record.attribute(of: first)
      guard permissions[attribute].isSearched else { continue }
      for number in candidates {
        let alternative = alternatives[number]
        guard permissions[attribute].allowsPrefixes || !alternative.isPrefix, let words = alternativeWords[number],
          let run = run(from: first, in: record, length: words.count, matches: { words[$0] == $1.word })
        else { continue }
        let placement = PlainPlacement(attribute: attribute, kind: .alternative(number), tokens: run)
        found.append((cost(alternative.typos, placement.kind), placement))
      }
    }
    return found
  }

  /// The places of the cheapest ways in which a word matches by itself.
  func placesOfWord(_ number: Int, in record: PlainRecord) -> PlainWordPlaces {
    var found = writtenPlacements(of: number, in: record)
    for (cost, placement) in alternativePlacements(of: number..<number + 1, in: record) {
      // A word of the record that begins with the query word and is another form of it is told as that form, but not as
      // a synonym of what the query word only begins.
      let prefix = found.firstIndex { $0.placement.kind == .prefix && $0.placement.isSamePlace(as: placement) }
      if let prefix, cost.typos == 0 {
        if cost.standing == .alternativeOfBeginning { continue }
        found.remove(at: prefix)
      }
      found.append((cost, placement))
    }
    found += splitPlacements(of: number, in: record).map { (cost(Self.splitTypos, $0.kind), $0) }
    return PlainWordPlaces(found)
  }

  /// Where a word matches as it is written, with typos or as a beginning.
  private func writtenPlacements(of number: Int, in record: PlainRecord) -> [PricedPlacement] {
    record.tokens.compactMap { token in
      let attribute = record.attribute(of: token)
      guard let (typos, kind) = price(costs[number][Int(token.word)], in: attribute) else { return nil }
      return (cost(typos, kind), PlainPlacement(attribute: attribute, kind: kind, tokens: [token]))
    }
  }

  /// Where a word matches by itself in any way, however much it costs.
  func placesInAnyWay(of number: Int, in record: PlainRecord) -> [PlainPlacement] {
    alternativePlacements(of: number..<number + 1, in: record).map(\.placement)
      + splitPlacements(of: number, in: record) + writtenPlacements(of: number, in: record).map(\.placement)
  }

  /// What a match of a word costs by the way it came about.
  func cost(_ typos: Int, _ kind: PlainPlacement.Kind) -> PlainCost {
    switch kind {
    case .split: PlainCost(typos: typos, standing: .halves)
    case .prefix where query.words.count > 1: PlainCost(typos: typos, standing: .beginning)
    case .alternative(let number) where alternatives[number].isPrefix:
      PlainCost(typos: typos, standing: .alternativeOfBeginning)
    default: PlainCost(typos: typos)
    }
  }

  /// The places where the two halves of a word stand side by side.
  private func splitPlacements(of number: Int, in record: PlainRecord) -> [PlainPlacement] {
    guard let split = splits[number] else { return [] }
    return record.tokens.filter { $0.word == split.left }.flatMap { left -> [PlainPlacement] in
      let attribute = record.attribute(of: left)
      guard permissions[attribute].isSearched, permissions[attribute].allowsTypos else { return [] }
      return left.neighbours(split.right, in: record).map { right in
        PlainPlacement(attribute: attribute, kind: .split, tokens: [left, right])
      }
    }
  }

  /// The fewest typos with which a word of the vocabulary matches in an attribute, nil when it may not match there.
  private func price(_ cost: PlainPattern.Match?, in attribute: Int) -> (typos: Int, kind: PlainPlacement.Kind)? {
    let permissions = permissions[attribute]
    guard let cost, permissions.isSearched else { return nil }
    let whole = cost.whole.flatMap { $0 == 0 || permissions.allowsTypos ? $0 : nil }
    let prefix = cost.prefix.flatMap { permissions.allowsPrefixes && ($0 == 0 || permissions.allowsTypos) ? $0 : nil }
    guard let typos = [whole, prefix].compactMap({ $0 }).min() else { return nil }
    return (typos, typos > 0 ? .typo(typos) : whole == 0 ? .exact : .prefix)
  }

  /// The places where words stand joined.
  private func placements(of concatenation: Concatenation, in record: PlainRecord) -> [PlainPlacement] {
    record.tokens.compactMap { token in
      let attribute = record.attribute(of: token)
      guard permissions[attribute].allowsTypos, price(concatenation.costs[Int(token.word)], in: attribute) != nil else {
        return nil
      }
      return PlainPlacement(attribute: attribute, kind: .concatenation, tokens: [token])
    }
  }

  /// The places of each word of a phrase where all stand side by side in the cheapest way. A phrase costs the typos of
  /// all its words; whether its end is a whole word says the last one.
  func placesOfPhrase(_ phrase: Range<Int>, in record: PlainRecord) -> [PlainWordPlaces] {
    var rows: [(cost: PlainCost, placements: [PlainPlacement])] = [(PlainCost(typos: 0), [])]
    for word in phrase {
      rows = rows.flatMap { row in
        record.tokens.compactMap { token in
          let attribute = record.attribute(of: token)
          guard let (typos, kind) = price(costs[word][Int(token.word)], in: attribute) else { return nil }
          let placement = PlainPlacement(attribute: attribute, kind: kind, tokens: [token])
          guard row.placements.last.map({ placement.isDirectly(after: $0) }) ?? true else { return nil }
          return (cost(row.cost.typos + typos, kind), row.placements + [placement])
        }
      }
    }
    let best = rows.map(\.cost).min()
    return phrase.indices.map { word in
      PlainWordPlaces(rows.filter { $0.cost == best }.map { ($0.cost, $0.placements[word - phrase.lowerBound]) })
    }
  }

  /// Whether words of the vocabulary stand side by side where the query looks.
  func hasRun(of words: [Int32], in record: PlainRecord) -> Bool {
    record.tokens.contains { first in
      run(from: first, in: record, length: words.count) { offset, token in
        token.word == words[offset] && permissions[record.attribute(of: token)].isSearched
      } != nil
    }
  }

  /// Words that stand side by side from a first one on, nil when one does not match or is missing.
  private func run(
    from first: PlainRecord.Token, in record: PlainRecord, length: Int,
    matches: (_ offset: Int, _ token: PlainRecord.Token) -> Bool
  ) -> [PlainRecord.Token]? {
    guard matches(0, first) else { return nil }
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
