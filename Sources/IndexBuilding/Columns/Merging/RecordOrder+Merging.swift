import IndexStore
import SearchModel

extension RecordOrder {
  /// The order by the streams of an attribute.
  init(_ streams: SegmentStreams, path: Int) throws {
    var keys = OrderKeys()
    func range(_ segment: ColumnSegment) -> Range<Int>? { segment.orders[path] }
    try streams.forEach(in: range) { reader, segment, firstRecord in
      keys.read(&reader, firstRecord..<firstRecord + streams.segments[segment].recordCount)
    }
    self.init(keys, recordCount: streams.recordCount)
  }

  /// Writes the column of an order: per document 0, or its place plus 1; where there are few places, their number
  /// plus 1.
  ///
  /// - Returns: what a reader must know.
  func write(
    _ name: String, isDescending: Bool, into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?
  ) throws -> JSONObject {
    let count = classes.count
    let starts = starts(isDescending: isDescending)
    func classOf(_ document: Int) -> UInt32 { classes[ordinals.map { Int($0[document]) } ?? document] }
    let width = NarrowNumbers.width(upTo: UInt64(sizes.count))
    let isTabled = width * count + 4 * sizes.count < 4 * count
    let rowWidth = isTabled ? width : 4
    try NarrowNumbers.write("\(name).rows", count: count, width: rowWidth, into: &sink) { document in
      let number = classOf(document)
      guard number != Self.missing else { return 0 }
      if !isTabled { return UInt64(starts[Int(number)]) + 1 }
      return UInt64(isDescending ? sizes.count - Int(number) : Int(number) + 1)
    }
    if isTabled {
      let table = isDescending ? starts.reversed() : starts
      try NarrowNumbers.write("\(name).places", count: table.count, width: 4, into: &sink) { UInt64(table[$0]) }
    }
    return ["width": .integer(rowWidth), "places": .integer(isTabled ? sizes.count : 0)]
  }
}
