// What hits have as the results of their texts. All of one kind share their names.
extension HighlightResult {
  private static let unmatched: JSONObject = [
    "value": "", "matchLevel": .string(MatchLevel.none.rawValue), "matchedWords": [],
  ]
  private static let matched: JSONObject = [
    "value": "", "matchLevel": "", "fullyHighlighted": false, "matchedWords": [],
  ]

  /// The result of a text in which nothing matches.
  package static func unmatched(_ text: String) -> JSON {
    .object(unmatched.mapPlaces { $0 == 0 ? .string(text) : unmatched[valueAt: $0] })
  }

  /// The result of a text in which something matches.
  ///
  /// - Parameters:
  ///   - text: the text with tags around matches.
  ///   - level: how much of the query matches.
  ///   - isFull: whether no letter is outside of the tags.
  ///   - words: the words of the query that match, as a list.
  package static func matched(_ text: String, _ level: MatchLevel, isFull: Bool, words: JSON) -> JSON {
    .object(
      matched.mapPlaces { place in
        switch place {
        case 0: .string(text)
        case 1: .string(level.rawValue)
        case 2: .bool(isFull)
        default: words
        }
      })
  }
}

extension SnippetResult {
  private static let names: JSONObject = ["value": "", "matchLevel": ""]

  /// The result of a text.
  ///
  /// - Parameters:
  ///   - text: the words around the first match, with tags around matches.
  ///   - level: how much of the query matches in the whole text.
  package static func of(_ text: String, _ level: MatchLevel) -> JSON {
    .object(names.mapPlaces { .string($0 == 0 ? text : level.rawValue) })
  }
}
