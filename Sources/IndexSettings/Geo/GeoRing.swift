/// A polygon on the earth, of any width.
///
/// Each edge goes the shorter way around the earth. Longitudes are counted on from corner to corner, beyond 180° where
/// need be, so that the ring stays in one piece over the 180° meridian; it is then the same from whatever corner it
/// begins.
struct GeoRing {
  /// Beyond the poles, where the edges of a ring around one of them end.
  private static let beyondPole = 91.0

  /// The corners; the last one is followed by the first.
  private var corners: [(latitude: Double, longitude: Double)] = []
  private var longitudes = 0.0...0.0

  init(_ places: [Place]) {
    guard let first = places.first else { return }
    var longitude = first.longitude
    var previous = first
    for place in places + [first] {
      longitude += Self.shorterWay(from: previous.longitude, to: place.longitude)
      corners.append((place.latitude, longitude))
      previous = place
    }
    if abs(longitude - first.longitude) > 180 {
      // The ring runs around a pole: the nearer one is inside.
      let isNorth = places.reduce(0) { $0 + $1.latitude } >= 0
      let pole = isNorth ? Self.beyondPole : -Self.beyondPole
      corners += [(pole, longitude), (pole, first.longitude)]
    }
    let all = corners.map(\.longitude)
    longitudes = (all.min() ?? 0)...(all.max() ?? 0)
  }

  private static func shorterWay(from west: Double, to east: Double) -> Double {
    let way = east - west
    return way > 180 ? way - 360 : way < -180 ? way + 360 : way
  }

  /// Whether a place lies inside, in whichever turn around the earth.
  func contains(_ place: Place) -> Bool {
    let firstTurn = ((longitudes.lowerBound - place.longitude) / 360).rounded(.up)
    var longitude = place.longitude + firstTurn * 360
    while longitude <= longitudes.upperBound {
      if contains(latitude: place.latitude, longitude: longitude) { return true }
      longitude += 360
    }
    return false
  }

  /// Whether a ray eastwards crosses the edges an odd number of times.
  private func contains(latitude: Double, longitude: Double) -> Bool {
    guard var previous = corners.last else { return false }
    var isInside = false
    for corner in corners {
      defer { previous = corner }
      guard (corner.latitude > latitude) != (previous.latitude > latitude) else { continue }
      let share = (latitude - previous.latitude) / (corner.latitude - previous.latitude)
      if longitude < previous.longitude + share * (corner.longitude - previous.longitude) { isInside.toggle() }
    }
    return isInside
  }
}
