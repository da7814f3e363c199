/// Matches a query with documents, one after the other, by reading their words.
///
/// Of the ways to read the query (words alone, neighbours as one word, or other words for several), the one that matches
/// the most words counts, of those the one with the fewest typos, of those the one with the most words alone.
struct DocumentMatcher: ~Copyable {
  let query: PreparedQuery
  private let units: [Range<Int>]
  private let documents: DocumentTable
  /// The terms that can matter to the query; the words of a document are mostly others.
  private let relevantTerms: TermFilter
  /// The words of the document that was read last.
  private(set) var buffer = TokenBuffer()
  /// How that document matches. Its arrays are reused from document to document.
  private(set) var match = DocumentMatch()
  /// The ways to find each word alone: the typos of the cheapest one, -1 without any.
  private(set) var typosAlone: [Int]
  private(set) var placementsAlone: [[Placement]]

  /// What splitting a word, or joining neighbours, counts as.
  static let splitTypos = 1
  static let concatenationTypos = 1

  init(_ query: PreparedQuery, index: EmbeddedIndex) {
    self.query = query
    documents = index.documents
    units = query.query.units
    relevantTerms = query.relevantTerms
    typosAlone = Array(repeating: -1, count: query.query.words.count)
    placementsAlone = Array(repeating: [], count: query.query.words.count)
    match.placements = placementsAlone
    match.joined = Array(repeating: -1, count: query.query.words.count)
  }

  /// Reads a document and matches it; ``match`` then says how.
  ///
  /// - Returns: false when a required word is missing or an excluded one is there.
  mutating func matches(_ document: DocumentID) -> Bool {
    let isMatch = takeMatch(document)
    // What was found in the document before is not in this one, not even for whom takes it for a match.
    if !isMatch { clearMatch() }
    return isMatch
  }

  private mutating func clearMatch() {
    (match.typos, match.wordCount) = (0, 0)
    match.placements = Array(repeating: [], count: query.query.words.count)
    match.joined = Array(repeating: -1, count: query.query.words.count)
  }

  private mutating func takeMatch(_ document: DocumentID) -> Bool {
    read(document)
    guard query.exclusions.isEmpty || !hasExclusion else { return false }
    guard !query.query.words.isEmpty else { return true }
    findAlone(units)
    let joined = hasJoinedWords ? joinedPlacements() : []
    if joined.isEmpty {
      return takeWordsAlone()
    }
    guard let best = bestReading(joined: joined) else { return false }
    match = best
    return match.wordCount > 0
  }

  private mutating func read(_ document: DocumentID) {
    documents.readTokens(of: document, into: &buffer)
  }

  /// Reads a document and finds each of some units in it by itself.
  mutating func readWords(of document: DocumentID, asUnits units: [Range<Int>]) {
    read(document)
    findAlone(units)
  }

  private var hasJoinedWords: Bool {
    !query.concatenations.isEmpty || query.stretches.contains { $0.words.count > 1 }
  }

  /// Reads each word by itself: all required ones must be there.
  private mutating func takeWordsAlone() -> Bool {
    match.typos = 0
    match.wordCount = 0
    for unit in units {
      if typosAlone[unit.lowerBound] >= 0 {
        match.wordCount += unit.count
        match.typos += typosAlone[unit.lowerBound]
      } else if !query.query.words[unit].allSatisfy(\.isOptional) {
        return false
      }
    }
    swap(&match.placements, &placementsAlone)
    for word in match.joined.indices { match.joined[word] = -1 }
    // A query whose words are all optional still asks for one of them.
    return match.wordCount > 0
  }

