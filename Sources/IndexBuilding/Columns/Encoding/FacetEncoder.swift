import IndexStore

/// Collects the values of a facet over the records of a segment.
struct FacetEncoder: Sendable {
  private var values = ScalarInterner()
  /// Per record: 0 without values; one value *n*: 2*n* + 1; more: twice how many, then each. It ends with the last
  /// record that has values.
  private var rows: [UInt8] = []
  /// How many records the rows are of.
  private var rowCount = 0
  /// The values of the present record, each once.
  private var row: [Int] = []
  /// For each value the number of the row that had it last, so that a record of many values costs no search for each.
  private var lastRows: [UInt32] = []
  private var rowNumber: UInt32 = 0

  /// Whether the present record has no values so far.
  var isBetweenRecords: Bool { row.isEmpty }

  mutating func add(_ value: UnsafeRawBufferPointer, _ kind: ScalarKind) {
    add(values.number(of: value, kind: kind.rawValue))
  }

  mutating func add(bits: UInt64, _ kind: ScalarKind) {
    add(values.number(of: bits, kind: kind.rawValue))
  }

  @inline(__always)
  private mutating func add(_ number: Int) {
    if number == lastRows.count {
      lastRows.append(rowNumber)
    } else if lastRows[number] == rowNumber {
      return
    } else {
      lastRows[number] = rowNumber
    }
    row.append(number)
  }

  /// Ends a record that has values; `recordCount` records came before.
  mutating func endRecord(_ recordCount: Int) {
    fillRows(upTo: recordCount)
    if row.count == 1 {
      rows.appendVarint(UInt64(truncatingIfNeeded: row[0]) << 1 | 1)
    } else {
      rows.appendVarint(UInt64(truncatingIfNeeded: row.count) << 1)
      for number in row { rows.appendVarint(UInt64(truncatingIfNeeded: number)) }
    }
    row.removeAll(keepingCapacity: true)
    rowCount += 1
    rowNumber &+= 1
  }

  private mutating func fillRows(upTo recordCount: Int) {
    guard rowCount < recordCount else { return }
    rows.append(contentsOf: repeatElement(0, count: recordCount - rowCount))
    rowCount = recordCount
  }

  /// The rows of all records.
  func rows(recordCount: Int) -> [UInt8] {
    var copy = self
    copy.fillRows(upTo: recordCount)
    return copy.rows
  }

  /// Writes the values; the rows follow in a separate stream.
  func writeValues(to bytes: inout [UInt8]) {
    bytes.appendVarint(UInt64(values.count))
    for number in 0..<values.count {
      let range = values.range(of: number)
      bytes.append(values.kinds[number])
      bytes.appendVarint(UInt64(range.count))
      bytes.append(contentsOf: values.bytes[range])
    }
  }
}
