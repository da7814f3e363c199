import SearchModel

/// The places of documents in the order of an attribute, as `asc(attribute)` and `desc(attribute)` compare them.
package struct StoredOrder: Sendable {
  /// The place of documents without the attribute: after all others in both directions.
  static let missing = Int.max

  /// Per document 0 without a place, else the number of its place in `table` plus 1, or without a table the place
  /// plus 1.
  private let rows: NarrowColumn
  private let table: NarrowColumn
  /// The places of documents in an order that the index does not have, nil when it has it.
  private let computed: [UInt32]?

  init(_ image: IndexImage, _ name: String, _ entry: JSONObject) {
    rows = NarrowColumn(image.section("\(name).rows"), width: entry.size("width"))
    table = entry.size("places") > 0 ? NarrowColumn(image.section("\(name).places"), width: 4) : .empty
    computed = nil
  }

  /// - Parameter places: the place of each document; those without the attribute have ``RecordOrder/missing``.
  init(places: [UInt32]) {
    rows = .empty
    table = .empty
    computed = places
  }

  /// Asks for all bytes before they are read.
  func check() {
    rows.check()
    table.check()
  }

  /// The place of a document, ``missing`` without the attribute.
  @inline(__always)
  package func key(of document: DocumentID) -> Int {
    if let computed {
      let place = Int(document) < computed.count ? computed[Int(document)] : RecordOrder.missing
      return place == RecordOrder.missing ? Self.missing : Int(place)
    }
    let code = rows.numbers[Int(document)]
    guard code != 0 else { return Self.missing }
    let place = Int(truncatingIfNeeded: code - 1)
    return table.numbers.count > 0 ? Int(table.numbers[place]) : place
  }
}
