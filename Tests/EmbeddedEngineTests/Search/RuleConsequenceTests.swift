import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

struct RuleConsequenceTests {
  @Test(
    arguments: [
      (["remove": ["red"]], "cheap red shoe", "cheap shoe"), (["remove": "red"], "red", ""),
      (["edits": [["type": "remove", "delete": "cheap"]]], "cheap  red shoe, cheap", "red shoe,"),
      (["edits": [["type": "remove", "delete": "red shoe"]]], "cheap Red SHOE", "cheap"),
      (["edits": [["type": "replace", "delete": "red", "insert": "crimson"]]], "a RED shoe", "a crimson shoe"),
      (["edits": [["type": "replace", "delete": "red", "insert": ""]]], "a red shoe", "a shoe"),
      ("hat", "red shoe", "hat"), (["edits": [["type": "remove", "delete": "green"]]], "red", "red"),
    ] as [(JSON, String, String)])
  func queryIsEdited(change: JSON, query: String, result: String) throws {
    let shop = try makeShop([
      "objectID": "r", "conditions": [["context": "c"]], "consequence": ["params": ["query": change]],
    ])
    let plain = try makeShop()
    let context: SearchParameters = ["ruleContexts": ["c"]]
    try expectEqual(shop.ids(query, context), plain.ids(result))
    try expectEqual(shop.highlight(query, context), plain.highlight(result))
    let words = try shop.explain(objectID: "1", parameters: context.overlaid(with: ["query": .string(query)])).words
      .map(\.queryWord)
    try expectEqual(words, plain.explain(objectID: "1", parameters: ["query": .string(result)]).words.map(\.queryWord))
  }

