import OrderedCollections
import SearchModel

/// What the rules of an index make of a search, told in parameters and ids of records.
struct RuleOutcome {
  /// A record that a rule asks to be put at a position, from 0.
  struct Promotion {
    let objectID: String
    let position: Int
    /// Whether it must meet the search's filters.
    let isFiltered: Bool
    /// The number of the rule in ``applied``.
    let rule: Int
  }

  /// A record that a rule leaves out.
  struct Hiding {
    let objectID: String
    /// The number of the rule in ``applied``.
    let rule: Int
  }

  /// The query's parameters as the search is to use them.
  var parameters: SearchParameters
  /// The rules that apply, in the order of their precedence; without what they do to records.
  var applied: [RuleExplanation] = []
  /// In the order of precedence, those of a rule in its order.
  var promotions: [Promotion] = []
  var hidings: [Hiding] = []
  /// The user data of the rules, in the order of their precedence.
  var userData: [JSON] = []
  /// What the rules add to the rendering content; of equal members that of the rule of higher precedence.
  var renderingContent: JSONObject = [:]
}
