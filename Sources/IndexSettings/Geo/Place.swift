package import SearchModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A point on the earth.
package struct Place: Hashable, Sendable {
  /// The radius of the sphere that distances are measured on, in metres: Algolia's.
  private static let earthRadius = 6_372_797.560856
  /// How many parts of a degree an index tells apart.
  private static let partsOfDegree = 10_000.0

  package let latitude: Double
  package let longitude: Double

  /// A point; nil outside the ranges of latitude and longitude.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads `latitude, longitude`.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = Double(parts[0].trimmed), let longitude = Double(parts[1].trimmed) else {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Reads `{"lat": …, "lng": …}`.
  init?(_ value: JSON) {
    guard case .object(let members) = value, let latitude = members["lat"]?.doubleValue,
      let longitude = members["lng"]?.doubleValue
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// The places of a record as an index keeps them: `_geoloc` is one or a list; what is not a place is left out.
  package static func places(of record: Record) -> [Place] {
    record.attributes["_geoloc"].map { value in
      (value.arrayValue ?? [value]).compactMap { Place($0)?.kept }
    } ?? []
  }

  /// The place as an index keeps it: with four decimals, about ten metres, the others cut off downwards.
  package var kept: Place {
    Place(latitude: Self.cut(latitude), longitude: Self.cut(longitude)) ?? self
  }

  private static func cut(_ degrees: Double) -> Double {
    let parts = degrees * partsOfDegree
    // A product may fall just below the decimals as they are written: 0.0029 must stay what it is.
    let nearest = parts.rounded() / partsOfDegree
    return nearest == degrees ? nearest : parts.rounded(.down) / partsOfDegree
  }

  /// The distance in whole metres along the great circle (haversine formula), the rest of a metre cut off.
  package func distance(to other: Place) -> Int {
    let radians = Double.pi / 180
    let latitudes = sin((other.latitude - latitude) * radians / 2)
    let longitudes = sin((other.longitude - longitude) * radians / 2)
    let chord =
      latitudes * latitudes + cos(latitude * radians) * cos(other.latitude * radians) * longitudes * longitudes
    let metres = 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
    return Int(exactly: metres.rounded(.down)) ?? 0
  }
}

/// The nearest place of a record to where a search looks.
package struct NearestPlace {
  package let place: Place
  /// In whole metres.
  package let distance: Int
  /// The number of its step, of those that the precision makes of distances.
  package let bucket: Int
  /// The step in metres that holds at this distance.
  package let precision: Int

  package init(place: Place, distance: Int, bucket: Int, precision: Int) {
    self.place = place
    self.distance = distance
    self.bucket = bucket
    self.precision = precision
  }
}
