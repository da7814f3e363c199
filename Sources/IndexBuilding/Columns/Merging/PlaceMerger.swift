import IndexStore
import SearchModel

/// The column of places: a ``CodeColumn`` whose elements are distinct places, and their coordinates.
struct PlaceMerger {
  private let streams: SegmentStreams

  init(_ streams: SegmentStreams) {
    self.streams = streams
  }

  /// Writes the column.
  ///
  /// - Returns: what a reader must know; nil when no record has a place.
  func write(
    _ name: String, into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?
  ) throws -> JSONObject? {
    // A place is 16 bytes: its latitude and its longitude.
    var places = ScalarInterner()
    var (counts, elements): ([UInt32], [UInt64]) = ([], [])
    func range(_ segment: ColumnSegment) -> Range<Int>? { segment.places }
    try streams.forEach(in: range) { reader, segment, _ in
      for _ in 0..<streams.segments[segment].recordCount {
        let count = UInt32(truncatingIfNeeded: reader.varint())
        counts.append(count)
        for _ in 0..<count { elements.append(UInt64(places.number(of: reader.bytes(16), kind: 0))) }
      }
    }
    guard places.count > 0 else { return nil }
    var column = CodeColumnBuilder(valueCount: UInt64(places.count), recordCount: streams.recordCount)
    var start = 0
    for count in counts {
      if count == 1 {
        column.append(elements[start])
      } else {
        column.append(Array(elements[start..<start + Int(count)]))
      }
      start += Int(count)
    }
    let layout = try column.write(name, into: &sink, ordinals: ordinals)
    let latitudes = try writeCoordinates(places, 0, "\(name).latitudes", into: &sink)
    let longitudes = try writeCoordinates(places, 8, "\(name).longitudes", into: &sink)
    return ["rows": .object(layout), "latitudes": .integer(latitudes), "longitudes": .integer(longitudes)]
  }

  /// Writes the latitudes or the longitudes of all places.
  ///
  /// - Returns: how many decimals they have, and then they are integers of 32 bits; else -1, and then they are doubles.
  private func writeCoordinates(
    _ places: ScalarInterner, _ offset: Int, _ name: String, into sink: inout some SectionSink & ~Copyable
  ) throws -> Int {
    func coordinate(_ place: Int) -> Double {
      places.bytes.withUnsafeBytes {
        Double(bitPattern: $0.loadUnaligned(fromByteOffset: place * 16 + offset, as: UInt64.self))
      }
    }
    let scale = (0...NumberLayout.mostDecimals).first { scale in
      (0..<places.count).allSatisfy {
        NumberLayout.scaled(coordinate($0), scale).map { Int32(exactly: $0) != nil } ?? false
      }
    }
    if let scale {
      try NarrowNumbers.write(name, count: places.count, width: 4, into: &sink) {
        UInt64(truncatingIfNeeded: NumberLayout.scaled(coordinate($0), scale) ?? 0)
      }
    } else {
      try NarrowNumbers.write(name, count: places.count, width: 8, into: &sink) { coordinate($0).bitPattern }
    }
    return scale ?? -1
  }
}
