import SearchDialects
import SearchModel

// What an upload does to its end, whether its task was cancelled or not.

/// Runs an operation to its end, also when the task is cancelled before or meanwhile: one that must not be left half done.
func uninterrupted<Value: Sendable>(
  _ operation: @escaping @Sendable () async throws(SearchError) -> Value
) async throws(SearchError) -> Value {
  let task = Task { () async -> Result<Value, SearchError> in
    do throws(SearchError) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  return try await task.value.get()
}

extension HTTPCaller {
  /// Sends a call that removes something, also in a task that was cancelled. Whoever cancelled it waits for its end, so the
  /// call has three seconds then.
  ///
  /// - Throws: ``SearchError`` when it is not known to be removed.
  func remove(_ call: HTTPCall) async throws(SearchError) -> HTTPReply {
    let limit = Task.isCancelled ? Duration.seconds(3) : nil
    return try await uninterrupted { () async throws(SearchError) in
      guard let limit else { return try await send(call).result.get() }
      do {
        return try await Deadlines.shared.run(within: limit) { await send(call).result }.get()
      } catch let error as SearchError {
        throw error
      } catch {
        throw SearchError(.timeout, "no answer came in time")
      }
    }
  }
}

extension SearchError {
  /// The error of an upload that ended early, with what became of what it had made: said when it is left behind, and
  /// always to someone who gave the upload up.
  func ofUpload(leaving name: String, isRemoved: Bool) -> SearchError {
    guard code == .cancelled || !isRemoved else { return self }
    let reason = code == .cancelled ? "the upload was cancelled" : message
    return SearchError(
      code, "\(reason); \(name) \(isRemoved ? "was" : "could not be") deleted", isRetryable: isRetryable)
  }
}
