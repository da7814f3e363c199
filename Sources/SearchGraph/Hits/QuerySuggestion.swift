public import SearchModel

/// A query that others searched for, from an index of query suggestions. Source of the members: InstantSearch's
/// `QuerySuggestion`; unlike there, a suggestion need not have a popularity.
public struct QuerySuggestion: Sendable, Hashable {
  /// The suggested text.
  public var query: String
  /// How often it was searched for; nil when the index has no whole number for it.
  public var popularity: Int?
  /// The text with its matched parts between tags, as the answer has it; nil without a highlight.
  public var highlighted: String?

  /// A suggestion.
  public init(query: String, popularity: Int? = nil, highlighted: String? = nil) {
    self.query = query
    self.popularity = popularity
    self.highlighted = highlighted
  }

  /// The text with what the user typed highlighted; the plain text without a highlight, so that no row is blank.
  public var highlightedString: HighlightedString { highlightedString(renderer: HighlightRenderer()) }

  /// The text rendered with custom or inverted tags; the plain text without a highlight.
  public func highlightedString(renderer: HighlightRenderer) -> HighlightedString {
    highlighted.map { renderer.render(text: $0, plain: query) } ?? HighlightedString(plain: query)
  }
}

extension QuerySuggestion: Codable {
  private enum Key: String, CodingKey {
    case query
    case popularity
    case highlightResult = "_highlightResult"
  }

  /// Reads a received suggestion; only `query` is mandatory.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    query = try container.decode(String.self, forKey: .query)
    popularity = try container.decodeIfPresent(JSON.self, forKey: .popularity)?.integerValue
    let result = try container.decodeIfPresent(JSON.self, forKey: .highlightResult)
    highlighted = result?.value(at: FieldPath("query.value"))?.stringValue
  }

  /// Writes the suggestion as it would be received, its highlight included.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(query, forKey: .query)
    try container.encodeIfPresent(popularity, forKey: .popularity)
    guard let highlighted else { return }
    let result: JSON = ["query": ["value": .string(highlighted)]]
    try container.encode(result, forKey: .highlightResult)
  }
}
