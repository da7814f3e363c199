import OrderedCollections
public import SearchDialects
public import SearchModel

/// Puts indices onto Typesense.
///
/// An index is made as a new collection with a name of its own; when all records are in it, the alias by which it is searched
/// is put onto it, which is atomic, and the collection that the alias stood for is deleted if it was made here as well.
///
/// The key needs the rights `collections:*`, `documents:*`, `aliases:*`, `synonyms:*` and `overrides:*`.
public struct TypesensePusher: IndexPusher {
  /// How many records a batch holds at most.
  public static let maximumBatchCount = 1_000
  /// How many bytes of records a batch holds at most.
  public static let maximumBatchSize = 10_000_000

  private let caller: any HTTPCaller
  private let makeStamp: @Sendable () -> String
  private let nodeCount: Int
  private let sleep: @Sendable (Duration) async throws -> Void

  /// How often a collection is asked whether it holds all records: for about half a minute, by which time the nodes of a
  /// cluster have followed their leader.
  static let maximumPolls = 75

  /// A pusher.
  ///
  /// - Parameters:
  ///   - caller: what carries the calls, with the headers that they need.
  ///   - makeStamp: makes what distinguishes a collection from those made before: letters and digits that differ each time.
  ///   - nodeCount: how many nodes the cluster has, which the caller asks in turns: an upload ends when all have followed.
  ///   - sleep: waits between two questions whether the nodes of a cluster hold the records; throws when the task is
  ///     cancelled.
  public init(
    caller: any HTTPCaller, makeStamp: @escaping @Sendable () -> String, nodeCount: Int = 1,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.caller = caller
    self.makeStamp = makeStamp
    self.nodeCount = nodeCount
    self.sleep = sleep
  }

  /// What stands between the name of an index and the stamp in the names of its collections.
  static let mark = "_multihits_"

  /// What Typesense has by the name of an index.
  public func inspect(_ index: String) async throws(SearchError) -> RemoteIndexState {
    guard let collection = try await collection(index) else { return .missing }
    return isOurs(collection.name, of: index)
      ? .ours(records: collection.records) : .foreign(records: collection.records)
  }

  /// Makes a collection of the records and puts the alias onto it.
  ///
  /// - Throws: ``SearchError``: `badRequest` for records and settings that do not fit together, `unsupported` for synonyms and
  ///   rules that have no equal, and whatever Typesense refuses. The new collection is deleted then. An upload that is cancelled
  ///   before the alias is put onto it ends in `cancelled`.
  public func push(
    _ upload: IndexUpload, progress: @Sendable (PushProgress) -> Void
  ) async throws(SearchError) -> PushResult {
    let preparation = try TypesensePreparation(upload)
    let existing = try await collection(upload.name)
    // One call tells both what an alias stands for and a collection that has its name, so that nodes which are behind
    // cannot contradict each other.
    let obstacle = existing?.name == upload.name
    let before = obstacle ? nil : existing?.name
    let name = upload.name + Self.mark + makeStamp()
    do throws(SearchError) {
      progress(.preparing)
      try await check(.typesenseCreation(preparation.schema.content(named: name)))
      for item in preparation.objects.items {
        try await check(.typesenseObject(item.content, kind: item.kind, id: item.id, of: name))
      }
      try await importRecords(of: upload, preparation, into: name, progress: progress)
      guard !Task.isCancelled else { throw SearchError(.cancelled, "the upload was cancelled") }
      progress(.replacing)
      try await uninterrupted { () async throws(SearchError) in
        try await replace(upload.name, with: name, isCollection: obstacle)
      }
    } catch {
      throw await removing(name, because: error)
    }
    var warnings = preparation.warnings
    if await !hasArrived(name, by: upload.name) {
      warnings.append(
        "Not all nodes of the cluster have followed yet; until they have, searches may find what was there before.")
    }
    if let before {
      if !isOurs(before, of: upload.name) {
        warnings.append(
          "The collection '\(before)', which '\(upload.name)' stood for, was not made by push and is left.")
      } else if before != name {
        do throws(SearchError) {
          let reply = try await caller.remove(.typesenseDeletion(of: before))
          guard reply.isSuccess else { throw Self.error(of: reply) }
        } catch {
          warnings.append("The collection '\(before)', which is replaced, could not be deleted: \(error.message)")
        }
      }
    }
    return PushResult(
      index: upload.name, records: preparation.count, hasReplaced: existing != nil,
      warnings: warnings)
  }
}

