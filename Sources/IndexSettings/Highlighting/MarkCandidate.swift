/// A part of a text that matches, before it is compared with other matches of the same query words there.
///
/// A word and what it is joined with are words of one place (`avion` and `lavion` in `l'avion`), and a query word may
/// match several of them. The best match is shown, so that others do not widen it.
package struct MarkCandidate {
  /// The query words that match, by number.
  let words: Range<Int>
  /// With how many typos they match.
  let typos: Int
  /// Where the record's words stand that they match.
  let piece: Range<Int>
  let mark: MarkedText.Mark

  package init(words: Range<Int>, typos: Int, piece: Range<Int>, mark: MarkedText.Mark) {
    self.words = words
    self.typos = typos
    self.piece = piece
    self.mark = mark
  }

  /// What makes a match the better one of two that overlap: fewer typos, then a longer mark, then a shorter piece
  /// of text.
  private func isBetter(than other: MarkCandidate) -> Bool { rank < other.rank }

  private var rank: (Int, Int, Int) { (typos, -mark.range.count, piece.count) }

  /// The marks of all matches but those whose every word has a better match in the same place.
  package static func marks(of candidates: [MarkCandidate]) -> [MarkedText.Mark] {
    if candidates.count < 2 { return candidates.map(\.mark) }
    let sorted = candidates.sorted { $0.piece.lowerBound < $1.piece.lowerBound }
    var marks: [MarkedText.Mark] = []
    var start = 0
    while start < sorted.count {
      // Only what overlaps is compared.
      var end = start + 1
      var reach = sorted[start].piece.upperBound
      while end < sorted.count, sorted[end].piece.lowerBound < reach {
        reach = max(reach, sorted[end].piece.upperBound)
        end += 1
      }
      marks += end - start == 1 ? [sorted[start].mark] : best(of: sorted[start..<end])
      start = end
    }
    return marks
  }

  private static func best(of candidates: ArraySlice<MarkCandidate>) -> [MarkedText.Mark] {
    let sorted = candidates.sorted { $0.isBetter(than: $1) }
    var kept: [MarkCandidate] = []
    // Where each query word has a match that is better than those still to come.
    var covered: [Int: [Range<Int>]] = [:]
    var start = 0
    while start < sorted.count {
      // Those that are as good as each other stand side by side.
      let end = sorted[start...].firstIndex { sorted[start].isBetter(than: $0) } ?? sorted.count
      let equals = sorted[start..<end].filter { candidate in
        !candidate.words.allSatisfy { covered[$0]?.overlaps(candidate.piece) ?? false }
      }
      var pieces: [Int: [Range<Int>]] = [:]
      for candidate in equals {
        for word in candidate.words { pieces[word, default: []].append(candidate.piece) }
      }
      for (word, pieces) in pieces { covered[word] = (covered[word] ?? []).union(pieces) }
      kept += equals
      start = end
    }
    return kept.map(\.mark)
  }
}
