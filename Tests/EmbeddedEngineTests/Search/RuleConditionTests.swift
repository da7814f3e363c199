import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

struct RuleConditionTests {
  private static let anything: JSON = ["userData": ["a": 1]]

  @Test(
    arguments: [
      ("is", "red shoe", true), ("is", "Réd, SHOE!", true), ("is", "red shoes", false), ("is", "a red shoe", false),
      ("startsWith", "red shoe cheap", true), ("startsWith", "cheap red shoe", false),
      ("endsWith", "cheap red shoe", true), ("endsWith", "red shoe cheap", false),
      ("contains", "a red shoe now", true), ("contains", "shoe red", false), ("contains", "red", false),
      ("contains", "redd shoe", false), ("contains", "red sho", false),
    ])
  func patternMustStandWhereItsAnchoringSays(anchoring: String, query: String, matches: Bool) throws {
    let shop = try makeShop(rule("r", "red shoe", Self.anything, anchoring: anchoring))
    try expectEqual(shop.appliedRules(query), (matches ? ["r"] : []))
  }

  @Test(arguments: [
    ("-red shoe", false), ("shoe -red", false), ("shoe red", true), ("shoe -\"red hat\"", false),
    ("\"red shoe\" -hat", true), ("blue-red", true),
  ])
  func excludedWordsAreNoWordsOfTheQuery(query: String, matches: Bool) throws {
    let shop = try makeShop(rule("r", "red", Self.anything))
    try expectEqual(shop.appliedRules(query, ["advancedSyntax": true]), (matches ? ["r"] : []))
    try expectEqual(shop.appliedRules(query), ["r"])
  }

  @Test func editsLeaveExcludedWordsAlone() throws {
    let shop = try makeShop(rule("r", "red", ["params": ["query": ["remove": ["red"]]]]))
    try expectEqual(shop.effects("shoe -red red", ["advancedSyntax": true]).count, 1)
    #expect(try shop.ids("red scarf -red", ["advancedSyntax": true]).isEmpty)
    try expectEqual(shop.ids("red shoe -blue", ["advancedSyntax": true]), ["1"])
  }

  @Test func emptyPatternIsTheEmptyQuery() throws {
    let shop = try makeShop(rule("r", "", Self.anything, anchoring: "is"))
    try expectEqual(shop.appliedRules(""), ["r"])
    try expectEqual(shop.appliedRules(" ! "), ["r"])
    #expect(try shop.appliedRules("a").isEmpty)
  }

  @Test func patternOfSignsAloneMatchesNothing() throws {
    let shop = try makeShop(rule("r", "!?", Self.anything))
    #expect(try shop.appliedRules("").isEmpty)
    #expect(try shop.appliedRules("!?").isEmpty)
  }

  @Test func alternativesAllowTypos() throws {
    let conditions: JSON = [["pattern": "scarf", "anchoring": "contains", "alternatives": true]]
    let shop = try makeShop(["objectID": "r", "conditions": conditions, "consequence": Self.anything])
    try expectEqual(shop.appliedRules("red scraf"), ["r"])
    #expect(try shop.appliedRules("red scraf", ["typoTolerance": false]).isEmpty)
    #expect(try shop.appliedRules("red scrfa").isEmpty)
    #expect(try shop.appliedRules("red sca").isEmpty)
    #expect(try makeShop(rule("r", "scarf", Self.anything)).appliedRules("red scraf").isEmpty)
  }

  @Test func alternativesArePluralsAndSynonyms() throws {
    let rules = try Rule.list(of: [
      [
        "objectID": "r", "conditions": [["pattern": "new york shoe", "anchoring": "contains", "alternatives": true]],
        "consequence": ["params": ["query": ["remove": ["new york"]]]],
      ]
    ])
    let index = try EmbeddedIndex(
      name: "i", records: [], settings: ["ignorePlurals": ["en"]],
      synonyms: [
        .of("nyc", "new york"), .from("boot", to: "shoe"), .placing("<city>", for: "new york"),
      ], rules: RuleSet(rules, now: now))
    try expectEqual(index.appliedRules("cheap new york shoes"), ["r"])
    try expectEqual(index.effects("cheap nyc boot sale"), ["removed 'nyc' from the query"])
    #expect(try index.appliedRules("nyc boots").isEmpty)
    #expect(try index.appliedRules("nyc shoe", ["synonyms": false]).isEmpty)
    try expectEqual(index.appliedRules("new york shoes", ["ignorePlurals": false]).isEmpty, false)
    #expect(try index.appliedRules("new york shoes", ["ignorePlurals": false, "typoTolerance": false]).isEmpty)
  }

