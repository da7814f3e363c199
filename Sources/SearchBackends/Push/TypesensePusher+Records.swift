import Diagnostics
import SearchDialects
import SearchModel

// The records of an upload on their way into a collection and to all nodes.
extension TypesensePusher {
  /// Sends all records and waits until the collection holds them.
  func importRecords(
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
      try await send(batch, as: lines, to: name)
      sent += batch.count
      progress(.records(sent: sent))
    }
    guard sent == preparation.count else { throw Self.changedRecords }
    progress(.waiting)
    try await wait(until: name, holds: sent)
  }

  /// Sends a batch, and again when the reply does not cover each record, or none comes: the node that passes it on can
  /// lose its leader amid the answer. Records that are there already are replaced by themselves.
  private func send(_ batch: [JSONObject], as lines: [JSON], to name: String) async throws(SearchError) {
    var incomplete = 0
    var failure = SearchError(.timeout, "no answer came in time")
    let isTaken = try await Polling(
      limit: .seconds(30), step: .seconds(1), maximum: .seconds(5), sleep: sleep
    ).waits { _ async throws(SearchError) in
      do throws(SearchError) {
        let reply = try TypesenseImportReply(await success(of: .typesenseImport(lines, into: name)))
        incomplete += 1
        guard !reply.isComplete(for: batch), incomplete < Self.maximumImports else {
          try reply.check(batch)
          return true
        }
      } catch {
        guard error.isRetryable else { throw error }
        failure = error
      }
      return false
    }
    guard isTaken else { throw failure }
  }

  /// How often a batch is sent at most whose reply does not cover each record.
  private static let maximumImports = 3

  /// Waits until a collection holds all records. The node that is asked may be behind the one that took them, and a
  /// node that does not answer may be about to get a leader.
  private func wait(until name: String, holds count: Int) async throws(SearchError) {
    var last: Result<Int, SearchError> = .success(0)
    let isComplete = try await polling.waits { _ async throws(SearchError) in
      do throws(SearchError) {
        last = .success(try await collection(name)?.records ?? 0)
      } catch {
        guard error.isRetryable else { throw error }
        last = .failure(error)
      }
      return last == .success(count)
    }
    guard !isComplete else { return }
    throw SearchError(
      .badRequest,
      "the collection holds \(try last.get().counted("record")) of \(count) that were sent; nodes can lose or repeat"
        + " some when their leader changes, so push again")
  }

  /// For about half a minute, by which time the nodes of a cluster have followed their leader.
  private var polling: Polling {
    Polling(limit: .seconds(35), step: .milliseconds(50), maximum: .milliseconds(500), sleep: sleep)
  }

  private static var changedRecords: SearchError {
    SearchError(.badRequest, "the records changed while they were uploaded")
  }
}
