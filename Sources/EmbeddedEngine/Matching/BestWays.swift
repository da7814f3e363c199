import IndexSettings
import IndexStore

/// The best ways in which one record has the words of a query: only they count, and only they are shown.
struct BestWays {
  /// What tells them.
  enum Source {
    /// Nothing has to: all ways are alike.
    case none
    /// The posting lists of the words, as far as they can.
    case postings
    /// The words of the record.
    case record
  }

  /// What the cheapest way of each word costs, ``MatchCost/none`` for a word that the record lacks.
  private let costs: [MatchCost]
  /// For each word that is matched together with its neighbours the first of them, -1 for the others.
  private let joined: [Int]
  /// Whether the words of each sequence of the query stand side by side.
  let hasSequence: [Bool]

  /// The ways of a record that matches.
  init(_ match: DocumentMatch) {
    self.init(costs: match.costs, joined: match.joined, hasSequence: match.hasSequence)
  }

  private init(costs: [MatchCost], joined: [Int], hasSequence: [Bool]) {
    (self.costs, self.joined, self.hasSequence) = (costs, joined, hasSequence)
  }

  /// The ways of a record that does not match as a whole: those of each word alone.
  init(alone costs: [MatchCost], hasSequence: [Bool] = []) {
    self.init(costs: costs, joined: costs.map { _ in -1 }, hasSequence: hasSequence)
  }

  /// Whether a word, or a phrase that begins with it, is matched alone at no more than this cost.
  func includes(_ word: Int, at cost: MatchCost) -> Bool {
    joined[word] < 0 && (costs[word] == .none || cost <= costs[word])
  }

  /// Whether neighbouring words are matched as one.
  func includesConcatenation(_ words: Range<Int>, typos: Int) -> Bool {
    words.allSatisfy { joined[$0] < 0 && costs[$0] == .none }
      || isTogether(words) && costs[words.lowerBound].typos >= typos
  }

  /// Whether words are matched as one, without others.
  private func isTogether(_ words: Range<Int>) -> Bool {
    words.allSatisfy { joined[$0] == words.lowerBound }
      && (words.upperBound == joined.count || joined[words.upperBound] != words.lowerBound)
  }

  /// Whether other words for a part of the query are as good as the words themselves.
  func includesAlternative(_ words: Range<Int>, cost: MatchCost) -> Bool {
    if words.count == 1 { return includes(words.lowerBound, at: cost) }
    if isTogether(words) { return costs[words.lowerBound].typos >= cost.typos }
    guard words.allSatisfy({ joined[$0] < 0 }) else { return false }
    return words.contains { costs[$0] == .none } || words.reduce(0) { $0 + costs[$1].typos } >= cost.typos
  }
}

extension PreparedQuery {
  /// What tells the best ways in which records have the words of the query.
  var bestWaysSource: BestWays.Source {
    // Words that match by themselves, by words of the index and in every attribute alike are in posting lists.
    let isPlain =
      concatenations.isEmpty && alternatives.isEmpty && query.sequences.isEmpty && query.phrases.isEmpty
      && !splits.contains { $0 != nil }
    guard isPlain else { return .record }
    // Where an attribute takes no beginnings or typos, a term costs more there than its posting list says.
    guard permissions.areMatchesUnrestricted else { return .record }
    return matches.contains(where: hasSeveralCosts) ? .postings : .none
  }

  /// What a word costs without typos; nil when that depends on the record, which may have the word itself or only what
  /// it begins.
  func costWithoutTypos(of word: Int) -> MatchCost? {
    guard query.words.count > 1 else { return MatchCost(typos: 0) }
    let runs = matches[word].runs.lazy.filter { $0.typos == 0 }
    guard let first = runs.first, runs.allSatisfy({ ($0.whole == 0) == (first.whole == 0) }) else { return nil }
    return MatchCost(typos: 0, first.whole == 0 ? .word : .beginning)
  }

  private func hasSeveralCosts(_ matches: TermMatches) -> Bool {
    let isOneOfSeveral = query.words.count > 1
    let costs = matches.runs.lazy.map { run in
      MatchCost(typos: run.typos, isOneOfSeveral && run.typos == 0 && run.whole != 0 ? .beginning : .word)
    }
    return costs.contains { $0 != costs.first }
  }
}
