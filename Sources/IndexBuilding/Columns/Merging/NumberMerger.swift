import IndexStore
import SearchModel

/// Makes the column of the numbers at a path from its streams.
struct NumberMerger {
  private let streams: SegmentStreams
  /// Where each segment has the stream.
  private let ranges: [Range<Int>?]

  init(_ streams: SegmentStreams, ranges: [Range<Int>?]) {
    self.streams = streams
    self.ranges = ranges
  }

  /// Writes the column.
  ///
  /// - Returns: what a reader must know.
  func write(
    _ name: String, into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?
  ) throws -> JSONObject {
    var survey = NumberSurvey()
    try forEachNumber { survey.add($1) }
    switch survey.choice(recordCount: streams.recordCount) {
    case .frame(let base, let scale, let valueCount):
      let column = try column(valueCount: valueCount) { number in
        let scaled =
          number.isInteger
          ? number.integerValue &* Int(NumberLayout.powers[scale])
          : NumberLayout.scaled(number.doubleValue, scale) ?? base
        return UInt64(truncatingIfNeeded: scaled &- base)
      }
      return [
        "layout": "frame", "base": .integer(base), "scale": .integer(scale),
        "rows": .object(try column.write(name, into: &sink, ordinals: ordinals)),
        "greatest": .integer(survey.greatestMagnitude),
      ]
    case .doubles:
      let column = try column(valueCount: NumberLayout.doubleElementCount) {
        NumberLayout.orderedBits($0.doubleValue)
      }
      return ["layout": "doubles", "rows": .object(try column.write(name, into: &sink, ordinals: ordinals))]
    case .table(let numbers):
      let numbers = try numbers ?? distinctNumbers()
      let places = Dictionary(uniqueKeysWithValues: numbers.indices.map { (numbers[$0], UInt64($0)) })
      let column = try column(valueCount: UInt64(numbers.count)) { places[$0] ?? 0 }
      let rows = try column.write(name, into: &sink, ordinals: ordinals)
      try NarrowNumbers.write("\(name).table", count: numbers.count, width: 8, into: &sink) { numbers[$0].bits }
      if numbers.contains(where: { $0.kind != .double }) {
        try NarrowNumbers.write("\(name).integers", count: numbers.count, width: 1, into: &sink) {
          numbers[$0].kind.rawValue
        }
      }
      return [
        "layout": "table", "rows": .object(rows), "count": .integer(numbers.count),
        "isMonotone": .bool(survey.isMonotone),
      ]
    }
  }

  /// Gives every number with its record to a body. What is no number at all cannot be in JSON and is left out.
  private func forEachNumber(_ body: (Int, ColumnNumber) -> Void) throws {
    var ranges = ranges.makeIterator()
    func range(_ segment: ColumnSegment) -> Range<Int>? { ranges.next() ?? nil }
    try streams.forEach(in: range) { reader, _, firstRecord in
      var record = firstRecord
      while !reader.isAtEnd {
        let head = reader.varint()
        record += Int(truncatingIfNeeded: head >> NumberEncoder.Form.bits)
        switch NumberEncoder.Form(head: head) {
        case .integer: body(record, .integer(Int(truncatingIfNeeded: reader.signed())))
        case .unsigned: body(record, .unsigned(reader.fixed()))
        case .double:
          let number = Double(bitPattern: reader.fixed())
          if !number.isNaN { body(record, .double(number)) }
        }
      }
    }
  }

  private func distinctNumbers() throws -> [ColumnNumber] {
    var distinct: Set<ColumnNumber> = []
    try forEachNumber { distinct.insert($1) }
    return distinct.sorted(by: ColumnNumber.precedes)
  }

  private func column(valueCount: UInt64, _ element: (ColumnNumber) -> UInt64) throws -> CodeColumnBuilder {
    var column = CodeColumnBuilder(valueCount: valueCount, recordCount: streams.recordCount)
    var row: [UInt64] = []
    var present = 0
    try forEachNumber { record, number in
      if record != present, !row.isEmpty {
        column.fill(upTo: present)
        column.append(row)
        row.removeAll(keepingCapacity: true)
      }
      present = record
      row.append(element(number))
    }
    if !row.isEmpty {
      column.fill(upTo: present)
      column.append(row)
    }
    column.fill(upTo: streams.recordCount)
    return column
  }
}
