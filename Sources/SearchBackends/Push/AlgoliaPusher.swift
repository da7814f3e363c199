package import SearchDialects
package import SearchModel

/// Puts indices onto Algolia.
///
/// An index is made under a temporary name: settings, synonyms, rules, then the records in batches. When Algolia has
/// done all of it, the index is moved onto its name, which is atomic. Replicas of the index there keep to it and get
/// the new records; an index with replicas cannot be moved, so the setting `replicas` is sent after the move, and
/// replicas follow a moment after their index. A replica then gets its own settings, synonyms and rules. Settings,
/// synonyms and rules that the upload does not name are gone with the old index, API keys and analytics stay with the
/// name.
///
/// An index that was made here is known by its setting `userData`, which gets a member `multihits` beside those of the
/// upload: `{"index": NAME}`. The name is there so that a copy under another name is not taken for ours.
///
/// The key needs the rights `addObject`, `settings`, `editSettings` and `deleteIndex`; with `search`, records are
/// counted.
package struct AlgoliaPusher: IndexPusher {
  /// How many records a batch holds at most.
  package static let maximumBatchCount = 1_000
  /// How many bytes of records a batch holds at most.
  package static let maximumBatchSize = 10_000_000
  /// How many batches Algolia may be behind before the next is sent.
  static let maximumPendingTasks = 10

  /// The text between the name of an index and the suffix in the names of its temporary ones.
  static let mark = "_tmp_"

  let caller: any HTTPCaller
  private let makeSuffix: @Sendable () -> String
  private let taskTimeout: Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  /// A pusher.
  ///
  /// - Parameters:
  ///   - caller: what carries the calls, with the headers that they need.
  ///   - makeSuffix: makes what distinguishes the temporary index from others: digits that differ each time.
  ///   - taskTimeout: how long Algolia may take for a task that is waited for.
  ///   - sleep: waits between two questions whether Algolia is done; throws when the task is cancelled.
  package init(
    caller: any HTTPCaller, makeSuffix: @escaping @Sendable () -> String, taskTimeout: Duration = .seconds(300),
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.caller = caller
    self.makeSuffix = makeSuffix
    self.taskTimeout = taskTimeout
    self.sleep = sleep
  }

  /// What Algolia has by the name of an index.
  package func inspect(_ index: String, primary: String?) async throws(SearchError) -> RemoteIndexState {
    try index.checkAsPathSegment()
    guard let settings = try await settings(of: index) else { return .missing }
    // What is a replica already has nothing of its own that could be lost but settings.
    if let primary, settings["primary"]?.stringValue == primary { return .ours(records: nil) }
    let records = try? await content(of: .algoliaCount(of: index), index: index)["nbHits"]?.integerValue
    return AlgoliaMark.isOn(settings, of: index) ? .ours(records: records) : .foreign(records: records)
  }

  /// The name of a temporary index.
  package func newName(of index: String) -> String { index + Self.mark + makeSuffix() }

  /// Makes the index anew and moves it onto its name, or gives a replica its settings.
  ///
  /// - Throws: ``SearchError`` with the code `badRequest` for an upload that cannot be made, for the name of a replica
  ///   that the upload does not know of, and for a replica that Algolia does not have; whatever Algolia refuses, in its
  ///   words. Until the move is accepted, the temporary index is deleted then. An upload that is cancelled before the
  ///   move ends in `cancelled`; after the move, everything that belongs to it is finished.
  package func push(
    _ upload: IndexUpload, as temporary: String, progress: @Sendable (PushProgress) -> Void
  ) async throws(SearchError) -> PushResult {
    try upload.name.checkAsPathSegment()
    if let replica = upload.replica { return try await push(upload, as: replica, progress: progress) }
    let settings = try AlgoliaMark.settings(of: upload)
    let existing = try await self.settings(of: upload.name)
    if let primary = existing?["primary"]?.stringValue {
      throw SearchError(.badRequest, "'\(upload.name)' is a replica of '\(primary)', which has the records of both")
    }
    let count: Int
    do throws(SearchError) {
      count = try await fill(temporary, with: upload, settings: settings, progress: progress)
      guard !Task.isCancelled else { throw SearchError(.cancelled, "the upload was cancelled") }
    } catch {
      throw await removing(temporary, because: error)
    }
    progress(.replacing)
    let (name, replicas) = (upload.name, upload.settings["replicas"])
    let unfinished = try await uninterrupted { () async throws(SearchError) in
      try await replace(name, with: temporary)
      return await setReplicas(replicas, of: name)
    }
    return PushResult(index: upload.name, records: count, hasReplaced: existing != nil, unfinished: unfinished)
  }
}

