import SearchModel
import TestSupport
import Testing

/// Each criterion on a tiny index, with the order it must give.
struct CriteriaTests {
  @Test func fewerTyposComeFirst() throws {
    let index = try makeIndex("iphane case", "iphone case", "iphonne cose")
    try expectEqual(index.ids("iphone case"), ["2", "1", "3"])
    try expectEqual(index.rankingInfo("iphone case", "3", "nbTypos"), 2)
  }

  @Test func typoInTheFirstLetterCountsTwo() throws {
    let index = try makeIndex("aphone", "iphane")
    try expectEqual(index.ids("iphone"), ["2", "1"])
    try expectEqual(index.rankingInfo("iphone", "1", "nbTypos"), 2)
  }

  @Test(arguments: [("abc", false), ("abcd", true), ("abcdefg", true)])
  func wordsOfFourLettersMayHaveOneTypo(word: String, isFound: Bool) throws {
    let index = try makeIndex(word.dropLast() + "x")
    #expect(try index.ids(word, ["queryType": "prefixNone"]).isEmpty != isFound)
  }

  @Test func wordsOfEightLettersMayHaveTwoTypos() throws {
    let index = try makeIndex("abxolxte")
    try expectEqual(index.ids("absolute"), ["1"])
    #expect(try index.ids("absolute", ["minWordSizefor2Typos": 9]).isEmpty)
  }

  @Test func swappedNeighboursAreOneTypo() throws {
    let index = try makeIndex("iphnoe")
    try expectEqual(index.rankingInfo("iphone", "1", "nbTypos"), 1)
  }

  @Test func prefixMayHaveATypo() throws {
    let index = try makeIndex("keyboards")
    try expectEqual(index.ids("keibo"), ["1"])
    #expect(try index.ids("keibo ", ["queryType": "prefixNone"]).isEmpty)
  }

  @Test func minKeepsOnlyTheLowestTypoCountAndStrictTheTwoLowest() throws {
    let index = try makeIndex("absolute", "absolxte", "abxolxte")
    try expectEqual(index.ids("absolute", ["typoTolerance": "min"]), ["1"])
    try expectEqual(index.ids("absolute", ["typoTolerance": "strict"]), ["1", "2"])
    try expectEqual(index.ids("absolute", ["typoTolerance": true]), ["1", "2", "3"])
    try expectEqual(index.ids("absolute", ["typoTolerance": false]), ["1"])
  }

  @Test func numbersMayBeKeptFromHavingTypos() throws {
    let index = try makeIndex("30450", "40450")
    try expectEqual(index.ids("3045").count, 2)
    try expectEqual(index.ids("3045", ["allowTyposOnNumericTokens": false]), ["1"])
  }

  @Test func wordsAndAttributesMayBeKeptFromHavingTypos() throws {
    let index = try makeIndex(
      [["a": "iphane"], ["b": "iphane"]],
      settings: ["searchableAttributes": ["a", "b"], "disableTypoToleranceOnAttributes": ["a"]])
    try expectEqual(index.ids("iphone"), ["2"])
    let strict = try makeIndex("iphane", settings: ["disableTypoToleranceOnWords": ["iPhone"]])
    #expect(try strict.ids("iphone").isEmpty)
  }

  @Test func moreMatchedWordsComeFirst() throws {
    let index = try makeIndex("red", "red shoe", "shoe")
    try expectEqual(index.ids("red shoe", ["optionalWords": ["red"]]), ["2", "3"])
    try expectEqual(index.rankingInfo("red shoe", "3", "words", ["optionalWords": "red"]), 1)
  }

  @Test func higherFilterScoresComeFirst() throws {
    let index = try makeIndex(
      [["c": "red"], ["c": "blue"], ["c": "green"]], settings: ["attributesForFaceting": ["c"]])
    try expectEqual(index.ids("", ["filters": "c:red<score=1> OR c:blue<score=3>"]), ["2", "1"])
    try expectEqual(index.ids("", ["optionalFilters": ["c:green"]]), ["3", "2", "1"])
    try expectEqual(index.ids("", ["optionalFilters": ["c:-red"]]), ["3", "2", "1"])
  }

