import OrderedCollections
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
  /// The mean radius of the earth in metres.
  private static let earthRadius = 6_371_008.8

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

  /// The places of a record: `_geoloc` is one or a list; what is not a place is left out.
  package static func places(of record: Record) -> [Place] {
    record.attributes["_geoloc"].map { value in
      (value.arrayValue ?? [value]).compactMap(Place.init)
    } ?? []
  }

  /// The distance in metres along the great circle (haversine formula).
  package func distance(to other: Place) -> Double {
    let radians = Double.pi / 180
    let latitudes = sin((other.latitude - latitude) * radians / 2)
    let longitudes = sin((other.longitude - longitude) * radians / 2)
    let chord =
      latitudes * latitudes + cos(latitude * radians) * cos(other.latitude * radians) * longitudes * longitudes
    return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
  }
}

/// The nearest place of a record to where a search looks.
package struct NearestPlace {
  package let place: Place
  /// In metres.
  package let distance: Double
  /// In steps of the precision.
  package let bucket: Int
  /// The step in metres that holds at this distance.
  package let precision: Int

  package init(place: Place, distance: Double, bucket: Int, precision: Int) {
    self.place = place
    self.distance = distance
    self.bucket = bucket
    self.precision = precision
  }
}
