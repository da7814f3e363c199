extension MultiIndexHitsInteractor {
  /// Connects each interactor to the searcher's section of its position. The connection keeps neither side alive.
  ///
  /// Once it is ended, the interactors get no more answers and load no pages.
  func connection(to searcher: MultiIndexSearcher) -> Connection {
    Connection { [weak self, weak searcher] in
      guard let self, let searcher else { return true }
      return zip(searcher.sections, interactors).allSatisfy { $0.isAttached($1) }
    } _: { [weak self, weak searcher] in
      guard let self, let searcher else { return [] }
      for (section, interactor) in zip(searcher.sections, interactors) { section.attach(interactor) }
      listen(to: searcher)
      return [
        Subscription { [weak self, weak searcher] in
          guard let self, let searcher else { return }
          for (section, interactor) in zip(searcher.sections, interactors) { section.detach(interactor) }
          searcher.onSearch.cancelSubscription(for: self)
          searcher.onResults.cancelSubscription(for: self)
        }
      ]
    }
  }

  /// Follows a searcher once, however often the two are connected.
  private func listen(to searcher: MultiIndexSearcher) {
    searcher.onSearch.cancelSubscription(for: self)
    searcher.onResults.cancelSubscription(for: self)
    searcher.onSearch.subscribe(with: self) { interactor, requests in
      interactor.onRequestChanged.fire(())
      // No answer follows when every section is hidden.
      if requests.isEmpty { interactor.onResultsUpdated.fire(()) }
    }
    searcher.onResults.subscribe(with: self) { interactor, _ in interactor.onResultsUpdated.fire(()) }
  }

  /// Connects a controller, which gets its source and reloads. The connection keeps neither alive; ending it removes
  /// the source.
  func connection(to controller: any MultiIndexHitsController) -> Connection {
    Connection { [weak self, weak controller] in
      guard let self, let controller else { return true }
      return controller.hitsSource === self
    } _: { [weak self, weak controller] in
      guard let self, let controller else { return [] }
      stopTelling(controller)
      controller.hitsSource = self
      controller.reload()
      onResultsUpdated.subscribe(with: controller) { controller, _ in controller.reload() }
      onRequestChanged.subscribe(with: controller) { controller, _ in controller.scrollToTop() }
      return [
        Subscription { [weak self, weak controller] in
          guard let self, let controller else { return }
          stopTelling(controller)
          if controller.hitsSource === self { controller.hitsSource = nil }
        }
      ]
    }
  }

  /// A controller is notified once, however often it is connected.
  private func stopTelling(_ controller: any MultiIndexHitsController) {
    onResultsUpdated.cancelSubscription(for: controller)
    onRequestChanged.cancelSubscription(for: controller)
  }
}
