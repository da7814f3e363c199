package import IndexSettings
import SearchModel

/// The places of documents.
package struct StoredPlaces: Sendable {
  private let column: CodeColumn
  private let latitudes: Coordinates
  private let longitudes: Coordinates

  init(_ image: IndexImage, _ entry: JSONObject) {
    column = CodeColumn(image, "geo", entry["rows"]?.objectValue ?? [:])
    latitudes = Coordinates(image.section("geo.latitudes"), scale: entry["latitudes"]?.integerValue)
    longitudes = Coordinates(image.section("geo.longitudes"), scale: entry["longitudes"]?.integerValue)
  }

  /// Asks for all bytes before they are read.
  func check() {
    column.check()
    latitudes.check()
    longitudes.check()
  }

  /// Gives the places of a document to a body, in the record's order.
  @inline(__always)
  package func forEachPlace(of document: DocumentID, _ body: (Place) -> Void) {
    column.codes.forEachElement(of: column.codes[document]) { element in
      let number = Int(truncatingIfNeeded: element)
      guard let place = Place(latitude: latitudes[number], longitude: longitudes[number]) else { return }
      body(place)
    }
  }
}

/// The latitudes or the longitudes of places.
private struct Coordinates: Sendable {
  private let column: NarrowColumn
  /// How many decimals the integers have, nil for doubles.
  private let scale: Int?

  init(_ section: ByteSection, scale: Int?) {
    self.scale = scale.flatMap { (0...NumberLayout.mostDecimals).contains($0) ? $0 : nil }
    column = NarrowColumn(section, width: self.scale == nil ? 8 : 4)
  }

  func check() { column.check() }

  @inline(__always)
  subscript(place: Int) -> Double {
    let bits = column.numbers[place]
    guard let scale else { return Double(bitPattern: bits) }
    return Double(Int32(truncatingIfNeeded: bits)) / NumberLayout.powers[scale]
  }
}
