import IndexSettings
import IndexStore
import SearchModel

/// Reads the records of a chunk into a segment.
struct SegmentScanner: Sendable {
  let tokenizer: Tokenizer
  let roles: RecordRoles
  let columns: ColumnPlan

  /// - Throws: ``BuildError`` with what a record or a line is unfit for.
  func scan(_ chunk: RecordChunk) throws -> ScannedSegment {
    var records = RecordScanner(tokenizer: tokenizer, roles: roles)
    var encoder = ColumnEncoder(columns)
    var hashes: [UInt64] = []
    var lines = SegmentLines()
    switch chunk {
    case .records(let list):
      for record in list {
        if let obstacle = records.scan(record) {
          throw BuildError.unfitRecord(objectID: record.objectID, obstacle)
        }
        encoder.append(records.values)
      }
    case .lines(let bytes):
      hashes.reserveCapacity(bytes.count / 128)
      try bytes.withUnsafeBytes { bytes in
        lines.count = try JSONLine.forEach(in: bytes) { number, line in
          if let obstacle = records.scan(line, objectID: nil) { throw BuildError.obstacle(.line(obstacle)) }
          hashes.append(Self.hashOfObjectID(records.values))
          encoder.append(records.values)
          if records.hasUnfitMember { lines.unfit.append((number, Array(line))) }
        }
      }
    }
    lines.leaveOutObjectID = records.leavesOutObjectID
    let documents = records.finish()
    return ScannedSegment(
      columns: try encoder.finish(paths: documents.paths), documents: documents, objectIDHashes: hashes,
      lines: lines)
  }

  private static func hashOfObjectID(_ values: borrowing ColumnValues) -> UInt64 {
    values.bytes.withUnsafeBytes { ObjectIDCheck.hash(UnsafeRawBufferPointer(rebasing: $0[values.objectID])) }
  }
}

/// What the scan of a chunk found.
struct ScannedSegment: Sendable {
  var columns: ColumnSegment
  var documents: DocumentSegment
  /// For lines of JSON the hashes of the ids.
  let objectIDHashes: [UInt64]
  let lines: SegmentLines
}

/// The lines of JSON of a segment.
struct SegmentLines: Sendable {
  /// How many there are.
  var count = 0
  /// Those with places or tags of another form than they must have, and how many lines come before each.
  var unfit: [(number: Int, bytes: [UInt8])] = []
  /// Whether one of them has a member `objectID` that is neither its id nor an attribute.
  var leaveOutObjectID = false
}
