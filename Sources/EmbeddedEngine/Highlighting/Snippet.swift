import IndexSettings
import SearchModel

/// Chooses the part of a text that a snippet shows.
enum Snippet {
  /// The stretch of at most `length` words that holds the most different query words, the first of several, with its
  /// matches in the middle; in Unicode scalars.
  static func range(of marked: MarkedText, length: Int) -> Range<Int> {
    let positions = (marked.tokens.map { $0.position + $0.span }).max() ?? 0
    guard positions > length else { return 0..<marked.scalars.count }
    let matches = zip(marked.tokens, marked.tokenWords).filter { !$0.1.isEmpty }
    let best = SnippetWindow.best(
      of: matches.map { SnippetWindow.Match(position: $0.position, words: $1) }, length: length)
    let first = start(of: best, length: length, positions: positions)
    let inside = marked.tokens.filter { $0.position >= first && $0.position + $0.span <= first + length }
    let lower = first == 0 ? 0 : inside.map(\.range.lowerBound).min() ?? 0
    let upper = first + length >= positions ? marked.scalars.count : inside.map(\.range.upperBound).max() ?? lower
    return lower..<max(lower, upper)
  }

  /// The first position of a window that has the matches in its middle.
  private static func start(of matches: ClosedRange<Int>, length: Int, positions: Int) -> Int {
    let margin = max(0, length - matches.count) / 2
    return max(0, min(matches.lowerBound - margin, positions - length))
  }
}
