extension QueryInputInteractor {
  /// Lets the box drive a searcher, and the box follow the searcher's text.
  ///
  /// Connecting does not search. It makes the two texts equal: the box's text goes to the searcher unless it is empty, and
  /// the searcher's goes into the box then. From then on a text that is set on the searcher itself goes into the box without
  /// a search, which is for whoever set it to start. The connection ends when either object goes away; a custom actor
  /// that owns both is kept alive until ``SearcherConnection/disconnect()``.
  ///
  /// - Parameters:
  ///   - searcher: what searches.
  ///   - searchTriggeringMode: what makes it search.
  ///   - isolation: the actor that searches start in, the caller's.
  /// - Returns: what ends the connection.
  @discardableResult
  public func connectSearcher(
    _ searcher: any QuerySearcher, searchTriggeringMode: SearchTriggeringMode = .searchAsYouType,
    isolation: isolated any Actor = #isolation
  ) -> SearcherConnection {
    let connection = SearcherConnection(
      interactor: self, searcher: searcher, searchTriggeringMode: searchTriggeringMode)
    connection.connect()
    return connection
  }

  /// The connection of a search box to a searcher. It keeps both alive as long as it is held.
  public final class SearcherConnection {
    /// The text of the box.
    public let interactor: QueryInputInteractor
    /// What searches.
    public let searcher: any QuerySearcher
    /// What makes it search.
    public let searchTriggeringMode: SearchTriggeringMode

    private var subscriptions: [Subscription] = []

    init(
      interactor: QueryInputInteractor, searcher: any QuerySearcher, searchTriggeringMode: SearchTriggeringMode
    ) {
      self.interactor = interactor
      self.searcher = searcher
      self.searchTriggeringMode = searchTriggeringMode
    }

    /// Connects, without searching; does nothing when connected.
    ///
    /// - Parameter isolation: the actor that searches start in, the caller's.
    public func connect(isolation: isolated any Actor = #isolation) {
      guard subscriptions.isEmpty else { return }
      if interactor.query.isEmpty {
        interactor.query = searcher.query
      } else {
        searcher.query = interactor.query
      }
      subscriptions = subscribe(searcher, isolation: isolation)
    }

    /// Ends the connection and leaves both texts as they are; does nothing when disconnected.
    public func disconnect() {
      for subscription in subscriptions { subscription.cancel() }
      subscriptions = []
    }

    private func subscribe(_ searcher: some QuerySearcher, isolation: isolated any Actor) -> [Subscription] {
      let trigger =
        switch searchTriggeringMode {
        case .searchAsYouType:
          interactor.onQueryChanged.subscribe(with: searcher) { [weak interactor] searcher, text in
            // A handler before this one may have changed the text again: that text has been searched for already. And the
            // searcher has the text already when it came from there.
            guard text == interactor?.query, text != searcher.query else { return }
            searcher.query = text
            searcher.search(isolation: isolation)
          }
        case .searchOnSubmit:
          interactor.onQuerySubmitted.subscribe(with: searcher) { searcher, text in
            searcher.query = text
            searcher.search(isolation: isolation)
          }
        }
      let follower = searcher.onQueryChanged.subscribe(with: interactor) { [weak searcher] interactor, text in
        if text == searcher?.query { interactor.query = text }
      }
      return [trigger, follower]
    }
  }
}

@available(*, unavailable)
extension QueryInputInteractor.SearcherConnection: Sendable {}
