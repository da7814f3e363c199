import IndexSettings
import IndexStore

extension DocumentMatcher {
  /// Finds each unit of the query by itself: words, and phrases as a whole.
  mutating func findAlone(_ units: [Range<Int>]) {
    for word in placementsAlone.indices {
      placementsAlone[word].removeAll(keepingCapacity: true)
      typosAlone[word] = -1
    }
    findSingleWords(of: units)
    for unit in units {
      if unit.count == 1 {
        addAlternatives(toWord: unit.lowerBound)
        addSplits(toWord: unit.lowerBound)
      } else {
        findPhrase(unit)
      }
    }
  }

  /// The terms that match query words as they are or by typos, in one pass over the document.
  private mutating func findSingleWords(of units: [Range<Int>]) {
    for (number, token) in buffer.tokens.enumerated() where relevantTerms.contains(token.term) {
      let attribute = buffer.elements[Int(token.element)].attribute
      for unit in units where unit.count == 1 {
        let word = unit.lowerBound
        guard let cost = query.matches[word].cost(of: token.term), let (typos, kind) = price(cost, in: attribute)
        else { continue }
        add(placement(of: token, number, kind), typos: typos, toWord: word)
      }
    }
  }

  /// Adds a placement unless a cheaper one is known.
  private mutating func add(_ placement: Placement, typos: Int, toWord word: Int) {
    let cheapest = typosAlone[word]
    if cheapest >= 0, typos > cheapest { return }
    if cheapest >= 0, typos < cheapest { placementsAlone[word].removeAll(keepingCapacity: true) }
    typosAlone[word] = typos
    placementsAlone[word].append(placement)
  }

  /// The fewest typos with which a term matches in an attribute, nil when it may not match there.
  func price(_ cost: (whole: Int8, prefix: Int8), in attribute: Int32) -> (typos: Int, kind: Placement.Kind)? {
    var whole = Int(cost.whole)
    var prefix = Int(cost.prefix)
    if !query.permissions.areMatchesUnrestricted {
      let permissions = query.permissions[attribute]
      guard permissions.isSearched else { return nil }
      if whole > 0, !permissions.allowsTypos { whole = -1 }
      if prefix >= 0, !permissions.allowsPrefixes || (prefix > 0 && !permissions.allowsTypos) { prefix = -1 }
    }
    if whole == 0 { return (0, .exact) }
    if prefix == 0 { return (0, .prefix) }
    let typos = whole < 0 ? prefix : prefix < 0 ? whole : min(whole, prefix)
    return typos < 0 ? nil : (typos, .typo(Int8(typos)))
  }

  func placement(
    of token: TokenBuffer.Token, _ number: Int, _ kind: Placement.Kind, to last: TokenBuffer.Token? = nil
  ) -> Placement {
    Placement(
      attribute: buffer.elements[Int(token.element)].attribute, element: token.element, start: token.start,
      end: (last ?? token).end, token: Int32(number), kind: kind)
  }
}

extension DocumentMatcher {
  /// Adds the places where other words stand for a query word.
  private mutating func addAlternatives(toWord word: Int) {
    for span in query.alternativeSpans where span.words == word..<word + 1 {
      for (typos, placement) in placements(of: span) {
        // A word of the record that begins with the query word and is another form of it is told as that form, but not
        // as a synonym of what the query word only begins.
        let prefix = placementsAlone[word].firstIndex { $0.kind == .prefix && $0.isSamePlace(as: placement) }
        if let prefix, typos == typosAlone[word] {
          if query.isPrefixAlternative(placement.kind) { continue }
          placementsAlone[word].remove(at: prefix)
        }
        add(placement, typos: typos, toWord: word)
      }
    }
  }

  /// Adds the places where the two halves of a query word stand side by side.
  private mutating func addSplits(toWord word: Int) {
    guard let split = query.splits[word], typosAlone[word] < 0 || typosAlone[word] >= Self.splitTypos else { return }
    for (number, token) in buffer.tokens.enumerated() where token.term == split.left {
      let permissions = query.permissions[buffer.elements[Int(token.element)].attribute]
      guard permissions.isSearched, permissions.allowsTypos else { continue }
      let right = buffer.tokens.first(after: number) { buffer.tokens[$0].term == split.right }
      guard let right else { continue }
      add(placement(of: token, number, .split, to: buffer.tokens[right]), typos: Self.splitTypos, toWord: word)
    }
  }

  /// Finds the places where all words of a phrase stand side by side, without typos.
  private mutating func findPhrase(_ phrase: Range<Int>) {
    func kind(_ offset: Int, _ token: TokenBuffer.Token) -> Placement.Kind? {
      guard let cost = query.matches[phrase.lowerBound + offset].cost(of: token.term) else { return nil }
      let exact = (whole: cost.whole == 0 ? 0 : -1 as Int8, prefix: cost.prefix == 0 ? 0 : -1 as Int8)
      let attribute = buffer.elements[Int(token.element)].attribute
      guard price(exact, in: attribute) != nil else { return nil }
      return cost.whole == 0 ? .exact : .prefix
    }
    for start in buffer.tokens.indices {
      guard let run = run(from: start, length: phrase.count, matches: { kind($0, $1) != nil }) else { continue }
      for (offset, number) in run.enumerated() {
        let token = buffer.tokens[number]
        guard let kind = kind(offset, token) else { continue }
        add(placement(of: token, number, kind), typos: 0, toWord: phrase.lowerBound + offset)
      }
    }
  }
}
