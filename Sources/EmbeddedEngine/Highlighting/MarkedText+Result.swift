import IndexSettings
import OrderedCollections
import SearchModel

extension MarkedText {
  /// The text as `_highlightResult` has it.
  ///
  /// - Parameters:
  ///   - wordTexts: the words of the query.
  ///   - tags: the tags around the marks.
  ///   - pieces: where all words of the text stand, in Unicode scalars.
  func highlightResult(_ wordTexts: [String], tags: HighlightTags, pieces: some Sequence<Range<Int>>) -> JSON {
    let isFull = !words.isEmpty && pieces.allSatisfy(isMarked)
    return Self.highlightResult(
      tagged(tags: tags), matchLevel(of: wordTexts.count), words.map { wordTexts[$0] }, isFull: isFull)
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
