import SearchModel

/// Answers requests at once, each on its own; answers stand in the order of the requests.
func answerConcurrently<Request: Sendable>(
  _ requests: [Request], _ answer: @escaping @Sendable (Request) async throws -> SearchResponse
) async -> [Result<SearchResponse, SearchError>] {
  await withTaskGroup(of: (Int, Result<SearchResponse, SearchError>).self) { group in
    for (offset, request) in requests.enumerated() {
      group.addTask { (offset, await endingWhenCancelled { try await answer(request) }) }
    }
    var results = Array(repeating: Result<SearchResponse, SearchError>.failure(.cancelled), count: requests.count)
    for await (offset, result) in group { results[offset] = result }
    return results
  }
}

/// Runs an operation and ends with its result, or at once with ``SearchError/Code/cancelled`` when the task is
/// cancelled, whether the operation cares about cancellation or not.
private func endingWhenCancelled(
  _ operation: @escaping @Sendable () async throws -> SearchResponse
) async -> Result<SearchResponse, SearchError> {
  await endingWhenCancelled(with: .failure(.cancelled)) {
    do {
      return .success(try await operation())
    } catch {
      // What a transport makes of being cancelled is its own affair.
      return .failure(Task.isCancelled ? .cancelled : SearchError(error, code: .server))
    }
  }
}

/// Runs an operation and ends with its value, or at once with another one when the task is cancelled, whether the
/// operation cares about cancellation or not. The operation is cancelled then, and what it still brings is dropped.
func endingWhenCancelled<Value: Sendable>(
  with cancelled: Value, _ operation: @escaping @Sendable () async -> Value
) async -> Value {
  guard !Task.isCancelled else { return cancelled }
  let (values, continuation) = AsyncStream.makeStream(of: Value.self)
  let task = Task {
    continuation.yield(await operation())
    continuation.finish()
  }
  return await withTaskCancellationHandler {
    for await value in values { return value }
    return cancelled
  } onCancel: {
    task.cancel()
    continuation.finish()
  }
}
