package import SearchDialects
package import SearchModel

/// What an index of a remote backend is to hold.
package struct IndexUpload: Sendable {
  /// The index's name.
  package var name: String
  /// Its settings, by Algolia's names.
  package var settings: SearchParameters
  /// Its synonyms, as Algolia's objects.
  package var synonyms: [JSONObject]
  /// Its rules, as Algolia's objects.
  package var rules: [JSONObject]
  /// Its records; of a replica those of its primary.
  package var records: any UploadRecords
  /// What it is a replica of; nil for an index of its own.
  package var replica: UploadedReplica?

  /// An upload.
  package init(
    name: String, settings: SearchParameters = [:], synonyms: [JSONObject] = [], rules: [JSONObject] = [],
    records: any UploadRecords, replica: UploadedReplica? = nil
  ) {
    self.name = name
    self.replica = replica
    self.settings = settings
    self.synonyms = synonyms
    self.rules = rules
    self.records = records
  }
}

/// What makes an index a replica of another.
package struct UploadedReplica: Sendable, Hashable {
  /// The index whose records it shows.
  package var primary: String
  /// Whether it shows the most relevant hits of its primary alone, and has the primary's settings but for its order.
  package var isVirtual: Bool
  /// What it says by itself, without its primary's settings.
  package var ownSettings: SearchParameters
  /// Whether the index whose records it shows is uploaded with it, which makes it.
  package var isMade: Bool

  /// A replica.
  package init(primary: String, isVirtual: Bool, ownSettings: SearchParameters, isMade: Bool = true) {
    self.isMade = isMade
    self.primary = primary
    self.isVirtual = isVirtual
    self.ownSettings = ownSettings
  }
}

/// The records of an upload, which may be read any number of times: to count them, to see what types they hold, to send
/// them.
package protocol UploadRecords: Sendable {
  /// A reader at the first record.
  func makeReader() throws -> any UploadRecordReader
}

/// Reads the records of an upload one after the other, so that none but those of a batch need to be in memory.
package protocol UploadRecordReader {
  /// The next records, each with its id as the text `objectID`; an empty list when there are no more.
  mutating func next(maxCount: Int) throws -> [JSONObject]
}

/// Records in memory.
package struct RecordsInMemory: UploadRecords {
  private struct Reader: UploadRecordReader {
    var rest: ArraySlice<JSONObject>

    mutating func next(maxCount: Int) -> [JSONObject] {
      defer { rest = rest.dropFirst(maxCount) }
      return Array(rest.prefix(maxCount))
    }
  }

  private let records: [JSONObject]

  /// Records that have their `objectID`.
  package init(_ records: [JSONObject]) {
    self.records = records
  }

  /// A reader at the first record.
  package func makeReader() -> any UploadRecordReader { Reader(rest: records[...]) }
}

/// What puts indices onto a remote backend.
package protocol IndexPusher: Sendable {
  /// What the backend has by the name of an index, which is to be a replica if it has a primary.
  func inspect(_ index: String, primary: String?) async throws(SearchError) -> RemoteIndexState

  /// What ``push(_:progress:)`` would do, step by step; nothing is sent. The records are read to count them.
  func plan(_ upload: IndexUpload) throws(SearchError) -> [PushStep]

  /// The name under which an index can be made anew: another one each time.
  func newName(of index: String) -> String

  /// Makes the index anew under another name and puts it in the place of the one there, so that searches find either
  /// the old one whole or the new one. When that fails or is cancelled, the index there stays as it is, and what was
  /// made is removed.
  ///
  /// Whether an index that is there may be replaced is not asked: see ``inspect(_:)``.
  ///
  /// - Parameter name: the other name, from ``newName(of:)``; replicas are not made anew and need none.
  func push(
    _ upload: IndexUpload, as name: String, progress: @Sendable (PushProgress) -> Void
  ) async throws(SearchError) -> PushResult
}

extension IndexPusher {
  /// Makes the index anew under a name of the pusher's choice, and puts it in the place of the one there.
  package func push(
    _ upload: IndexUpload, progress: @Sendable (PushProgress) -> Void
  ) async throws(SearchError) -> PushResult {
    try await push(upload, as: newName(of: upload.name), progress: progress)
  }

  /// What the backend has by the name of an index of its own.
  package func inspect(_ index: String) async throws(SearchError) -> RemoteIndexState {
    try await inspect(index, primary: nil)
  }
}

/// What a backend has by the name of an index.
package enum RemoteIndexState: Sendable, Hashable {
  /// Nothing.
  case missing
  /// An index that was made by ``IndexPusher``; with its number of records, where that can be known.
  case ours(records: Int?)
  /// An index that was not made by a push.
  case foreign(records: Int?)
}

/// A step of an upload, for people.
package struct PushStep: Sendable, Hashable, CustomStringConvertible {
  /// The method of the call.
  package var method: HTTPMethod
  /// Its path.
  package var path: String
  /// What it carries or does, in words.
  package var summary: String

  /// A step.
  package init(_ method: HTTPMethod, _ path: String, _ summary: String) {
    self.method = method
    self.path = path
    self.summary = summary
  }

  /// `PUT /1/indexes/movies/settings (3 settings)`.
  package var description: String { "\(method.rawValue) \(path) (\(summary))" }
}

/// How far an upload is.
package enum PushProgress: Sendable, Hashable {
  /// Settings, synonyms and rules are being sent.
  case preparing
  /// So many records were sent.
  case records(sent: Int)
  /// The backend is still working on what was sent.
  case waiting
  /// The index takes its place.
  case replacing
}

/// What an upload came to.
package struct PushResult: Sendable, Hashable {
  /// The index.
  package var index: String
  /// How many records were sent; nil for a replica that shows those of its primary.
  package var records: Int?
  /// Whether there was an index by that name before.
  package var hasReplaced: Bool
  /// What the user should know besides, in sentences.
  package var warnings: [String]
  /// Why it cannot be relied on that searches find the index, although the backend has taken it: nodes of a cluster
  /// that do not show it in time. Nil when all is well.
  package var unfinished: String?

  /// A result.
  package init(
    index: String, records: Int?, hasReplaced: Bool, warnings: [String] = [], unfinished: String? = nil
  ) {
    self.index = index
    self.records = records
    self.hasReplaced = hasReplaced
    self.warnings = warnings
    self.unfinished = unfinished
  }
}
