package import SearchModel

extension MarkedText {
  /// The run of at most `length` words with the most different query words, the first of several such runs, with its
  /// matches in the middle.
  ///
  /// - Parameters:
  ///   - length: how many words.
  ///   - tags: the tags around the marks.
  ///   - ellipsis: the text at a cut.
  package func snippet(length: Int, tags: HighlightTags, ellipsis: String) -> String {
    let count = tokens.lazy.map(\.endPosition).max() ?? 0
    return snippet(length: length, of: count, tags: tags, ellipsis: ellipsis) { positions in
      let inside = tokens.filter { positions.lowerBound <= $0.position && $0.endPosition <= positions.upperBound }
      guard let first = inside.map(\.range.lowerBound).min(), let end = inside.map(\.range.upperBound).max() else {
        return nil
      }
      return first..<max(first, end)
    }
  }

  /// The snippet of a text of which not all words are known here.
  ///
  /// - Parameters:
  ///   - length: how many words.
  ///   - wordCount: how many words the text has.
  ///   - tags: the tags around the marks.
  ///   - ellipsis: the text at a cut.
  ///   - extent: where the words that lie in a range of words stand, in Unicode scalars; nil without such words.
  package func snippet(
    length: Int, of wordCount: Int, tags: HighlightTags, ellipsis: String, extent: (Range<Int>) -> Range<Int>?
  ) -> String {
    let range = snippetRange(length: length, of: wordCount, extent)
    // As in recorded answers, a space stands before the ellipsis at the end.
    return tagged(
      range, tags: tags, before: range.lowerBound > 0 ? ellipsis : "",
      after: range.upperBound < scalarCount && !ellipsis.isEmpty ? " " + ellipsis : "")
  }

  /// The positions of the first and the last match of the words that a snippet shows.
  private func bestWindow(length: Int) -> ClosedRange<Int> {
    // No window has more of a single word than the first one.
    if words.count == 1, let first = matches.lazy.map(\.token).min() {
      return tokens[first].position...tokens[first].position
    }
    if let best = SnippetWindow.best(of: matches, at: tokens, length: length) { return best }
    var wordsByToken: [[Int]] = Array(repeating: [], count: tokens.count)
    for match in matches { wordsByToken[match.token] += match.words }
    return SnippetWindow.best(
      of: tokens.indices.lazy.filter { !wordsByToken[$0].isEmpty }.map {
        SnippetWindow.Match(position: tokens[$0].position, words: wordsByToken[$0])
      }, length: length)
  }

  /// What a snippet shows, in Unicode scalars.
  private func snippetRange(length: Int, of count: Int, _ extent: (Range<Int>) -> Range<Int>?) -> Range<Int> {
    guard count > length else { return 0..<scalarCount }
    let best = matches.isEmpty ? 0...0 : bestWindow(length: length)
    let margin = max(0, length - best.count) / 2
    let first = max(0, min(best.lowerBound - margin, count - length))
    let inside = extent(first..<first + length)
    let lower = first == 0 ? 0 : inside?.lowerBound ?? 0
    let upper = first + length >= count ? scalarCount : inside?.upperBound ?? lower
    return lower..<max(lower, upper)
  }
}
