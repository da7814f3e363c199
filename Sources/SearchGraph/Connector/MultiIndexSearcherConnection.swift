/// The connection of a multi-index searcher to the interactors of its sections.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's
/// `MultiIndexHitsInteractor.SearcherConnection`.
public final class MultiIndexSearcherConnection {
  private weak var interactor: MultiIndexHitsInteractor?
  private weak var searcher: MultiIndexSearcher?

  init(interactor: MultiIndexHitsInteractor, searcher: MultiIndexSearcher) {
    self.interactor = interactor
    self.searcher = searcher
  }

  /// Connects; when connected already, nothing changes.
  public func connect() {
    guard let interactor, let searcher else { return }
    unsubscribe()
    for (section, sectionInteractor) in zip(searcher.sections, interactor.interactors) {
      section.attach(sectionInteractor)
    }
    searcher.onSearch.subscribe(with: interactor) { interactor, requests in
      interactor.onRequestChanged.fire(())
      // No answer follows when every section is hidden.
      if requests.isEmpty { interactor.onResultsUpdated.fire(()) }
    }
    searcher.onResults.subscribe(with: interactor) { interactor, _ in interactor.onResultsUpdated.fire(()) }
  }

  /// Ends the connection: the interactors hear of no answer any more and load no page.
  public func disconnect() {
    guard let interactor, let searcher else { return }
    for (section, sectionInteractor) in zip(searcher.sections, interactor.interactors) {
      section.detach(sectionInteractor)
    }
    unsubscribe()
  }

  private func unsubscribe() {
    guard let interactor, let searcher else { return }
    searcher.onSearch.cancelSubscription(for: interactor)
    searcher.onResults.cancelSubscription(for: interactor)
  }
}

@available(*, unavailable)
extension MultiIndexSearcherConnection: Sendable {}

/// The connection of a controller to the sections that it shows.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's
/// `MultiIndexHitsInteractor.ControllerConnection`.
public final class MultiIndexHitsControllerConnection {
  private weak var interactor: MultiIndexHitsInteractor?
  private weak var controller: (any MultiIndexHitsController)?

  init(interactor: MultiIndexHitsInteractor, controller: any MultiIndexHitsController) {
    self.interactor = interactor
    self.controller = controller
  }

  /// Connects: the controller gets its source and is told to reload. When connected already, it only reloads.
  public func connect() {
    guard let interactor, let controller else { return }
    disconnect()
    controller.hitsSource = interactor
    controller.reload()
    interactor.onResultsUpdated.subscribe(with: controller) { controller, _ in controller.reload() }
    interactor.onRequestChanged.subscribe(with: controller) { controller, _ in controller.scrollToTop() }
  }

  /// Ends the connection and takes the source away.
  public func disconnect() {
    guard let interactor, let controller else { return }
    interactor.onResultsUpdated.cancelSubscription(for: controller)
    interactor.onRequestChanged.cancelSubscription(for: controller)
    if controller.hitsSource === interactor { controller.hitsSource = nil }
  }
}

@available(*, unavailable)
extension MultiIndexHitsControllerConnection: Sendable {}
