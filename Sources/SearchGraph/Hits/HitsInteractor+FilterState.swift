extension HitsInteractor {
  /// Forgets the hits whenever filters change, because they belong to the earlier filters. The connection ends when
  /// either object goes away, and keeps both alive as long as it is held.
  ///
  /// This does not put the filters into requests: that is the searcher's connection.
  ///
  /// - Returns: the connection, which can be ended.
  @discardableResult
  public func connectFilterState(_ filterState: FilterState) -> Connection {
    Connection {
      [
        filterState.onChange.subscribe(with: self) { interactor, _ in
          // The text is still empty, whatever the filters.
          if !interactor.isHidden { interactor.reset() }
        }
      ]
    }
  }
}
