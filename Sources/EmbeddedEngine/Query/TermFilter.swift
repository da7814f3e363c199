import IndexStore

/// The terms that a query can match in some way, as a bit for each term of the index.
///
/// Nearly all words of a document are others, and one bit tells them apart faster than the query's lists of terms.
struct TermFilter {
  private var words: [UInt64] = []

  /// A filter that no term passes.
  init() {}

  init(_ query: PreparedQuery, termCount: Int) {
    words = Array(repeating: 0, count: (termCount + 63) / 64)
    for matches in query.matches + query.concatenations.map(\.matches) {
      for run in matches.runs { insert(run.terms) }
    }
    for case let split? in query.splits {
      insert(split.left..<split.left + 1)
      insert(split.right..<split.right + 1)
    }
    for span in query.alternativeSpans {
      for term in span.candidates.values.joined().flatMap(\.terms) { insert(term..<term + 1) }
    }
  }

  @inline(__always)
  func contains(_ term: TermID) -> Bool {
    let place = Int(term >> 6)
    return place < words.count && words[place] & (1 << UInt64(term & 63)) != 0
  }

  private mutating func insert(_ terms: Range<TermID>) {
    guard let last = terms.last, Int(last >> 6) < words.count else { return }
    let (firstWord, lastWord) = (Int(terms.lowerBound >> 6), Int(last >> 6))
    let fromFirst = UInt64.max << UInt64(terms.lowerBound & 63)
    let toLast = UInt64.max >> UInt64(63 - last & 63)
    if firstWord == lastWord {
      words[firstWord] |= fromFirst & toLast
    } else {
      words[firstWord] |= fromFirst
      for word in firstWord + 1..<lastWord { words[word] = .max }
      words[lastWord] |= toLast
    }
  }
}
