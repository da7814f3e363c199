extension SectionSearcher {
  /// Connects the searcher to an interactor that it feeds. The connection keeps neither alive.
  ///
  /// Once it is ended, the interactor keeps its contents, gets no more answers and loads no pages.
  func connection(to interactor: any SectionInteractor) -> Connection {
    Connection { [weak self, weak interactor] in
      guard let self, let interactor else { return true }
      return isAttached(interactor)
    } _: { [weak self, weak interactor] in
      guard let self, let interactor else { return [] }
      attach(interactor)
      return [
        Subscription { [weak self, weak interactor] in
          if let interactor { self?.detach(interactor) }
        }
      ]
    }
  }
}
