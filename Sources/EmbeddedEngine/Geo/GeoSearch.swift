import IndexSettings
import SearchModel

/// Where a query looks: inside areas, or around a place.
struct GeoSearch {
  /// The automatic radius in metres.
  ///
  /// Algolia's own rule is not known. It was never seen to leave out anything nearer, however much of it there was, and
  /// always left out what is farther.
  static let automaticRadius = 10_800_000

  private enum Radius {
    case metres(Double)
    case all
    case automatic(Int)
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
      case nil: .automatic(max(Self.automaticRadius, values["minimumAroundRadius"]?.integerValue ?? 0))
      }
    precision = GeoPrecision(values["aroundPrecision"])
  }

  /// Whether any record can be left out or ranked.
  var isActive: Bool { area != nil || center != nil }

  /// The radius in metres where the query gives none, nil where it does and where it looks around no place.
  var automaticRadius: Int? {
    guard center != nil, case .automatic(let metres) = radius else { return nil }
    return metres
  }

  /// Whether the nearest place of a record is within the radius.
  func isWithinRadius(_ nearest: NearestPlace) -> Bool {
    switch radius {
    case .all: true
    case .automatic(let metres): nearest.distance <= metres
    case .metres(let metres): Double(nearest.distance) <= metres
    }
  }

  /// A place as the nearest one of a record, at a distance in metres.
  func nearest(_ place: Place, at distance: Int) -> NearestPlace {
    let (bucket, step) = precision.bucket(of: distance)
    return NearestPlace(place: place, distance: distance, bucket: bucket, precision: step)
  }
}

/// How many metres count as one distance, perhaps more the farther away.
struct GeoPrecision {
  static let defaultStep = 1

  /// The first one begins at 0.
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

  /// The number of a distance's bucket and the step there in metres.
  ///
  /// The buckets of a range are numbered from the metre on at which it begins. That keeps them in order, since no step
  /// is shorter than a metre.
  func bucket(of distance: Int) -> (bucket: Int, step: Int) {
    let distance = Double(distance)
    guard let range = ranges.last(where: { $0.from <= distance }) else { return (Int.max - 1, Self.defaultStep) }
    let whole = (range.from + ((distance - range.from) / range.step).rounded(.down)).rounded(.down)
    return (Int(exactly: whole) ?? Int.max - 1, Int(exactly: range.step.rounded()) ?? Int.max)
  }
}
