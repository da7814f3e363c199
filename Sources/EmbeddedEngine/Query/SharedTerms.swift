import IndexSettings
import IndexStore

/// The terms that match more than one word of a query. A record has to have one place for each of these words.
///
/// Records with a term that matches only one of two such words need no closer look: that word has a place which the
/// other one cannot take.
struct SharedTerms {
  /// Two words of the query and the terms that match both.
  struct Pair {
    let left: Int
    let right: Int
    let terms: [Range<TermID>]
  }

  private(set) var pairs: [Pair] = []
  /// For each word of a pair the terms that match no other word.
  private(set) var ownTerms: [Int: [Range<TermID>]] = [:]
  /// The words of the pairs, in the query's order.
  private(set) var words: [Int] = []

  init() {}

  init(_ query: PreparedQuery) {
    // A word that the query repeats needs no second place; words of phrases stand side by side anyway.
    var single: [Int] = []
    for unit in query.query.units where unit.count == 1 {
      let text = query.query.words[unit.lowerBound].word.scalars
      if !single.contains(where: { query.query.words[$0].word.scalars == text }) { single.append(unit.lowerBound) }
    }
    guard single.count > 1 else { return }
    let terms = single.map { Self.terms(of: $0, in: query, longest: .max) }
    for left in single.indices {
      for right in single.indices.dropFirst(left + 1) {
        let shared = terms[left].intersection(terms[right])
        guard !shared.isEmpty else { continue }
        pairs.append(Pair(left: single[left], right: single[right], terms: shared))
      }
    }
    guard !pairs.isEmpty else { return }
    words = Set(pairs.flatMap { [$0.left, $0.right] }).sorted()
    for (place, word) in single.enumerated() where words.contains(word) {
      // Of ways that take several terms, one term tells nothing.
      let certain = Self.terms(of: word, in: query, longest: 1)
      ownTerms[word] = single.indices.reduce(certain) { own, other in
        other == place ? own : own.subtracting(terms[other])
      }
    }
  }

  /// The terms at which the ways to match a word alone begin, in ascending order.
  ///
  /// - Parameter longest: how many terms the ways may take that are counted.
  private static func terms(of word: Int, in query: PreparedQuery, longest: Int) -> [Range<TermID>] {
    let terms = query.matches[word].runs.map(\.terms)
    var ways = query.alternativeSpans.filter { $0.words == word..<word + 1 }
      .flatMap { $0.candidates.values.joined().map(\.terms) }
    if let split = query.splits[word] { ways.append([split.left, split.right]) }
    guard !ways.isEmpty else { return terms }
    let others = Set(ways.filter { $0.count <= longest }.compactMap(\.first))
      .filter { query.matches[word].cost(of: $0) == nil }
    return (terms + others.map { $0..<$0 + 1 }).sorted { $0.lowerBound < $1.lowerBound }
  }
}

// Ranges in ascending order that do not overlap.
extension [Range<TermID>] {
  /// What is in both.
  fileprivate func intersection(_ others: Self) -> Self {
    var common: Self = []
    var (place, other) = (0, 0)
    while place < count, other < others.count {
      let both = self[place].clamped(to: others[other])
      if !both.isEmpty { common.append(both) }
      if self[place].upperBound < others[other].upperBound { place += 1 } else { other += 1 }
    }
    return common
  }

  /// What is not in the others.
  fileprivate func subtracting(_ others: Self) -> Self {
    var rest: Self = []
    var other = 0
    for range in self {
      var start = range.lowerBound
      while other < others.count, others[other].upperBound <= start { other += 1 }
      var next = other
      while next < others.count, others[next].lowerBound < range.upperBound {
        if start < others[next].lowerBound { rest.append(start..<others[next].lowerBound) }
        start = Swift.max(start, others[next].upperBound)
        next += 1
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return rest
  }
}
