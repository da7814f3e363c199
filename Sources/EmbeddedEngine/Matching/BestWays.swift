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

  /// What the best way of each word costs, ``MatchCost/none`` for a word that the record lacks.
  private let costs: [MatchCost]
  /// Whether the words of each sequence of the query stand side by side or joined, so that they count nowhere else.
  let hasSequence: [Bool]

  init(costs: [MatchCost], hasSequence: [Bool] = []) {
    (self.costs, self.hasSequence) = (costs, hasSequence)
  }

  /// Whether a way in which the record has some words together, or one of them, is the best one of any of them.
  func includes(_ words: Range<Int>, at cost: MatchCost) -> Bool {
    words.contains { costs[$0] == .none || cost <= costs[$0] }
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
