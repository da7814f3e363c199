import SearchDialects
import SearchModel

// What an upload does to its end, whether its task was cancelled or not.

/// Runs an operation to its end, also when the task is cancelled before or meanwhile: one that must not be left half
/// done.
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
  /// Sends a call that removes something, also in a task that was cancelled. It has a minute, longer than a cluster
  /// takes to elect a leader. In a cancelled task the caller waits for the end, so the call has three seconds then.
  ///
  /// - Parameter reason: the error for a refusal. What does not exist any more counts as removed: an earlier attempt
  ///   whose answer was lost may have removed it.
  /// - Throws: ``SearchError`` when it is not known to be removed.
  func remove(_ call: HTTPCall, orFailWith reason: (HTTPReply) -> SearchError) async throws(SearchError) {
    let limit = Duration.seconds(Task.isCancelled ? 3 : 60)
    let reply = try await uninterrupted { () async throws(SearchError) in
      let result = await withTaskGroup(of: Result<HTTPReply, SearchError>?.self) { group in
        group.addTask { await send(call).result }
        group.addTask {
          try? await Task.sleep(for: limit)
          return nil
        }
        let first = await group.next() ?? nil
        group.cancelAll()
        return first
      }
      guard let result else { throw SearchError(.timeout, "no answer came in time") }
      return try result.get()
    }
    guard reply.isSuccess || reply.status == 404 else { throw reason(reply) }
  }
}

extension HTTPOutcome {
  /// Whether a call that came to no success may have been carried out all the same: an earlier attempt, or this one,
  /// whose answer got lost.
  var mayHideSuccess: Bool {
    guard attempts <= 1, case .success(let reply) = result else { return true }
    return !(400..<500).contains(reply.status) || reply.status == 408
  }
}

extension SearchError {
  /// The error as the reason of something that is said first.
  func saying(_ text: String) -> SearchError {
    SearchError(code, "\(text): \(message)", isRetryable: isRetryable)
  }

  /// The error of an upload that ended early, with the state of what it had created. That is said when something is
  /// left behind, and always after a cancellation.
  func ofUpload(leaving name: String, isRemoved: Bool) -> SearchError {
    guard code == .cancelled || !isRemoved else { return self }
    let reason = code == .cancelled ? "the upload was cancelled" : message
    return SearchError(
      code, "\(reason); \(name) \(isRemoved ? "was" : "could not be") deleted", isRetryable: isRetryable)
  }
}
