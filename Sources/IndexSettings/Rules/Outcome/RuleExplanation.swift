public import SearchModel

/// A rule that applied to a search, and what it did.
public struct RuleExplanation: Sendable, Hashable {
  /// The rule's id.
  public var objectID: String
  /// The conditions that were met, in words.
  public var conditions: [String]
  /// What the rule did, in order.
  public var effects: [RuleEffect]

  /// An explanation.
  public init(objectID: String, conditions: [String], effects: [RuleEffect]) {
    self.objectID = objectID
    self.conditions = conditions
    self.effects = effects
  }
}

/// One thing that a rule did to a search.
public enum RuleEffect: Sendable, Hashable, CustomStringConvertible {
  /// The query was replaced by another text.
  case replacedQuery(String)
  /// Words were removed from the query.
  case removedWords(String)
  /// Words in the query were replaced.
  case replacedWords(String, by: String)
  /// A search parameter was set.
  case setParameter(String, JSON)
  /// Filters were added to those of a parameter.
  case addedFilters(String, JSON)
  /// Data is returned in `userData`.
  case returnedUserData
  /// Members are returned in `renderingContent`.
  case returnedRenderingContent
  /// A record was promoted to a position among the hits, from 1.
  case promoted(String, place: Int)
  /// A record was not promoted.
  case notPromoted(String, PromotionObstacle)
  /// A record was hidden.
  case hid(String)

  /// The effect in words.
  public var description: String {
    switch self {
    case .replacedQuery(let text): "made the query '\(text)'"
    case .removedWords(let words): "removed '\(words)' from the query"
    case .replacedWords(let words, let others): "replaced '\(words)' by '\(others)' in the query"
    case .setParameter(let name, let value): "set \(name) to \(value.text())"
    case .addedFilters(let name, let value): "added \(value.text()) to \(name)"
    case .returnedUserData: "returned user data"
    case .returnedRenderingContent: "returned rendering content"
    case .promoted(let objectID, let place): "promoted '\(objectID)' to hit \(place)"
    case .notPromoted(let objectID, let obstacle): "did not promote '\(objectID)': \(obstacle.description)"
    case .hid(let objectID): "hid '\(objectID)'"
    }
  }
}

/// Why a rule did not promote a record.
public enum PromotionObstacle: Sendable, Hashable, CustomStringConvertible {
  /// The index has no record with the id.
  case unknownRecord
  /// A rule hides it.
  case hidden
  /// A rule of higher precedence, or an earlier entry, promotes it already.
  case promotedBefore
  /// It does not meet the filters, as the rule demands.
  case filters
  /// A record of the same group is promoted already.
  case groupPromotedBefore

  /// The obstacle in words.
  public var description: String {
    switch self {
    case .unknownRecord: "the index has no such record"
    case .hidden: "a rule hides it"
    case .promotedBefore: "it is promoted already"
    case .filters: "it does not meet the filters"
    case .groupPromotedBefore: "a record of its group is promoted already"
    }
  }
}
