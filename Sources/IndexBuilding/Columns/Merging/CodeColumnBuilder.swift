import IndexStore
import SearchModel

/// Makes a ``CodeColumn``: the elements of each record as one code.
struct CodeColumnBuilder {
  let valueCount: UInt64
  /// The codes of the records so far.
  private(set) var codes: [UInt64] = []
  /// The distinct lists of several elements, each as eight bytes.
  private var lists = ScalarInterner()

  /// - Parameters:
  ///   - valueCount: how many elements there can be; they are lower.
  ///   - recordCount: how many records follow.
  init(valueCount: UInt64, recordCount: Int) {
    self.valueCount = valueCount
    codes.reserveCapacity(recordCount)
  }

  /// Adds a record with one element.
  @inline(__always)
  mutating func append(_ element: UInt64) {
    codes.append(element &+ 1)
  }

  /// Adds the elements of the next record.
  mutating func append(_ elements: [UInt64]) {
    switch elements.count {
    case 0: codes.append(0)
    case 1: append(elements[0])
    default:
      let list = elements.withUnsafeBytes { lists.number(of: $0, kind: 0) }
      codes.append(valueCount &+ 1 &+ UInt64(list))
    }
  }

  /// Adds records without elements up to a number of records.
  mutating func fill(upTo recordCount: Int) {
    if codes.count < recordCount { codes.append(contentsOf: repeatElement(0, count: recordCount - codes.count)) }
  }

  /// Writes the column.
  ///
  /// - Parameters:
  ///   - name: how its sections begin: `facet.0`.
  ///   - ordinals: the record of each document, nil when documents are numbered as records are.
  /// - Returns: what a reader must know.
  func write(
    _ name: String, into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?
  ) throws -> JSONObject {
    let width = NarrowNumbers.width(upTo: codes.max() ?? 0)
    if let ordinals {
      try NarrowNumbers.write("\(name).rows", count: codes.count, width: width, into: &sink) {
        codes[Int(ordinals[$0])]
      }
    } else {
      try NarrowNumbers.write("\(name).rows", count: codes.count, width: width, into: &sink) { codes[$0] }
    }
    var layout: JSONObject = ["width": .integer(width), "values": .integer(Int(truncatingIfNeeded: valueCount))]
    guard lists.count > 0 else { return layout }
    let elements = lists.bytes.count / 8
    let offsetWidth = NarrowNumbers.width(upTo: UInt64(elements))
    try NarrowNumbers.write("\(name).lists", count: lists.count + 1, width: offsetWidth, into: &sink) {
      $0 == 0 ? 0 : UInt64(lists.ends[$0 - 1] / 8)
    }
    let elementWidth = NarrowNumbers.width(upTo: valueCount)
    try lists.bytes.withUnsafeBytes { bytes in
      try NarrowNumbers.write("\(name).elements", count: elements, width: elementWidth, into: &sink) {
        bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)
      }
    }
    layout["lists"] = .integer(lists.count)
    layout["listWidth"] = .integer(offsetWidth)
    layout["elementWidth"] = .integer(elementWidth)
    return layout
  }
}
