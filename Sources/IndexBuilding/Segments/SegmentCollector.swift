import SearchModel

/// Takes the scanned segments in their order, merges what is small and keeps the rest for later.
struct SegmentCollector: ~Copyable {
  private var vocabulary = VocabularyMerger()
  private var shapes = ShapeMerger()
  private var objectIDs = ObjectIDCheck()
  /// The segments so far.
  private(set) var segments: [KeptSegment] = []
  private var recordCount = 0

  /// How many records there are so far.
  var count: Int { recordCount }

  mutating func add(_ segment: consuming ScannedSegment, _ store: SpillStore) throws {
    let count = segment.documents.ends.count
    try vocabulary.add(segment.documents)
    try shapes.add(segment.documents)
    objectIDs.add(segment.objectIDHashes)
    segments.append(try KeptSegment(segment, records: recordCount..<recordCount + count, store))
    recordCount += count
    guard recordCount <= PostingInverter.mostDocuments else { throw BuildError.tooManyRecords }
  }

  consuming func finish() throws -> MergedSegments {
    guard !objectIDs.findsRepetition() else { throw BuildError.obstacle(.repeatedObjectID) }
    return MergedSegments(
      segments: segments, recordCount: recordCount, vocabulary: vocabulary.finish(), shapes: shapes.finish())
  }
}

/// All segments and what their documents have in common.
struct MergedSegments: Sendable {
  let segments: [KeptSegment]
  let recordCount: Int
  let vocabulary: MergedVocabulary
  let shapes: MergedShapes
}
