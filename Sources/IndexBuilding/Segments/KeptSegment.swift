import IndexStore

/// A segment whose words are merged: what is large is kept in memory or in a file until it is needed again.
struct KeptSegment: Sendable {
  /// The numbers of its records.
  let records: Range<Int>
  let documents: SpilledArray<UInt8>
  /// Where each document ends.
  let ends: SpilledArray<UInt32>
  /// The streams of ``columns``.
  let columnBytes: SpilledArray<UInt8>
  let columns: ColumnSegment

  private let pieceBytes: SpilledArray<UInt8>
  private let pieceEnds: SpilledArray<UInt32>
  private let pieceKinds: SpilledArray<PieceKind>
  private let shapes: SegmentTexts

  init(_ segment: consuming ScannedSegment, records: Range<Int>, _ store: SpillStore) throws {
    self.records = records
    documents = try store.keep(segment.documents.documents)
    ends = try store.keep(segment.documents.ends)
    pieceBytes = try store.keep(segment.documents.pieces.texts.bytes)
    pieceEnds = try store.keep(segment.documents.pieces.texts.ends)
    pieceKinds = try store.keep(segment.documents.pieces.kinds)
    shapes = segment.documents.shapes
    columnBytes = try store.keep(segment.columns.bytes)
    segment.columns.bytes = []
    columns = segment.columns
  }

  /// The segment with no more than what rewriting its documents takes.
  func forRewriting() throws -> DocumentSegment {
    var segment = DocumentSegment()
    segment.shapes = shapes
    segment.pieces.texts = SegmentTexts(bytes: try pieceBytes.elements(), ends: try pieceEnds.elements())
    segment.pieces.kinds = try pieceKinds.elements()
    return segment
  }
}
