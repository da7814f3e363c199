import SearchModel
import TestSupport
import Testing

struct HitResultsTests {
  private let results = SearchResults(
    nbHits: 2,
    hits: [
      [
        "objectID": "1",
        "_highlightResult": [
          "title": [
            "value": "<em>Tom</em>", "matchLevel": "full", "matchedWords": ["tom"], "fullyHighlighted": true,
          ],
          "value": ["value": "x", "matchLevel": "none", "matchedWords": []],
          "a.b": ["value": "dotted", "matchLevel": "partial"],
          "genre": [["value": "a", "matchLevel": "none"], ["value": "b", "matchLevel": "odd"]],
          "cast": [["name": ["value": "n0"]], ["name": ["value": "n1"]], ["other": 5]],
          "bare": ["matchLevel": "none"],
        ],
        "_snippetResult": ["text": ["value": "… <em>Tom</em> …", "matchLevel": "partial"]],
        "_rankingInfo": [
          "nbTypos": 1, "words": 2, "userScore": 3, "matchedGeoLocation": ["lat": 1.5, "lng": 2, "distance": 9],
          "promoted": true,
        ],
      ],
      ["objectID": "2", "_rankingInfo": 5],
    ])

  @Test func aHighlightHasItsMembers() throws {
    let highlight = try #require(results.highlightResult(at: 0, path: "title"))
    expectEqual(highlight.value, "<em>Tom</em>")
    expectEqual(highlight.matchLevel, .full)
    expectEqual(highlight.matchedWords, ["tom"])
    expectEqual(highlight.fullyHighlighted, true)
    let bare = try #require(results.highlightResult(at: 0, path: "bare"))
    #expect(bare.value == nil && bare.matchLevel == .none && bare.matchedWords == nil && bare.fullyHighlighted == nil)
  }

  @Test(
    arguments: [
      ("genre.0", "a"), ("genre[1]", "b"), ("cast.1.name", "n1"), ("cast[0].name", "n0"), ("value", "x"),
      (#"a\.b"#, "dotted"),
    ])
  func pathsLeadIntoObjectsAndLists(path: String, value: String) {
    expectEqual(results.highlightResult(at: 0, path: path)?.value, value)
  }

  @Test(
    arguments: [
      "", "missing", "genre", "genre.2", "genre.-1", "genre.+0", "genre[2]", "genre[x]", "genre[", "genre]", "genre[]",
      "title.0", "title.value", "cast.name", "cast.2.name", "genre.99999999999999999999", ".", "genre[0",
    ])
  func otherPathsLeadNowhere(path: String) {
    #expect(results.highlightResult(at: 0, path: path) == nil)
  }

  @Test func listsAreGivenWhole() {
    expectEqual(results.highlightResults(at: 0, path: "genre").map(\.value), ["a", "b"])
    expectEqual(results.highlightResults(at: 0, path: "genre").map(\.matchLevel), [.none, .none])
    expectEqual(results.highlightResults(at: 0, path: "cast.name").map(\.value), ["n0", "n1"])
    expectEqual(results.highlightResults(at: 0, path: "cast.1.name").map(\.value), ["n1"])
    expectEqual(results.highlightResults(at: 0, path: "title").map(\.value), ["<em>Tom</em>"])
    #expect(results.highlightResults(at: 0, path: "missing").isEmpty)
    #expect(results.highlightResults(at: 9, path: "title").isEmpty)
  }

  @Test func snippetsAreRead() {
    expectEqual(results.snippetResult(at: 0, path: "text")?.value, "… <em>Tom</em> …")
    expectEqual(results.snippetResult(at: 0, path: "text")?.matchLevel, .partial)
    expectEqual(results.snippetResults(at: 0, path: "text").count, 1)
    #expect(results.snippetResult(at: 1, path: "text") == nil)
  }

  @Test func rankingInfoIsTypedAndRaw() throws {
    let info = try #require(results.rankingInfo(at: 0))
    #expect(info.nbTypos == 1 && info.words == 2 && info.userScore == 3 && info.nbExactWords == 0)
    expectEqual(info.matchedGeoLocation, LatLng(lat: 1.5, lng: 2))
    expectEqual(info.content["promoted"], true)
    #expect(results.rankingInfo(at: 1) == nil)
  }

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func noHitHasNoResults(index: Int) {
    #expect(results.highlightResult(at: index, path: "title") == nil)
    #expect(results.snippetResult(at: index, path: "text") == nil)
    #expect(results.rankingInfo(at: index) == nil)
  }
}
