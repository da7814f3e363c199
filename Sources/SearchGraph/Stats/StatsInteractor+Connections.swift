extension StatsInteractor {
  /// Takes the numbers of a hits searcher's answers. The connection keeps neither alive.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> Connection {
    searcher.connection(to: self)
  }

  /// Lets a controller show the numbers now and after each change. The connection keeps neither alive; once it is
  /// ended, the shown text stays.
  ///
  /// - Parameter presenter: makes a text of the numbers; by default ``SearchStats/text``.
  @discardableResult
  public func connectController(
    _ controller: any StatsTextController, presenter: @escaping (SearchStats?) -> String? = { $0?.text }
  ) -> Connection {
    Connection { [weak self, weak controller] in
      guard let self, let controller else { return [] }
      controller.setItem(presenter(item))
      return [onItemChanged.subscribe { [weak controller] item in controller?.setItem(presenter(item)) }]
    }
  }
}
