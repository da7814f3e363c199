import SearchModel

/// The records of an upload in batches of limited number and size.
struct RecordBatches {
  private var reader: any UploadRecordReader
  private let maximumCount: Int
  private let maximumSize: Int
  private var waiting: ArraySlice<JSONObject> = []
  /// How many records were given out.
  private(set) var count = 0

  /// - Parameters:
  ///   - records: the records.
  ///   - maximumCount: how many records a batch holds at most.
  ///   - maximumSize: how many bytes of JSON a batch holds at most; a larger record is a batch by itself.
  init(_ records: any UploadRecords, maximumCount: Int, maximumSize: Int) throws(SearchError) {
    do {
      reader = try records.makeReader()
    } catch {
      throw SearchError(reading: error)
    }
    self.maximumCount = maximumCount
    self.maximumSize = maximumSize
  }

  /// The next batch; nil when there are no more records.
  mutating func next() throws(SearchError) -> [JSONObject]? {
    if waiting.isEmpty {
      do {
        waiting = try reader.next(maxCount: maximumCount)[...]
      } catch {
        throw SearchError(reading: error)
      }
    }
    guard !waiting.isEmpty else { return nil }
    var end = waiting.startIndex
    var size = 0
    while end < waiting.endIndex {
      guard waiting[end]["objectID"]?.stringValue != nil else {
        throw SearchError(.badRequest, "record \(count + end - waiting.startIndex + 1) has no 'objectID'")
      }
      size += JSON.object(waiting[end]).text().utf8.count
      guard size <= maximumSize || end == waiting.startIndex else { break }
      end += 1
    }
    let batch = Array(waiting[..<end])
    waiting = waiting[end...]
    count += batch.count
    return batch
  }
}

extension SearchError {
  /// The error for records that cannot be read.
  fileprivate init(reading error: any Error) {
    self = error as? SearchError ?? SearchError(.badRequest, "the records cannot be read: \(error)")
  }
}
