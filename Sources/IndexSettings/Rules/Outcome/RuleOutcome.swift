package import SearchModel

/// What the rules of an index change in a search, as parameters and ids of records.
package struct RuleOutcome {
  /// A record that a rule asks to be put at a position, from 0.
  package struct Promotion {
    package let objectID: String
    package let position: Int
    /// Whether it must meet the search's filters.
    package let isFiltered: Bool
    /// The number of the rule in ``applied``.
    package let rule: Int
  }

  /// A record that a rule leaves out.
  package struct Hiding {
    package let objectID: String
    /// The number of the rule in ``applied``.
    package let rule: Int
  }

  /// The query's parameters as the search is to use them.
  package var parameters: SearchParameters
  /// The rules that apply, in the order of their precedence; without what they do to records.
  package var applied: [RuleExplanation] = []
  /// In the order of precedence, those of a rule in its order.
  package var promotions: [Promotion] = []
  package var hidings: [Hiding] = []
  /// The user data of the rules, in the order of their precedence.
  package var userData: [JSON] = []
  /// What the rules add to the rendering content; of equal members that of the rule of higher precedence.
  package var renderingContent: JSONObject = [:]
}
