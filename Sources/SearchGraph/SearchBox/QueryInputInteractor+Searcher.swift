public import SearchModel

extension QueryInputInteractor {
  /// Lets the box drive a searcher, and the box follow the searcher's text.
  ///
  /// Connecting does not search. It makes the two texts equal: the box's text goes to the searcher unless it is empty,
  /// and the searcher's goes into the box then. From then on a text that is set on the searcher itself goes into the
  /// box without a search; the code that set it starts one if needed. The connection ends when either object goes away,
  /// and keeps both alive as long as it is held; a custom actor that owns both is kept alive until
  /// ``Connection/disconnect()``. Ending it leaves both texts as they are.
  ///
  /// - Parameters:
  ///   - searcher: the searcher to drive.
  ///   - searchTriggeringMode: when it searches.
  ///   - isolation: the actor in which searches start, the caller's.
  /// - Returns: the connection, which can be ended.
  @discardableResult
  public func connectSearcher(
    _ searcher: any QuerySearcher, searchTriggeringMode: SearchTriggeringMode = .searchAsYouType,
    isolation: isolated any Actor = #isolation
  ) -> Connection {
    let connection = Connection(of: SearcherLink(interactor: self, searcher: searcher, mode: searchTriggeringMode))
    connection.connect()
    return connection
  }
}

/// A search box and a searcher that it drives.
private struct SearcherLink: SearchBoxLink {
  let interactor: QueryInputInteractor
  let searcher: any QuerySearcher
  let mode: SearchTriggeringMode

  func establish(isolation: isolated any Actor) -> [Subscription] {
    if interactor.query.isEmpty {
      interactor.query = searcher.query
    } else {
      searcher.query = interactor.query
    }
    return subscribe(searcher, isolation: isolation)
  }

  private func subscribe(_ searcher: some QuerySearcher, isolation: isolated any Actor) -> [Subscription] {
    let trigger =
      switch mode {
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
