extension SectionSearcher {
  /// Starts a search in the caller's actor and returns at once. An earlier search that is still under way is cancelled.
  public func search(isolation: isolated any Actor = #isolation) {
    start(makeRequests(), isolation: isolation)
  }

  /// Searches and returns when the section has its answer or its error.
  public func searchAndWait() async {
    await send(makeRequests())
  }

  /// Returns when all searches and page loads have ended that ``search(isolation:)``, ``loadPages(_:isolation:)`` or a
  /// changed filter state started; at once when nothing is under way. Typed text that still waits for a debouncer has
  /// not started a search yet.
  public func waitForAnswers() async {
    await tasks.finish()
  }

  /// Requests pages of this section alone, one request per page, and returns at once.
  public func loadPages(_ pages: [Int], isolation: isolated any Actor = #isolation) {
    // One task a page, so that a page never waits for another.
    for page in pages { start([makePageRequest(page)].compactMap { $0 }, isolation: isolation) }
  }

  /// Asks for a page of this section alone and returns when it has come or failed.
  public func loadPageAndWait(_ page: Int) async {
    guard let issued = makePageRequest(page) else { return }
    await send([issued])
  }

  /// Puts a filter state into every request and searches after each of its changes, once however often it is connected.
  public func connectFilterState(_ filterState: FilterState, isolation: isolated any Actor = #isolation) {
    attach(filterState)
    // The tasks stand for the searcher, whose own subscription is that of the attached state.
    filterState.onChange.cancelSubscription(for: tasks)
    filterState.onChange.subscribe(with: tasks) { [weak self] _, _ in self?.search(isolation: isolation) }
  }

  private func start(_ issued: [IssuedRequest], isolation: isolated any Actor) {
    guard !issued.isEmpty else { return }
    tasks.start(isolation: isolation) { await self.send(issued) }
  }

  private func send(_ issued: [IssuedRequest]) async {
    await RequestDispatch.send(issued) { onAnswers.fire(()) }
  }
}
