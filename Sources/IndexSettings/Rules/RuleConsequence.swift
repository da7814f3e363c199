package import SearchModel

/// What a rule does.
package struct RuleConsequence: Sendable, Hashable {
  /// How many records a rule promotes at most, in all and in one group, and to which position.
  static let mostPromoted = 300
  static let mostPromotedTogether = 100
  static let lastPosition = 300
  /// How many records a rule hides at most.
  static let mostHidden = 50
  /// Parameters that a rule may name and that have no effect: sections load page after page, and would be given the
  /// same one again and again.
  static let parametersOfPages = ["page", "offset", "length"]
  /// Parameters that are read before rules are, so that a rule that names them is late.
  static let parametersOfRules = ["enableRules", "ruleContexts"]
  /// The most bytes of `userData` as compact JSON.
  static let longestUserData = 1_024

  /// Search parameters; filters add to the search's own, all others replace them.
  package var parameters: SearchParameters
  /// How the query's text changes; nil when it stays.
  package var query: RuleQueryChange?
  /// Filters by the facet values that the pattern's placeholders found.
  package var automaticFacetFilters: [AutomaticFacetFilter]
  /// The same as filters that only rank.
  package var automaticOptionalFacetFilters: [AutomaticFacetFilter]
  /// Records that are put at a position.
  package var promotions: [RulePromotion]
  /// Whether promoted records must meet the search's filters.
  package var filtersPromotions: Bool
  /// The ids of records that are left out.
  package var hidden: [String]
  /// Data to return, nil for none.
  package var userData: JSONObject?
  /// What to return for the user interface, beside what the settings and the query say.
  package var renderingContent: JSONObject

  /// A consequence; what is left out does nothing.
  package init(
    parameters: SearchParameters = [:], query: RuleQueryChange? = nil,
    automaticFacetFilters: [AutomaticFacetFilter] = [], automaticOptionalFacetFilters: [AutomaticFacetFilter] = [],
    promotions: [RulePromotion] = [], filtersPromotions: Bool = false, hidden: [String] = [],
    userData: JSONObject? = nil, renderingContent: JSONObject = [:]
  ) {
    self.parameters = parameters
    self.query = query
    self.automaticFacetFilters = automaticFacetFilters
    self.automaticOptionalFacetFilters = automaticOptionalFacetFilters
    self.promotions = promotions
    self.filtersPromotions = filtersPromotions
    self.hidden = hidden
    self.userData = userData
    self.renderingContent = renderingContent
  }
}

/// How a rule changes the text of the query.
package enum RuleQueryChange: Sendable, Hashable {
  /// Another text takes its place.
  case replacement(String)
  /// Words of it go, or others take their place.
  case edits([RuleQueryEdit])
}

/// Words of a query that go wherever they stand side by side.
package struct RuleQueryEdit: Sendable, Hashable {
  /// The words; a placeholder stands for what the condition's found.
  package var deleted: RulePattern
  /// What takes their place, nil for nothing.
  package var inserted: String?
  /// Whether only words go that a pattern of the rule matches.
  package var isWithinPattern: Bool

  /// An edit.
  package init(deleted: RulePattern, inserted: String? = nil, isWithinPattern: Bool = false) {
    self.deleted = deleted
    self.inserted = inserted
    self.isWithinPattern = isWithinPattern
  }
}

/// A filter by the values of a facet that a rule's placeholders found.
package struct AutomaticFacetFilter: Sendable, Hashable {
  /// The attribute, which a pattern of the rule has a placeholder for.
  package var facet: String
  /// The filter's weight, nil for the default of 1.
  package var score: Int?
  /// Whether one of several values is enough.
  package var isDisjunctive: Bool

  /// A filter.
  package init(facet: String, score: Int? = nil, isDisjunctive: Bool = false) {
    self.facet = facet
    self.score = score
    self.isDisjunctive = isDisjunctive
  }
}

/// Records that a rule puts at a position, one after the other.
package struct RulePromotion: Sendable, Hashable {
  /// The records' ids.
  package var objectIDs: [String]
  /// The position of the first one among the hits, from 0.
  package var position: Int

  /// A promotion.
  package init(objectIDs: [String], position: Int) {
    self.objectIDs = objectIDs
    self.position = position
  }
}
