import SearchModel

/// What orders hits, as `ranking` names it.
package enum RankingCriterion: Hashable, Sendable {
  case typo
  case geo
  case words
  case filters
  case proximity
  case attribute
  case exact
  case custom
  /// `asc(attribute)` or `desc(attribute)`.
  case sort(AttributeOrder)

  init?(_ entry: String) {
    switch entry.trimmed {
    case "typo": self = .typo
    case "geo": self = .geo
    case "words": self = .words
    case "filters": self = .filters
    case "proximity": self = .proximity
    case "attribute": self = .attribute
    case "exact": self = .exact
    case "custom": self = .custom
    default:
      guard let order = AttributeOrder(entry) else { return nil }
      self = .sort(order)
    }
  }

  static func problem(in entry: String) -> String? {
    guard RankingCriterion(entry) == nil else { return nil }
    return "'\(entry)' is neither a criterion (typo, geo, words, filters, proximity, attribute, exact, custom) nor "
      + "asc(attribute) or desc(attribute)"
  }
}

/// An order by the values of an attribute.
package struct AttributeOrder: Hashable, Sendable {
  package let attribute: String
  package let isDescending: Bool

  package init?(_ entry: String) {
    guard let parsed = ModifiedAttribute(entry), parsed.modifiers.count == 1,
      let direction = parsed.modifiers.first, ["asc", "desc"].contains(direction)
    else { return nil }
    attribute = parsed.name
    isDescending = direction == "desc"
  }

  /// The order as a setting writes it.
  package var text: String { "\(isDescending ? "desc" : "asc")(\(attribute))" }

  static func problem(in entry: String) -> String? {
    AttributeOrder(entry) == nil ? "'\(entry)' is not asc(attribute) or desc(attribute)" : nil
  }
}