extension AlgoliaPusher {
  func polling(for limit: Duration) -> Polling {
    Polling(limit: limit, step: .milliseconds(200), maximum: .seconds(5), sleep: sleep)
  }

  /// Makes the temporary index and waits until it is complete.
  private func fill(
    _ index: String, with upload: IndexUpload, settings: JSONObject, progress: @Sendable (PushProgress) -> Void
  ) async throws(SearchError) -> Int {
    progress(.preparing)
    var tasks: [Int] = [try await task(of: .algoliaSettings(settings, of: index), index: index)]
    for batch in upload.synonyms.batches(of: Self.maximumBatchCount) {
      tasks.append(try await task(of: .algoliaObjects(batch, path: "synonyms/batch", of: index), index: index))
    }
    for batch in upload.rules.batches(of: Self.maximumBatchCount) {
      tasks.append(try await task(of: .algoliaObjects(batch, path: "rules/batch", of: index), index: index))
    }
    var batches = try RecordBatches(
      upload.records, maximumCount: Self.maximumBatchCount, maximumSize: Self.maximumBatchSize)
    while let batch = try batches.next() {
      // Tasks of an index are done in their order, so the oldest is the one to wait for.
      if tasks.count >= Self.maximumPendingTasks { try await wait(for: tasks.removeFirst(), of: index) }
      tasks.append(try await add(batch, to: index))
      progress(.records(sent: batches.count))
    }
    progress(.waiting)
    for task in tasks { try await wait(for: task, of: index) }
    return batches.count
  }

  /// Adds records.
  ///
  /// - Returns: the task that does it.
  private func add(_ batch: [JSONObject], to index: String) async throws(SearchError) -> Int {
    let call = HTTPCall.algoliaRecords(batch, of: index)
    let content = try await content(of: call, index: index)
    if let taken = content["objectIDs"]?.arrayValue, taken.count != batch.count {
      throw SearchError(.badResponse, "the answer to a batch names \(taken.count) of its \(batch.count) records")
    }
    return try Self.task(in: content, of: call)
  }

  /// Deletes a temporary index, also in a task that was cancelled.
  ///
  /// - Returns: the error, which names the index where it is left behind.
  func removing(_ index: String, because error: SearchError) async -> SearchError {
    let removal: Void? = try? await caller.remove(.algoliaDeletion(of: index)) {
      SearchError(algolia: $0, index: index)
    }
    return error.ofUpload(leaving: "the temporary index '\(index)'", isRemoved: removal != nil)
  }

  /// Waits until a task is done: 200 ms longer after each question, up to 5 s.
  func wait(for task: Int, of index: String) async throws(SearchError) {
    let isDone = try await polling(for: taskTimeout).waits { _ async throws(SearchError) in
      let content = try await content(of: .algoliaTask(task, of: index), index: index)
      guard let status = content["status"]?.stringValue else {
        throw SearchError(.badResponse, "the answer about task \(task) has no 'status'")
      }
      return status == "published"
    }
    guard isDone else {
      throw SearchError(
        .timeout,
        "Algolia did not do task \(task) of the index '\(index)' within \(taskTimeout.components.seconds) seconds")
    }
  }

  /// The settings of an index; nil when the index does not exist.
  func settings(of index: String) async throws(SearchError) -> JSONObject? {
    do throws(SearchError) {
      return try await content(of: .algoliaSettings(of: index), index: index)
    } catch {
      guard error.code == .indexNotFound else { throw error }
      return nil
    }
  }

  /// Sends a call that changes something.
  ///
  /// - Returns: the task that does it.
  func task(of call: HTTPCall, index: String) async throws(SearchError) -> Int {
    try Self.task(in: try await content(of: call, index: index), of: call)
  }

  static func task(in content: JSONObject, of call: HTTPCall) throws(SearchError) -> Int {
    guard let task = content["taskID"]?.integerValue else {
      throw SearchError(.badResponse, "the answer to \(call.method.rawValue) \(call.target.hidden) has no 'taskID'")
    }
    return task
  }

  private func content(of call: HTTPCall, index: String) async throws(SearchError) -> JSONObject {
    try Self.content(of: await caller.send(call), index: index)
  }

  static func content(of outcome: HTTPOutcome, index: String) throws(SearchError) -> JSONObject {
    let reply = try outcome.result.get()
    guard reply.isSuccess else {
      var error = SearchError(algolia: reply, index: index)
      if error.code == .forbidden {
        error.message += "; a key for push needs the rights addObject, settings, editSettings and deleteIndex"
      }
      throw error
    }
    guard let content = try reply.json().objectValue else {
      throw SearchError(.badResponse, "the answer must be an object: \(reply.excerpt)")
    }
    return content
  }
}
