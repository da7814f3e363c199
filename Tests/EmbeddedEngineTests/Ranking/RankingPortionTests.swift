import SearchModel
import TestSupport
import Testing

/// Documents that are left unread because of what is known of their portion are never better than those that are kept.
struct RankingPortionTests {
  /// The first hit of a query for many records of one text and an odd one before or after them.
  private func first(
    _ query: String, among text: String, count: Int, odd: String, isOddFirst: Bool, synonyms: [Synonym] = []
  ) throws -> String? {
    let many = (0..<count).map { ["objectID": .string("m\($0)"), "t": .string(text)] as JSONObject }
    let one: [JSONObject] = [["objectID": "odd", "t": .string(odd)]]
    let index = try makeIndex(
      isOddFirst ? one + many : many + one, settings: ["searchableAttributes": ["t"]], synonyms: synonyms)
    return try index.ids(query, ["hitsPerPage": 5]).first
  }

  /// Fewer than 1,000 documents are not looked up by place; with synonyms none are.
  @Test(arguments: [(600, []), (600, [Synonym.of("green", "verdant")]), (1_200, [Synonym.of("green", "verdant")])])
  func wordsOfUnknownPlacesMayStandFirst(count: Int, synonyms: [Synonym]) throws {
    let first = try first(
      "green hats", among: "old green hats", count: count, odd: "green hats", isOddFirst: false, synonyms: synonyms)
    expectEqual(first, "odd")
  }

  /// The posting lists of the words do not say where both are one word.
  @Test func joinedWordsMayStandFirst() throws {
    let first = try first("green hats", among: "old grean hats", count: 1_200, odd: "greenhats old", isOddFirst: false)
    expectEqual(first, "odd")
  }

  @Test(arguments: [600, 1_200])
  func synonymsOfOneWordAreAsExactAsTheWord(count: Int) throws {
    let first = try first(
      "green hats", among: "green hats", count: count, odd: "verdant hats", isOddFirst: true,
      synonyms: [.of("green", "verdant")])
    expectEqual(first, "odd")
  }
}
