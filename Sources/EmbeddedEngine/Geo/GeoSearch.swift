import IndexSettings
import OrderedCollections
import SearchModel

/// Where a query looks: inside areas, or around a place.
struct GeoSearch {
  /// The automatic radius holds this many candidates. It does not depend on the size of a page: requests that only
  /// count are made with empty pages, and must count what the others show.
  static let automaticCandidates = 1_000

  private enum Radius {
    case metres(Double)
    case all
    case automatic(minimum: Double)
  }

  let area: GeoArea?
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

  /// Whether any record can be left out or ranked.
  var isActive: Bool { area != nil || center != nil }

  /// Whether the nearest place of a record is within the radius, if it is given.
  func isWithinRadius(_ nearest: NearestPlace?) -> Bool {
    switch radius {
    case .all: true
    case .automatic: nearest != nil
    case .metres(let metres): nearest.map { $0.distance <= metres } ?? false
    }
  }

  /// A place as the nearest one of a record, at a distance in metres.
  func nearest(_ place: Place, at distance: Double) -> NearestPlace {
    let (bucket, step) = precision.bucket(of: distance)
    return NearestPlace(place: place, distance: distance, bucket: bucket, precision: step)
  }

  /// The automatic radius over the distances of all candidates in whole metres, nil when the radius is given.
  func automaticRadius(of distances: () -> [Double]) -> Int? {
    guard center != nil, case .automatic(let minimum) = radius else { return nil }
    let distances = distances().sorted()
    let wanted = Self.automaticCandidates
    let farthest = distances.count > wanted ? distances[wanted - 1] : distances.last ?? 0
    return Int(exactly: max(farthest, minimum).rounded(.up)) ?? Int.max
  }
}

/// How many metres count as one distance, perhaps more the farther away.
struct GeoPrecision {
  static let defaultStep = 10

  private var ranges: [(from: Double, step: Double)] = []

  init(_ value: JSON?) {
    if let step = value?.doubleValue {
      ranges = [(0, max(step, 1))]
    } else {
      for range in value?.arrayValue ?? [] {
        guard let members = range.objectValue, let from = members["from"]?.doubleValue,
          let step = members["value"]?.doubleValue
        else { continue }
        ranges.append((max(from, 0), max(step, 1)))
      }
      ranges.sort { $0.from < $1.from }
    }
    if ranges.first.map({ $0.from > 0 }) ?? true { ranges.insert((0, Double(Self.defaultStep)), at: 0) }
  }

  /// The number of a distance's bucket, counted over all ranges, and the step there in metres.
  func bucket(of distance: Double) -> (bucket: Int, step: Int) {
    var bucket = 0.0
    for (offset, range) in ranges.enumerated() {
      let end = offset + 1 < ranges.count ? ranges[offset + 1].from : Double.infinity
      if distance < end {
        let whole = bucket + ((distance - range.from) / range.step).rounded(.down)
        return (Int(exactly: whole) ?? Int.max - 1, Int(exactly: range.step.rounded()) ?? Int.max)
      }
      bucket += ((end - range.from) / range.step).rounded(.up)
    }
    return (Int.max - 1, Self.defaultStep)
  }
}