  /// Chooses between words alone and words joined, from the first word on; nil when a required word is missing.
  private func bestReading(joined: [JoinedWords]) -> DocumentMatch? {
    var best: [DocumentMatch?] = Array(repeating: nil, count: query.query.words.count + 1)
    best[0] = DocumentMatch()
    func offer(_ match: DocumentMatch, at end: Int) {
      // Of readings that are alike the first one stays.
      if best[end].map({ $0.isWorse(than: match) }) ?? true { best[end] = match }
    }
    for unit in units {
      guard let before = best[unit.lowerBound] else { continue }
      let isFound = typosAlone[unit.lowerBound] >= 0
      if isFound || query.query.words[unit].allSatisfy(\.isOptional) {
        var match = before
        match.joined += unit.map { _ in -1 }
        match.placements += placementsAlone[unit]
        if isFound {
          match.typos += typosAlone[unit.lowerBound]
          match.wordCount += unit.count
        }
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
    return best[query.query.words.count]
  }
}

extension DocumentMatcher {
  /// Query words that are found together, and the places where they are.
  struct JoinedWords {
    let words: Range<Int>
    let typos: Int
    let placements: [Placement]
  }

  /// Finds each unit of the query by itself: words, and phrases as a whole.
  private mutating func findAlone(_ units: [Range<Int>]) {
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
  private func price(_ cost: (whole: Int8, prefix: Int8), in attribute: Int32) -> (typos: Int, kind: Placement.Kind)? {
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

  private func placement(
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
    for stretch in query.stretches where stretch.words == word..<word + 1 {
      for (typos, placement) in placements(of: stretch) {
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
      for right in buffer.tokens
      where right.term == split.right && right.element == token.element && right.start == token.end + 1 {
        add(placement(of: token, number, .split, to: right), typos: Self.splitTypos, toWord: word)
      }
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

  /// The words that a document has together: as one word, or as other words.
  func joinedPlacements() -> [JoinedWords] {
    var joined: [JoinedWords] = []
    for concatenation in query.concatenations {
      let placements = buffer.tokens.enumerated().compactMap { number, token -> Placement? in
        guard relevantTerms.contains(token.term), let cost = concatenation.matches.cost(of: token.term) else {
          return nil
        }
        let attribute = buffer.elements[Int(token.element)].attribute
        guard query.permissions[attribute].allowsTypos, price(cost, in: attribute) != nil else { return nil }
        return placement(of: token, number, .concatenation)
      }
      guard !placements.isEmpty else { continue }
      joined.append(
        JoinedWords(words: concatenation.words, typos: Self.concatenationTypos, placements: placements))
    }
    // Other words for one word are among the ways to find it alone.
    for stretch in query.stretches where stretch.words.count > 1 {
      let placements = placements(of: stretch)
      guard let typos = placements.lazy.map(\.typos).min() else { continue }
      joined.append(
        JoinedWords(
          words: stretch.words, typos: typos, placements: placements.filter { $0.typos == typos }.map(\.placement)))
    }
    return joined
  }

  /// The places of the other words for a stretch of the query.
  private func placements(of stretch: PreparedQuery.Stretch) -> [(typos: Int, placement: Placement)] {
    var found: [(typos: Int, placement: Placement)] = []
    for (number, first) in buffer.tokens.enumerated() where relevantTerms.contains(first.term) {
      guard let candidates = stretch.candidates[first.term] else { continue }
      let permissions = query.permissions[buffer.elements[Int(first.element)].attribute]
      for candidate in candidates {
        let alternative = query.alternatives[candidate.alternative]
        guard permissions.isSearched, permissions.allowsPrefixes || !alternative.isPrefix,
          let run = run(
            from: number, length: candidate.terms.count, matches: { candidate.terms[$0] == $1.term }),
          let last = run.last
        else { continue }
        let kind = Placement.Kind.alternative(Int32(candidate.alternative))
        found.append((alternative.typos, placement(of: first, number, kind, to: buffer.tokens[last])))
      }
    }
    return found
  }

  private var hasExclusion: Bool { query.exclusions.contains { isExcluded(by: $0) } }

  /// Whether the document has words side by side that the query excludes.
  func isExcluded(by terms: [TermID]) -> Bool {
    buffer.tokens.indices.contains { start in
      run(from: start, length: terms.count) { offset, token in
        let attribute = buffer.elements[Int(token.element)].attribute
        return token.term == terms[offset] && query.permissions[attribute].isSearched
      } != nil
    }
  }

  /// The tokens side by side from a first one on, by number; nil when one does not match.
  func run(
    from first: Int, length: Int, matches: (_ offset: Int, _ token: TokenBuffer.Token) -> Bool
  ) -> [Int]? {
    let tokens = buffer.tokens
    guard matches(0, tokens[first]) else { return nil }
    var run = [first]
    while run.count < length, let last = run.last {
      let next = tokens.indices.first { number in
        tokens[number].element == tokens[last].element && tokens[number].start == tokens[last].end + 1
          && matches(run.count, tokens[number])
      }
      guard let next else { return nil }
      run.append(next)
    }
    return run
  }
}
