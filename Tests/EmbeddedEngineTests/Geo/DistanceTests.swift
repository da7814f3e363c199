import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// How far records are, and what answers say of it.
struct DistanceTests {
  /// The `_rankingInfo` of each hit around 0, 0.
  private func rankings(_ places: [(Double, Double)], _ parameters: SearchParameters = [:]) throws -> [JSONObject] {
    let index = try makeIndex(places.map { ["_geoloc": ["lat": .double($0.0), "lng": .double($0.1)]] })
    let around: SearchParameters = ["aroundLatLng": "0,0", "aroundRadius": "all", "getRankingInfo": true]
    return try index.search(around.overlaid(with: parameters)).hits.compactMap { $0["_rankingInfo"]?.objectValue }
  }

  private func matched(_ ranking: JSONObject, _ member: String) -> JSON? {
    ranking["matchedGeoLocation"]?.objectValue?[member]
  }

  /// A thousandth of a degree is 111.2 metres.
  @Test func recordsLieWhereFourDecimalsCutDownwardsPutThem() throws {
    let distances = try rankings([(0.00199, 0), (0.0029, 0), (-0.00301, 0), (0, 0.00009)]).map {
      matched($0, "distance")
    }
    expectEqual(distances, [0, 211, 322, 344])
  }

  @Test func whatIsEquallyFarInWholeMetresTies() throws {
    let index = try makeIndex(
      [
        ["objectID": "a", "n": 1, "_geoloc": ["lat": 0.00119, "lng": 0]],
        ["objectID": "b", "n": 2, "_geoloc": ["lat": 0.00111, "lng": 0]],
      ], settings: ["customRanking": ["desc(n)"]])
    try expectEqual(index.ids("", ["aroundLatLng": "0,0"]), ["b", "a"])
  }

  @Test func theRadiusIsComparedInWholeMetres() throws {
    let index = try makeIndex([["_geoloc": ["lat": 0.001, "lng": 0]]])
    try expectEqual(index.search(["aroundLatLng": "0,0", "aroundRadius": 111]).nbHits, 1)
    try expectEqual(index.search(["aroundLatLng": "0,0", "aroundRadius": 110]).nbHits, 0)
  }

  @Test func withoutAPrecisionDistancesAreInMetres() throws {
    let ranking = try #require(try rankings([(0.01, 0)]).first)
    #expect(ranking["geoDistance"] == 1112 && ranking["geoPrecision"] == 1)
    expectEqual(matched(ranking, "distance"), 1112)
  }

  @Test func thePrecisionDividesTheDistanceThatRanks() throws {
    let ranking = try #require(try rankings([(0.01, 0)], ["aroundPrecision": 500]).first)
    #expect(ranking["geoDistance"] == 2 && ranking["geoPrecision"] == 500)
    expectEqual(matched(ranking, "distance"), 1112)
  }

  @Test func stepsOfARangeAreCountedFromWhereItBegins() throws {
    let ranges: JSON = [
      ["from": 0, "value": 250], ["from": 2_000, "value": 1_000], ["from": 10_000, "value": 5_000],
    ]
    let distances = try rankings([(0.01, 0), (0.04, 0), (0.2, 0)], ["aroundPrecision": ranges])
      .map { $0["geoDistance"] }
    expectEqual(distances, [4, 2_002, 10_002])
  }

  @Test func theMatchedPlaceHasSixSignificantDigits() throws {
    let ranking = try #require(try rankings([(39.73426, -104.97943)]).first)
    #expect(matched(ranking, "lat") == 39.7342 && matched(ranking, "lng") == -104.98)
  }

  @Test func everyFilterThatARecordMeetsCounts() throws {
    let index = try makeIndex([["a": 1, "b": ["x", "y"]]], settings: ["attributesForFaceting": ["b"]])
    func score(_ filters: String) throws -> JSON? {
      try index.search(["filters": .string(filters), "getRankingInfo": true]).hits.first?["_rankingInfo"]?
        .objectValue?["filters"]
    }
    try expectEqual(score("b:x"), 1)
    try expectEqual(score("b:x AND a > 0"), 2)
    try expectEqual(score("b:x OR b:y"), 1)
    try expectEqual(score("NOT b:z"), 1)
  }

  @Test func theBestOfTheStaticOrderHasTheHighestScore() throws {
    let index = try makeIndex([["n": 1], ["n": 3], ["n": 2]], settings: ["customRanking": ["desc(n)"]])
    let scores = try index.search(["getRankingInfo": true]).hits.map {
      $0["_rankingInfo"]?.objectValue?["userScore"]
    }
    expectEqual(scores, [2, 1, 0])
  }
}
