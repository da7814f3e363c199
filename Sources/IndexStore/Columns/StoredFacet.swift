import SearchModel

/// The values of a facet and which documents have them.
///
/// Values are numbered in the order of their texts' bytes. Two values can have one text: `1` and `"1"`.
package struct StoredFacet: Sendable {
  /// The values of each document.
  package let column: CodeColumn
  /// How many values there are.
  let valueCount: Int
  /// Where each text begins.
  private let offsets: NarrowColumn
  private let texts: ByteSection
  /// What each value was in JSON, empty when all are texts.
  let kinds: NarrowColumn
  /// The values by their folded texts, those whose folded text is ASCII first; empty when that is their own order.
  let foldedOrder: NarrowColumn
  let asciiCount: Int
  /// The values that are numbers, ascending.
  let numbers: NarrowColumn

  init(_ image: IndexImage, _ name: String, _ layout: JSONObject) {
    column = CodeColumn(image, name, layout["rows"]?.objectValue ?? [:])
    offsets = NarrowColumn(image.section("\(name).offsets"), width: layout.size("offsetWidth"))
    let textCount = UInt64(max(offsets.count - 1, 0))
    // Values beyond this are no values, whatever the codes say.
    valueCount = Int(min(textCount, column.codes.valueCount, UInt64(UInt32.max)))
    texts = image.section("\(name).texts")
    kinds = NarrowColumn(image.section("\(name).kinds"), width: 1)
    let width = layout.size("orderWidth")
    foldedOrder = NarrowColumn(image.section("\(name).folded"), width: width)
    numbers = NarrowColumn(image.section("\(name).numbers"), width: width)
    asciiCount = min(layout.size("asciiCount"), valueCount)
  }

  /// Asks for the bytes that are read for every document.
  func check() { column.check() }

  /// The text of a value as stored.
  package func text(of value: Int) -> String { String(decoding: bytes(of: value), as: UTF8.self) }

  /// The UTF-8 of a value's text. The pointer is valid as long as the facet.
  func bytes(of value: Int) -> UnsafeRawBufferPointer {
    let bytes = texts.bytes
    let start = Int(truncatingIfNeeded: min(offsets[value], UInt64(bytes.count)))
    let end = Int(truncatingIfNeeded: min(offsets[value &+ 1], UInt64(bytes.count)))
    let range = start..<max(start, end)
    texts.isSound(range)
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  /// The number that a value is, nil for a text and a boolean.
  func number(of value: Int) -> JSON? {
    ScalarKind(rawValue: UInt8(truncatingIfNeeded: kinds[value]))?.number(text(of: value))
  }

  /// The texts of all values in the order in which the documents have them.
  ///
  /// - Complexity: linear in the number of documents.
  package func textsByAppearance() -> [String] {
    let codes = column.codes
    var firsts = [UInt64](repeating: .max, count: valueCount)
    for document in 0..<codes.rows.count {
      var place: UInt64 = 0
      codes.forEachElement(of: codes.rows[document]) { element in
        guard element < UInt64(valueCount) else { return }
        firsts[Int(element)] = min(firsts[Int(element)], UInt64(document) << 32 | place)
        place += 1
      }
    }
    return RadixOrder.order(of: firsts).map { text(of: Int($0)) }
  }
}
