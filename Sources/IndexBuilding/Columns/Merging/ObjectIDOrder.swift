import IndexStore

/// The order of records by their ids: the greatest first, compared as bytes. It breaks all ties of a ranking.
enum ObjectIDOrder {
  /// The place of each record.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  static func places(_ streams: SegmentStreams) throws -> [UInt32] {
    var ids = TextList()
    try streams.forEach(in: \.objectIDs) { reader, segment, _ in
      for _ in 0..<streams.segments[segment].recordCount {
        ids.append(reader.bytes(Int(truncatingIfNeeded: reader.varint())))
      }
    }
    var places = [UInt32](repeating: 0, count: ids.count)
    for (place, record) in ids.order().reversed().enumerated() { places[record] = UInt32(place) }
    return places
  }
}
