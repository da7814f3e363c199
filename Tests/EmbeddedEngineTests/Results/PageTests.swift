import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

struct PageTests {
  private func numbers(_ count: Int, settings: SearchParameters = [:]) throws -> EmbeddedIndex {
    try makeIndex((0..<count).map { ["n": .integer($0)] }, settings: settings)
  }

  @Test func pagesCutTheHits() throws {
    let response = try numbers(5).search(["hitsPerPage": 2, "page": 2])
    expectEqual(response.hits.count, 1)
    #expect(response.nbHits == 5 && response.nbPages == 3 && response.page == 2 && response.hitsPerPage == 2)
    #expect(try numbers(5).search(["hitsPerPage": 2, "page": 3]).hits.isEmpty)
    #expect(try numbers(5).search(["page": .integer(.max)]).hits.isEmpty)
  }

  @Test func offsetAndLengthReplaceThePage() throws {
    let index = try numbers(5)
    let response = try index.search(["offset": 1, "length": 3, "page": 7])
    expectEqual(response.hits.compactMap { $0["objectID"] }, ["4", "3", "2"])
    #expect(response.extra["offset"] == 1 && response.extra["length"] == 3)
    #expect(try index.search(["offset": .integer(.max), "length": 3]).hits.isEmpty)
    try expectEqual(index.ids("", ["length": 1]).count, 5)
  }

  @Test func paginationIsLimited() throws {
    let index = try numbers(10, settings: ["paginationLimitedTo": 5, "hitsPerPage": 2])
    let first = try index.search([:])
    #expect(first.nbHits == 10 && first.nbPages == 3 && !first.isPaginationLimited)
    let last = try index.search(["page": 2])
    #expect(last.hits.count == 1 && last.isPaginationLimited)
    #expect(try index.search(["page": 4]).isPaginationLimited)
    // There are no hits for this page anyhow.
    #expect(try !index.search(["page": 5]).isPaginationLimited)
    #expect(try index.search(["offset": 4, "length": 2]).isPaginationLimited)
    #expect(try !index.search(["offset": 4, "length": 1]).isPaginationLimited)
    #expect(try !numbers(5, settings: ["paginationLimitedTo": 5]).search([:]).isPaginationLimited)
  }

  @Test func distinctKeepsTheBestOfAGroup() throws {
    let index = try makeIndex(
      [["g": 1, "r": 1], ["g": 1, "r": 9], ["g": 2, "r": 5], ["r": 2], ["r": 3], ["g": 1, "r": 8]],
      settings: ["attributeForDistinct": "g", "customRanking": ["desc(r)"]])
    try expectEqual(index.ids("").count, 6)
    try expectEqual(index.ids("", ["distinct": true]), ["2", "3", "5", "4"])
    try expectEqual(index.search(["distinct": 1]).nbHits, 4)
    let two = try index.search(["distinct": 2, "hitsPerPage": 2])
    expectEqual(two.hits.compactMap { $0["objectID"] }, ["2", "6", "3"])
    expectEqual(two.hits.map { $0["_distinctSeqID"] }, [nil, 1, nil])
    #expect(two.nbHits == 4 && two.nbPages == 2)
    try expectEqual(numbers(3).ids("", ["distinct": true]).count, 3)
  }

  @Test func attributesToRetrieveChoose() throws {
    let index = try makeIndex(
      [["a": 1, "b": ["c": 2, "d": 3], "l": [["x": 1, "y": 2], ["y": 3]], "secret": 4]],
      settings: ["unretrievableAttributes": ["secret"]])
    func attributes(_ names: JSON) throws -> String? {
      let parameters: SearchParameters = ["attributesToRetrieve": names, "attributesToHighlight": []]
      return try index.search(parameters).hits.first.map { JSON.object($0).text() }
    }
    try expectEqual(attributes(["*"]), #"{"objectID":"1","a":1,"b":{"c":2,"d":3},"l":[{"x":1,"y":2},{"y":3}]}"#)
    try expectEqual(attributes(["b.c", "secret"]), #"{"objectID":"1","b":{"c":2}}"#)
    try expectEqual(attributes(["*", "-b.c", "-l"]), #"{"objectID":"1","a":1,"b":{"d":3}}"#)
    try expectEqual(attributes(["l.x"]), #"{"objectID":"1","l":[{"x":1}]}"#)
    try expectEqual(attributes(["a.x", "b.x", "l.z"]), #"{"objectID":"1"}"#)
    try expectEqual(attributes([]), #"{"objectID":"1"}"#)
  }

  @Test func membersOfAHitAreInAFixedOrder() throws {
    let index = try makeIndex("tom", settings: ["attributesToSnippet": ["t"]])
    let hit = try #require(try index.search(["query": "tom", "getRankingInfo": true]).hits.first)
    expectEqual(Array(hit.keys), ["objectID", "t", "_snippetResult", "_highlightResult", "_rankingInfo"])
  }

  @Test func rankingInfoNamesEveryCriterion() throws {
    let hit = try #require(try makeIndex("tom").search(["query": "tom", "getRankingInfo": true]).hits.first)
    let info = try #require(hit["_rankingInfo"]?.objectValue)
    expectEqual(
      Array(info.keys),
      [
        "nbTypos", "firstMatchedWord", "proximityDistance", "userScore", "geoDistance", "geoPrecision", "nbExactWords",
        "words", "filters",
      ])
  }

  @Test func responseFieldsDropParts() throws {
    let index = try makeIndex([["c": 1]], settings: ["attributesForFaceting": ["c"]])
    let response = try index.search(["facets": ["c"], "responseFields": ["facets"]])
    #expect(response.hits.isEmpty && response.facetStats.isEmpty && response.facets["c"]?.count == 1)
  }
}
