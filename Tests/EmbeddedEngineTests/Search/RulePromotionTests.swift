import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

/// Records that rules promote and hide.
struct RulePromotionTests {
  private func promoting(_ id: String, _ pattern: String, _ promotions: JSON..., filters: Bool = false) -> JSON {
    rule(id, pattern, ["promote": .array(promotions), "filterPromotes": .bool(filters)])
  }

  @Test(
    arguments: [
      ([["objectID": "3", "position": 0]], ["3", "2", "1"]), ([["objectID": "1", "position": 2]], ["2", "3", "1"]),
      ([["objectID": "4", "position": 1]], ["2", "4", "1", "3"]),
      ([["objectID": "4", "position": 300]], ["2", "1", "3", "4"]),
      ([["objectIDs": ["5", "2"], "position": 0]], ["5", "2", "1", "3"]),
      ([["objectID": "4", "position": 3], ["objectID": "5", "position": 0]], ["5", "2", "1", "4", "3"]),
      ([["objectID": "9", "position": 0]], ["2", "1", "3"]),
      ([["objectID": "3", "position": 0], ["objectID": "3", "position": 1]], ["3", "2", "1"]),
    ] as [(JSON, [String])])
  func promotedRecordsStandAtTheirPositions(promotions: JSON, ids: [String]) throws {
    let shop = try makeShop(rule("r", "shoe", ["promote": promotions]))
    try expectEqual(shop.ids("shoe"), ids)
    try expectEqual(shop.search(["query": "shoe"]).nbHits, ids.count)
    try expectEqual(shop.search(["query": "shoe", "enableRules": false]).nbHits, 3)
  }

  @Test func noPositionIsTooFar() throws {
    let promotion = RulePromotion(objectIDs: ["a", "b", "c"], position: .max - 1)
    let index = try EmbeddedIndex(
      name: "far", records: ["b", "a", "d", "c"].map { Record(objectID: $0, attributes: [:]) }, settings: [:],
      rules: RuleSet(
        [
          Rule(
            objectID: "r", conditions: [RuleCondition(pattern: RulePattern(""))],
            consequence: RuleConsequence(promotions: [promotion]))
        ], now: now))
    try expectEqual(index.ids(""), ["d", "a", "b", "c"])
    try expectEqual(index.effects("").first, "promoted 'a' to hit 2")
  }

  @Test func pagesContinueBehindPromotedRecords() throws {
    let shop = try makeShop(promoting("r", "shoe", ["objectID": "4", "position": 2]))
    let pages = try (0..<3).map { try shop.ids("shoe", ["hitsPerPage": 2, "page": .integer($0)]) }
    expectEqual(pages, [["2", "1"], ["4", "3"], []])
    try expectEqual(shop.search(["query": "shoe", "hitsPerPage": 2]).nbPages, 2)
  }

  @Test func ofOnePositionTheSmallerIdGetsItAndOthersFollow() throws {
    let shop = try makeShop(
      promoting("a", "red", ["objectID": "5", "position": 0], ["objectID": "3", "position": 1]),
      promoting("b", "shoe", ["objectID": "4", "position": 0]))
    try expectEqual(shop.ids("red shoe"), ["4", "5", "3", "1"])
  }

  @Test func ofTwoPromotionsOfARecordThatOfTheHigherPrecedenceCounts() throws {
    let shop = try makeShop(
      promoting("a", "shoe", ["objectID": "4", "position": 0]), promoting("b", "red", ["objectID": "4", "position": 1]))
    try expectEqual(shop.ids("red shoe"), ["1", "4"])
    try expectEqual(shop.effects("red shoe"), ["promoted '4' to hit 2", "did not promote '4': it is promoted already"])
  }

  @Test func promotedRecordsAreMarkedAndCounted() throws {
    let shop = try makeShop(
      promoting("r", "shoe", ["objectID": "4", "position": 0], ["objectID": "1", "position": 1]))
    let response = try shop.search(["query": "shoe", "getRankingInfo": true, "facets": ["color", "price"]])
    expectEqual(
      response.hits.map { JSON.object($0).value(at: FieldPath("_rankingInfo.promoted")) }, [true, true, nil, nil])
    expectEqual(response.facets["color"]?.map(\.value), ["Blue", "Dark Blue", "Green", "Red"])
    expectEqual(response.facets["color"]?.reduce(0) { $0 + $1.count }, response.nbHits)
    expectEqual(response.facetStats["price"]?.max, 40)
  }

