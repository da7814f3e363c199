public import SearchModel

/// The words of an index that match a query word, with their typos.
@usableFromInline
package struct TermMatches: Sendable, Hashable {
  /// Neighbouring words that match alike.
  @usableFromInline
  package struct Run: Sendable, Hashable {
    @usableFromInline package let terms: Range<TermID>
    /// The typos of the whole words, -1 when they are too different.
    @usableFromInline package let whole: Int8
    /// The typos of their best beginnings, -1 when no beginning is near enough or beginnings do not count.
    @usableFromInline package let prefix: Int8
  }

  /// What matches, in ascending order; runs do not overlap.
  @usableFromInline package private(set) var runs: [Run] = []

  /// How a word matches, nil when it does not.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  @inlinable
  package func cost(of term: TermID) -> (whole: Int8, prefix: Int8)? {
    let place = runs.indices.partitioningIndex { runs[$0].terms.upperBound > term }
    guard place < runs.count, runs[place].terms.contains(term) else { return nil }
    return (runs[place].whole, runs[place].prefix)
  }

  /// Adds words after those that were added before; words that match alike become one run.
  mutating func append(_ terms: Range<TermID>, whole: Int8, prefix: Int8) {
    guard !terms.isEmpty, whole >= 0 || prefix >= 0 else { return }
    if let last = runs.last, last.terms.upperBound == terms.lowerBound, last.whole == whole, last.prefix == prefix {
      runs[runs.count - 1] = Run(
        terms: last.terms.lowerBound..<terms.upperBound, whole: whole, prefix: prefix)
    } else {
      runs.append(Run(terms: terms, whole: whole, prefix: prefix))
    }
  }

  /// These matches, and others in the place of what is said of the same words here.
  func replacing(with others: TermMatches) -> TermMatches {
    var result = TermMatches()
    result.runs.reserveCapacity(runs.count + 2 * others.runs.count)
    var index = 0
    // The first word of the run in hand that was not yet added.
    var next: TermID = 0
    /// Adds what these matches say of the words before one.
    func appendRuns(until end: TermID) {
      while index < runs.count, runs[index].terms.lowerBound < end {
        let run = runs[index]
        let first = Swift.max(run.terms.lowerBound, next)
        let last = Swift.min(run.terms.upperBound, end)
        if first < last { result.append(first..<last, whole: run.whole, prefix: run.prefix) }
        guard run.terms.upperBound <= end else { return }
        index += 1
      }
    }
    for other in others.runs {
      appendRuns(until: other.terms.lowerBound)
      result.append(other.terms, whole: other.whole, prefix: other.prefix)
      next = other.terms.upperBound
    }
    appendRuns(until: .max)
    return result
  }
}
