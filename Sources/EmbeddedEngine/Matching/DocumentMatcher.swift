import IndexSettings
import IndexStore

/// Matches a query with documents, one after the other, by reading their words.
///
/// Of the ways to read the query (words alone, neighbours as one word, or other words for several), the one that
/// matches the most words counts, of those the one with the fewest typos, of those the one with the most words alone.
/// Where its words alone have too few places, the one with the most words joined may have enough.
struct DocumentMatcher: ~Copyable {
  let query: PreparedQuery
  let units: [Range<Int>]
  private let documents: DocumentTable
  let attributes: [IndexedAttribute]
  /// The terms that can matter to the query; the words of a document are mostly others.
  let relevantTerms: TermFilter
  /// The words of the document that was read last.
  private(set) var buffer = TokenBuffer()
  /// How that document matches. Its arrays are reused from document to document.
  private(set) var match = DocumentMatch()
  /// The cost of the cheapest ways to find each word alone, and their places.
  var costsAlone: [MatchCost]
  var placementsAlone: [[Placement]]
  /// Whether the words of each sequence of the query stand side by side.
  var hasSequence: [Bool]

  /// What splitting a word, or joining neighbours, counts as; a split was measured to count as none.
  static let splitTypos = 0
  static let concatenationTypos = 1

  init(_ query: PreparedQuery, index: IndexView) {
    self.query = query
    documents = index.documents
    attributes = index.attributes
    units = query.query.units
    relevantTerms = query.relevantTerms
    costsAlone = Array(repeating: .none, count: query.query.words.count)
    placementsAlone = Array(repeating: [], count: query.query.words.count)
    match.placements = placementsAlone
    match.joined = Array(repeating: -1, count: query.query.words.count)
    match.costs = costsAlone
    hasSequence = query.query.sequences.map { _ in false }
  }

  /// Reads a document and matches it; ``match`` then says how.
  ///
  /// - Returns: false when a required word is missing or has no place of its own, or an excluded one is there.
  mutating func matches(_ document: DocumentID) -> Bool {
    let isMatch = takeMatch(document)
    // What was found in the document before is not in this one, not even for whom takes it for a match.
    if !isMatch { clearMatch() }
    return isMatch
  }

  private mutating func clearMatch() {
    (match.typos, match.wordCount) = (0, 0)
    for word in query.query.words.indices {
      match.placements[word].removeAll(keepingCapacity: true)
      match.joined[word] = -1
      match.costs[word] = .none
    }
    if !match.forms.isEmpty { match.forms = [] }
  }

  private mutating func takeMatch(_ document: DocumentID) -> Bool {
    read(document)
    guard query.exclusions.isEmpty || !hasExclusion else { return false }
    guard !query.query.words.isEmpty else { return true }
    findAlone(units)
    let joined = hasJoinedWords ? joinedPlacements() : []
    if joined.isEmpty {
      return takeWordsAlone() && hasPlaceForEachWord(of: match)
    }
    guard var best = bestReading(joined: joined), best.wordCount > 0 else { return false }
    if !hasPlaceForEachWord(of: best) {
      guard let other = bestReading(joined: joined, prefersJoined: true), hasPlaceForEachWord(of: other) else {
        return false
      }
      best = other
    }
    best.forms = joined.filter { $0.isForm && isAsGood($0, asIn: best) }.map {
      DocumentMatch.Group(words: $0.words, placements: $0.placements)
    }
    match = best
    return true
  }

  private mutating func read(_ document: DocumentID) {
    documents.readTokens(of: document, into: &buffer)
  }

  /// Reads a document and finds each of some units in it by itself.
  mutating func readWords(of document: DocumentID, asUnits units: [Range<Int>]) {
    read(document)
    findAlone(units)
  }

  var hasJoinedWords: Bool {
    !query.concatenations.isEmpty || query.alternativeSpans.contains { $0.words.count > 1 }
  }

  /// Reads each word by itself: all required ones must be there.
  private mutating func takeWordsAlone() -> Bool {
    match.typos = 0
    match.wordCount = 0
    for unit in units {
      if costsAlone[unit.lowerBound] != .none {
        match.wordCount += unit.count
        match.typos += costsAlone[unit.lowerBound].typos
      } else if !query.query.words[unit].allSatisfy(\.isOptional) {
        return false
      }
    }
    swap(&match.placements, &placementsAlone)
    swap(&match.costs, &costsAlone)
    if !match.forms.isEmpty { match.forms = [] }
    for word in match.joined.indices { match.joined[word] = -1 }
    // A query whose words are all optional still asks for one of them.
    return match.wordCount > 0
  }

  /// Chooses between words alone and words joined, from the first word on; nil when a required word is missing.
  ///
  /// - Parameter prefersJoined: whether of readings of as many words those with the most of them joined come first.
  private func bestReading(joined: [JoinedWords], prefersJoined: Bool = false) -> DocumentMatch? {
    var best: [DocumentMatch?] = Array(repeating: nil, count: query.query.words.count + 1)
    best[0] = DocumentMatch()
    func offer(_ match: DocumentMatch, at end: Int) {
      // Of readings that are alike the first one stays.
      if best[end].map({ $0.isWorse(than: match, prefersJoined: prefersJoined) }) ?? true { best[end] = match }
    }
    for unit in units {
      guard let before = best[unit.lowerBound] else { continue }
      let isFound = costsAlone[unit.lowerBound] != .none
      if isFound || query.query.words[unit].allSatisfy(\.isOptional) {
        var match = before
        match.joined += unit.map { _ in -1 }
        match.placements += placementsAlone[unit]
        match.costs += costsAlone[unit]
        if isFound {
          match.typos += costsAlone[unit.lowerBound].typos
          match.wordCount += unit.count
        }
        offer(match, at: unit.upperBound)
      }
      for group in joined where group.words.lowerBound == unit.lowerBound {
        var match = before
        match.placements += group.words.map { _ in group.placements }
        match.joined += group.words.map { _ in group.words.lowerBound }
        match.costs += group.words.map { _ in MatchCost(typos: group.typos) }
        match.typos += group.typos
        match.wordCount += group.words.count
        offer(match, at: group.words.upperBound)
      }
    }
    return best[query.query.words.count]
  }
}

// Words that stand side by side.
extension DocumentMatcher {
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
    var last = first
    while run.count < length {
      guard let next = tokens.first(after: last, where: { matches(run.count, tokens[$0]) }) else { return nil }
      run.append(next)
      last = next
    }
    return run
  }
}