  @Test func whatAPlaceholderFoundCanBeRemoved() throws {
    let consequence: JSON = [
      "params": [
        "query": ["edits": [["type": "remove", "delete": "{facet:color}"]]], "automaticFacetFilters": ["color"],
      ]
    ]
    let shop = try makeShop(rule("r", "{facet:color}", consequence))
    try expectEqual(shop.ids("dark blue shoe"), ["3"])
    try expectEqual(shop.ids("shoe blue"), ["2"])
    try expectEqual(
      shop.effects("shoe blue"), ["removed 'blue' from the query", #"added ["color:Blue"] to facetFilters"#])
  }

  @Test func alternativesAreRemovedToo() throws {
    let conditions: JSON = [["pattern": "scarf", "anchoring": "contains", "alternatives": true]]
    let shop = try makeShop([
      "objectID": "r", "conditions": conditions, "consequence": ["params": ["query": ["remove": ["scarf"]]]],
    ])
    try expectEqual(shop.effects("red scraf"), ["removed 'scraf' from the query"])
  }

  @Test func editsOfSeveralRulesGoTogetherAndAReplacementStandsAlone() throws {
    let first = rule("a", "red", ["params": ["query": ["remove": ["red"]]]])
    let second = rule("b", "cheap", ["params": ["query": ["remove": ["cheap", "red"]]]])
    let replacing = rule("c", "shoe", ["params": ["query": "green hat"]])
    try expectEqual(
      makeShop(first, second).effects("red cheap hat"),
      [
        "removed 'red' from the query", "removed 'cheap' from the query",
      ])
    try expectEqual(makeShop(first, replacing).effects("red shoe"), ["removed 'red' from the query"])
    try expectEqual(makeShop(first, replacing).effects("shoe red"), ["made the query 'green hat'"])
  }

  @Test func editedQueryMayNotGrowTooLong() throws {
    let insert = String(repeating: "x", count: 300)
    let shop = try makeShop(
      rule("r", "a", ["params": ["query": ["edits": [["type": "replace", "delete": "a", "insert": .string(insert)]]]]]))
    #expect(throws: SearchError.self) { try shop.search(["query": "a a"]) }
    try expectEqual(shop.search(["query": "a"]).nbHits, 0)
  }

  @Test func parametersReplaceTheQuerysOwn() throws {
    let shop = try makeShop(rule("r", "shoe", ["params": ["hitsPerPage": 1, "typoTolerance": false]]))
    let response = try shop.search(["query": "shoe", "hitsPerPage": 2])
    expectEqual(response.hitsPerPage, 1)
    expectEqual(response.hits.count, 1)
    try expectEqual(shop.effects("shoe"), ["set hitsPerPage to 1", "set typoTolerance to false"])
  }

  @Test func ofOneParameterTheRuleOfHigherPrecedenceDecides() throws {
    let shop = try makeShop(
      rule("a", "shoe", ["params": ["hitsPerPage": 1]]), rule("b", "red", ["params": ["hitsPerPage": 2]]))
    try expectEqual(shop.search(["query": "red shoe"]).hitsPerPage, 2)
    try expectEqual(shop.effects("red shoe"), ["set hitsPerPage to 2"])
  }

  @Test(
    arguments: [
      ["filters": "color:Red OR color:Blue"], ["facetFilters": [["color:Red", "color:Blue"]]],
      ["facetFilters": "(color:Red,color:Blue)"], ["numericFilters": ["price >= 20", "price <= 30"]],
    ] as [JSON])
  func filtersAddToTheQuerysOwn(parameters: JSON) throws {
    let shop = try makeShop(["objectID": "r", "consequence": ["params": parameters]])
    try expectEqual(shop.ids("shoe"), ["2", "1"])
    try expectEqual(shop.ids("shoe", ["filters": "color:Red OR color:Green"]), ["1"])
    try expectEqual(shop.ids("shoe", ["facetFilters": "color:-Red"]), ["2"])
    try expectEqual(shop.ids("shoe", ["numericFilters": ["price < 25"]]), ["2"])
  }

  @Test func automaticFiltersCombineAsTheySay() throws {
    func shop(_ filter: JSON, optional: Bool = false) throws -> EmbeddedIndex {
      let name = optional ? "automaticOptionalFacetFilters" : "automaticFacetFilters"
      let edits: JSON = ["edits": [["type": "remove", "delete": "{facet:color}"]]]
      return try makeShop(rule("r", "{facet:color}", ["params": .object([name: [filter], "query": edits])]))
    }
    #expect(try shop("color").ids("red blue").isEmpty)
    try expectEqual(shop(["facet": "color", "disjunctive": true]).ids("red blue"), ["5", "2", "1"])
    try expectEqual(shop("color", optional: true).ids("blue").prefix(2), ["2", "5"])
    try expectEqual(shop(["facet": "color", "score": 7], optional: true).rankingInfo("blue", "2", "filters"), 7)
    try expectEqual(shop(["facet": "color", "score": 7]).rankingInfo("blue", "2", "filters"), 7)
  }

  @Test func facetValuesThatReadAlikeAreAlternatives() throws {
    let records = ["Amélie", "AMELIE", "Ada"].enumerated().map { number, name in
      Record(objectID: String(number), attributes: ["name": .string(name)])
    }
    let rules = try Rule.list(of: [
      rule("r", "{facet:name}", ["params": ["automaticFacetFilters": ["name"], "query": ""]])
    ])
    let index = try EmbeddedIndex(
      name: "i", records: records, settings: ["attributesForFaceting": ["name"]], rules: RuleSet(rules, now: now))
    try expectEqual(index.ids("amelie"), ["1", "0"])
  }

  @Test func userDataIsAListBehindTheIndexsOwn() throws {
    let rules = [rule("a", "shoe", ["userData": ["n": 1]]), rule("b", "red", ["userData": ["n": 2]])]
    let shop = try makeShop(rules[0], rules[1])
    let own = try makeShop(rules[0], rules[1], settings: ["userData": ["own": true]])
    try expectEqual(shop.search(["query": "red shoe"]).extra["userData"], [["n": 2], ["n": 1]])
    #expect(try shop.search(["query": "hat"]).extra["userData"] == nil)
    try expectEqual(own.search(["query": "shoe"]).extra["userData"], [["own": true], ["n": 1]])
    try expectEqual(own.search(["query": "hat"]).extra["userData"], ["own": true])
    #expect(try own.search(["query": "hat", "responseFields": ["hits"]]).extra["userData"] == nil)
  }

  @Test func renderingContentIsPutTogetherMemberByMember() throws {
    let shop = try makeShop(
      rule("a", "shoe", ["params": ["renderingContent": ["redirect": ["url": "a"], "x": 1]]]),
      rule("b", "red", ["redirect": ["url": "b"]]),
      settings: ["renderingContent": ["facetOrdering": ["facets": ["order": ["color"]]], "x": 0]])
    func content(_ query: String, _ parameters: SearchParameters = [:]) throws -> JSON? {
      try shop.search(parameters.overlaid(with: ["query": .string(query)])).extra["renderingContent"]
    }
    let ordering: JSON = ["facets": ["order": ["color"]]]
    try expectEqual(content("hat"), ["facetOrdering": ordering, "x": 0])
    try expectEqual(content("hat", ["renderingContent": ["x": 2]]), ["facetOrdering": ordering, "x": 2])
    try expectEqual(
      content("shoe", ["renderingContent": ["x": 2]]),
      [
        "facetOrdering": ordering, "x": 1, "redirect": ["url": "a"],
      ])
    try expectEqual(content("red shoe"), ["facetOrdering": ordering, "x": 1, "redirect": ["url": "b"]])
  }

  @Test func appliedRulesAreTold() throws {
    let shop = try makeShop(rule("r", "shoe", ["hide": [["objectID": "1"]]]))
    try expectEqual(shop.search(["query": "shoe"]).extra["appliedRules"], [["objectID": "r"]])
    #expect(try shop.search(["query": "hat"]).extra["appliedRules"] == nil)
  }

  @Test func restrictionsMustFitTheIndex() throws {
    let rules = try Rule.list(of: [
      ["objectID": "r", "consequence": ["params": ["restrictSearchableAttributes": ["x"]]]]
    ])
    let problems = SettingChecks.problems(inRules: rules, of: "i", settings: ["searchableAttributes": ["t"]])
    expectEqual(problems.map(\.member), ["consequence.params.restrictSearchableAttributes"])
    #expect(throws: SearchError.self) {
      try EmbeddedIndex(
        name: "i", records: [], settings: ["searchableAttributes": ["t"]], rules: RuleSet(rules, now: now))
    }
    try expectEqual(
      EmbeddedIndex(
        name: "i", records: [], settings: ["searchableAttributes": ["x"]], rules: RuleSet(rules, now: now)
      ).search([:]).nbHits, 0)
  }
}
