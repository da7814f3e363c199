@testable import IndexSettings

/// Chooses the part of a text that a snippet shows.
enum PlainSnippet {
  /// The run of at most `length` words with the most different query words, the first of several such runs, with its
  /// matches in the middle; in Unicode scalars.
  static func range(of marked: PlainMarkedText, length: Int) -> Range<Int> {
    let positions = marked.tokens.map { $0.position + $0.span }.max() ?? 0
    guard positions > length else { return 0..<marked.scalars.count }
    let matches = best(of: marked, length: length)
    let margin = max(0, length - matches.count) / 2
    let first = max(0, min(matches.lowerBound - margin, positions - length))
    let inside = marked.tokens.filter { $0.position >= first && $0.position + $0.span <= first + length }
    let lower = first == 0 ? 0 : inside.map(\.range.lowerBound).min() ?? 0
    let upper = first + length >= positions ? marked.scalars.count : inside.map(\.range.upperBound).max() ?? lower
    return lower..<max(lower, upper)
  }

  /// The positions of the first and last match of the best window.
  private static func best(of marked: PlainMarkedText, length: Int) -> ClosedRange<Int> {
    let matches = zip(marked.tokens, marked.tokenWords).filter { !$0.1.isEmpty }
    var best = 0...0
    var bestCount = 0
    for (start, match) in matches.enumerated() {
      var words: Set<Int> = []
      var last = match.0.position
      for (token, tokenWords) in matches[start...] where token.position < match.0.position + length {
        let count = words.count
        words.formUnion(tokenWords)
        if words.count > count { last = max(last, token.position) }
      }
      if words.count > bestCount {
        bestCount = words.count
        best = match.0.position...last
      }
    }
    return best
  }
}
