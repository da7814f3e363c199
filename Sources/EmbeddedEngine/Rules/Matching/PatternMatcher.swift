/// A word or a placeholder of a pattern.
enum PatternElement: Hashable, Sendable {
  case word([Unicode.Scalar])
  case facet(String)

  /// The elements of a pattern.
  static func elements(of pattern: RulePattern, tokenizer: Tokenizer) -> [PatternElement] {
    pattern.parts.flatMap { part in
      switch part {
      case .text(let text): tokenizer.queryTokens(of: text).map { PatternElement.word($0.word) }
      case .facet(let attribute): [PatternElement.facet(attribute)]
      }
    }
  }
}

/// Where a pattern matches a query.
struct PatternMatch {
  /// A stretch of the query that a placeholder took, and the values that it names.
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
  let words: [RuleQuery.Word]
  let lexicons: [String: FacetLexicon]
  private var distance = EditDistance()

  init(words: [RuleQuery.Word], lexicons: [String: FacetLexicon]) {
    self.words = words
    self.lexicons = lexicons
  }

  /// The places where a pattern's elements match under an anchoring, from the left, without overlaps.
  mutating func matches(
    of elements: [PatternElement], anchoring: RuleCondition.Anchoring, alternatives: Bool
  ) -> [PatternMatch] {
    guard !elements.isEmpty, elements.count <= words.count else { return [] }
    var search = Search(elements: elements, allowsAlternatives: alternatives)
    search.mustReachEnd = anchoring == .is || anchoring == .endsWith
    let starts = anchoring == .is || anchoring == .startsWith ? 0..<1 : 0..<words.count
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

  /// Extends a match by the elements from one on; facet values of many words go first.
  private mutating func extend(_ match: inout PatternMatch, with element: Int, _ search: inout Search) -> Bool {
    let place = match.words.upperBound
    guard element < search.elements.count else { return !search.mustReachEnd || place == words.count }
    guard place < words.count, !search.deadEnds.contains([element, place]) else { return false }
    let before = match
    switch search.elements[element] {
    case .word(let scalars):
      if take([scalars], &match, alternatives: search.allowsAlternatives),
        extend(&match, with: element + 1, &search)
      {
        return true
      }
    case .facet(let attribute):
      // A value that stands there as it is goes before one that is only meant.
      for alternatives in search.allowsAlternatives ? [false, true] : [false] {
        for entry in lexicons[attribute]?.entries ?? [] {
          match = before
          guard take(entry.words, &match, alternatives: alternatives) else { continue }
          match.captures.append(
            PatternMatch.Capture(
              attribute: attribute, values: entry.values, words: place..<match.words.upperBound))
          if extend(&match, with: element + 1, &search) { return true }
        }
      }
    }
    match = before
    search.deadEnds.insert([element, place])
    return false
  }

  /// Extends a match by words that stand next in the query; false when others stand there.
  private mutating func take(
    _ pattern: [[Unicode.Scalar]], _ match: inout PatternMatch, alternatives: Bool
  ) -> Bool {
    let start = match.words.upperBound
    guard start + pattern.count <= words.count else { return false }
    var usesAlternatives = match.usesAlternatives
    for (word, scalars) in zip(words[start...], pattern) where word.scalars != scalars {
      guard alternatives, isAlternative(word, of: scalars) else { return false }
      usesAlternatives = true
    }
    match.usesAlternatives = usesAlternatives
    match.words = match.words.lowerBound..<start + pattern.count
    return true
  }

  /// Whether a word of the query stands for another word of a pattern: with the typos that the search allows it.
  private mutating func isAlternative(_ word: RuleQuery.Word, of scalars: [Unicode.Scalar]) -> Bool {
    guard word.typoAllowance > 0 else { return false }
    let query = QueryWord(
      word: Vocabulary.Word(word.scalars), range: word.range, typoAllowance: word.typoAllowance)
    return distance.match(query, Vocabulary.Word(scalars))?.whole != nil
  }
}
