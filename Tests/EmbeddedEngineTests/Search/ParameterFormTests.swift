import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

/// That what Algolia writes in several ways means the same in each.
struct ParameterFormTests {
  @Test(
    arguments: [
      (["facetFilters": "color:Red,price:30"], ["1"]), (["facetFilters": "(color:Blue,color:Green)"], ["2", "4"]),
      (["facetFilters": ["price:30", ["color:Red", ["color:Green"]]]], ["1"]),
      (["numericFilters": "price=10,price=20"], []), (["numericFilters": "(price=10,price>40)"], ["3", "5"]),
      (["numericFilters": "price:15 to 30"], ["1", "2"]), (["numericFilters": ["(price=10,price=20)"]], ["2", "3"]),
      (["filters": #"("color:Dark Blue" OR "color:Green") AND price < 20"#], ["3"]),
      (["facetFilters": ""], ["1", "2", "3", "4", "5"]),
      (["filters": .null, "facets": .null, "typoTolerance": .null, "hitsPerPage": .null], ["1", "2", "3", "4", "5"]),
    ] as [(SearchParameters, [String])])
  func formsOfFiltersFindTheSame(parameters: SearchParameters, ids: [String]) throws {
    try expectEqual(makeShop().ids("", parameters).sorted(), ids)
  }

  @Test func aNullIsTheSettingOfTheIndexAndANullSettingTheDefault() throws {
    let shop = try makeShop(settings: ["hitsPerPage": 2])
    try expectEqual(shop.ids("", ["hitsPerPage": .null]).count, 2)
    try expectEqual(makeShop(settings: ["hitsPerPage": .null, "searchableAttributes": .null]).ids("red").count, 2)
  }

  @Test func attributesInOneUnorderedGroupRankAlike() throws {
    let records: [JSONObject] = [
      ["a": "x", "b": "one two red", "r": 2], ["a": "red", "b": "x", "r": 1], ["a": "x", "b": "x", "c": "red", "r": 3],
    ]
    func ids(_ entry: String) throws -> [String] {
      let settings: SearchParameters = [
        "searchableAttributes": [.string(entry), "c"], "customRanking": ["desc(r)"],
        "ranking": ["attribute", "custom"],
      ]
      return try makeIndex(records, settings: settings).ids("red")
    }
    try expectEqual(ids("unordered(a,b)"), ["1", "2", "3"])
    try expectEqual(ids("unordered( a , b )"), ["1", "2", "3"])
    try expectEqual(ids("unordered(a),unordered(b)"), ["1", "2", "3"])
  }

  @Test func idsAreNeverCounted() throws {
    let index = try makeIndex([["a": "x"], ["a": "y"]], settings: ["attributesForFaceting": ["objectID", "a"]])
    try expectEqual(Array(index.search(["facets": ["*"]]).facets.keys), ["a"])
    #expect(try index.search(["facets": ["objectID"]]).facets.isEmpty)
    try expectEqual(index.ids("", ["filters": "objectID:2"]), ["2"])
  }

  @Test func aCurrencySignCanBeSearchedFor() throws {
    let index = try makeIndex("cash $", "cash", settings: ["separatorsToIndex": "$"])
    try expectEqual(index.ids("cash $"), ["1"])
  }

  @Test func valuesAreCountedAmongTheRecordsThatMatchAText() throws {
    let shop = try makeShop()
    func values(_ parameters: SearchParameters) throws -> [String] {
      let response = try shop.searchFacetValues(
        attribute: "color", facetQuery: "r", maxFacetHits: 10, parameters: parameters)
      return (response.facetHits ?? []).map { "\($0.value) \($0.count)" }
    }
    try expectEqual(values([:]), ["Red 2"])
    try expectEqual(values(["query": "scarf"]), ["Red 1"])
    try expectEqual(values(["query": "hat"]), [])
  }
}

/// Rules as Algolia's interfaces of all ages write them.
struct RuleFormTests {
  @Test func onlyWordsOfTheMatchedPatternAreRemoved() throws {
    let shop = try makeShop(rule("r", "red", ["params": ["query": ["remove": ["red", "shoe"]]]]))
    try expectEqual(shop.effects("red shoe"), ["removed 'red' from the query"])
    try expectEqual(shop.ids("red shoe"), makeShop().ids("shoe"))
    let edits = try makeShop(
      rule("r", "red", ["params": ["query": ["edits": [["type": "remove", "delete": "shoe"]]]]]))
    try expectEqual(edits.effects("red shoe"), ["removed 'shoe' from the query"])
  }

  @Test func aRuleWithoutConditionsNeitherPromotesNorEditsTheQuery() throws {
    let consequence: JSON = [
      "promote": [["objectID": "4", "position": 0]], "hide": [["objectID": "5"]],
      "params": ["query": "hat", "filters": "price >= 20"],
    ]
    for rule in [
      ["objectID": "r", "consequence": consequence],
      ["objectID": "r", "conditions": [[:]], "consequence": consequence],
    ] as [JSON] {
      let shop = try makeShop(rule)
      try expectEqual(shop.ids("red"), ["1"])
      try expectEqual(shop.effects("red"), [#"added "price >= 20" to filters"#, "hid '5'"])
    }
  }

  @Test func aSingleConditionOfEarlierVersionsIsOne() throws {
    let consequence: JSON = ["hide": [["objectID": "1"]]]
    let shop = try makeShop([
      "objectID": "r", "condition": ["pattern": "red", "anchoring": "contains"], "scope": "s", "tags": ["t"],
      "consequence": consequence, "conditions": .null, "validity": .null, "description": .null,
    ])
    try expectEqual(shop.ids("red"), ["5"])
    try expectEqual(shop.appliedRules("hat"), [])
    let other = try makeShop([
      "objectID": "r", "condition": ["pattern": "red", "anchoring": "contains"],
      "conditions": [["pattern": "hat", "anchoring": "contains"]], "consequence": consequence,
    ])
    #expect(try other.appliedRules("red") == [] && other.appliedRules("hat") == ["r"])
  }

  @Test func parametersOfRulesHaveTheFormsOfQueries() throws {
    let parameters: JSON = [
      "typoTolerance": "false", "ignorePlurals": "true", "distinct": "true", "facetFilters": "color:Red,price:30",
      "filters": .null, "hitsPerPage": .null, "page": 7,
    ]
    let shop = try makeShop(rule("r", "shoe", ["params": parameters]))
    try expectEqual(shop.ids("shoe"), ["1"])
    try expectEqual(shop.ids("red shoos"), [])
  }
}
