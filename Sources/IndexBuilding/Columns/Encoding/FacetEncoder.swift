import IndexStore

/// Collects the values of a facet over the records of a segment.
struct FacetEncoder: Sendable {
  private var values = ScalarInterner()
  /// Per record: 0 without values; one value *n*: 2*n* + 1; more: twice how many, then each.
  private(set) var rows: [UInt8]
  /// The values of the present record, each once.
  private var row: [Int] = []
  /// For each value the number of the record that had it last, so that a record of many values costs no search for
  /// each.
  private var lastRecords: [UInt32] = []
  private var record: UInt32 = 0

  /// - Parameter recordCount: how many records have come before, without values.
  init(recordCount: Int = 0) {
    record = UInt32(truncatingIfNeeded: recordCount)
    rows = Array(repeating: 0, count: recordCount)
  }

  mutating func add(_ value: UnsafeRawBufferPointer, _ kind: ScalarKind) {
    add(values.number(of: value, kind: kind.rawValue))
  }

  mutating func add(bits: UInt64, _ kind: ScalarKind) {
    add(values.number(of: bits, kind: kind.rawValue))
  }

  @inline(__always)
  private mutating func add(_ number: Int) {
    if number == lastRecords.count {
      lastRecords.append(record)
    } else if lastRecords[number] == record {
      return
    } else {
      lastRecords[number] = record
    }
    row.append(number)
  }

  mutating func endRecord() {
    record &+= 1
    if row.count == 1 {
      rows.appendVarint(UInt64(truncatingIfNeeded: row[0]) << 1 | 1)
    } else {
      rows.appendVarint(UInt64(truncatingIfNeeded: row.count) << 1)
      for number in row { rows.appendVarint(UInt64(truncatingIfNeeded: number)) }
    }
    row.removeAll(keepingCapacity: true)
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