  @Test func promotedRecordsMeetFiltersOnlyWhenAsked() throws {
    let promotion: JSON = ["objectID": "4", "position": 0]
    try expectEqual(makeShop(promoting("r", "shoe", promotion)).ids("shoe", ["filters": "color:Red"]), ["4", "1"])
    let filtered = try makeShop(promoting("r", "shoe", promotion, filters: true))
    try expectEqual(filtered.ids("shoe", ["filters": "color:Red"]), ["1"])
    try expectEqual(filtered.ids("shoe", ["filters": "color:Red OR color:Green"]), ["4", "1"])
    try expectEqual(
      filtered.effects("shoe", ["filters": "color:Red"]), ["did not promote '4': it does not meet the filters"])
  }

  @Test func hiddenRecordsAreNoHits() throws {
    let shop = try makeShop(rule("r", "shoe", ["hide": [["objectID": "1"], ["objectID": "9"]]]))
    let response = try shop.search(["query": "shoe", "facets": ["color"]])
    try expectEqual(shop.ids("shoe"), ["2", "3"])
    expectEqual(response.nbHits, 2)
    expectEqual(response.facets["color"]?.map(\.value), ["Blue", "Dark Blue"])
    try expectEqual(shop.effects("shoe"), ["hid '1'"])
    try expectEqual(shop.ids("red"), ["5", "1"])
    try expectEqual(
      shop.searchFacetValues(
        attribute: "color", facetQuery: "", maxFacetHits: 10, parameters: ["query": "shoe"]
      ).facetHits?.map(\.value), ["Blue", "Dark Blue"])
  }

  @Test func wordsAreRemovedWhenOnlyHiddenRecordsMatch() throws {
    let shop = try makeShop(rule("r", "hat", ["hide": [["objectID": "4"]]]))
    #expect(try shop.ids("green hat", ["removeWordsIfNoResults": "allOptional"]).isEmpty)
    try expectEqual(shop.ids("hat shoe", ["removeWordsIfNoResults": "firstWords"]), ["2", "1", "3"])
  }

  @Test func aHiddenRecordIsNotPromoted() throws {
    let shop = try makeShop(
      promoting("a", "red", ["objectID": "1", "position": 0]), rule("b", "shoe", ["hide": [["objectID": "1"]]]))
    #expect(try shop.ids("red shoe").isEmpty)
    try expectEqual(shop.effects("red shoe"), ["did not promote '1': a rule hides it", "hid '1'"])
  }

  @Test func typoModesKeepPromotedRecords() throws {
    let shop = try makeShop(promoting("r", "shoes", ["objectID": "4", "position": 0]))
    try expectEqual(shop.ids("shoes", ["typoTolerance": "min"]), ["4", "2", "1", "3"])
  }

  @Test func aPromotedRecordStandsForItsGroup() throws {
    let settings: SearchParameters = ["attributeForDistinct": "color", "distinct": true]
    let shop = try makeShop(promoting("r", "red", ["objectID": "5", "position": 0]), settings: settings)
    try expectEqual(shop.ids("red"), ["5"])
    try expectEqual(shop.ids("red", ["distinct": 2]), ["5", "1"])
    try expectEqual(shop.search(["query": "red"]).nbHits, 1)
    let both = try makeShop(
      promoting("r", "shoe", ["objectID": "1", "position": 1], ["objectID": "5", "position": 0]), settings: settings)
    try expectEqual(both.ids("shoe"), ["2", "1", "3"])
    try expectEqual(both.effects("shoe").last, "promoted '1' to hit 2")
  }

  @Test func explanationsSayWhatRulesDo() throws {
    let shop = try makeShop(
      promoting("pin", "shoe", ["objectID": "4", "position": 1]),
      ["objectID": "hide", "consequence": ["hide": [["objectID": "1"]]]])
    let rules = try shop.explainRules(["query": "blue shoe"])
    expectEqual(rules.map(\.objectID), ["pin", "hide"])
    expectEqual(rules.map(\.conditions), [["query contains 'shoe'"], ["no condition"]])
    expectEqual(rules.map(\.effects), [[.promoted("4", place: 2)], [.hid("1")]])
    let promoted = try shop.explain(objectID: "4", parameters: ["query": "shoe"])
    #expect(promoted.position == 2 && promoted.promotedBy == "pin" && promoted.reasons.isEmpty)
    #expect(try shop.explain(objectID: "2", parameters: ["query": "shoe"]).promotedBy == nil)
    try expectEqual(shop.explain(objectID: "1", parameters: ["query": "shoe"]).reasons, [.hidden(byRule: "hide")])
  }
}
