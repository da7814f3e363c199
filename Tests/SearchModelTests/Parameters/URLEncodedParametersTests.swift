import SearchModel
import TestSupport
import Testing

struct URLEncodedParametersTests {
  @Test func valuesHaveTheShapeOfTheirParameter() {
    let parameters = SearchParameters(
      urlEncoded: "query=tom+%26%20jerry&hitsPerPage=2&facets=a,b&analytics=0&facetFilters=%5B%22a%3Ab%22%5D"
        + "&typoTolerance=min&unknown=7&getRankingInfo=true&attributesToRetrieve=%5B%22%2A%22%5D")
    expectEqual(parameters.query, "tom & jerry")
    expectEqual(parameters.hitsPerPage, 2)
    expectEqual(parameters.facets, ["a", "b"])
    expectEqual(parameters["analytics"], false)
    expectEqual(parameters["facetFilters"], ["a:b"])
    expectEqual(parameters["typoTolerance"], "min")
    expectEqual(parameters["unknown"], "7")
    expectEqual(parameters["getRankingInfo"], true)
    expectEqual(parameters["attributesToRetrieve"], ["*"])
  }

  @Test(
    arguments: [
      ("", [:]), ("&&", [:]), ("=7", [:]), ("query", ["query": ""]), ("query=a=b", ["query": "a=b"]),
      ("query=%", ["query": "%"]), ("query=%4", ["query": "%4"]), ("query=%zz", ["query": "%zz"]),
      ("query=%+1", ["query": "% 1"]), ("query=1&query=2", ["query": "2"]), ("page=x", ["page": "x"]),
      ("query=7", ["query": "7"]),
    ] as [(String, SearchParameters)])
  func oddTextsAreReadAsFarAsPossible(text: String, expected: SearchParameters) {
    expectEqual(SearchParameters(urlEncoded: text), expected)
  }

  @Test func namesAreSortedAndEverythingSpecialIsEncoded() {
    let parameters: SearchParameters = [
      "query": "a&b=c+d?#;/@é", "facets": ["x", "y"], "analytics": false, "page": 3,
    ]
    expectEqual(
      parameters.urlEncoded,
      "analytics=false&facets=%5B%22x%22%2C%22y%22%5D&page=3&query=a%26b%3Dc%2Bd%3F%23%3B%2F%40%C3%A9")
  }

  @Test(arguments: 1...40)
  func readingWhatWasWrittenIsTheIdentity(seed: Int) {
    var random = RandomValues(seed: seed)
    let parameters: SearchParameters = [
      "query": .string(random.hostileText()), "filters": .string(random.hostileText()),
      "facets": .array([.string(random.hostileText()), .string(random.hostileText())]),
      "facetFilters": [[.string(random.hostileText())], .string(random.hostileText())],
      "page": .integer(random.int(0...1_000)), "analytics": .bool(random.bool()),
      "insideBoundingBox": [[1.5, 2, 3.25, 4]],
    ]
    expectEqual(SearchParameters(urlEncoded: parameters.urlEncoded), parameters)
  }
}
