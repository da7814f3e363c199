import Diagnostics
package import SearchDialects
package import SearchModel

/// Puts indices onto Typesense.
///
/// An index is made as a new collection with a new name. When all records are in it, the alias by which it is searched
/// is pointed to it, which is atomic, and the previous collection of the alias is deleted if it was made here as well.
/// Nodes of a cluster follow their leader a moment later; the upload ends when each that answers has.
///
/// The key needs the rights `collections:*`, `documents:*`, `aliases:*`, `synonyms:*` and `overrides:*`.
package struct TypesensePusher: IndexPusher {
  /// How many records a batch holds at most.
  package static let maximumBatchCount = 1_000
  /// How many bytes of records a batch holds at most.
  package static let maximumBatchSize = 10_000_000

  let caller: any HTTPCaller
  private let makeStamp: @Sendable () -> String
  let nodes: [TypesenseNode]
  let arrivalTimeout: Duration
  let sleep: @Sendable (Duration) async throws -> Void

  /// A pusher.
  ///
  /// - Parameters:
  ///   - caller: what carries the calls, with the headers that they need.
  ///   - makeStamp: makes what distinguishes a collection from those made before: letters and digits that differ each
  ///     time.
  ///   - nodes: the nodes that the upload is to arrive at: it ends when each that answers shows the index. Without any
  ///     it ends when the cluster has taken it.
  ///   - arrivalTimeout: how long that may take.
  ///   - sleep: waits between two questions whether the nodes of a cluster hold the records; throws when the task is
  ///     cancelled.
  package init(
    caller: any HTTPCaller, makeStamp: @escaping @Sendable () -> String, nodes: [TypesenseNode] = [],
    arrivalTimeout: Duration = .seconds(300),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.caller = caller
    self.makeStamp = makeStamp
    self.nodes = nodes
    self.arrivalTimeout = arrivalTimeout
    self.sleep = sleep
  }

  /// The text between the name of an index and the stamp in the names of its collections.
  static let mark = "_multihits_"

  /// What Typesense has by the name of an index.
  package func inspect(_ index: String, primary: String?) async throws(SearchError) -> RemoteIndexState {
    try index.checkAsPathSegment()
    guard let collection = try await collection(index) else { return .missing }
    return isOurs(collection.name, of: index)
      ? .ours(records: collection.records) : .foreign(records: collection.records)
  }

  /// The name of a collection for an index.
  package func newName(of index: String) -> String { index + Self.mark + makeStamp() }

  /// Makes a collection of the records and puts the alias onto it.
  ///
  /// - Throws: ``SearchError``: `badRequest` for records and settings that do not fit together, `unsupported` for
  ///   synonyms and rules that have no equal, and whatever Typesense refuses. The new collection is deleted then. An
  ///   upload that is cancelled before the alias is put onto it ends in `cancelled`.
  package func push(
    _ upload: IndexUpload, as name: String, progress: @Sendable (PushProgress) -> Void
  ) async throws(SearchError) -> PushResult {
    try upload.name.checkAsPathSegment()
    let preparation = try TypesensePreparation(upload)
    let existing = try await collection(upload.name)
    // One call tells both what an alias stands for and a collection that has its name, so that nodes which are behind
    // cannot contradict each other.
    let obstacle = existing?.name == upload.name
    let before = obstacle ? nil : existing?.name
    let doubt: SearchError?
    do throws(SearchError) {
      progress(.preparing)
      try await check(.typesenseCreation(preparation.schema.content(named: name)), acceptingRepeated: 409)
      for item in preparation.objects.items {
        try await check(.typesenseObject(item.content, kind: item.kind, id: item.id, of: name))
      }
      try await importRecords(of: upload, preparation, into: name, progress: progress)
      guard !Task.isCancelled else { throw SearchError(.cancelled, "the upload was cancelled") }
      progress(.replacing)
      doubt = try await uninterrupted { () async throws(SearchError) in
        if obstacle {
          try await makeRoom(for: upload.name, tryingWith: name)
        } else {
          try await moveAlias(upload.name, onto: name)
        }
      }
    } catch {
      throw await removing(name, because: error)
    }
    if let doubt { throw doubt.ofUnsettled(upload.name, onto: name) }
    // What is new is all that there is from now on, and is not removed any more.
    if obstacle {
      try await uninterrupted { () async throws(SearchError) in
        try await putAlias(upload.name, inPlaceOfACollectionOnto: name)
      }
    }
    let arrival = await arrival(of: Goal(alias: upload.name, collection: name, records: preparation.count))
    var warnings = preparation.warnings + arrival.warnings
    if let before {
      if !isOurs(before, of: upload.name) {
        warnings.append(
          "The collection '\(before)', which '\(upload.name)' stood for, was not made by push and is left.")
      } else if before != name {
        do throws(SearchError) {
          try await caller.remove(.typesenseDeletion(of: before), orFailWith: Self.error)
        } catch {
          warnings.append("The collection '\(before)', which is replaced, could not be deleted: \(error.message)")
        }
      }
    }
    return PushResult(
      index: upload.name, records: preparation.count, hasReplaced: existing != nil,
      warnings: warnings, unfinished: arrival.unfinished)
  }
}

extension TypesensePusher {
  private func isOurs(_ collection: String, of index: String) -> Bool { collection.hasPrefix(index + Self.mark) }

  /// Deletes a collection that is not complete, also in a task that was cancelled.
  ///
  /// - Returns: the error, which names the collection where it is left behind.
  private func removing(_ name: String, because error: SearchError) async -> SearchError {
    let removal: Void? = try? await caller.remove(.typesenseDeletion(of: name), orFailWith: Self.error)
    return error.ofUpload(leaving: "the collection '\(name)'", isRemoved: removal != nil)
  }
}
