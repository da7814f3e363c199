package import SearchModel

/// Areas that records must lie in: boxes or polygons.
package struct GeoArea {
  private var boxes: [(south: Double, north: Double, west: Double, east: Double)] = []
  private var polygons: [GeoRing] = []

  /// Boxes of two diagonally opposite corners each, in any order: the lesser latitude and longitude are the south and
  /// the west. So no box crosses the 180° meridian.
  package init?(boundingBoxes value: JSON) {
    for numbers in Self.lists(value) {
      for start in stride(from: 0, to: numbers.count - 3, by: 4) {
        boxes.append(
          (
            min(numbers[start], numbers[start + 2]), max(numbers[start], numbers[start + 2]),
            min(numbers[start + 1], numbers[start + 3]), max(numbers[start + 1], numbers[start + 3])
          ))
      }
    }
    guard !boxes.isEmpty else { return nil }
  }

  /// Polygons of at least three corners each.
  package init?(polygons value: JSON) {
    for numbers in Self.lists(value) where numbers.count >= 6 {
      polygons.append(
        GeoRing(
          stride(from: 0, to: numbers.count - 1, by: 2).compactMap {
            Place(latitude: numbers[$0], longitude: numbers[$0 + 1])
          }))
    }
    guard !polygons.isEmpty else { return nil }
  }

  /// The lists of numbers in a list of lists, or in one flat list.
  static func lists(_ value: JSON) -> [[Double]] {
    let elements = value.arrayValue ?? []
    let flat = elements.compactMap(\.doubleValue)
    return flat.isEmpty ? elements.map { ($0.arrayValue ?? []).compactMap(\.doubleValue) } : [flat]
  }

  package func contains(_ place: Place) -> Bool {
    boxes.contains { box in
      (box.south...box.north).contains(place.latitude) && (box.west...box.east).contains(place.longitude)
    } || polygons.contains { $0.contains(place) }
  }
}
