import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

/// Which of several matching rules apply, and in which order.
struct RulePrecedenceTests {
  private static let anything: JSON = ["userData": ["a": 1]]

  private static func conditional(_ id: String, _ condition: JSON, validity: JSON = []) -> JSON {
    ["objectID": .string(id), "conditions": [condition], "validity": validity, "consequence": anything]
  }

  @Test func rulesOfDifferentWordsApplyTogetherFromTheLeft() throws {
    let shop = try makeShop(rule("a", "shoe", Self.anything), rule("b", "red", Self.anything))
    try expectEqual(shop.appliedRules("red shoe"), ["b", "a"])
  }

  @Test func ofOverlappingPatternsTheLongerOneApplies() throws {
    let shop = try makeShop(rule("a", "red", Self.anything), rule("b", "red shoe", Self.anything))
    try expectEqual(shop.appliedRules("red shoe"), ["b"])
    try expectEqual(shop.appliedRules("red hat"), ["a"])
    try expectEqual(shop.appliedRules("red shoe red"), ["b", "a"])
  }

  @Test func ofOverlappingPatternsTheEarlierOneApplies() throws {
    let shop = try makeShop(rule("a", "blue shoe now", Self.anything), rule("b", "dark blue", Self.anything))
    try expectEqual(shop.appliedRules("dark blue shoe now"), ["b"])
  }

  @Test func strongerAnchoringsWin() throws {
    let anchorings = ["contains", "endsWith", "startsWith", "is"]
    let rules = anchorings.enumerated().map { number, anchoring in
      rule(String(number), "red", Self.anything, anchoring: anchoring)
    }
    for (count, winner) in zip(1...4, ["0", "1", "2", "3"]) {
      let index = try EmbeddedIndex(
        name: "i", records: [], settings: [:], rules: RuleSet(try Rule.list(of: Array(rules.prefix(count))), now: now))
      try expectEqual(index.appliedRules("red"), [winner])
    }
  }

  @Test func contextsThenFiltersThenLiteralsThenPeriodsThenIdsDecide() throws {
    let plain: JSON = ["pattern": "red", "anchoring": "is"]
    let contextual: JSON = ["pattern": "red", "anchoring": "is", "context": "c"]
    let placeholder: JSON = ["pattern": "{facet:color}", "anchoring": "is"]
    let period: JSON = [["from": 0, "until": 2_000]]
    let parameters: SearchParameters = ["ruleContexts": ["c"]]
    try expectEqual(
      makeShop(Self.conditional("a", plain), Self.conditional("b", contextual)).appliedRules("red", parameters), ["b"])
    try expectEqual(
      makeShop(Self.conditional("a", placeholder), Self.conditional("b", plain)).appliedRules("red"), ["b"])
    try expectEqual(
      makeShop(Self.conditional("a", plain), Self.conditional("b", plain, validity: period)).appliedRules("red"), ["b"])
    try expectEqual(makeShop(Self.conditional("b", plain), Self.conditional("a", plain)).appliedRules("red"), ["a"])
    // The filter of one rule counts as a word more, which goes before the context of the other.
    let filtered: JSON = ["pattern": "red", "anchoring": "is", "filters": "color:Red"]
    try expectEqual(
      makeShop(Self.conditional("a", contextual), Self.conditional("b", filtered))
        .appliedRules("red", ["ruleContexts": ["c"], "filters": "color:Red"]), ["b"])
  }

  @Test func rulesWithoutPatternComeLastAndOverlapWithNothing() throws {
    let shop = try makeShop(
      Self.conditional("a", ["context": "c"]), rule("b", "red", Self.anything),
      ["objectID": "c", "consequence": Self.anything])
    try expectEqual(shop.appliedRules("red", ["ruleContexts": ["c"]]), ["b", "a", "c"])
  }

  @Test func rulesOfOneFilterConflict() throws {
    let shop = try makeShop(
      Self.conditional("a", ["filters": "color:Red"]), Self.conditional("b", ["filters": "color:red", "context": "c"]),
      Self.conditional("d", ["filters": "price:10"]))
    let parameters: SearchParameters = ["filters": "color:RED AND price:\"10\"", "ruleContexts": ["c"]]
    try expectEqual(shop.appliedRules("", parameters), ["b", "d"])
  }

  @Test func onePatternCanApplyAtSeveralPlaces() throws {
    let shop = try makeShop(
      rule("r", "{facet:color}", ["params": ["automaticFacetFilters": [["facet": "color", "disjunctive": true]]]]))
    try expectEqual(shop.effects("red or green"), [#"added [["color:Red","color:Green"]] to facetFilters"#])
  }
}
