/// A rule of an index: when a search meets one of its conditions, its consequence changes the search or its answer.
///
/// Source of the behaviour: Algolia's rule objects.
public struct Rule: Sendable, Hashable {
  /// How many conditions a rule has at most.
  static let mostConditions = 25

  /// The rule's id, unique in its index.
  public var objectID: String
  /// One of them must be met; without any, the rule always applies.
  package var conditions: [RuleCondition]
  /// What the rule does.
  package var consequence: RuleConsequence
  /// Whether the rule is in force at all.
  public var isEnabled: Bool
  /// The periods in which the rule is in force; without periods it always is.
  package var validity: [RuleValidity]

  /// A rule.
  package init(
    objectID: String, conditions: [RuleCondition] = [], consequence: RuleConsequence, isEnabled: Bool = true,
    validity: [RuleValidity] = []
  ) {
    self.objectID = objectID
    self.conditions = conditions
    self.consequence = consequence
    self.isEnabled = isEnabled
    self.validity = validity
  }

  /// Whether the rule asks for nothing: it always applies.
  package var isConditionless: Bool { conditions.allSatisfy { $0 == RuleCondition() } }

  /// The facets that the rule's patterns look for, in order, each once.
  package var placeholderFacets: [String] {
    var facets: [String] = []
    for facet in conditions.compactMap(\.pattern).flatMap(\.facets) where !facets.contains(facet) {
      facets.append(facet)
    }
    return facets
  }

  /// Whether the rule is in force at a time, in seconds since 1970.
  func isActive(at time: Int) -> Bool {
    isEnabled && (validity.isEmpty || validity.contains { $0.contains(time) })
  }
}

/// A period in which a rule is in force, in seconds since 1970.
package struct RuleValidity: Sendable, Hashable {
  /// The first second.
  package var from: Int
  /// The first second in which the rule is no longer in force.
  package var until: Int

  /// A period.
  package init(from: Int, until: Int) {
    self.from = from
    self.until = until
  }

  /// Whether a time lies in the period.
  func contains(_ time: Int) -> Bool { from <= time && time < until }
}

/// The rules of an index and the time that their validity is compared with.
public struct RuleSet: Sendable, Hashable {
  /// No rules.
  public static let none = RuleSet([], now: 0)

  /// The rules, in any order.
  public var rules: [Rule]
  /// The time of all searches in seconds since 1970, so that the same input gives the same answer; nil for the system's
  /// at each search, as those who search for long need it.
  public var now: Int?

  /// Rules at a given time, or at that of each search.
  public init(_ rules: [Rule], now: Int?) {
    self.rules = rules
    self.now = now
  }
}