extension TypesensePusher {
  /// Puts an alias onto a collection.
  ///
  /// - Parameter isCollection: whether a collection has the alias's name.
  private func replace(
    _ alias: String, with collection: String, isCollection: Bool
  ) async throws(SearchError) {
    // An alias cannot have the name of a collection, so one in its place has to go first.
    if isCollection { try await check(.typesenseDeletion(of: alias)) }
    do throws(SearchError) {
      try await check(.typesenseAlias(alias, for: collection))
    } catch {
      // That no answer came does not say that nothing was done, and what searches find must not be removed.
      guard (try? await self.collection(alias))?.name == collection else { throw error }
    }
  }

  private func importRecords(
    of upload: IndexUpload, _ preparation: TypesensePreparation, into name: String,
    progress: @Sendable (PushProgress) -> Void
  ) async throws(SearchError) {
    let documents = TypesenseDocuments(preparation.schema)
    var batches = try RecordBatches(
      upload.records, maximumCount: Self.maximumBatchCount, maximumSize: Self.maximumBatchSize)
    var sent = 0
    while let batch = try batches.next() {
      guard sent + batch.count <= preparation.ranks.count else { throw Self.changedRecords }
      let lines = batch.enumerated().map { number, record in
        documents.document(record, rank: preparation.ranks[sent + number])
      }
      let reply = try await success(of: .typesenseImport(lines, into: name))
      try TypesenseImportReply(reply).check(batch)
      sent += batch.count
      progress(.records(sent: sent))
    }
    guard sent == preparation.count else { throw Self.changedRecords }
    progress(.waiting)
    try await wait(until: name, holds: sent)
  }

  /// Waits until as many answers in a row as there are nodes know that an alias stands for a collection.
  ///
  /// - Returns: whether they do; the upload is complete in any case.
  private func hasArrived(_ name: String, by alias: String) async -> Bool {
    guard nodeCount > 1 else { return true }
    var agreeing = 0
    for poll in 1...Self.maximumPolls {
      let known = try? await collection(alias)?.name
      agreeing = known == name ? agreeing + 1 : 0
      guard agreeing < nodeCount else { return true }
      if known != name, (try? await sleep(.milliseconds(min(poll * 50, 500)))) == nil { return false }
    }
    return false
  }

  /// Waits until a collection holds all records. The node that is asked may be behind the one that took them.
  private func wait(until name: String, holds count: Int) async throws(SearchError) {
    var records = 0
    for poll in 1...Self.maximumPolls {
      records = try await collection(name)?.records ?? 0
      guard records != count else { return }
      do {
        try await sleep(.milliseconds(min(poll * 50, 500)))
      } catch {
        throw SearchError(.cancelled, "the upload was cancelled")
      }
    }
    throw SearchError(
      .badRequest, "\(count) records were sent and the collection holds \(records); are there equal objectIDs?")
  }

  private static var changedRecords: SearchError {
    SearchError(.badRequest, "the records changed while they were uploaded")
  }

  private func isOurs(_ collection: String, of index: String) -> Bool { collection.hasPrefix(index + Self.mark) }

  /// Deletes a collection that is not complete, also in a task that was cancelled.
  ///
  /// - Returns: the error, which names the collection where it is left behind.
  private func removing(_ name: String, because error: SearchError) async -> SearchError {
    let reply = try? await caller.remove(.typesenseDeletion(of: name))
    return error.ofUpload(
      leaving: "the collection '\(name)'", isRemoved: reply.map { $0.isSuccess || $0.status == 404 } ?? false)
  }

  /// A collection, or the one that an alias stands for; nil when there is none of the name.
  private func collection(_ name: String) async throws(SearchError) -> Existing? {
    guard let reply = try await found(.typesenseCollection(name)) else { return nil }
    let content = try reply.json().objectValue
    guard let own = content?["name"]?.stringValue else {
      throw SearchError(.badResponse, "the answer about the collection '\(name)' has no name")
    }
    return Existing(name: own, records: content?["num_documents"]?.integerValue)
  }

  /// A collection that is there.
  private struct Existing {
    /// Its own name, also where an alias stands for it.
    var name: String
    var records: Int?
  }

  private func found(_ call: HTTPCall) async throws(SearchError) -> HTTPReply? {
    let reply = try await caller.send(call).result.get()
    if reply.status == 404 { return nil }
    guard reply.isSuccess else { throw Self.error(of: reply) }
    return reply
  }

  private func check(_ call: HTTPCall) async throws(SearchError) { _ = try await success(of: call) }

  private func success(of call: HTTPCall) async throws(SearchError) -> HTTPReply {
    let reply = try await caller.send(call).result.get()
    guard reply.isSuccess else { throw Self.error(of: reply) }
    return reply
  }

  private static func error(of reply: HTTPReply) -> SearchError {
    var error = SearchError(typesense: reply)
    if error.code == .auth || error.code == .forbidden {
      error.message +=
        "; a key for push needs the rights collections:*, documents:*, aliases:*, synonyms:* and overrides:*"
    }
    return error
  }
}
