extension HitsInteractor {
  /// Lets a searcher feed the section with its answers and load the pages of presented rows. Connecting does not
  /// search. The searcher keeps the interactor alive until the connection ends; the connection keeps neither alive.
  ///
  /// - Returns: the connection, which can be ended.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> Connection {
    searcher.connection(to: self)
  }
}
