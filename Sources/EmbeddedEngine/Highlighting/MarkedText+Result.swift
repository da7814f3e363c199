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

  // Results are copies of a few objects with other values, which share their names.
  private static let unmatched: JSONObject = [
    "value": "", "matchLevel": .string(MatchLevel.none.rawValue), "matchedWords": [],
  ]
  private static let matched: JSONObject = [
    "value": "", "matchLevel": "", "fullyHighlighted": false, "matchedWords": [],
  ]

  private static let cut: JSONObject = ["value": "", "matchLevel": .string(MatchLevel.none.rawValue)]

  /// A snippet as `_snippetResult` has it.
  static func snippetResult(_ text: String, _ level: MatchLevel) -> JSON {
    var result = cut
    result[valueAt: 0] = .string(text)
    if level != .none { result[valueAt: 1] = .string(level.rawValue) }
    return .object(result)
  }

  /// The result of a text in which nothing matches.
  static func unmatchedResult(_ text: String) -> JSON {
    var result = unmatched
    result[valueAt: 0] = .string(text)
    return .object(result)
  }

  private static func highlightResult(
    _ text: String, _ level: MatchLevel, _ words: [String], isFull: Bool
  ) -> JSON {
    guard level != .none else { return unmatchedResult(text) }
    var result = matched
    result[valueAt: 0] = .string(text)
    result[valueAt: 1] = .string(level.rawValue)
    result[valueAt: 2] = .bool(isFull)
    result[valueAt: 3] = .array(words.map(JSON.string))
    return .object(result)
  }
}
