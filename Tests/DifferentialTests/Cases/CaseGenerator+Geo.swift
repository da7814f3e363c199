import SearchModel
import TestSupport

extension CaseGenerator {
  static let geoSamplers: [String: Sampler] = [
    "aroundLatLng": Sampler(0.03) { .string($0.random.one("48.85, 2.35", "-16.8,179.9", "0,0", "", "90,0")) },
    "aroundLatLngViaIP": Sampler(0.01) { _ in true },
    "aroundRadius": Sampler(0.02) { $0.random.one("all", "all", 1, 500, 20_000, 1_000_000, 21_000_000) },
    "aroundPrecision": Sampler(0.02) { generator in
      generator.random.one(
        1, 10, 1_000, 500_000, [["from": 0, "value": 100], ["from": 5_000, "value": 10_000]],
        [["from": 1_000, "value": 7]], [["from": 2_000.5, "value": 1.5], ["from": 0, "value": 33]], [])
    },
    "minimumAroundRadius": Sampler(0.02) { .integer($0.random.one(1, 5_000, 3_000_000)) },
    "insideBoundingBox": Sampler(0.02) { generator in
      let boxes = (0..<generator.random.one(1, 1, 2)).map { _ in generator.box() }
      return generator.random.chance(0.3) ? .array(boxes.flatMap { $0 }) : .array(boxes.map(JSON.array))
    },
    "insidePolygon": Sampler(0.02) { generator in
      let rings = (0..<generator.random.one(1, 1, 2)).map { _ in generator.ring() }
      return generator.random.chance(0.3) ? .array(rings[0]) : .array(rings.map(JSON.array))
    },
  ]

  /// Parameters for a place near the record to find, if it has one.
  mutating func addGeoSearch(to parameters: inout JSONObject) {
    guard target["_geoloc"] != nil, random.chance(isLarge ? 0.4 : 0.2) else { return }
    let (latitude, longitude) = center()
    func text(_ number: Double) -> String { PlainNumber(number).description }
    parameters["aroundLatLng"] = .string("\(text(latitude)),\(random.chance(0.5) ? " " : "")\(text(longitude))")
    for name in ["aroundRadius", "aroundPrecision", "minimumAroundRadius"] where random.chance(0.45) {
      parameters[name] = Self.geoSamplers[name]?.sample(&self)
    }
  }

  /// A point near one of a few towns, some of them where maps end.
  mutating func place() -> JSON {
    let (latitude, longitude) = random.one(
      (48.8566, 2.3522), (48.8566, 2.3522), (51.5, -0.1278), (-16.8, 179.9), (89.9, 0))
    let spread = random.one(0, 0.001, 0.1, 3)
    func moved(_ number: Double, _ limit: Double) -> Double {
      // More decimals than an index keeps.
      let parts = number * 100_000 + Double(random.number(-1_000...1_000)) * spread * 100
      let moved = parts.rounded() / 100_000
      return moved > limit ? moved - 2 * limit : moved
    }
    let lat = min(moved(latitude, 360), 90)
    let lng = moved(longitude, 180)
    return random.chance(0.9)
      ? ["lat": .double(lat), "lng": .double(lng)] : ["lng": .integer(Int(lng)), "lat": .integer(Int(lat))]
  }

  /// A point near the record to find, or another one.
  private mutating func center() -> (latitude: Double, longitude: Double) {
    let places = target["_geoloc"].map { $0.arrayValue ?? [$0] } ?? []
    let members = (random.chance(0.8) ? places.first : nil)?.objectValue ?? place().objectValue ?? [:]
    guard let latitude = members["lat"]?.doubleValue, let longitude = members["lng"]?.doubleValue,
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return (48.85, 2.35) }
    return (latitude, longitude)
  }

  private mutating func box() -> [JSON] {
    let (latitude, longitude) = center()
    let height = random.one(0.05, 1, 10)
    let west = longitude - height
    let east = longitude + height
    var sides = [max(west, -180), min(east, 180)].map(JSON.double)
    var ends = [min(latitude + height, 90), max(latitude - height, -90)].map(JSON.double)
    if random.chance(0.4) { sides.reverse() }
    if random.chance(0.4) { ends.reverse() }
    return [ends[0], sides[0], ends[1], sides[1]]
  }

  private mutating func ring() -> [JSON] {
    let (latitude, longitude) = center()
    let size = random.one(0.05, 1, 10)
    let corners = random.few(of: [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1), (0, 2), (2, 0.5)], 3...6)
    return corners.flatMap { north, east -> [JSON] in
      let longitude = longitude + east * size
      let turned = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
      return [.double(min(max(latitude + north * size, -90), 90)), .double(turned)]
    }
  }
}
