import IndexSettings
import IndexStore

extension DocumentMatcher {
  /// Finds each unit of the query by itself: words, and phrases as a whole.
  mutating func findAlone(_ units: [Range<Int>]) {
    for word in placementsAlone.indices {
      placementsAlone[word].removeAll(keepingCapacity: true)
      costsAlone[word] = .none
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
    for number in query.query.sequences.indices { keepSequence(number) }
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
    add(placement, cost: MatchCost(typos: typos, form(of: placement.kind)), toWord: word)
  }

  private mutating func add(_ placement: Placement, cost: MatchCost, toWord word: Int) {
    let cheapest = costsAlone[word]
    if cheapest != .none, cost > cheapest { return }
    if cheapest != .none, cost < cheapest { placementsAlone[word].removeAll(keepingCapacity: true) }
    costsAlone[word] = cost
    placementsAlone[word].append(placement)
  }

  private func form(of kind: Placement.Kind) -> MatchCost.Form {
    if kind == .prefix { return query.query.words.count > 1 ? .beginning : .word }
    if kind == .split { return .split }
    return query.isPrefixAlternative(kind) ? .alternativeOfBeginning : .word
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
        if let prefix, typos == costsAlone[word].typos {
          if query.isPrefixAlternative(placement.kind) { continue }
          placementsAlone[word].remove(at: prefix)
        }
        add(placement, typos: typos, toWord: word)
      }
    }
  }

  /// Adds the places where the two halves of a query word stand side by side.
  private mutating func addSplits(toWord word: Int) {
    for placement in splitPlacements(ofWord: word) { add(placement, typos: Self.splitTypos, toWord: word) }
  }

  /// The places where the two halves of a query word stand side by side.
  func splitPlacements(ofWord word: Int) -> [Placement] {
    guard let split = query.splits[word] else { return [] }
    return buffer.tokens.enumerated().compactMap { number, token in
      guard token.term == split.left else { return nil }
      let permissions = query.permissions[buffer.elements[Int(token.element)].attribute]
      guard permissions.isSearched, permissions.allowsTypos,
        let right = buffer.tokens.first(after: number, where: { buffer.tokens[$0].term == split.right })
      else { return nil }
      return placement(of: token, number, .split, to: buffer.tokens[right])
    }
  }

  /// Finds the places where all words of a phrase stand side by side.
  private mutating func findPhrase(_ phrase: Range<Int>) {
    for start in buffer.tokens.indices { addRows(of: phrase, [], to: start) }
  }

  /// A token that matches a word of a phrase.
  private typealias PhrasePart = (token: Int, typos: Int, kind: Placement.Kind)

  /// Adds the rows of tokens for a phrase that go on from some with another token, if it matches the next word.
  private mutating func addRows(of phrase: Range<Int>, _ before: [PhrasePart], to number: Int) {
    let token = buffer.tokens[number]
    guard let cost = query.matches[phrase.lowerBound + before.count].cost(of: token.term),
      let (typos, kind) = price(cost, in: buffer.elements[Int(token.element)].attribute)
    else { return }
    let row = before + [(number, typos, kind)]
    guard row.count == phrase.count else {
      // After a word may stand a word and one that it is joined to.
      let next = buffer.tokens.first(after: number) { _ in true }
      let joined = buffer.tokens.first(after: number) { $0 != next }
      for next in [next, joined] { next.map { addRows(of: phrase, row, to: $0) } }
      return
    }
    let rowCost = MatchCost(typos: row.reduce(0) { $0 + $1.typos }, form(of: kind))
    for (word, part) in zip(phrase, row) {
      add(placement(of: buffer.tokens[part.token], part.token, part.kind), cost: rowCost, toWord: word)
    }
  }

  /// Keeps only the places of a sequence's words where all of them stand side by side, if there are such places.
  private mutating func keepSequence(_ number: Int) {
    let sequence = query.query.sequences[number]
    func key(_ element: Int32, _ position: Int32) -> UInt64 {
      UInt64(UInt32(bitPattern: element)) << 32 | UInt64(UInt32(bitPattern: position))
    }
    var places = Array(placementsAlone[sequence])
    for offset in places.indices.dropFirst() {
      let ends = Set(places[offset - 1].map { key($0.element, $0.end &+ 1) })
      places[offset].removeAll { !ends.contains(key($0.element, $0.start)) }
    }
    hasSequence[number] = !(places.last?.isEmpty ?? true)
    guard hasSequence[number] else { return }
    for offset in places.indices.dropLast().reversed() {
      let starts = Set(places[offset + 1].map { key($0.element, $0.start) })
      places[offset].removeAll { !starts.contains(key($0.element, $0.end &+ 1)) }
    }
    placementsAlone.replaceSubrange(sequence, with: places)
  }
}
