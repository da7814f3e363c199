/// The sections of a multi-index search as one source of hits.
///
/// Source of the behaviour: InstantSearch's `MultiIndexHitsInteractor`. An interactor is confined to the isolation domain
/// that made it.
public final class MultiIndexHitsInteractor: MultiIndexHitsSource {
  /// The interactors of the sections, in their order.
  public let interactors: [any SectionInteractor]
  /// Fires after the answers of a search or a page load were taken.
  public let onResultsUpdated = Signal<Void>()

  private var subscriptions: [Subscription] = []

  /// A source over the interactors of sections.
  public init(interactors: [any SectionInteractor]) {
    self.interactors = interactors
  }

  /// How many sections there are.
  public func numberOfSections() -> Int { interactors.count }

  /// How many rows a section has.
  public func numberOfHits(inSection section: Int) -> Int {
    interactor(forSection: section)?.numberOfHits() ?? 0
  }

  /// The interactor of a section.
  public func interactor(forSection section: Int) -> (any SectionInteractor)? {
    interactors.indices.contains(section) ? interactors[section] : nil
  }

  /// Hears of the searcher's answers.
  public func connectSearcher(_ searcher: MultiIndexSearcher) {
    subscriptions.append(
      searcher.onResults.subscribe { [weak self] in
        self?.onResultsUpdated.fire(())
      })
  }

  /// Lets a controller show the hits: it is told to reload now and after each answer, and to scroll to the top when a new
  /// search begins.
  public func connectController(_ controller: any MultiIndexHitsController, searcher: MultiIndexSearcher) {
    controller.hitsSource = self
    controller.reload()
    subscriptions.append(onResultsUpdated.subscribe { [weak controller] in controller?.reload() })
    subscriptions.append(searcher.onSearch.subscribe { [weak controller] _ in controller?.scrollToTop() })
  }

  /// Ends all connections.
  public func disconnect() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }
}

@available(*, unavailable)
extension MultiIndexHitsInteractor: Sendable {}
