import SearchModel

/// Takes the scanned segments in their order, merges what is small and keeps the rest for later.
struct SegmentCollector: ~Copyable {
  private var vocabulary = VocabularyMerger()
  private var shapes = ShapeMerger()
  private var objectIDs = ObjectIDCheck()
  private var segments: [KeptSegment] = []
  private var recordCount = 0

  /// How many records there are so far.
  var count: Int { recordCount }

  mutating func add(_ segment: consuming ScannedSegment, _ store: SpillStore) throws {
    let count = segment.documents.ends.count
    vocabulary.add(segment.documents)
    shapes.add(segment.documents)
    objectIDs.add(segment.objectIDHashes)
    let kept = KeptSegment(
      records: recordCount..<recordCount + count,
      documents: try store.keep(segment.documents.documents), ends: try store.keep(segment.documents.ends),
      columns: try store.keep(segment.columns.bytes), rest: segment.documents.withoutContents,
      columnRest: segment.columns.withoutContents)
    segments.append(kept)
    recordCount += count
    guard recordCount <= PostingInverter.mostDocuments else { throw BuildError.tooManyRecords }
  }

  consuming func finish() throws -> MergedSegments {
    guard !objectIDs.findsRepetition() else { throw BuildError.obstacle(.repeatedObjectID) }
    return MergedSegments(
      segments: segments, recordCount: recordCount, vocabulary: vocabulary.finish(), shapes: shapes.finish())
  }
}

/// A segment whose words are merged.
struct KeptSegment: Sendable {
  /// The numbers of its records.
  let records: Range<Int>
  let documents: SpilledArray<UInt8>
  /// Where each document ends.
  let ends: SpilledArray<UInt32>
  let columns: SpilledArray<UInt8>
  /// The segment without its documents and words.
  let rest: DocumentSegment
  let columnRest: ColumnSegment
}

/// All segments and what their documents have in common.
struct MergedSegments: Sendable {
  let segments: [KeptSegment]
  let recordCount: Int
  let vocabulary: MergedVocabulary
  let shapes: MergedShapes
}
