import OrderedCollections
import SearchModel

/// What the records of a segment have in their columns, as streams of bytes.
struct ColumnSegment: Sendable {
  /// The streams. They may be moved elsewhere, since everything else is small; ``ColumnMerger`` is then told how to
  /// read them.
  var bytes: [UInt8]
  let recordCount: Int

  /// Where the streams of the facets are of which records have values: of those of the plan, then of those within them,
  /// in the order in which they were met.
  let facets: OrderedDictionary<FieldPath, (values: Range<Int>, rows: Range<Int>)>
  /// Where the streams of orders are, by the plan's number of their path.
  let orders: [Int: Range<Int>]
  /// Where the streams of numbers are, in the order in which their paths were met.
  let numbers: [(path: FieldPath, range: Range<Int>)]
  /// Whether every number is in one of the streams.
  let hasAllNumbers: Bool
  let groups: Range<Int>
  let places: Range<Int>
  let objectIDs: Range<Int>
}
