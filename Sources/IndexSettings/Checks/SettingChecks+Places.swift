import SearchModel

extension SettingChecks {
  /// What is wrong with the places and areas of a query.
  static func problems(inPlacesOf query: SearchParameters) -> [SettingProblem] {
    var problems: [SettingProblem] = []
    func add(_ name: String, _ message: String) { problems.append(SettingProblem(name: name, message: message)) }
    if let text = query["aroundLatLng"]?.stringValue, !text.trimmed.isEmpty, Place(text) == nil {
      add("aroundLatLng", "'\(text)' is not a latitude and a longitude like '48.85, 2.35'")
    }
    // An empty list is no filter: maps send it where they have drawn no area.
    if let value = query["insideBoundingBox"], value.arrayValue != [] {
      let lists = GeoArea.lists(value)
      if lists.contains(where: { $0.isEmpty || $0.count % 4 != 0 }) {
        add("insideBoundingBox", "a box is four numbers: lat, lng, lat, lng")
      } else if let latitude = lists.lazy.compactMap(latitudeBeyondPoles(ofBoxes:)).first {
        add("insideBoundingBox", "\(latitude) is no latitude; a box is lat, lng, lat, lng")
      }
    }
    if let value = query["insidePolygon"], value.arrayValue != [] {
      let lists = GeoArea.lists(value)
      if lists.contains(where: { $0.count < 6 || $0.count % 2 != 0 }) {
        add("insidePolygon", "a polygon is at least three pairs of a latitude and a longitude")
      } else if let corner = lists.lazy.compactMap(cornerBeyondPlaces).first {
        add("insidePolygon", "\(corner) is no latitude and longitude; a polygon is lat, lng, lat, lng, …")
      }
    }
    for (element, range) in (query["aroundPrecision"]?.arrayValue ?? []).enumerated() {
      let from = range.objectValue?["from"]?.doubleValue ?? -1
      let value = range.objectValue?["value"]?.doubleValue ?? 0
      guard from < 0 || value < 1 else { continue }
      problems.append(
        SettingProblem(
          name: "aroundPrecision", element: element,
          message: "a range has the numbers 'from', 0 or more, and 'value', 1 or more"))
    }
    return problems
  }

  /// The first latitude of a box that has none between the poles, so that it holds nothing: mostly a longitude in the
  /// wrong place.
  private static func latitudeBeyondPoles(ofBoxes numbers: [Double]) -> String? {
    for start in stride(from: 0, to: numbers.count, by: 4) {
      let (one, other) = (numbers[start], numbers[start + 2])
      if min(one, other) > 90 || max(one, other) < -90 { return PlainNumber(one).description }
    }
    return nil
  }

  /// The first corner of a polygon that is no place.
  private static func cornerBeyondPlaces(_ numbers: [Double]) -> String? {
    for start in stride(from: 0, to: numbers.count, by: 2) {
      let (latitude, longitude) = (numbers[start], numbers[start + 1])
      guard Place(latitude: latitude, longitude: longitude) == nil else { continue }
      return "\(PlainNumber(latitude)), \(PlainNumber(longitude))"
    }
    return nil
  }
}
