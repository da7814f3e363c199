import SearchModel

extension TypesenseRequest {
  /// The field of the records' places.
  static let placeField = "_geoloc"

  private var center: LatLng? { parameters["aroundLatLng"]?.stringValue.flatMap { LatLng($0) } }

  /// What filters by place, nil without; a shape wins over a radius, and a box over a polygon.
  func geoFilter() throws(SearchError) -> String? {
    let boxes = try shapes("insideBoundingBox", atLeast: 2, of: 4)
    if !boxes.isEmpty {
      return anyOf(boxes.map { box in [box[0], box[1], box[0], box[3], box[2], box[3], box[2], box[1]] })
    }
    let polygons = try shapes("insidePolygon", atLeast: 3, of: nil)
    if !polygons.isEmpty { return anyOf(polygons) }
    guard let text = parameters["aroundLatLng"]?.stringValue, !text.isEmpty else { return nil }
    guard let center else { throw SearchError(.badRequest, "aroundLatLng: '\(text)' is not latitude, longitude") }
    if let (_, reason) = TypesenseDialect.refusalOfRadius(parameters) {
      throw SearchError(.unsupported, "Typesense \(reason)")
    }
    // Wherever it is, no place is further away than half the earth's circumference; records without a place are left
    // out.
    let radius = parameters["aroundRadius"]?.integerValue ?? 20_100_000
    return "\(index.fieldName(of: Self.placeField)):(\(Self.text(center)),\(PlainNumber(Double(radius) / 1_000)) km)"
  }

  /// The order by distance, nil without a place to measure from.
  var geoOrder: String? {
    guard let center else { return nil }
    let precision = parameters["aroundPrecision"]?.integerValue ?? 1
    let rounding = precision > 1 ? ", precision: \(PlainNumber(Double(precision) / 1_000)) km" : ""
    return "\(index.fieldName(of: Self.placeField))(\(Self.text(center))\(rounding)):asc"
  }

  private func anyOf(_ polygons: [[Double]]) -> String {
    let texts = polygons.map { polygon in
      "\(index.fieldName(of: Self.placeField)):(" + polygon.map { PlainNumber($0).description }.joined(separator: ", ")
        + ")"
    }
    return texts.count == 1 ? texts[0] : "(" + texts.joined(separator: " || ") + ")"
  }

  private static func text(_ place: LatLng) -> String { "\(PlainNumber(place.lat)), \(PlainNumber(place.lng))" }

  /// The lists of coordinates that a parameter holds; one flat list is as many shapes as it has room for.
  private func shapes(_ name: String, atLeast count: Int, of size: Int?) throws(SearchError) -> [[Double]] {
    guard let lists = parameters[name]?.arrayValue, !lists.isEmpty else { return [] }
    var shapes = lists.compactMap(\.arrayValue).map { $0.compactMap(\.doubleValue) }
    if shapes.isEmpty {
      let flat = lists.compactMap(\.doubleValue)
      let length = size ?? flat.count
      shapes = stride(from: 0, to: flat.count, by: max(1, length)).map {
        Array(flat[$0..<min($0 + length, flat.count)])
      }
    }
    for shape in shapes where shape.count < count * 2 || shape.count % 2 != 0 || size.map({ shape.count != $0 }) == true
    {
      throw SearchError(.badRequest, "\(name): expected pairs of latitude and longitude, at least \(count)")
    }
    return shapes
  }
}
