import SearchModel

extension Searcher {
  /// Begins a search in the caller's actor and returns at once. Earlier searches under way go on until a newer answer
  /// comes or more than ``maxPendingRequests`` are awaited.
  public func search(isolation: isolated any Actor = #isolation) {
    start(makeRequest(), isolation: isolation)
  }

  /// Asks in the caller's actor for the page after the last one received and returns at once. Does nothing when
  /// ``makeLoadMoreRequest()`` returns nil.
  public func loadMore(isolation: isolated any Actor = #isolation) {
    start(makeLoadMoreRequest(), isolation: isolation)
  }

  /// Searches and returns when the answer or the error has come.
  public func searchAndWait() async {
    await send(makeRequest())
  }

  /// Asks for the page after the last one received and returns when it has come or failed; at once when
  /// ``makeLoadMoreRequest()`` returns nil.
  public func loadMoreAndWait() async {
    await send(makeLoadMoreRequest())
  }

  /// Returns when all requests that ``search(isolation:)`` and ``loadMore(isolation:)`` sent have ended; at once when
  /// no request is under way.
  public func waitForAnswers() async {
    while let task = running.values.first { await task.value }
  }

  private func start(_ issued: Searcher.Request?, isolation: isolated any Actor) {
    guard let issued else { return }
    running[issued.seqNo] = Task {
      _ = isolation
      await self.send(issued)
      self.running[issued.seqNo] = nil
    }
  }

  private func send(_ issued: Searcher.Request?) async {
    guard let issued else { return }
    for result in await backend.answer([issued.request], strategy: .none) { receive(result, for: issued) }
  }
}
