import SearchModel

/// A condition of a rule that a search meets.
struct RuleMatch {
  /// The rule's number in its book.
  let rule: Int
  let condition: RuleCondition
  /// Where the pattern stands; nil for a condition without one.
  let pattern: PatternMatch?
  /// How it ranks among others.
  let precedence: RulePrecedence

  /// Whether two conditions rest on the same words of the query or, being of two rules, on the same filter: only the
  /// first one applies then.
  func conflicts(with other: RuleMatch) -> Bool {
    if let words = pattern?.words, let others = other.pattern?.words, words.overlaps(others) { return true }
    guard rule != other.rule else { return false }
    let filters = Set(condition.filters.map(\.ruleForm))
    return other.condition.filters.contains { filters.contains($0.ruleForm) }
  }
}

/// The order in which matching rules have their say. Lower comes first, decided by the first difference in
///
/// 1. where the pattern begins in the query; conditions without a pattern come last,
/// 2. how many words and filters match, more first,
/// 3. the anchoring: is, startsWith, endsWith, contains,
/// 4. whether there is a context,
/// 5. whether there are filters,
/// 6. whether the words are the pattern's own, rather than a placeholder's or others that stand for them,
/// 7. whether the rule is in force for a time only,
/// 8. the rule's id by its bytes.
///
/// Source: Algolia's account of its precedence. That conditions without a pattern come last is our decision.
struct RulePrecedence: Comparable {
  private let keys: [Int]
  private let objectID: String

  init(rule: Rule, condition: RuleCondition, pattern: PatternMatch?) {
    let isLiteral = pattern.map { $0.captures.isEmpty && !$0.usesAlternatives } ?? true
    let anchoring = RuleCondition.Anchoring.allCases.firstIndex(of: condition.anchoring) ?? 0
    keys = [
      pattern?.words.lowerBound ?? .max,
      -((pattern?.words.count ?? 0) + condition.filters.count),
      pattern == nil ? RuleCondition.Anchoring.allCases.count : anchoring,
      condition.context == nil ? 1 : 0,
      condition.filters.isEmpty ? 1 : 0,
      isLiteral ? 0 : 1,
      rule.validity.isEmpty ? 1 : 0,
    ]
    objectID = rule.objectID
  }

  static func < (left: RulePrecedence, right: RulePrecedence) -> Bool {
    for (first, second) in zip(left.keys, right.keys) where first != second { return first < second }
    return utf8Precedes(left.objectID, right.objectID)
  }
}
