/// Words side by side, or a placeholder, of a pattern.
enum PatternElement: Hashable, Sendable {
  case words([[Unicode.Scalar]])
  case facet(String)

  /// The elements of a pattern; a text without words gives no element.
  static func elements(of pattern: RulePattern, tokenizer: Tokenizer) -> [PatternElement] {
    pattern.parts.compactMap { part in
      switch part {
      case .facet(let attribute): return .facet(attribute)
      case .text(let text):
        let words = tokenizer.queryTokens(of: text).map(\.word)
        return words.isEmpty ? nil : .words(words)
      }
    }
  }
}

/// Where a pattern matches a query.
struct PatternMatch {
  /// The words of the query that a placeholder matched, and the values that they name.
  struct Capture {
    let attribute: String
    let values: [String]
    let words: Range<Int>
  }

  /// The words of the query that the pattern covers.
  var words: Range<Int>
  var captures: [Capture] = []
  /// Whether a word differs from the pattern's.
  var usesAlternatives = false
}

/// Finds patterns in the words of a query.
struct PatternMatcher {
  /// Where values of a facet may be named.
  private struct FacetPlace: Hashable {
    let attribute: String
    let place: Int
    let allowsAlternatives: Bool
  }

  let query: RuleQuery
  private let lexicons: FacetLexicons
  private var distance = EditDistance()
  /// What was looked up so far: the rules of an index share their facets.
  private var namings: [FacetPlace: [FacetLexicon.Naming]] = [:]

  init(query: RuleQuery, lexicons: FacetLexicons) {
    self.query = query
    self.lexicons = lexicons
  }

  /// The places where a pattern's elements match under an anchoring, from the left, without overlaps.
  mutating func matches(
    of elements: [PatternElement], anchoring: RuleCondition.Anchoring, alternatives: Bool
  ) -> [PatternMatch] {
    guard !elements.isEmpty, elements.count <= query.words.count else { return [] }
    guard elements.allSatisfy({ canStand($0, alternatives: alternatives) }) else { return [] }
    var search = Search(elements: elements, allowsAlternatives: alternatives)
    search.mustReachEnd = anchoring == .is || anchoring == .endsWith
    let starts = anchoring == .is || anchoring == .startsWith ? 0..<1 : 0..<query.words.count
    var matches: [PatternMatch] = []
    for start in starts where start >= matches.last?.words.upperBound ?? 0 {
      var match = PatternMatch(words: start..<start)
      if extend(&match, with: 0, &search) { matches.append(match) }
    }
    return matches
  }

  /// What stays the same while one pattern is looked for.
  private struct Search {
    let elements: [PatternElement]
    let allowsAlternatives: Bool
    var mustReachEnd = false
    /// The places in the pattern and in the query from which there is no way on.
    var deadEnds: Set<[Int]> = []
  }

  /// Extends a match by the elements from one on. What stands there as it is goes before what is only meant, and facet
  /// values of many words before others.
  private mutating func extend(_ match: inout PatternMatch, with element: Int, _ search: inout Search) -> Bool {
    let place = match.words.upperBound
    guard element < search.elements.count else { return !search.mustReachEnd || place == query.words.count }
    guard place < query.words.count, !search.deadEnds.contains([element, place]) else { return false }
    let before = match
    for alternatives in search.allowsAlternatives ? [false, true] : [false] {
      for (end, capture) in ways(of: search.elements[element], from: place, alternatives: alternatives) {
        match = before
        match.words = match.words.lowerBound..<end
        match.usesAlternatives = match.usesAlternatives || alternatives
        if let capture { match.captures.append(capture) }
        if extend(&match, with: element + 1, &search) { return true }
      }
    }
    match = before
    search.deadEnds.insert([element, place])
    return false
  }

  /// Whether an element's words stand anywhere in the query; a placeholder is not asked. Most patterns end here, before
  /// the values of a facet are read.
  private mutating func canStand(_ element: PatternElement, alternatives: Bool) -> Bool {
    guard case .words(let words) = element else { return true }
    return query.words.indices.contains { !ends(of: words, from: $0, alternatives: alternatives).isEmpty }
  }

  /// Where an element that begins at a place may end, and what a placeholder captures there.
  private mutating func ways(
    of element: PatternElement, from place: Int, alternatives: Bool
  ) -> [(end: Int, capture: PatternMatch.Capture?)] {
    switch element {
    case .words(let words): return ends(of: words, from: place, alternatives: alternatives).map { ($0, nil) }
    case .facet(let attribute):
      let key = FacetPlace(attribute: attribute, place: place, allowsAlternatives: alternatives)
      let found =
        namings[key] ?? lexicons.lexicon(of: attribute).namings(in: query, from: place, alternatives: alternatives)
      namings[key] = found
      return found.map { naming in
        (naming.end, PatternMatch.Capture(attribute: attribute, values: naming.values, words: place..<naming.end))
      }
    }
  }

  /// Where words end that stand in the query from a place on; ascending.
  ///
  /// - Parameter alternatives: whether others may stand there that the search takes for the same: with typos, plurals,
  ///   words of synonyms. One step leads from a word to another, never two.
  private mutating func ends(of words: [[Unicode.Scalar]], from start: Int, alternatives: Bool) -> [Int] {
    // The places that the first words of the pattern reach, for each number of words.
    var reached: [Set<Int>] = Array(repeating: [], count: words.count + 1)
    reached[0] = [start]
    for (number, word) in words.enumerated() {
      for place in reached[number] where place < query.words.count {
        let typed = query.words[place]
        if typed.word.scalars == word || (alternatives && isTypo(typed, of: word)) {
          reached[number + 1].insert(place + 1)
        }
        guard alternatives else { continue }
        for alternative in query.alternatives
        where alternative.queryWords.lowerBound == place && words[number...].starts(with: alternative.words) {
          reached[number + alternative.words.count].insert(alternative.queryWords.upperBound)
        }
      }
    }
    return reached[words.count].sorted()
  }

  /// Whether a word of the query is another with the typos that the search allows it.
  private mutating func isTypo(_ typed: QueryWord, of word: [Unicode.Scalar]) -> Bool {
    typed.typoAllowance > 0 && distance.match(typed, Word(word))?.whole != nil
  }
}
