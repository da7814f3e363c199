extension HitsInteractor {
  /// Takes the answers of a searcher from now on, and loads pages through it.
  ///
  /// - Returns: what ends the connection.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> SearcherConnection {
    let connection = SearcherConnection(interactor: self, searcher: searcher)
    connection.connect()
    return connection
  }

  /// The connection of a section's hits to the searcher that feeds them. It does not keep alive what it connects.
  ///
  /// Source of the behaviour: InstantSearch's `HitsInteractor.SingleIndexSearcherConnection`.
  public final class SearcherConnection {
    private weak var interactor: HitsInteractor<Record>?
    private weak var searcher: HitsSearcher?

    init(interactor: HitsInteractor<Record>, searcher: HitsSearcher) {
      self.interactor = interactor
      self.searcher = searcher
    }

    /// Connects; does nothing when connected.
    public func connect() {
      guard let interactor else { return }
      searcher?.attach(interactor)
    }

    /// Ends the connection: the hits stay as they are, and no page is loaded any more; does nothing when disconnected.
    public func disconnect() {
      guard let interactor else { return }
      searcher?.detach(interactor)
    }
  }
}

@available(*, unavailable)
extension HitsInteractor.SearcherConnection: Sendable {}
