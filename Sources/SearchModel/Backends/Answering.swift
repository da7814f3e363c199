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

/// Runs an operation and ends with its result, or at once with ``SearchError/Code/cancelled`` when the task is cancelled,
/// whether the operation cares about cancellation or not.
private func endingWhenCancelled(
  _ operation: @escaping @Sendable () async throws -> SearchResponse
) async -> Result<SearchResponse, SearchError> {
  guard !Task.isCancelled else { return .failure(.cancelled) }
  let (results, continuation) = AsyncStream.makeStream(of: Result<SearchResponse, SearchError>.self)
  let task = Task {
    do {
      continuation.yield(.success(try await operation()))
    } catch {
      // What a transport makes of being cancelled is its own affair.
      continuation.yield(.failure(Task.isCancelled ? .cancelled : SearchError(error, code: .server)))
    }
    continuation.finish()
  }
  return await withTaskCancellationHandler {
    for await result in results { return result }
    return .failure(.cancelled)
  } onCancel: {
    task.cancel()
    continuation.finish()
  }
}
