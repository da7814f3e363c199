/// The words of an index that match a query word, with their typos.
struct TermMatches: Sendable, Hashable {
  /// Neighbouring words that match alike.
  struct Run: Sendable, Hashable {
    let terms: Range<TermID>
    /// The typos of the whole words, -1 when they are too different.
    let whole: Int8
    /// The typos of their best beginnings, -1 when none is near enough or beginnings do not count.
    let prefix: Int8
  }

  /// What matches, in ascending order; runs do not overlap.
  private(set) var runs: [Run] = []

  var isEmpty: Bool { runs.isEmpty }

  /// How a word matches, nil when it does not.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func cost(of term: TermID) -> (whole: Int8, prefix: Int8)? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].terms.upperBound <= term { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].terms.contains(term) else { return nil }
    return (runs[low].whole, runs[low].prefix)
  }

  /// Adds words behind those that were added before; words that match alike become one run.
  mutating func append(_ terms: Range<TermID>, whole: Int8, prefix: Int8) {
    guard !terms.isEmpty, whole >= 0 || prefix >= 0 else { return }
    if let last = runs.last, last.terms.upperBound == terms.lowerBound, last.whole == whole, last.prefix == prefix {
      runs[runs.count - 1] = Run(
        terms: last.terms.lowerBound..<terms.upperBound, whole: whole, prefix: prefix)
    } else {
      runs.append(Run(terms: terms, whole: whole, prefix: prefix))
    }
  }
}
