import IndexSettings
import SearchModel

extension MarkedText {
  /// The text as `_highlightResult` has it.
  ///
  /// - Parameters:
  ///   - wordTexts: the words of the query.
  ///   - tags: the tags around the marks.
  ///   - isFull: whether no letter is outside of the marks; not asked where nothing matches.
  func highlightResult(_ wordTexts: [String], tags: HighlightTags, isFull: @autoclosure () -> Bool) -> JSON {
    let text = tagged(tags: tags)
    let level = Self.matchLevel(of: words, among: wordTexts.count)
    guard level != .none else { return HighlightResult.unmatched(text) }
    return HighlightResult.matched(
      text, level, isFull: !words.isEmpty && isFull(), words: .array(words.map { .string(wordTexts[$0]) }))
  }
}
