/// How much of the query an attribute's value matches.
public enum MatchLevel: String, Sendable, Hashable, CaseIterable {
  /// No word of the query.
  case none
  /// Some words.
  case partial
  /// All words.
  case full
}

/// The `_highlightResult` of one value of a hit. Source of the members: Algolia's search response.
public struct HighlightResult: Sendable, Hashable {
  /// The members as received.
  public let content: JSONObject

  /// The value with its matched parts between tags, nil when the answer leaves it out.
  public var value: String? { content["value"]?.stringValue }
  /// How much of the query matched; ``MatchLevel/none`` for a missing or unknown level.
  public var matchLevel: MatchLevel { content["matchLevel"]?.stringValue.flatMap(MatchLevel.init) ?? .none }
  /// The words of the query that matched, nil when the answer leaves them out.
  public var matchedWords: [String]? { content["matchedWords"]?.arrayValue?.compactMap(\.stringValue) }
  /// Whether the whole value matched, nil when the answer does not say.
  public var fullyHighlighted: Bool? { content["fullyHighlighted"]?.boolValue }

  /// Reads the result of one value; nil for anything that is not one, such as the results of a nested object.
  public init?(_ json: JSON) {
    guard let content = json.resultContent else { return nil }
    self.content = content
  }
}

/// The `_snippetResult` of one value of a hit. Source of the members: Algolia's search response.
public struct SnippetResult: Sendable, Hashable {
  /// The members as received.
  public let content: JSONObject

  /// The words around the first match with their matched parts between tags, nil when the answer leaves it out.
  public var value: String? { content["value"]?.stringValue }
  /// How much of the query matched; ``MatchLevel/none`` for a missing or unknown level.
  public var matchLevel: MatchLevel { content["matchLevel"]?.stringValue.flatMap(MatchLevel.init) ?? .none }

  /// Reads the result of one value; nil for anything that is not one.
  public init?(_ json: JSON) {
    guard let content = json.resultContent else { return nil }
    self.content = content
  }
}

extension JSON {
  /// The members when this is the result of one value: its text or its match level are strings, where an attribute that
  /// happens to be called `value` has an object.
  fileprivate var resultContent: JSONObject? {
    guard let members = objectValue,
      members["value"]?.stringValue != nil || members["matchLevel"]?.stringValue != nil
    else { return nil }
    return members
  }
}
