import IndexStore

/// The postings of one segment, term after term.
struct InvertedSegment: Sendable {
  /// The terms that its documents contain, ascending.
  let terms: [TermID]
  /// Where the postings of each term begin, and where those of the last one end.
  let offsets: [UInt32]
  /// A term's documents, ascending: eight times the document plus the code.
  let postings: SpilledArray<UInt32>

  /// The places in ``terms`` of those within a range.
  func places(of range: Range<TermID>) -> Range<Int> {
    firstPlace(from: range.lowerBound)..<firstPlace(from: range.upperBound)
  }

  private func firstPlace(from term: TermID) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle] < term { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
