extension HitsInteractor {
  /// Forgets the hits whenever filters change, because they belong to the filters before. The connection ends when either
  /// object goes away.
  ///
  /// This does not put the filters into requests: that is the searcher's connection.
  ///
  /// - Returns: what ends the connection.
  @discardableResult
  public func connectFilterState(_ filterState: FilterState) -> FilterStateConnection {
    let connection = FilterStateConnection(interactor: self, filterState: filterState)
    connection.connect()
    return connection
  }

  /// The connection of a section's hits to the filters they were found under. It keeps both alive as long as it is held.
  ///
  /// Source of the behaviour: InstantSearch's `HitsInteractor.FilterStateConnection`.
  public final class FilterStateConnection {
    /// The hits.
    public let interactor: HitsInteractor<Record>
    /// The filters.
    public let filterState: FilterState

    private var subscription: Subscription?

    init(interactor: HitsInteractor<Record>, filterState: FilterState) {
      self.interactor = interactor
      self.filterState = filterState
    }

    /// Connects; does nothing when connected.
    public func connect() {
      guard subscription == nil else { return }
      subscription = filterState.onChange.subscribe(with: interactor) { interactor, _ in
        // The text is still empty, whatever the filters.
        if !interactor.isHidden { interactor.reset() }
      }
    }

    /// Ends the connection; does nothing when disconnected.
    public func disconnect() {
      subscription?.cancel()
      subscription = nil
    }
  }
}

@available(*, unavailable)
extension HitsInteractor.FilterStateConnection: Sendable {}
