import SearchModel

/// Chunks of records that come one after the other.
struct RecordChunks<Records: IteratorProtocol<Record>>: RecordChunkSource {
  private var records: Records
  /// About how many bytes of text a chunk has.
  private let size: Int

  init(_ records: Records, size: Int) {
    self.records = records
    self.size = size
  }

  mutating func nextChunk() -> RecordChunk? {
    var chunk: [Record] = []
    var chunkSize = 0
    while chunkSize < size, let record = records.next() {
      chunkSize += record.objectID.utf8.count + JSON.object(record.attributes).approximateSize
      chunk.append(record)
    }
    return chunk.isEmpty ? nil : .records(chunk)
  }
}

extension JSON {
  /// About how many bytes the value's text has.
  fileprivate var approximateSize: Int {
    switch self {
    case .null, .bool, .integer, .double: 8
    case .literal(let text), .string(let text): text.utf8.count + 3
    case .array(let elements): elements.reduce(2) { $0 + $1.approximateSize }
    case .object(let members): members.reduce(2) { $0 + $1.key.utf8.count + 4 + $1.value.approximateSize }
    }
  }
}
