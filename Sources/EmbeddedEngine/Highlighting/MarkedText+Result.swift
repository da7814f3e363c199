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
    Self.highlightResult(
      tagged(tags: tags), Self.matchLevel(of: words, among: wordTexts.count), words.map { wordTexts[$0] },
      isFull: !words.isEmpty && isFull())
  }

  /// The result of a text in which nothing matches.
  static func unmatchedResult(_ text: String) -> JSON {
    highlightResult(text, .none, [], isFull: false)
  }

  private static func highlightResult(
    _ text: String, _ level: MatchLevel, _ words: [String], isFull: Bool
  ) -> JSON {
    var result: JSONObject = [
      "value": .string(text), "matchLevel": .string(level.rawValue),
    ]
    if level != .none { result["fullyHighlighted"] = .bool(isFull) }
    result["matchedWords"] = .array(words.map(JSON.string))
    return .object(result)
  }
}
