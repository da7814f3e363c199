import SearchModel

@testable import IndexSettings

/// Where a query looks: inside areas, or around a place.
struct PlainGeoSearch {
  private let area: GeoArea?
  /// The place to look around, nil without one or when an area is given.
  let center: Place?
  /// How far records may be, nil when it does not matter.
  private let radius: Double?
  /// The radius in metres where the query gives none.
  let automaticRadius: Int?
  private let ranges: [(from: Double, step: Double)]

  init(_ values: SearchParameters) {
    area =
      values["insideBoundingBox"].flatMap(GeoArea.init(boundingBoxes:))
      ?? values["insidePolygon"].flatMap(GeoArea.init(polygons:))
    center = area == nil ? values["aroundLatLng"]?.stringValue.flatMap(Place.init) : nil
    let leastRadius = values["minimumAroundRadius"]?.integerValue ?? 0
    automaticRadius = center == nil || values["aroundRadius"] != nil ? nil : max(10_800_000, leastRadius)
    radius = automaticRadius.map(Double.init) ?? values["aroundRadius"]?.doubleValue
    ranges = Self.ranges(values["aroundPrecision"])
  }

  /// From which distance on how many metres count as one; the last range that has begun holds.
  private static func ranges(_ precision: JSON?) -> [(from: Double, step: Double)] {
    if let step = precision?.doubleValue { return [(0, max(step, 1))] }
    let given = (precision?.arrayValue ?? []).compactMap { range -> (from: Double, step: Double)? in
      guard let from = range.objectValue?["from"]?.doubleValue, let step = range.objectValue?["value"]?.doubleValue
      else { return nil }
      return (max(from, 0), max(step, 1))
    }.sorted { $0.from < $1.from }
    return [(0, 1)] + given
  }

  /// The nearest place of a record, nil without one or when the search is not around a place.
  func nearest(of record: Record) -> NearestPlace? {
    guard let center else { return nil }
    return Place.places(of: record).map { place in
      let distance = place.distance(to: center)
      var (bucket, precision) = (0, 1)
      for range in ranges where range.from <= Double(distance) {
        let steps = ((Double(distance) - range.from) / range.step).rounded(.down)
        (bucket, precision) = (Int((range.from + steps).rounded(.down)), Int(range.step.rounded()))
      }
      return NearestPlace(place: place, distance: distance, bucket: bucket, precision: precision)
    }.min { $0.distance < $1.distance }
  }

  /// Whether a record lies inside.
  func accepts(_ record: Record) -> Bool {
    if let area { return Place.places(of: record).contains(where: area.contains) }
    guard center != nil else { return true }
    guard let nearest = nearest(of: record) else { return false }
    return radius.map { Double(nearest.distance) <= $0 } ?? true
  }
}
