import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

struct QueryTests {
  @Test func onlyTheLastWordIsAPrefix() throws {
    let index = try makeIndex("jerky beef")
    try expectEqual(index.ids("jerky b"), ["1"])
    #expect(try index.ids("je b").isEmpty)
    try expectEqual(index.ids("je b", ["queryType": "prefixAll"]), ["1"])
    #expect(try index.ids("jerky bee", ["queryType": "prefixNone"]).isEmpty)
    try expectEqual(index.ids("jerky bee "), ["1"])
  }

  @Test func prefixesMayBeOffInAttributes() throws {
    let index = try makeIndex("jerky", settings: ["disablePrefixOnAttributes": ["t"]])
    #expect(try index.ids("jer").isEmpty)
    try expectEqual(index.ids("jerky"), ["1"])
  }

  @Test func emptyQueryMatchesEverything() throws {
    try expectEqual(makeIndex("a", "b").ids(""), ["2", "1"])
    try expectEqual(makeIndex("a", "b").ids(" .! "), ["2", "1"])
  }

  @Test func wordsSplitInTwo() throws {
    let index = try makeIndex("blue tooth", "tooth blue", "blue x tooth")
    try expectEqual(index.ids("bluetooth"), ["1"])
    try expectEqual(index.rankingInfo("bluetooth", "1", "nbTypos"), 0)
    #expect(try index.ids("bluetooth", ["typoTolerance": false]).isEmpty)
  }

  @Test func wordsJoin() throws {
    let index = try makeIndex("bluetooth", "onetwothree")
    try expectEqual(index.ids("blue tooth"), ["1"])
    try expectEqual(index.rankingInfo("blue tooth", "1", "nbTypos"), 1)
    try expectEqual(index.rankingInfo("blue tooth", "1", "proximityDistance"), 1)
    try expectEqual(index.ids("one two three"), ["2"])
    #expect(try index.ids("blue tooth", ["typoTolerance": false]).isEmpty)
  }

  /// How many records are found by a query of four optional words, when so many records have so many of them.
  private func countOfHits(_ records: [(words: String, count: Int)], _ parameters: SearchParameters) throws -> Int {
    let texts = records.flatMap { Array(repeating: $0.words, count: $0.count) }
    let index = try makeIndex(texts.map { ["t": .string($0)] }, settings: ["searchableAttributes": ["t"]])
    return try index.search(parameters).nbHits
  }

  @Test(
    arguments: [
      ["query": "red big old car", "optionalWords": ["red big old car"]], ["similarQuery": "red big old car"],
      ["query": "red big old lorry", "removeWordsIfNoResults": "allOptional"],
    ] as [SearchParameters])
  func fewWordsAreEnoughWhileFewRecordsHaveMore(parameters: SearchParameters) throws {
    for count in [998, 999, 1_000, 2_500] {
      try expectEqual(countOfHits([("red big old", 1), ("red", count)], parameters), count + 1)
      try expectEqual(countOfHits([("red", count)], parameters), count)
    }
  }

  @Test func behindEachThousandHitsAnotherWordIsDemanded() throws {
    let words = "red big old car"
    let query: SearchParameters = ["query": .string(words), "optionalWords": [.string(words)]]
    try expectEqual(countOfHits([("red big", 999), ("red", 50)], query), 1_049)
    try expectEqual(countOfHits([("red big", 1_000), ("red", 50)], query), 1_000)
    try expectEqual(countOfHits([("red big old", 1_000), ("red big", 1_500), ("red", 50)], query), 2_500)
    try expectEqual(countOfHits([("red big old", 2_000), ("red big", 50), ("red", 50)], query), 2_000)
  }

  @Test func ofTenWordsAFifthMoreIsDemanded() throws {
    let words = "a b c d e f g h i j"
    let query: SearchParameters = ["query": .string(words), "optionalWords": [.string(words)]]
    try expectEqual(countOfHits([("a b c", 1_000), ("a b", 50), ("a", 50)], query), 1_000)
    try expectEqual(countOfHits([("a b c", 999), ("a b", 50), ("a", 50)], query), 1_049)
  }

  @Test func optionalWordsNeedNotMatch() throws {
    let index = try makeIndex("red shoe", "shoe", "red")
    try expectEqual(index.ids("red shoe"), ["1"])
    try expectEqual(index.ids("red shoe", ["optionalWords": ["Red"]]), ["1", "2"])
    try expectEqual(index.ids("red shoe", ["optionalWords": ["red shoe"]]), ["1", "3", "2"])
    #expect(try index.ids("blue", ["optionalWords": ["blue"]]).isEmpty)
  }

