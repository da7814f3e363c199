import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

struct GeoTests {
  /// Paris, Versailles (17 km off), London (344 km off), nowhere; Fiji on both sides of the 180° meridian.
  private func places() throws -> EmbeddedIndex {
    try makeIndex([
      ["objectID": "london", "_geoloc": ["lat": 51.5074, "lng": -0.1278]],
      ["objectID": "paris", "_geoloc": [["lat": 48.8566, "lng": 2.3522], ["lat": 0, "lng": 0]]],
      ["objectID": "versailles", "_geoloc": ["lat": 48.8049, "lng": 2.1204]],
      ["objectID": "nowhere"],
      ["objectID": "fiji", "_geoloc": ["lat": -16.8, "lng": 179.9]],
      ["objectID": "invalid", "_geoloc": ["lat": 99, "lng": 1]],
    ])
  }

  @Test(
    arguments: [
      (20_000, ["paris", "versailles"]), (1_000, ["paris"]),
      ("all", ["paris", "versailles", "london", "fiji"]),
      (400_000, ["paris", "versailles", "london"]),
    ] as [(JSON, [String])])
  func radiusFiltersAndDistanceRanks(radius: JSON, ids: [String]) throws {
    try expectEqual(places().ids("", ["aroundLatLng": "48.8566, 2.3522", "aroundRadius": radius]), ids)
  }

  @Test func precisionMakesDistancesEqual() throws {
    let parameters: SearchParameters = ["aroundLatLng": "48.8566,2.3522", "aroundRadius": 400_000]
    try expectEqual(
      places().ids("", parameters.overlaid(with: ["aroundPrecision": 1_000_000])), ["versailles", "paris", "london"])
    let ranges: JSON = [["from": 0, "value": 10], ["from": 10_000, "value": 1_000_000]]
    try expectEqual(
      places().ids("", parameters.overlaid(with: ["aroundPrecision": ranges])), ["paris", "versailles", "london"])
  }

  @Test func automaticRadiusLeavesOutTheOtherSideOfTheEarthOnly() throws {
    let response = try places().search(["aroundLatLng": "48.8566,2.3522"])
    expectEqual(response.hits.compactMap { $0["objectID"] }, ["paris", "versailles", "london"])
    expectEqual(response.extra["automaticRadius"], "10800000")
    let wider = try places().search(["aroundLatLng": "48.8566,2.3522", "minimumAroundRadius": 20_000_000])
    expectEqual(wider.hits.compactMap { $0["objectID"] }, ["paris", "versailles", "london", "fiji"])
    expectEqual(wider.extra["automaticRadius"], "20000000")
  }

  @Test func automaticRadiusHoldsHoweverManyThereAre() throws {
    let records: [JSONObject] = (0..<2_500).map { ["_geoloc": ["lat": .double(Double($0) / 100), "lng": 0]] }
    try expectEqual(makeIndex(records).search(["aroundLatLng": "0,0"]).nbHits, 2_500)
  }

  @Test(
    arguments: [
      ([[49, 2, 48, 3]], ["versailles", "paris"]), ([48, 2.3, 49, 3], ["paris"]),
      ([[52, -1, 51, 1], [49, 2.3, 48, 3]], ["paris", "london"]), ([[49, 3, 48, 2]], ["versailles", "paris"]),
      ([[48, 3, 49, 2]], ["versailles", "paris"]), ([[-10, 170, -20, 180], [-10, -180, -20, -170]], ["fiji"]),
      ([[-10, 170, -20, -170]], []),
    ] as [(JSON, [String])])
  func boxesFilter(boxes: JSON, ids: [String]) throws {
    try expectEqual(places().ids("", ["insideBoundingBox": boxes]), ids)
  }

  @Test func polygonsFilterAndBoxesWin() throws {
    let triangle: JSON = [[49.5, 2, 48, 1.5, 48, 3]]
    try expectEqual(places().ids("", ["insidePolygon": triangle]), ["versailles", "paris"])
    try expectEqual(places().ids("", ["insidePolygon": triangle, "insideBoundingBox": [52, -1, 51, 1]]), ["london"])
    try expectEqual(places().ids("", ["insidePolygon": [[-10, 170, -10, -170, -20, -170, -20, 170]]]), ["fiji"])
  }

  @Test func anEmptyListOfAreasIsNoFilter() throws {
    try expectEqual(places().ids("", ["insideBoundingBox": [], "insidePolygon": []]).count, places().ids("").count)
    let triangle: JSON = [[49.5, 2, 48, 1.5, 48, 3]]
    try expectEqual(places().ids("", ["insidePolygon": triangle, "insideBoundingBox": []]), ["versailles", "paris"])
  }

  /// Rings as corners, places inside of them and places outside, as latitude and longitude.
  private static let rings: [(corners: [[Double]], inside: [[Double]], outside: [[Double]])] = [
    (
      [[70, -100], [72, 0], [70, 100], [-70, 100], [-72, 0], [-70, -100]], [[0, 0], [0, 99], [60, -99]],
      [[0, 101], [0, 180], [0, -180], [0, -101], [80, 0]]
    ),
    (
      [[85, -180], [85, -60], [85, 60], [85, 180], [-85, 180], [-85, 60], [-85, -60], [-85, -180]],
      [[0, 0], [0, 180], [0, -180], [80, 120], [-80, -120]], [[88, 0], [-88, 100]]
    ),
    (
      [[10, 170], [10, -170], [-10, -170], [-10, 170]], [[0, 175], [0, -175], [0, 180]],
      [[0, 160], [0, -160], [0, 0]]
    ),
    (
      [[10, 100], [10, -150], [10, -60], [-10, -60], [-10, -150], [-10, 100]], [[0, 110], [0, 180], [0, -100]],
      [[0, 0], [0, 90], [0, -50]]
    ),
    // Around the pole.
    ([[60, -120], [60, 0], [60, 120]], [[80, 0], [90, 0], [70, 180]], [[50, 0], [-80, 0]]),
    ([[-60, -120], [-60, 0], [-60, 120]], [[-80, 0], [-70, 179]], [[-50, 0], [80, 0]]),
  ]

  @Test(arguments: rings.indices)
  func polygonsAreTheSameFromEachCornerAndInBothDirections(number: Int) throws {
    let ring = Self.rings[number]
    let places = ring.inside + ring.outside
    let index = try makeIndex(places.map { ["_geoloc": ["lat": .double($0[0]), "lng": .double($0[1])]] })
    let expected = ring.inside.indices.reversed().map { String($0 + 1) }
    for start in ring.corners.indices {
      let corners = Array(ring.corners[start...] + ring.corners[..<start])
      for direction in [corners, corners.reversed()] {
        let polygon = JSON.array([.array(direction.joined().map(JSON.double))])
        try expectEqual(index.ids("", ["insidePolygon": polygon]), expected, "from \(direction[0])")
      }
    }
  }

  @Test func areasTurnOffThePlace() throws {
    let response = try places().search(["aroundLatLng": "51.5,0", "insideBoundingBox": [[49, 2, 48, 3]]])
    expectEqual(response.hits.compactMap { $0["objectID"] }, ["versailles", "paris"])
    #expect(response.extra["automaticRadius"] == nil)
  }
}
