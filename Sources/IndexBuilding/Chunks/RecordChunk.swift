import SearchModel

/// Neighbouring records that become one segment.
enum RecordChunk: Sendable {
  /// Records.
  case records([Record])
  /// Whole lines of JSON, a record each or blank.
  case lines([UInt8])
}

/// Gives the records of an index chunk after chunk.
///
/// Where chunks end depends on the records alone, never on threads, so that a build can be repeated.
protocol RecordChunkSource {
  /// The next chunk, nil after the last one.
  mutating func nextChunk() throws -> RecordChunk?
}
