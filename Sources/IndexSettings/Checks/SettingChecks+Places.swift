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
      }
    }
    if let value = query["insidePolygon"], value.arrayValue != [] {
      let lists = GeoArea.lists(value)
      let isWhole = lists.allSatisfy { list in
        list.count >= 6 && list.count % 2 == 0
          && stride(from: 0, to: list.count, by: 2).allSatisfy {
            Place(latitude: list[$0], longitude: list[$0 + 1]) != nil
          }
      }
      if !isWhole {
        add("insidePolygon", "a polygon is at least three pairs of a latitude and a longitude")
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
}
