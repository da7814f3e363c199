import SearchModel

@testable import EmbeddedEngine
@testable import IndexSettings

/// Where a query looks: inside areas, or around a place.
struct PlainGeoSearch {
  private enum Radius {
    case metres(Double)
    case all
    case automatic(minimum: Double)
  }

  private let area: GeoArea?
  /// The place to look around, nil without one or when an area is given.
  let center: Place?
  private let radius: Radius
  private let precision: GeoPrecision

  init(_ values: SearchParameters) {
    area =
      values["insideBoundingBox"].flatMap(GeoArea.init(boundingBoxes:))
      ?? values["insidePolygon"].flatMap(GeoArea.init(polygons:))
    center = area == nil ? values["aroundLatLng"]?.stringValue.flatMap(Place.init) : nil
    radius =
      switch values["aroundRadius"] {
      case .string: .all
      case let metres?: .metres(metres.doubleValue ?? 0)
      case nil: .automatic(minimum: values["minimumAroundRadius"]?.doubleValue ?? 0)
      }
    precision = GeoPrecision(values["aroundPrecision"])
  }

  /// The nearest place of a record, nil without one or when the search is not around a place.
  func nearest(of record: Record) -> NearestPlace? {
    guard let center else { return nil }
    return Place.places(of: record).map { place in
      let distance = place.distance(to: center)
      let (bucket, step) = precision.bucket(of: distance)
      return NearestPlace(place: place, distance: distance, bucket: bucket, precision: step)
    }.min { $0.distance < $1.distance }
  }

  /// Whether a record lies inside; an automatic radius is applied later.
  func accepts(_ record: Record) -> Bool {
    if let area { return Place.places(of: record).contains(where: area.contains) }
    guard center != nil else { return true }
    return switch radius {
    case .all: true
    case .automatic: nearest(of: record) != nil
    case .metres(let metres): nearest(of: record).map { $0.distance <= metres } ?? false
    }
  }

  /// The automatic radius over all candidates in whole metres, nil when the radius is given: it holds a thousand of
  /// them.
  func automaticRadius(of records: [PlainRankedRecord]) -> Int? {
    guard center != nil, case .automatic(let minimum) = radius else { return nil }
    let distances = records.compactMap(\.nearest?.distance).sorted()
    let wanted = 1_000
    let farthest = distances.count > wanted ? distances[wanted - 1] : distances.last ?? 0
    return Int(exactly: max(farthest, minimum).rounded(.up)) ?? Int.max
  }
}
