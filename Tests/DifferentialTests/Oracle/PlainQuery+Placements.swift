@testable import IndexSettings

extension PlainQuery {
  /// The typos that splitting a word, or joining neighbours, counts as.
  static let splitTypos = 1
  static let concatenationTypos = 1

  /// Query words that are found together, and the places where they are.
  struct JoinedWords {
    let words: Range<Int>
    let typos: Int
    let placements: [PlainPlacement]
  }

  private typealias PricedPlacement = (typos: Int, placement: PlainPlacement)

  /// The words that a record has together: as one word, or as other words.
  func joinedPlacements(in record: PlainRecord) -> [JoinedWords] {
    let concatenated = concatenations.map { concatenation in
      JoinedWords(
        words: concatenation.words, typos: Self.concatenationTypos,
        placements: placements(of: concatenation, in: record))
    }
    // Other words for one word are among the ways to find it alone.
    var stretches: [Range<Int>] = []
    for (alternative, words) in zip(alternatives, alternativeWords) where words != nil {
      let isNew = alternative.queryWords.count > 1 && !stretches.contains(alternative.queryWords)
      if isNew { stretches.append(alternative.queryWords) }
    }
    let reworded = stretches.map { stretch in
      let found = alternativePlacements(of: stretch, in: record)
      let typos = found.map(\.typos).min() ?? 0
      return JoinedWords(words: stretch, typos: typos, placements: found.filter { $0.typos == typos }.map(\.placement))
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
        found.append(
          (alternative.typos, PlainPlacement(attribute: attribute, kind: .alternative(number), tokens: run)))
      }
    }
    return found
  }

  /// The places of the cheapest way in which a word matches, nil when it does not.
  func wordPlacements(_ number: Int, in record: PlainRecord) -> (typos: Int, placements: [[PlainPlacement]])? {
    var found: [PricedPlacement] = []
    for token in record.tokens {
      let attribute = record.attribute(of: token)
      guard let (typos, kind) = price(costs[number][Int(token.word)], in: attribute) else { continue }
      found.append((typos, PlainPlacement(attribute: attribute, kind: kind, tokens: [token])))
    }
    for (typos, placement) in alternativePlacements(of: number..<number + 1, in: record) {
      // A word of the record that begins with the query word and is another form of it is told as that form, but not as
      // a synonym of what the query word only begins.
      let prefix = found.firstIndex { $0.placement.kind == .prefix && $0.placement.isSamePlace(as: placement) }
      if let prefix, typos == 0 {
        if case .alternative(let number) = placement.kind, alternatives[number].isPrefix { continue }
        found.remove(at: prefix)
      }
      found.append((typos, placement))
    }
    found += splitPlacements(of: number, in: record).map { (Self.splitTypos, $0) }
    guard let cheapest = found.map(\.typos).min() else { return nil }
    return (cheapest, [found.filter { $0.typos == cheapest }.map(\.placement)])
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

  /// The places of each word of a phrase where all stand side by side, nil when they nowhere do.
  func phrasePlacements(
    _ phrase: Range<Int>, in record: PlainRecord
  ) -> (typos: Int, placements: [[PlainPlacement]])? {
    func kind(_ offset: Int, _ token: PlainRecord.Token) -> PlainPlacement.Kind? {
      let price = price(costs[phrase.lowerBound + offset][Int(token.word)], in: record.attribute(of: token))
      return price?.typos == 0 ? price?.kind : nil
    }
    var placements: [[PlainPlacement]] = phrase.map { _ in [] }
    for first in record.tokens {
      guard let run = run(from: first, in: record, length: phrase.count, matches: { kind($0, $1) != nil }) else {
        continue
      }
      for (offset, token) in run.enumerated() {
        placements[offset].append(
          PlainPlacement(
            attribute: record.attribute(of: token), kind: kind(offset, token) ?? .exact, tokens: [token]))
      }
    }
    return placements.contains(where: \.isEmpty) ? nil : (0, placements)
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