  @Test func scoresOfAlternativesMayAddUp() throws {
    let index = try makeIndex(
      [["c": ["red"]], ["c": ["blue", "green"]]], settings: ["attributesForFaceting": ["c"]])
    let filters: JSON = "c:red<score=3> OR c:blue<score=2> OR c:green<score=2>"
    try expectEqual(index.ids("", ["filters": filters]), ["1", "2"])
    try expectEqual(index.ids("", ["filters": filters, "sumOrFiltersScores": true]), ["2", "1"])
  }

  @Test func nearerWordsComeFirst() throws {
    let index = try makeIndex("black tom and hanks", "hanks tom", "tom hanks")
    try expectEqual(index.ids("tom hanks"), ["3", "2", "1"])
    try expectEqual(index.rankingInfo("tom hanks", "3", "proximityDistance"), 1)
    try expectEqual(index.rankingInfo("tom hanks", "2", "proximityDistance"), 2)
  }

  @Test func wordsInDifferentListItemsAreFarApart() throws {
    let index = try makeIndex(
      [["t": ["tom", "hanks"]], ["t": "tom a b c d hanks"]], settings: ["searchableAttributes": ["t"]])
    try expectEqual(index.ids("tom hanks"), ["2", "1"])
    try expectEqual(index.rankingInfo("tom hanks", "1", "proximityDistance"), 8)
    try expectEqual(index.rankingInfo("tom", "1", "proximityDistance"), 0)
  }

  @Test func minimumProximityEvensOut() throws {
    let index = try makeIndex("tom x hanks", "tom hanks", settings: ["minProximity": 2])
    try expectEqual(index.ids("tom hanks"), ["2", "1"])
    for (minimum, id, distance) in [(1, "2", 1), (1, "1", 2), (7, "2", 7), (7, "1", 7)] {
      try expectEqual(
        index.rankingInfo("tom hanks", id, "proximityDistance", ["minProximity": .integer(minimum)]), distance)
    }
  }

  @Test func earlierAttributesAndPositionsComeFirst() throws {
    let index = try makeIndex(
      [["b": "tom"], ["a": "x y tom"], ["a": "x tom"]], settings: ["searchableAttributes": ["a", "b"]])
    try expectEqual(index.ids("tom"), ["3", "2", "1"])
    try expectEqual(index.rankingInfo("tom", "1", "firstMatchedWord"), 1000)
    try expectEqual(index.rankingInfo("tom", "2", "firstMatchedWord"), 2)
  }

  @Test func unorderedAndSharedRanksIgnorePositions() throws {
    let index = try makeIndex(
      [["b": "x tom"], ["a": "x y tom"], ["c": "x tom"], ["c": "tom"]],
      settings: ["searchableAttributes": ["a,b", "unordered(c)"]])
    try expectEqual(index.ids("tom"), ["2", "1", "4", "3"])
    try expectEqual(index.rankingInfo("tom", "3", "firstMatchedWord"), 1000)
  }

  @Test func attributeCriterionIsOffWhileEverythingIsSearched() throws {
    let index = try makeIndex([["b": "x tom y"], ["a": "y tom"]])
    try expectEqual(index.ids("tom"), ["1", "2"])
  }

  @Test func bestAttributeMayBeTheOneWithTheNearestWords() throws {
    let records: [JSONObject] = [["a": "tom x x hanks", "b": "tom hanks"], ["a": "x x tom x x hanks"]]
    let settings: SearchParameters = [
      "searchableAttributes": ["a", "b"], "ranking": ["attribute", "proximity"],
    ]
    let index = try makeIndex(records, settings: settings)
    try expectEqual(index.ids("tom hanks"), ["1", "2"])
    try expectEqual(index.ids("tom hanks", ["attributeCriteriaComputedByMinProximity": true]), ["2", "1"])
  }

  @Test func exactWordsComeFirst() throws {
    let index = try makeIndex("tom hanksy", "tom hanks")
    try expectEqual(index.ids("tom hanks"), ["2", "1"])
    try expectEqual(index.rankingInfo("tom hanks", "2", "nbExactWords"), 2)
    try expectEqual(index.rankingInfo("tom hanks", "1", "nbExactWords"), 1)
    try expectEqual(index.ids("tom hanks", ["disableExactOnAttributes": ["t"]]), ["2", "1"])
  }

