import OrderedCollections
import SearchModel

/// The places of documents.
struct StoredPlaces: Sendable {
  private let rows: CodeColumn
  private let latitudes: Coordinates
  private let longitudes: Coordinates

  init(_ image: IndexImage, _ entry: JSONObject) {
    rows = CodeColumn(image, "geo", entry["rows"]?.objectValue ?? [:])
    latitudes = Coordinates(image.section("geo.latitudes"), scale: entry["latitudes"]?.integerValue)
    longitudes = Coordinates(image.section("geo.longitudes"), scale: entry["longitudes"]?.integerValue)
  }

  /// The places of a document, in the record's order.
  func places(of document: DocumentID) -> [Place] {
    var places: [Place] = []
    rows.forEachElement(of: rows.rows[Int(document)]) { element in
      guard let place = place(Int(truncatingIfNeeded: element)) else { return }
      places.append(place)
    }
    return places
  }

  @inline(__always)
  private func place(_ number: Int) -> Place? {
    Place(latitude: latitudes[number], longitude: longitudes[number])
  }
}

/// The latitudes or the longitudes of places.
private struct Coordinates: Sendable {
  private let numbers: NarrowColumn
  /// How many decimals the integers have, nil for doubles.
  private let scale: Int?

  init(_ section: ByteSection, scale: Int?) {
    self.scale = scale.flatMap { (0...NumberLayout.mostDecimals).contains($0) ? $0 : nil }
    numbers = NarrowColumn(section, width: self.scale == nil ? 8 : 4)
  }

  @inline(__always)
  subscript(place: Int) -> Double {
    let bits = numbers[place]
    guard let scale else { return Double(bitPattern: bits) }
    return Double(Int32(truncatingIfNeeded: bits)) / NumberLayout.powers[scale]
  }
}