  @Test func aValueThatStandsThereGoesBeforeOneThatIsMeant() throws {
    let records = ["boot", "boots"].enumerated().map { number, name in
      Record(objectID: String(number), attributes: ["kind": .string(name)])
    }
    let rules = try Rule.list(of: [
      [
        "objectID": "r", "conditions": [["pattern": "{facet:kind}", "anchoring": "is", "alternatives": true]],
        "consequence": ["params": ["automaticFacetFilters": ["kind"], "query": ""]],
      ]
    ])
    let index = try EmbeddedIndex(
      name: "i", records: records, settings: ["attributesForFaceting": ["kind"], "ignorePlurals": true],
      rules: RuleSet(rules, now: now))
    try expectEqual(index.ids("boots"), ["1"])
    try expectEqual(index.ids("boot"), ["0"])
    #expect(try index.ids("bot").isEmpty)
    try expectEqual(index.ids("boost"), ["1"])
  }

  @Test(
    arguments: [
      ("dark blue shoe", #"color:"dark blue""#), ("blue shoe", "color:Blue"), ("BLUE", "color:Blue"),
      ("darkblue shoe", nil), ("shoe", nil),
    ])
  func placeholderFindsTheLongestFacetValue(query: String, filter: String?) throws {
    let shop = try makeShop(rule("r", "{facet:color}", ["params": ["automaticFacetFilters": ["color"]]]))
    let found = try shop.effects(query).first
    expectEqual(found?.lowercased(), filter.map { "added [\(JSON.string($0).text())] to facetfilters".lowercased() })
  }

  @Test func placeholderStandsBesideWords() throws {
    let shop = try makeShop(rule("r", "cheap {facet:color} shoe", Self.anything, anchoring: "is"))
    try expectEqual(shop.appliedRules("cheap dark blue shoe"), ["r"])
    try expectEqual(shop.appliedRules("cheap blue shoe"), ["r"])
    #expect(try shop.appliedRules("cheap dark shoe").isEmpty)
  }

  @Test func placeholderOfAnUndeclaredFacetFindsNothing() throws {
    let shop = try makeShop(rule("r", "{facet:t}", Self.anything))
    #expect(try shop.appliedRules("red shoe").isEmpty)
  }

  @Test func manyPlaceholdersDoNotTakeForever() throws {
    let records = (1...12).map { count in
      Record(
        objectID: String(count), attributes: ["w": .string(Array(repeating: "a", count: count).joined(separator: " "))])
    }
    let pattern = String(repeating: "{facet:w} ", count: 20) + "b"
    let index = try EmbeddedIndex(
      name: "i", records: records, settings: ["attributesForFaceting": ["w"]],
      rules: RuleSet(try Rule.list(of: [rule("r", pattern, Self.anything)]), now: now))
    #expect(try index.appliedRules(String(repeating: "a ", count: 200)).isEmpty)
    try expectEqual(index.appliedRules(String(repeating: "a ", count: 50) + "b"), ["r"])
  }

  @Test func bracesAndBackslashesCanBeEscaped() throws {
    let shop = try makeShop(rule("r", #"red\: \{shoe\}"#, Self.anything, anchoring: "is"))
    try expectEqual(shop.appliedRules("red shoe"), ["r"])
  }

  @Test func contextMustBeNamed() throws {
    let shop = try makeShop([
      "objectID": "r", "conditions": [["context": "mobile"]], "consequence": Self.anything,
    ])
    try expectEqual(shop.appliedRules("x", ["ruleContexts": ["web", "mobile"]]), ["r"])
    #expect(try shop.appliedRules("x", ["ruleContexts": ["web"]]).isEmpty)
    #expect(try shop.appliedRules("x").isEmpty)
  }

  @Test func naturalLanguagesAreAContext() throws {
    let shop = try makeShop([
      "objectID": "r", "conditions": [["context": "natural_language"]], "consequence": Self.anything,
    ])
    try expectEqual(shop.appliedRules("x", ["naturalLanguages": ["en"]]), ["r"])
    #expect(try shop.appliedRules("x", ["naturalLanguages": []]).isEmpty)
  }

  @Test(
    arguments: [
      (["filters": "color:red"], true), (["filters": "price > 3 AND color:\"RED\"<score=3>"], true),
      (["facetFilters": ["color:Red"]], true), (["facetFilters": [["color:Red"]]], true),
      (["facetFilters": [["color:Red", "color:Blue"]]], false), (["filters": "color:Red OR color:Blue"], false),
      (["filters": "NOT color:Red"], false), (["optionalFilters": ["color:Red"]], false), ([:], false),
    ] as [(SearchParameters, Bool)])
  func filtersMustHoldForEveryHit(parameters: SearchParameters, matches: Bool) throws {
    let shop = try makeShop([
      "objectID": "r", "conditions": [["filters": "color:Red"]], "consequence": Self.anything,
    ])
    try expectEqual(shop.appliedRules("", parameters), (matches ? ["r"] : []))
  }

  @Test func oneOfSeveralConditionsIsEnough() throws {
    let conditions: JSON = [
      ["pattern": "red", "anchoring": "is"], ["pattern": "blue", "anchoring": "is", "context": "mobile"],
    ]
    let shop = try makeShop(["objectID": "r", "conditions": conditions, "consequence": Self.anything])
    try expectEqual(shop.appliedRules("red"), ["r"])
    #expect(try shop.appliedRules("blue").isEmpty)
    try expectEqual(shop.appliedRules("blue", ["ruleContexts": ["mobile"]]), ["r"])
  }

  @Test func ruleWithoutConditionsAlwaysApplies() throws {
    let shop = try makeShop(["objectID": "r", "consequence": Self.anything])
    try expectEqual(shop.appliedRules(""), ["r"])
    try expectEqual(shop.appliedRules("anything"), ["r"])
  }

  @Test func rulesCanBeTurnedOff() throws {
    let disabled: JSON = ["objectID": "d", "enabled": false, "consequence": Self.anything]
    let enabled: JSON = ["objectID": "e", "enabled": true, "consequence": Self.anything]
    let shop = try makeShop(disabled, enabled)
    try expectEqual(shop.appliedRules(""), ["e"])
    #expect(try shop.appliedRules("", ["enableRules": false]).isEmpty)
    #expect(try makeShop(enabled, settings: ["enableRules": false]).appliedRules("").isEmpty)
    try expectEqual(makeShop(enabled, settings: ["enableRules": false]).appliedRules("", ["enableRules": true]), ["e"])
  }

  @Test(
    arguments: [
      ([], true), ([["from": 1_000]], true), ([["until": 1_000]], false), ([["from": 1_000, "until": 1_001]], true),
      ([["from": 0, "until": 1_000]], false),
      ([["from": 1_001, "until": 2_000]], false), ([["from": 0, "until": 1], ["from": 900, "until": 1_100]], true),
    ] as [(JSON, Bool)])
  func validityIsComparedWithTheGivenTime(validity: JSON, isActive: Bool) throws {
    let shop = try makeShop(["objectID": "r", "validity": validity, "consequence": Self.anything])
    try expectEqual(shop.appliedRules(""), (isActive ? ["r"] : []))
  }

  @Test func contextsHaveAForm() throws {
    let shop = try makeShop()
    for contexts in [["a b"], ["a.b"], Array(repeating: "a", count: 11)] {
      #expect(throws: SearchError.self) { try shop.search(["ruleContexts": .array(contexts.map(JSON.string))]) }
    }
    #expect(try shop.appliedRules("", ["ruleContexts": ["a_B-9"]]).isEmpty)
  }
}