  @Test(
    arguments: [
      ("none", [], nil), ("lastWords", ["1"], "red <em>zzzz</em> <em>shoe</em>"),
      ("firstWords", ["2"], "<em>red</em> <em>zzzz</em> shoe"),
      ("allOptional", ["2", "1"], "<em>red</em> <em>zzzz</em> <em>shoe</em>"),
    ] as [(String, [String], String?)])
  func wordsAreRemovedWhenNothingMatches(mode: String, ids: [String], queryAfterRemoval: String?) throws {
    let index = try makeIndex("red", "shoe")
    let parameters: SearchParameters = ["query": "red zzzz shoe", "removeWordsIfNoResults": .string(mode)]
    try expectEqual(index.ids("red zzzz shoe", parameters), ids)
    try expectEqual(index.search(parameters).queryAfterRemoval, queryAfterRemoval)
  }

  @Test func quotesAskForAPhrase() throws {
    let index = try makeIndex("search engine", "engine search", "search the engine", "search engines")
    try expectEqual(index.ids("\"search engine\"", ["advancedSyntax": true]), ["1"])
    try expectEqual(index.ids("\"search engine\"").count, 4)
    try expectEqual(index.ids("\"search engine\"", ["advancedSyntax": true, "advancedSyntaxFeatures": []]).count, 4)
    try expectEqual(index.ids("\"search engine", ["advancedSyntax": true]).count, 4)
  }

  @Test func hyphensExclude() throws {
    let index = try makeIndex("search engine", "search tool", "other")
    try expectEqual(index.ids("search -engine", ["advancedSyntax": true]), ["2"])
    try expectEqual(index.ids("-search", ["advancedSyntax": true]), ["3"])
    try expectEqual(index.ids("search-engine", ["advancedSyntax": true]), ["1"])
    try expectEqual(index.ids("-\"search tool\"", ["advancedSyntax": true]), ["3", "1"])
    try expectEqual(index.ids("- search", ["advancedSyntax": true]), ["2", "1"])
  }

  @Test func ideographsMustStandSideBySide() throws {
    let index = try makeIndex("東京都の天気", "京東", "東 京")
    try expectEqual(index.ids("東京"), ["3", "1"])
    try expectEqual(index.ids("天気 東京"), ["1"])
  }

  @Test func emojiCanBeFound() throws {
    let index = try makeIndex("good 🎉 party", "good party", "❤️")
    try expectEqual(index.ids("🎉"), ["1"])
    try expectEqual(index.ids("❤"), ["3"])
  }

  @Test func attributesMayBeRestricted() throws {
    let index = try makeIndex([["a": "tom"], ["b": "tom"]], settings: ["searchableAttributes": ["a", "b"]])
    try expectEqual(index.ids("tom", ["restrictSearchableAttributes": ["b"]]), ["2"])
    #expect(throws: SearchError.self) { try index.ids("tom", ["restrictSearchableAttributes": ["c"]]) }
    #expect(throws: SearchError.self) {
      try makeIndex([["a": "tom"]]).ids("tom", ["restrictSearchableAttributes": ["a"]])
    }
  }

  @Test func nestedAttributesAndListsAreSearched() throws {
    let index = try makeIndex(
      [["cast": [["name": "Tom Hanks", "role": "Forrest"], ["name": "Robin Wright"]]]],
      settings: ["searchableAttributes": ["cast.name"]])
    try expectEqual(index.ids("wright"), ["1"])
    #expect(try index.ids("forrest").isEmpty)
  }

  @Test func withoutSettingsEverythingButReservedDataIsSearched() throws {
    let index = try makeIndex([["a": "x", "n": 1984, "_tags": ["hidden"], "flag": true]])
    try expectEqual(index.ids("1984"), ["1"])
    #expect(try index.ids("hidden").isEmpty)
    #expect(try index.ids("true").isEmpty)
  }

  @Test func objectIDIsSearchedWhenNamed() throws {
    let index = try makeIndex([["objectID": "abc"]], settings: ["searchableAttributes": ["objectID"]])
    try expectEqual(index.ids("abc"), ["abc"])
  }

  @Test func manyOptionalWordsDemandMoreTheMoreRecordsMatch() throws {
    let records: [JSONObject] = (0..<1_100).map { ["t": .string($0 < 1_010 ? "one two" : "one")] }
    let index = try makeIndex(records)
    let words: JSON = "one two three four"
    try expectEqual(index.search(["query": words, "optionalWords": [words]]).nbHits, 1_010)
  }

  @Test(
    arguments: [
      ["query": .string(String(repeating: "a", count: 513))], ["filters": "a:"], ["facetFilters": ["a"]],
      ["numericFilters": ["price"]], ["aroundLatLng": "x"], ["hitsPerPage": 1_001], ["nonsense": 1],
      ["searchableAttributes": ["a"]], ["insideBoundingBox": [[1, 2, 3]]], ["insidePolygon": [[1, 2, 3, 4]]],
      ["ranking": ["foo"]],
    ] as [SearchParameters])
  func badParametersAreRefused(parameters: SearchParameters) throws {
    let index = try makeIndex("a")
    let error = #expect(throws: SearchError.self) { try index.search(parameters) }
    expectEqual(error?.code, .badRequest)
  }
}
