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
    let range = snippetRange(length: length)
    var text = tagged(range, tags: tags)
    if range.lowerBound > 0 { text = ellipsis + text }
    // As in recorded answers, a space stands before the ellipsis at the end.
    if range.upperBound < scalarCount, !ellipsis.isEmpty { text += " " + ellipsis }
    return text
  }

  /// What a snippet shows, in Unicode scalars.
  private func snippetRange(length: Int) -> Range<Int> {
    let positions = tokens.lazy.map(\.endPosition).max() ?? 0
    guard positions > length else { return 0..<scalarCount }
    var words: [[Int]] = Array(repeating: [], count: tokens.count)
    for match in matches { words[match.token] += match.words }
    let best = SnippetWindow.best(
      of: tokens.indices.lazy.filter { !words[$0].isEmpty }.map {
        SnippetWindow.Match(position: tokens[$0].position, words: words[$0])
      }, length: length)
    let margin = max(0, length - best.count) / 2
    let first = max(0, min(best.lowerBound - margin, positions - length))
    let inside = tokens.filter { $0.position >= first && $0.endPosition <= first + length }
    let lower = first == 0 ? 0 : inside.map(\.range.lowerBound).min() ?? 0
    let upper = first + length >= positions ? scalarCount : inside.map(\.range.upperBound).max() ?? lower
    return lower..<max(lower, upper)
  }
}
