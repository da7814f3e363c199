import IndexStore

/// The columns of all segments.
struct SegmentColumns: Sendable {
  let plan: ColumnPlan
  let segments: [KeptSegment]

  private var merger: ColumnMerger {
    ColumnMerger(plan, segments.map(\.columns)) { segment, range, body in
      try segments[segment].columnBytes.withElements(range) { try body(UnsafeRawBufferPointer($0)) }
    }
  }

  /// The order of the documents.
  func ranks() throws -> StaticRanks {
    let merger = merger
    return StaticRanks(
      orders: try plan.customOrders.map { try merger.places(in: $0) }, idPlaces: try merger.placesByObjectID())
  }

  /// Writes the columns in the order of the documents.
  func write(into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?) throws {
    try merger.write(into: &sink, ordinals: ordinals)
  }
}
