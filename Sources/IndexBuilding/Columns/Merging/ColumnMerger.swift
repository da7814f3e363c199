import IndexSettings
import IndexStore
import OrderedCollections
import SearchModel

/// Makes the columns of an index from its segments.
struct ColumnMerger {
  private let plan: ColumnPlan
  private let streams: SegmentStreams

  /// - Parameters:
  ///   - plan: the plan that the segments were encoded by.
  ///   - segments: the segments, in the order of their records; their bytes are elsewhere.
  ///   - read: gives a range of the bytes of a segment to a body.
  init(
    _ plan: ColumnPlan, _ segments: [ColumnSegment],
    read:
      @escaping (_ segment: Int, _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) {
    self.plan = plan
    streams = SegmentStreams(segments, read: read)
  }

  /// The place of each record in an order of the plan; records without the attribute have `UInt32.max`.
  func places(in order: AttributeOrder) throws -> [UInt32] {
    guard let path = plan.number(of: FieldPath(order.attribute)) else {
      return Array(repeating: RecordOrder.missing, count: streams.recordCount)
    }
    return try RecordOrder(streams, path: path).places(isDescending: order.isDescending)
  }

  /// The place of each record by falling id.
  func placesByObjectID() throws -> [UInt32] {
    try ObjectIDOrder.places(streams)
  }

  /// Writes the sections of all columns, and `columns`, which describes them.
  ///
  /// - Parameter ordinals: the record of each document, nil when documents are numbered as records are.
  func write(into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?) throws {
    var directory: JSONObject = ["documents": .integer(streams.recordCount)]
    var facets: [JSON] = []
    for path in try facetPaths() {
      var entry = try FacetMerger(streams, path: path)
        .write("facet.\(facets.count)", into: &sink, ordinals: ordinals)
      entry["path"] = .array(path.components.map(JSON.string))
      facets.append(.object(entry))
    }
    directory["facets"] = .array(facets)
    directory["attributes"] = .array(plan.facets.map(JSON.string))
    var orders: [JSON] = []
    for (path, use) in plan.uses.enumerated() where use.isOrder {
      let merger = try RecordOrder(streams, path: path)
      for order in plan.orders where FieldPath(order.attribute) == plan.paths[path] {
        var entry = try merger.write(
          "order.\(orders.count)", isDescending: order.isDescending, into: &sink, ordinals: ordinals)
        entry["order"] = .string(order.text)
        orders.append(.object(entry))
      }
    }
    directory["orders"] = .array(orders)
    try writeNumbers(into: &sink, ordinals: ordinals, &directory)
    if plan.group != nil {
      directory["groups"] = .object(try GroupMerger(streams).write("groups", into: &sink, ordinals: ordinals))
    }
    if let places = try PlaceMerger(streams).write("geo", into: &sink, ordinals: ordinals) {
      directory["places"] = .object(places)
    }
    try sink.begin("columns")
    try sink.append(Array(JSON.object(directory).text().utf8))
  }

  /// The paths that get a column of a facet: those at which records have values, first those of the plan.
  private func facetPaths() throws -> [FieldPath] {
    let met = OrderedSet(streams.segments.flatMap(\.facets.keys))
    let planned = zip(plan.paths, plan.uses).filter { $0.1.isFacet && met.contains($0.0) }.map(\.0)
    let others = met.subtracting(planned)
    guard others.count <= FacetLimitError.mostMembers else { throw FacetLimitError() }
    return planned + others
  }

  private func writeNumbers(
    into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?, _ directory: inout JSONObject
  ) throws {
    let (paths, isComplete) = numberPaths()
    var entries: [JSON] = []
    for (path, ranges) in paths {
      var entry = try NumberMerger(streams, ranges: ranges)
        .write("number.\(entries.count)", into: &sink, ordinals: ordinals)
      entry["path"] = .array(path.components.map(JSON.string))
      entries.append(.object(entry))
    }
    directory["numbers"] = .array(entries)
    directory["hasAllNumbers"] = .bool(isComplete)
  }

  /// The paths that get a column of numbers in the order in which they were met, with the place of the stream in each
  /// segment, and whether all numbers are in them.
  private func numberPaths() -> (paths: [(FieldPath, [Range<Int>?])], isComplete: Bool) {
    let segments = streams.segments
    let (kept, isComplete) = keptNumberPaths()
    // Segments may have a thousand paths each, all of them different: places are for the kept paths alone.
    var paths = kept.map { ($0, [Range<Int>?](repeating: nil, count: segments.count)) }
    for (number, segment) in segments.enumerated() {
      for (path, range) in segment.numbers {
        if let place = kept.firstIndex(of: path) { paths[place].1[number] = range }
      }
    }
    return (paths, isComplete)
  }

  private func keptNumberPaths() -> (paths: OrderedSet<FieldPath>, isComplete: Bool) {
    // A column that a segment had no room for would lack its numbers: those segments must all have the path.
    let incomplete = streams.segments.count { !$0.hasAllNumbers }
    var counts: OrderedDictionary<FieldPath, Int> = [:]
    var dropped: Set<FieldPath> = []
    for segment in streams.segments {
      var own: Set<FieldPath> = []
      for (path, _) in segment.numbers {
        if !own.insert(path).inserted { dropped.insert(path) }
        counts[path, default: 0] += segment.hasAllNumbers ? 0 : 1
      }
    }
    var paths: OrderedSet<FieldPath> = []
    var (others, isComplete) = (0, incomplete == 0)
    for (path, count) in counts {
      let isPlanned = plan.number(of: path) != nil
      let isWhole = !dropped.contains(path) && (isPlanned || count == incomplete)
      if isWhole, !isPlanned { others += 1 }
      guard isWhole, isPlanned || others <= ColumnEncoder.mostNumberPaths else {
        isComplete = false
        continue
      }
      paths.append(path)
    }
    return (paths, isComplete)
  }
}
