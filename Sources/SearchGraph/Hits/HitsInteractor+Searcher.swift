extension HitsInteractor {
  /// Lets a searcher feed the section with its answers and load the pages of presented rows. Connecting does not search. The
  /// searcher keeps the interactor alive until the connection ends.
  ///
  /// - Returns: what ends the connection.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> SearcherConnection {
    let connection = SearcherConnection(interactor: self, searcher: searcher)
    connection.connect()
    return connection
  }

  /// The connection of a section's hits to what searches for them. It keeps both alive as long as it is held.
  ///
  /// Source of the behaviour: InstantSearch's `HitsInteractor.SearcherConnection`.
  public final class SearcherConnection {
    /// The hits.
    public let interactor: HitsInteractor<Record>
    /// What searches.
    public let searcher: HitsSearcher

    init(interactor: HitsInteractor<Record>, searcher: HitsSearcher) {
      self.interactor = interactor
      self.searcher = searcher
    }

    /// Connects; does nothing when connected.
    public func connect() {
      searcher.attach(interactor)
    }

    /// Ends the connection: the section keeps its hits, hears of no answer any more and loads no page.
    public func disconnect() {
      searcher.detach(interactor)
    }
  }
}

@available(*, unavailable)
extension HitsInteractor.SearcherConnection: Sendable {}