  @Test func wholeAttributeIsExactForOneWord() throws {
    let index = try makeIndex("gravity", "gravity falls")
    try expectEqual(index.ids("gravity"), ["1", "2"])
    try expectEqual(index.ids("gravity", ["exactOnSingleWordQuery": "word"]), ["2", "1"])
    try expectEqual(index.rankingInfo("gravity", "2", "nbExactWords", ["exactOnSingleWordQuery": "word"]), 1)
    try expectEqual(index.rankingInfo("gravity", "1", "nbExactWords", ["exactOnSingleWordQuery": "none"]), 0)
  }

  /// Below 2^53 and beyond it, and where the nearest double is a power of two above all integers.
  @Test(arguments: [["custom"], ["asc(r)"]])
  func wholeNumbersAreSortedExactly(ranking: [JSON]) throws {
    let numbers: [JSON] = [
      .integer(.min), .integer(.min + 1), -9_007_199_254_740_993, -9_007_199_254_740_992, 0.5, 1,
      9_007_199_254_740_992, 9_007_199_254_740_993, 1_700_000_000_000_000_001, 1_700_000_000_000_000_002,
      1_700_000_000_000_000_003, .integer(.max - 1), .integer(.max), .literal("9223372036854775808"),
      .literal("9223372036854775809"), .literal("18446744073709551614"), .literal("18446744073709551615"),
      .double(0x1p64), .double(1e300),
    ]
    // By falling objectID they stand the other way round.
    let records: [JSONObject] = numbers.reversed().map { ["r": $0] }
    let settings: SearchParameters = ["customRanking": ["asc(r)"], "ranking": .array(ranking)]
    let expected = (1...numbers.count).reversed().map(String.init)
    try expectEqual(makeIndex(records, settings: settings).ids(""), expected)
    let descending = settings.overlaid(with: ["customRanking": ["desc(r)"], "ranking": ["desc(r)"]])
    try expectEqual(makeIndex(records, settings: descending).ids(""), Array(expected.reversed()))
    // The same in an order that the index does not have.
    try expectEqual(makeIndex(records).ids("", ["ranking": ["asc(r)"]]), expected)
  }

  @Test func customRankingBreaksTiesAndMissingValuesComeLast() throws {
    let records: [JSONObject] = [["r": 1], [:], ["r": 3], ["r": 2.5]]
    try expectEqual(makeIndex(records, settings: ["customRanking": ["desc(r)"]]).ids(""), ["3", "4", "1", "2"])
    try expectEqual(makeIndex(records, settings: ["customRanking": ["asc(r)"]]).ids(""), ["1", "4", "3", "2"])
  }

  @Test func booleansAndTextsSortToo() throws {
    let index = try makeIndex([["b": true, "s": "x"], ["b": false, "s": "y"], ["b": true, "s": "a"]])
    try expectEqual(index.ids("", ["ranking": ["asc(b)", "desc(s)"]]), ["2", "1", "3"])
  }

  @Test func sortMayStandBeforeEverything() throws {
    let index = try makeIndex(
      [["t": "iphone", "y": 1], ["t": "iphane", "y": 2]],
      settings: ["searchableAttributes": ["t"], "ranking": ["desc(y)", "typo"]])
    try expectEqual(index.ids("iphone"), ["2", "1"])
    try expectEqual(index.ids("iphone", ["typoTolerance": "strict"]), ["1", "2"])
  }

  @Test func tiesFallByObjectID() throws {
    let records: [JSONObject] = ["a", "100", "b", "99", "ab", "é", "B"].map { ["objectID": .string($0), "t": "tom"] }
    try expectEqual(makeIndex(records).ids("tom"), ["é", "b", "ab", "a", "B", "99", "100"])
    try expectEqual(makeIndex(records.reversed()).ids("tom"), ["é", "b", "ab", "a", "B", "99", "100"])
    try expectEqual(makeIndex("tom", "tom", "tom").ids("tom"), ["3", "2", "1"])
  }
}
