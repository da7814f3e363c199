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
  let query: RuleQuery
  let lexicons: [String: FacetLexicon]
  private var distance = EditDistance()

  init(query: RuleQuery, lexicons: [String: FacetLexicon]) {
    self.query = query
    self.lexicons = lexicons
  }

  /// The places where a pattern's elements match under an anchoring, from the left, without overlaps.
  mutating func matches(
    of elements: [PatternElement], anchoring: RuleCondition.Anchoring, alternatives: Bool
  ) -> [PatternMatch] {
    guard !elements.isEmpty, elements.count <= query.words.count else { return [] }
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
      for (words, capture) in wordings(of: search.elements[element]) {
        for end in ends(of: words, from: place, alternatives: alternatives) {
          match = before
          match.words = match.words.lowerBound..<end
          match.usesAlternatives = match.usesAlternatives || alternatives
          if let (attribute, values) = capture {
            match.captures.append(PatternMatch.Capture(attribute: attribute, values: values, words: place..<end))
          }
          if extend(&match, with: element + 1, &search) { return true }
        }
      }
    }
    match = before
    search.deadEnds.insert([element, place])
    return false
  }

  /// The words that an element stands for, with the facet values that they name.
  private func wordings(
    of element: PatternElement
  ) -> [(words: [[Unicode.Scalar]], capture: (attribute: String, values: [String])?)] {
    switch element {
    case .words(let words): return [(words, nil)]
    case .facet(let attribute):
      return (lexicons[attribute]?.entries ?? []).map { ($0.words, (attribute, $0.values)) }
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
